import { useEffect } from 'react';
import { brand } from '#lib/brand.ts';

/** Names what is on screen in the title of the browser tab, as the page does before its island: `… · Nuskha`. */
export function usePageTitle(...parts: readonly string[]): void {
  const title = [...parts, brand.name].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
