import { useEffect, type ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { signOut } from '#lib/stores/session/session.ts';
import { AuthProvider } from './AuthProvider.tsx';
import { ExpiryNotice } from './ExpiryNotice.tsx';
import { SignInInPlace } from './SignInInPlace.tsx';

/** The session around a screen: started, kept alive, told of its end, and signed out of by the nav. */
export function SessionFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SessionStart />
      <AuthProvider>
        <ExpiryNotice />
        {children}
        <SignInInPlace />
      </AuthProvider>
    </>
  );
}

/** Before the screen: what a screen asks of the API, it asks as who the session says. */
function SessionStart() {
  useEffect(startSession, []);
  useSignOutButton();
  return null;
}

/** The nav is static HTML; its sign-out button comes to life with the page's island. */
function useSignOutButton(): void {
  useEffect(() => {
    const handle = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-sign-out]')) return;
      signOut();
      delete document.documentElement.dataset.session;
      navigation.to(paths.home);
    };
    document.addEventListener('click', handle);
    return () => document.removeEventListener('click', handle);
  }, []);
}
