import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns false while a document is built and during hydration, which must render the same markup. Returns
 * true right after that, and always in components that are first rendered in the browser.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
