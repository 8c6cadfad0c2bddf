import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { dismissToast, showToast } from '#lib/stores/browser/toasts.ts';
import { $owner } from '#lib/stores/session/owner.ts';

/**
 * Returns a function that shows a toast in place of its last one. The toast leaves when its cause is gone,
 * and with the component. A late failure of a vendor who signed out meanwhile shows none.
 */
export function useToastWhile(isCaused: boolean): (toast: Parameters<typeof showToast>[0]) => void {
  const shown = useRef(0);
  const owner = useStore($owner);
  useEffect(() => (isCaused ? () => dismissToast(shown.current) : undefined), [isCaused]);
  return (toast) => {
    dismissToast(shown.current);
    if ($owner.get() === owner) shown.current = showToast(toast);
  };
}
