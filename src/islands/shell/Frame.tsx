import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '#islands/ui/ErrorBoundary.tsx';
import { Toasts } from '#islands/ui/Toasts.tsx';
import { storageWords } from '#lib/copy/app.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { clearAppData } from '#lib/stores/session/session.ts';
import { $storageProblem } from '#lib/stores/browser/storage.ts';
import { $toasts, dismissToast, holdToast, releaseToast, showToast } from '#lib/stores/browser/toasts.ts';

/** What stands around everything, with a session or without one: the error screen and the notifications. */
export function Frame({ children }: { children: ReactNode }) {
  const toasts = useStore($toasts, { ssr: 'initial' });
  useStorageNotice();
  return (
    <>
      <ErrorBoundary onClearData={clearOrThrow} onReload={() => navigation.reload()}>
        {children}
      </ErrorBoundary>
      <Toasts toasts={toasts} onDismiss={dismissToast} onHold={holdToast} onRelease={releaseToast} />
    </>
  );
}

function clearOrThrow(): void {
  if (!clearAppData()) throw new Error('The browser kept some of the saved data');
}

function useStorageNotice(): void {
  const problem = useStore($storageProblem, { ssr: 'initial' });
  useEffect(() => {
    if (problem !== null) showToast({ tone: 'info', ...storageWords[problem] });
  }, [problem]);
}
