import { useStore } from '@nanostores/react';
import { signInWords } from '#lib/words/auth.ts';
import { $signInAgain } from '#lib/stores/session/session.ts';
import { $createdPhone } from '#lib/stores/application/draft.ts';
import { $application } from '#lib/stores/application/flow/loadedApplication.ts';
import { LoginDialog } from './LoginDialog.tsx';

/**
 * Opens the sign-in dialog in place:
 * - after a session ended, with the phone prefilled and the form behind it kept;
 * - after a vendor was created, when the API gave no session;
 * - when a link to an application was opened without a session.
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

/**
 * Returns the reason for signing in. A session leaves its phone or its loaded application behind; a browser
 * with neither was opened by a link.
 */
function introFor(phone: string | null): string {
  if ($application.get().type === 'loaded') return signInWords.again;
  if ($createdPhone.get() !== null) return signInWords.created;
  return phone === null ? signInWords.toContinue : signInWords.again;
}
