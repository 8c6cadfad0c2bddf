import { useEffect } from 'react';
import { brand } from '#lib/brand.ts';

/**
 * Puts the parts into the title of the tab, in the format of the document: `… · Nuskha`. Restores the old
 * title on unmount, because a shop's name must not outlive its vendor's session.
 */
export function usePageTitle(...parts: readonly string[]): void {
  const title = [...parts, brand.name].join(' · ');
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
