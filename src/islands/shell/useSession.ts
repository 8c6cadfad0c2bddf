import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $isSignedIn, $sessionReady } from '#lib/stores/session/session.ts';

export type SessionState = 'restoring' | 'signed-in' | 'signed-out';

/** Whether somebody is signed in; 'restoring' until that is known, so that nothing wrong flashes up. */
export function useSessionState(): SessionState {
  const ready = useStore($sessionReady, { ssr: 'initial' });
  const signedIn = useStore($isSignedIn, { ssr: 'initial' });
  if (!ready) return 'restoring';
  return signedIn ? 'signed-in' : 'signed-out';
}

/** Keeps the nav's session mark true while the page stands: the Dashboard button follows it. */
export function useNavMark(): void {
  const state = useSessionState();
  useEffect(() => {
    if (state === 'signed-in') document.documentElement.dataset.session = '';
    if (state === 'signed-out') delete document.documentElement.dataset.session;
  }, [state]);
}
