import { atom, computed, effect, onMount, type ReadableAtom } from 'nanostores';
import { applicationOf, type Application } from '#lib/domain/application/application.ts';
import type { ApplicationProgress } from '#lib/domain/application/progress.ts';
import { draftOf } from '#lib/stores/application/draft.ts';
import { loadFailure, type LoadFailure } from '#lib/stores/application/reads/loadFailure.ts';
import { currentVendorQuery, progressQuery, vendorQuery } from '#lib/stores/application/reads/queries.ts';
import type { QueryState } from '#lib/stores/application/reads/query.ts';

/** Why data may be old, with the error of the last read. */
export interface StaleReason {
  stale: 'offline' | 'failed' | null;
  error?: unknown;
}

/** Data that is loading, ready (`stale` says why it may be old), or unavailable for now. */
export type Loaded<Value> =
  | { type: 'loading' }
  | ({ type: 'ready'; value: Value } & StaleReason)
  | { type: 'failed'; failure: LoadFailure; busy: boolean; error?: unknown };

/** Returns what a screen shows of a query. During a new request, the last reply or failure stays. */
export function loadedOf<Value>({ data, error, loading }: QueryState<Value>, online: boolean): Loaded<Value> {
  const failure = error === undefined ? null : loadFailure(error, online);
  if (data !== undefined) {
    const isOffline = failure === 'offline' || (failure === null && loading && !online);
    return { type: 'ready', value: data, stale: isOffline ? 'offline' : failure && 'failed', error };
  }
  if (failure !== null) return { type: 'failed', failure, busy: loading, error };
  return online ? { type: 'loading' } : { type: 'failed', failure: 'offline', busy: false };
}

const $online = atom(true);

onMount($online, () => {
  const read = (): void => $online.set(globalThis.navigator.onLine);
  read();
  globalThis.addEventListener('online', read);
  globalThis.addEventListener('offline', read);
  return () => {
    globalThis.removeEventListener('online', read);
    globalThis.removeEventListener('offline', read);
  };
});

const $noProgress = atom<QueryState<ApplicationProgress>>({ loading: true });

/**
 * Returns the application of the named vendor, or of the signed-in one, for a screen. It is shown once its
 * progress is loaded or has failed; earlier it would say too much.
 */
export function shownApplication(id: string | null): ReadableAtom<Loaded<Application>> {
  const $vendor = id === null ? currentVendorQuery() : vendorQuery(id);
  // With a known id, both are requested at once.
  const $id = computed($vendor, ({ data }) => id ?? data?.id ?? null);
  const $shown = atom<Loaded<Application>>({ type: 'loading' });
  onMount($shown, () =>
    effect($id, (vendorId) => {
      const $progress = vendorId === null ? $noProgress : progressQuery(vendorId);
      return effect([$vendor, $progress, $online], (vendor, progress, online) => {
        const loaded = loadedOf(vendor, online);
        const isEarly = progress.data === undefined && progress.error === undefined;
        if (loaded.type !== 'ready') $shown.set(loaded);
        else if (isEarly) $shown.set({ type: 'loading' });
        else {
          const known = {
            vendor: loaded.value,
            progress: progress.data ?? null,
            draft: draftOf(loaded.value.id),
          };
          $shown.set({ ...loaded, value: applicationOf(known) });
        }
      });
    }),
  );
  return $shown;
}
