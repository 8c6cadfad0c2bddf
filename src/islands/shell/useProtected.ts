import { useEffect } from 'react';
import { paths } from '#lib/paths.ts';
import { checkSession } from '#lib/stores/session/lifecycle.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { useSessionState, type SessionState } from './useSession.ts';

/** Guards a protected screen: without a session the vendor goes home. */
export function useProtected(): SessionState {
  const state = useSessionState();
  useEffect(() => {
    if (state === 'signed-in') checkSession();
    if (state === 'signed-out') navigation.replace(paths.home);
  }, [state]);
  return state;
}
