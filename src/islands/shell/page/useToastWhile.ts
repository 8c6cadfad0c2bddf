import { useEffect, useRef } from 'react';
import { dismissToast, showToast } from '#lib/stores/browser/toasts.ts';

/**
 * Returns a function that shows a toast in place of its last one. The toast leaves when its cause is gone,
 * and with the component.
 */
export function useToastWhile(isCaused: boolean): (toast: Parameters<typeof showToast>[0]) => void {
  const shown = useRef(0);
  useEffect(() => (isCaused ? () => dismissToast(shown.current) : undefined), [isCaused]);
  return (toast) => {
    dismissToast(shown.current);
    shown.current = showToast(toast);
  };
}
