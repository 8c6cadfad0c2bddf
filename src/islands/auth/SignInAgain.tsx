import { useStore } from '@nanostores/react';
import { signInWords } from '#lib/copy/auth.ts';
import { $signInAgain } from '#lib/stores/session/session.ts';
import { $application } from '#lib/stores/application/loadedApplication.ts';
import { LoginDialog } from './LoginDialog.tsx';

/**
 * Opens signing in where the vendor stays: when the session ended, with the phone prefilled and the form behind it kept,
 * or to open an application by its link.
 */
export function SignInAgain({ onSignedIn }: { onSignedIn?: () => void }) {
  const asked = useStore($signInAgain, { ssr: 'initial' });
  // A session left a phone, or the application that it loaded. A browser that never had one was led here by a link.
  const hadSession = (asked?.phone ?? null) !== null || $application.get().type === 'loaded';
  return (
    <LoginDialog
      inPlace
      intro={hadSession ? signInWords.again : signInWords.toContinue}
      open={asked !== null}
      initialPhone={asked?.phone ?? null}
      onClose={() => $signInAgain.set(null)}
      onSignedIn={() => onSignedIn?.()}
    />
  );
}
