import type { Coordinates } from '#lib/domain/info/coordinates.ts';
import type { Door } from '#lib/domain/info/place.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import * as limits from '#lib/limits.ts';

const geocoder = lazyModule(() => import('#lib/api/data/geocoder.ts'));

/**
 * Asks for the address of a pin once it rests, and calls `tell` with it. It tells nothing without an answer: the address
 * is only a help. Returns a function that ends the question.
 */
export function doorOfPin(at: Coordinates, tell: (door: Door) => void): () => void {
  const stop = new AbortController();
  const ask = async (): Promise<void> => {
    const { doorAt } = await geocoder.load();
    const door = await doorAt(at, stop.signal);
    if (door !== null && !stop.signal.aborted) tell(door);
  };
  const timer = setTimeout(() => void ask().catch(() => undefined), limits.mapSearchDelayMs);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
