import { useStore } from '@nanostores/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Session } from '#lib/domain/session/sessionShape.ts';
import { $auth, signInSuccess, signOut } from '#lib/stores/session/session.ts';

interface Auth extends Session {
  signInSuccess: (session: string, phone: string, userType?: string) => void;
  signOut: () => void;
}

const AuthContext = createContext<Auth | null>(null);

/**
 * Provides the session to the parts of an island. The values come from shared stores, so all islands agree.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useStore($auth, { ssr: 'initial' });
  const auth = useMemo(() => ({ ...session, signInSuccess, signOut }), [session]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Returns the signed-in vendor, with functions that sign in and out. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within AuthProvider');
  return auth;
}
