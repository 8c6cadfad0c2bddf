import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import { loadWords, sessionWords } from '#lib/copy/app.ts';
import { loadPart } from '#lib/stores/browser/newVersion.ts';
import { $isSignedIn, $session, $signInAgain } from '#lib/stores/session/session.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** The dialog, and with it what it sends by. */
async function load(): Promise<ComponentType> {
  const [{ SignInAgain }] = await Promise.all([
    import('#islands/auth/SignInAgain.tsx'),
    import('#lib/stores/session/auth.ts'),
  ]);
  return SignInAgain;
}

/** What must be at hand when the network is not: fetched once the page has settled. */
const fetchAheadMs = 5000;

/**
 * Signing in again in place, on any screen. The dialog is loaded when it is first asked for, or ahead for
 * who is signed in; when it cannot be loaded the screen and what was typed on it stay.
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
      (isAsked ? loadPart(load) : load()).then(
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
