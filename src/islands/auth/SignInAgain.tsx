import { useStore } from '@nanostores/react';
import { signInWords } from '#lib/copy/auth.ts';
import { $signInAgain } from '#lib/stores/session/session.ts';
import { $createdPhone } from '#lib/stores/application/draft.ts';
import { $application } from '#lib/stores/application/loadedApplication.ts';
import { LoginDialog } from './LoginDialog.tsx';

/**
 * Opens signing in where the vendor stays: when the session ended, with the phone prefilled and the form behind it kept; after
 * creating a vendor, where the API gave no session; or to open an application by its link.
 */
export function SignInAgain({ onSignedIn }: { onSignedIn?: () => void }) {
  const asked = useStore($signInAgain, { ssr: 'initial' });
  return (
    <LoginDialog
      inPlace
      intro={introFor(asked?.phone ?? null)}
      open={asked !== null}
      initialPhone={asked?.phone ?? null}
      onClose={() => $signInAgain.set(null)}
      onSignedIn={() => onSignedIn?.()}
    />
  );
}

/** A session left its phone, or the application that it loaded. A browser without either was led here by a link. */
function introFor(phone: string | null): string {
  if ($application.get().type === 'loaded') return signInWords.again;
  if ($createdPhone.get() !== null) return signInWords.created;
  return phone === null ? signInWords.toContinue : signInWords.again;
}
