import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False while a document is built and while its markup is taken over, which needs the same render twice; true right after,
 * and always in what is first rendered in the browser.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
