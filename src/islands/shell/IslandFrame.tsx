import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '#islands/ui/ErrorBoundary.tsx';
import { Toasts } from '#islands/ui/Toasts.tsx';
import { storageWords } from '#lib/copy/app.ts';
import { paths } from '#lib/paths.ts';
import { startSession } from '#lib/stores/lifecycle.ts';
import { navigation } from '#lib/stores/navigation.ts';
import { clearAppData, signOut } from '#lib/stores/session.ts';
import { $storageProblem } from '#lib/stores/storage.ts';
import { $toasts, dismissToast, holdToast, releaseToast, showToast } from '#lib/stores/toasts.ts';
import { AuthProvider } from './AuthProvider.tsx';
import { ExpiryNotice } from './ExpiryNotice.tsx';
import { SignInInPlace } from './SignInInPlace.tsx';

/** What every island root stands in: its error screen, the session, the notifications, the nav's sign out. */
export function IslandFrame({ children }: { children: ReactNode }) {
  const toasts = useStore($toasts, { ssr: 'initial' });
  return (
    <>
      <ErrorBoundary onClearData={clearOrThrow} onReload={() => navigation.reload()}>
        <SessionStart />
        <AuthProvider>
          <ExpiryNotice />
          {children}
          <SignInInPlace />
        </AuthProvider>
      </ErrorBoundary>
      <Toasts toasts={toasts} onDismiss={dismissToast} onHold={holdToast} onRelease={releaseToast} />
    </>
  );
}

function clearOrThrow(): void {
  if (!clearAppData()) throw new Error('The browser kept some of the saved data');
}

/** Inside the error screen: whatever the session finds in storage, the page is never white. */
function SessionStart() {
  useEffect(startSession, []);
  useSignOutButton();
  useStorageNotice();
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

function useStorageNotice(): void {
  const problem = useStore($storageProblem, { ssr: 'initial' });
  useEffect(() => {
    if (problem !== null) showToast({ tone: 'info', ...storageWords[problem] });
  }, [problem]);
}
