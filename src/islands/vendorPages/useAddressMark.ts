import { useEffect, useState } from 'react';

/** Returns whether the page was opened with this hash, and removes it, so that a reload does not repeat its effect. */
export function useAddressMark(mark: string): boolean {
  const [isMarked] = useState(() => globalThis.location.hash === mark);
  useEffect(() => {
    if (!isMarked) return;
    globalThis.history.replaceState(globalThis.history.state, '', globalThis.location.href.split('#')[0]);
  }, [isMarked]);
  return isMarked;
}
