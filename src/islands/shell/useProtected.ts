import { useEffect } from 'react';
import { paths } from '#lib/paths.ts';
import { checkSession } from '#lib/stores/session/lifecycle.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { useSessionStage, type SessionStage } from './useSession.ts';

/** Guards a protected screen: without a session the vendor goes home. */
export function useProtected(): SessionStage {
  const state = useSessionStage();
  useEffect(() => {
    if (state === 'signed-in') checkSession();
    if (state === 'signed-out') navigation.replace(paths.home);
  }, [state]);
  return state;
}
