import { useEffect } from 'react';
import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { keepAskedPage } from '#lib/stores/session/askedPage.ts';
import { checkSession } from '#lib/stores/session/lifecycle.ts';
import { $session } from '#lib/stores/session/session.ts';
import { useSessionStage, type SessionStage } from './useSession.ts';

/**
 * Guards a protected screen. Opened without a session it leads home at once, where a note says that signing in is needed,
 * and the page opens after that. When a session is lost while the page is open, the lifecycle leads there as well. A vendor who signed out goes home without a notice.
 */
export function useProtected(): SessionStage {
  const stage = useSessionStage();
  useEffect(() => {
    if (stage === 'signed-in') checkSession();
    const state = $session.get();
    if (stage !== 'signed-out' || state.type === 'expired') return;
    if (state.type === 'signed-out' && !state.hasLeft) keepAskedPage(null);
    navigation.replace(paths.home);
  }, [stage]);
  return stage;
}
