import { useStore } from '@nanostores/react';
import { Fragment, useEffect, type ReactNode } from 'react';
import { pageFlags } from '#preboot/handover.ts';
import { $owner } from '#lib/stores/session/owner.ts';
import { AuthProvider, useAuth } from './AuthProvider.tsx';
import { ExpiryNotice } from './ExpiryNotice.tsx';
import { goHomeSignedOut } from '#islands/shell/page/goHome.ts';
import { SignInInPlace } from './SignInInPlace.tsx';

/**
 * A screen with its session: the expiry notice, signing in again in place, and the sign-out button of the
 * nav.
 */
export function SessionScreens({ children }: { children: ReactNode }) {
  const owner = useStore($owner, { ssr: 'initial' });
  return (
    <AuthProvider>
      <ExpiryNotice />
      {/* A new owner gets new components, so no vendor sees what another one typed or saw. */}
      <Fragment key={owner}>{children}</Fragment>
      <SignInInPlace />
      {/* Last, so that the screens have taken over and saved everything before an early press signs out. */}
      <SignOutButton />
    </AuthProvider>
  );
}

/** The nav is plain HTML. This component handles its sign-out button, including a press before hydration. */
function SignOutButton() {
  const { signOut } = useAuth();
  useEffect(() => {
    const leave = (): void => {
      delete pageFlags().signOutPressed;
      signOut();
      goHomeSignedOut();
    };
    const handle = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-sign-out]')) leave();
    };
    // The page's own script recorded a press before hydration.
    if (pageFlags().signOutPressed !== undefined) leave();
    document.addEventListener('click', handle);
    return () => document.removeEventListener('click', handle);
  }, [signOut]);
  return null;
}
