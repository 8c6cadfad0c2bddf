import { atom, type ReadableAtom } from 'nanostores';
import type { Place } from '#lib/domain/info/place.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import * as limits from '#lib/limits.ts';

type PlaceSearchState =
  | { type: 'idle' }
  | { type: 'searching'; query: string }
  | { type: 'results'; query: string; places: Place[] }
  | { type: 'empty'; query: string }
  | { type: 'failed'; query: string };

interface PlaceSearch {
  $state: ReadableAtom<PlaceSearchState>;
  /** Sets the current text of the search box. Asks the geocoder once typing pauses. */
  type: (text: string) => void;
  /** Repeats the failed query at once. */
  retry: () => void;
  /** Closes the results and drops a request under way. */
  close: () => void;
}

type Search = (query: string, signal: AbortSignal) => Promise<Place[]>;

const geocoder = lazyModule(() => import('#lib/api/data/geocoder.ts'));

/**
 * Searches by the geocoder module. It is loaded with the first search, because its schema is larger than the
 * search box.
 */
const searchByGeocoder: Search = async (query, signal) => {
  const { searchPlaces } = await geocoder.load();
  return searchPlaces(query, signal);
};

/** Creates a place search for one picker. Replies to all queries but the latest are dropped. */
export function createPlaceSearch(search: Search = searchByGeocoder): PlaceSearch {
  const $state = atom<PlaceSearchState>({ type: 'idle' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;

  const drop = (): void => {
    clearTimeout(timer);
    underWay?.abort();
    underWay = undefined;
  };

  const ask = async (query: string): Promise<void> => {
    const mine = new AbortController();
    underWay = mine;
    $state.set({ type: 'searching', query });
    let next: PlaceSearchState;
    try {
      const places = await search(query, mine.signal);
      next = places.length > 0 ? { type: 'results', query, places } : { type: 'empty', query };
    } catch {
      next = { type: 'failed', query };
    }
    // An abort does not stop a reply that has already arrived, so check that this query is the latest.
    if (underWay !== mine) return;
    underWay = undefined;
    $state.set(next);
  };

  return {
    $state,
    type: (text) => {
      drop();
      const query = text.trim().replace(/\s+/g, ' ');
      if ([...query].length < limits.mapSearchMinChars) {
        $state.set({ type: 'idle' });
        return;
      }
      timer = setTimeout(() => void ask(query), limits.mapSearchDelayMs);
    },
    retry: () => {
      const state = $state.get();
      if (state.type !== 'failed') return;
      drop();
      void ask(state.query);
    },
    close: () => {
      drop();
      $state.set({ type: 'idle' });
    },
  };
}
