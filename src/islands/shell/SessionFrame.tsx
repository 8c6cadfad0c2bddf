import { useStore } from '@nanostores/react';
import { Fragment, useEffect, type ReactNode } from 'react';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { restoreDrafts } from '#lib/stores/application/draft.ts';
import { $owner } from '#lib/stores/session/owner.ts';
import { AuthProvider, useAuth } from './AuthProvider.tsx';
import { ExpiryNotice } from './ExpiryNotice.tsx';
import { goHomeSignedOut } from './goHome.ts';
import { SignInInPlace } from './SignInInPlace.tsx';

/** The session around a screen: started, kept alive, told of its end, and signed out of by the nav. */
export function SessionFrame({ children }: { children: ReactNode }) {
  const owner = useStore($owner, { ssr: 'initial' });
  return (
    <>
      <SessionStart />
      <AuthProvider>
        <SignOutButton />
        <ExpiryNotice />
        {/* A new owner gets new components: nothing that one vendor typed or saw is in the next one's. */}
        <Fragment key={owner}>{children}</Fragment>
        <SignInInPlace />
      </AuthProvider>
    </>
  );
}

/** Before the screen: what a screen asks of the API, it asks as who the session says. */
function SessionStart() {
  useEffect(() => {
    restoreDrafts();
    startSession();
  }, []);
  return null;
}

/** The nav is static HTML; its sign-out button comes to life with the page's island, also for a press before that. */
function SignOutButton() {
  const { signOut } = useAuth();
  useEffect(() => {
    const page = document.documentElement;
    const leave = (): void => {
      delete page.dataset.signOutPressed;
      signOut();
      goHomeSignedOut();
    };
    const handle = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-sign-out]')) leave();
    };
    // The page's own script notes a press that came before this.
    if (page.dataset.signOutPressed !== undefined) leave();
    document.addEventListener('click', handle);
    return () => document.removeEventListener('click', handle);
  }, [signOut]);
  return null;
}
