import { useEffect } from 'react';
import { brand } from '#lib/brand.ts';

/**
 * Names what is on screen in the title of the browser tab, as the page does before its island: `… · Nuskha`. The page's own
 * title is back once the screen is gone: a shop's name must not outlive its vendor's session.
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
