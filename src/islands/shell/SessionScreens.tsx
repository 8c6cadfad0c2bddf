import { useStore } from '@nanostores/react';
import { Fragment, useEffect, type ReactNode } from 'react';
import { $owner } from '#lib/stores/session/owner.ts';
import { AuthProvider, useAuth } from './AuthProvider.tsx';
import { ExpiryNotice } from './ExpiryNotice.tsx';
import { goHomeSignedOut } from './goHome.ts';
import { SignInInPlace } from './SignInInPlace.tsx';

/** A screen with its session around it: told of its end, signed in again in place, and signed out of by the nav. */
export function SessionScreens({ children }: { children: ReactNode }) {
  const owner = useStore($owner, { ssr: 'initial' });
  return (
    <AuthProvider>
      <ExpiryNotice />
      {/* A new owner gets new components: nothing that one vendor typed or saw is in the next one's. */}
      <Fragment key={owner}>{children}</Fragment>
      <SignInInPlace />
      {/* Last: an early press signs out of what the screens have taken over and kept by then. */}
      <SignOutButton />
    </AuthProvider>
  );
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
