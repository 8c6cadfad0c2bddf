import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from '#lib/stores/session/session.ts';

/** What a screen needs to know of the session; 'restoring' until that is known, so that nothing wrong flashes up. */
export type SessionStage = 'restoring' | 'signed-in' | 'signed-out';

/** Whether somebody is signed in. */
export function useSessionStage(): SessionStage {
  const { type } = useStore($session, { ssr: 'initial' });
  if (type === 'expiring-soon') return 'signed-in';
  return type === 'expired' ? 'signed-out' : type;
}

/** Keeps the nav's session mark true while the page is open: the Dashboard button follows it. */
export function useNavMark(): void {
  const stage = useSessionStage();
  useEffect(() => {
    if (stage === 'signed-in') document.documentElement.dataset.session = '';
    if (stage === 'signed-out') delete document.documentElement.dataset.session;
  }, [stage]);
}
