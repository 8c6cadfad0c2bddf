import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '#islands/ui/ErrorBoundary.tsx';
import { Toasts } from '#islands/ui/Toasts.tsx';
import { pageFlags } from '#preboot/handover.ts';
import { loadWords, storageWords } from '#lib/words/app.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { tellOfNewVersion } from '#lib/stores/browser/newVersion.ts';
import { $storageProblem, corruptionEvent } from '#lib/stores/browser/storage.ts';
import {
  $toasts,
  dismissToast,
  holdToast,
  releaseToast,
  showHandedOverToasts,
  showToast,
} from '#lib/stores/browser/toasts.ts';
import { clearData } from './page/clearData.ts';
import { tellDamage } from './page/tellDamage.ts';

/** The frame around every island, with or without a session: the error boundary and the toasts. */
export function Frame({ children }: { children: ReactNode }) {
  const toasts = useStore($toasts, { ssr: 'initial' });
  useStorageNotice();
  useClearDataButton();
  useDamageNotice();
  useEffect(showHandedOverToasts, []);
  useEffect(tellOfNewVersion, []);
  return (
    <>
      <ErrorBoundary onClearData={clearData} onReload={navigation.reload}>
        {children}
      </ErrorBoundary>
      <Toasts toasts={toasts} onDismiss={dismissToast} onHold={holdToast} onRelease={releaseToast} />
    </>
  );
}

const clearing = lazyModule(() => import('./page/askToClearData.ts'));

/**
 * The footer of a portal page is plain HTML. This hook handles its "Clear App Data" button, including a press
 * before hydration. The code behind the button loads on the press.
 */
function useClearDataButton(): void {
  useEffect(() => {
    const ask = (): void => {
      delete pageFlags().clearDataPressed;
      clearing.load().then(
        (module) => module.askToClearData(),
        () => showToast({ tone: 'error', title: loadWords.failedTitle, description: loadWords.offline }),
      );
    };
    const handle = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('[data-clear-data]')) ask();
    };
    // The page's own script recorded a press before hydration.
    if (pageFlags().clearDataPressed !== undefined) ask();
    document.addEventListener('click', handle);
    return () => document.removeEventListener('click', handle);
  }, []);
}

/**
 * A layout effect runs before the effects inside the frame. One of those starts the session, which detects
 * damaged entries.
 */
function useDamageNotice(): void {
  useLayoutEffect(() => {
    globalThis.addEventListener(corruptionEvent, tellDamage);
    return () => globalThis.removeEventListener(corruptionEvent, tellDamage);
  }, []);
}

function useStorageNotice(): void {
  const problem = useStore($storageProblem, { ssr: 'initial' });
  useEffect(() => {
    if (problem !== null) showToast({ tone: 'info', ...storageWords[problem] });
  }, [problem]);
}
