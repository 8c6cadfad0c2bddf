import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import { loadWords, sessionWords } from '#lib/words/app.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { loadOrReload } from '#lib/stores/browser/newVersion.ts';
import { $isSignedIn, $session, $signInAgain } from '#lib/stores/session/session.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** The dialog, and with it the code that sends its forms. */
const signInAgain = lazyModule(async () => {
  const [{ SignInAgain }] = await Promise.all([
    import('#islands/auth/SignInAgain.tsx'),
    import('#lib/stores/session/signIn/auth.ts'),
  ]);
  return SignInAgain;
});

/** The dialog must also open without a network, so it is preloaded once the page has settled. */
const fetchAheadMs = 5000;

/**
 * Signs in again in place, on any screen. The dialog loads on demand, or ahead for a signed-in vendor. If it
 * cannot be loaded, the screen and its typed values stay.
 */
export function SignInInPlace() {
  const isAsked = useStore($signInAgain, { ssr: 'initial' }) !== null;
  const isSoon = useStore($session, { ssr: 'initial' }).type === 'expiring-soon';
  const isSignedIn = useStore($isSignedIn, { ssr: 'initial' });
  const [dialog, setDialog] = useState<{ Part: ComponentType } | null>(null);

  useEffect(() => {
    if (dialog !== null || !(isAsked || isSoon || isSignedIn)) return;
    let isGone = false;
    const fetchDialog = (): void => {
      (isAsked ? loadOrReload(signInAgain) : signInAgain.load()).then(
        (Part) => !isGone && setDialog({ Part }),
        () => {
          if (isGone || !isAsked) return;
          $signInAgain.set(null);
          showToast({ tone: 'error', title: sessionWords.signInAgain, description: loadWords.offline });
        },
      );
    };
    const timer = setTimeout(fetchDialog, isAsked || isSoon ? 0 : fetchAheadMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [dialog, isAsked, isSoon, isSignedIn]);

  return dialog && isAsked && <dialog.Part />;
}
