import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pageFlags } from '#preboot/handover.ts';
import { $session } from '#lib/stores/session/session.ts';

/**
 * The stage of the session for a screen. It is 'restoring' until the session is known, so that nothing wrong
 * appears for a moment.
 */
export type SessionStage = 'restoring' | 'signed-in' | 'signed-out';

/** Whether a vendor is signed in. */
export function useSessionStage(): SessionStage {
  const { type } = useStore($session, { ssr: 'initial' });
  if (type === 'expiring-soon') return 'signed-in';
  return type === 'expired' ? 'signed-out' : type;
}

/** Keeps the nav's session mark up to date while the page is open. The Dashboard button depends on it. */
export function useNavMark(): void {
  const stage = useSessionStage();
  useEffect(() => {
    if (stage === 'signed-in') pageFlags().session = '';
    if (stage === 'signed-out') delete pageFlags().session;
  }, [stage]);
}
