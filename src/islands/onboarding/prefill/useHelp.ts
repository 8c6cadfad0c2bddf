import { useEffect, useState } from 'react';
import type { LazyModule } from '#lib/lazyModule.ts';

/**
 * Returns a part that only helps, once it is wanted and loaded. Null until then, and where it cannot be loaded: a
 * vendor who gets no help goes on without it.
 */
export function useHelp<Part>(part: LazyModule<Part>, isWanted: boolean): Part | null {
  const [loaded, setLoaded] = useState(() => part.loaded());
  useEffect(() => {
    if (!isWanted || loaded !== null) return;
    part.load().then(setLoaded, () => undefined);
  }, [part, isWanted, loaded]);
  return isWanted ? loaded : null;
}
