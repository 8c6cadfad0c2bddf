import { useEffect } from 'react';
import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { keepAskedPage } from '#lib/stores/session/signIn/askedPage.ts';
import { checkSession } from '#lib/stores/session/lifecycle.ts';
import { $session } from '#lib/stores/session/session.ts';
import { useSessionStage, type SessionStage } from './useSession.ts';

/**
 * Guards a screen that needs a session, and returns the stage of the session. Without a session it opens the
 * home page, where a note asks for a sign-in; the guarded page opens after that. If the session is lost while
 * the page is open, the session's lifecycle leaves the page instead. A vendor who signed out gets no note.
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
