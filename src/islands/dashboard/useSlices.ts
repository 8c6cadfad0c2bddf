import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The number of rows that are rendered in full together. */
const sliceRows = 20;

/**
 * Renders a long list in slices: only rows near the view are complete, and all of them for print. Other rows are text
 * alone, in `[data-row]` with their number, so that the browser finds them and the page stays light.
 */
export function useSlices(rows: number) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const near = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => sliceOf(target));
        if (near.length > 0) setOpen((known) => new Set([...known, ...near]));
      },
      { rootMargin: '50%' },
    );
    for (const row of list.current?.querySelectorAll('[data-row]') ?? []) seen.observe(row);
    return () => seen.disconnect();
  }, [open, rows]);
  useEffect(() => {
    const openAll = (): void => flushSync(() => setOpen(new Set(Array.from({ length: rows }).keys())));
    globalThis.addEventListener('beforeprint', openAll);
    return () => globalThis.removeEventListener('beforeprint', openAll);
  }, [rows]);
  return { list, isComplete: (row: number): boolean => open.has(Math.floor(row / sliceRows)) };
}

const sliceOf = (row: Element): number => Math.floor(Number(row.getAttribute('data-row')) / sliceRows);
