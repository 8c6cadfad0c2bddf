import { useStore } from '@nanostores/react';
import { $signInAgain } from '#lib/stores/lifecycle.ts';
import { LoginDialog } from './LoginDialog.tsx';

/** Opens signing in, with the phone prefilled, when the session ended where the vendor stays. The form behind it is kept. */
export function SignInAgain({ onSignedIn }: { onSignedIn?: () => void }) {
  const asked = useStore($signInAgain, { ssr: 'initial' });
  return (
    <LoginDialog
      again
      open={asked !== null}
      initialPhone={asked?.phone ?? null}
      onClose={() => $signInAgain.set(null)}
      onSignedIn={() => onSignedIn?.()}
    />
  );
}
