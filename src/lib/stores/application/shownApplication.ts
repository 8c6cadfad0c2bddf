import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { applicationOf, type Application } from '#lib/domain/application.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
import { hearDeleted } from '#lib/stores/application/deletedApplications.ts';
import { draftOf } from '#lib/stores/application/draft.ts';
import { loadFailure, type LoadFailure } from '#lib/stores/application/loadFailure.ts';
import { $currentVendor, progressQuery, retryQueries, vendorQuery } from '#lib/stores/application/queries.ts';

/** Data that is loading, ready (`stale` says why it may be old), or unavailable for now. */
export type Loaded<Value> =
  | { type: 'loading' }
  | { type: 'ready'; value: Value; stale: 'offline' | 'failed' | null }
  | { type: 'failed'; failure: LoadFailure; busy: boolean };

interface Query<Value> {
  data?: Value;
  error?: unknown;
  loading: boolean;
}

/** The values that are remembered between two replies to the same query. */
interface Remembered<Value> {
  value: Value | null;
  failure: LoadFailure | null;
}

/**
 * Reads a query's state. During a new request the previous state stays: the last good reply, or the failure
 * with its button busy. A refusal removes the last good reply.
 */
export function readQuery<Value>(
  { data, error, loading }: Query<Value>,
  online: boolean,
  before: Remembered<Value>,
): { shown: Loaded<Value>; remember: Remembered<Value> } {
  const failed = (failure: LoadFailure, busy: boolean, value: Value | null) => ({
    shown: { type: 'failed', failure, busy } as const,
    remember: { value, failure },
  });
  const ready = (value: Value, stale: 'offline' | 'failed' | null) => ({
    shown: { type: 'ready', value, stale } as const,
    remember: { value, failure: null },
  });
  if (error !== undefined && error !== null) {
    const failure = loadFailure(error, online);
    const last = data ?? before.value;
    if (failure === 'auth' || failure === 'refused' || failure === 'missing') {
      return failed(failure, loading, null);
    }
    return last === null
      ? failed(failure, loading, null)
      : ready(last, failure === 'offline' ? 'offline' : 'failed');
  }
  if (data !== undefined) return ready(data, null);
  if (before.value !== null) return ready(before.value, online ? null : 'offline');
  if (before.failure !== null) return failed(before.failure, loading, null);
  if (!online) return failed('offline', false, null);
  return { shown: { type: 'loading' }, remember: before };
}

/** Whether the shown data is not the server's current data. */
function isLacking(shown: Loaded<unknown>): boolean {
  return shown.type === 'failed' || (shown.type === 'ready' && shown.stale !== null);
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

/**
 * The application of the named vendor, or of the signed-in one, for a screen. It is shown once its progress is
 * loaded or has failed; earlier it would say too much. It is requested again when the browser is back online.
 */
export function shownApplication(id: string | null): ReadableAtom<Loaded<Application>> {
  const query = id === null ? $currentVendor : vendorQuery(id);
  let last: Remembered<Vendor> = { value: null, failure: null };
  const $vendor = computed([query, $online], (state, online): Loaded<Vendor> => {
    const { shown, remember } = readQuery<Vendor>(state, online, last);
    last = remember;
    return shown;
  });
  let progress: ApplicationProgress | null | undefined;
  const $shown = atom<Loaded<Application>>({ type: 'loading' });
  const show = (): void => {
    const vendor = $vendor.get();
    if (vendor.type !== 'ready') $shown.set(vendor);
    else if (progress === undefined) $shown.set({ type: 'loading' });
    else {
      const known = { vendor: vendor.value, progress, draft: draftOf(vendor.value.id) };
      $shown.set({ ...vendor, value: applicationOf(known) });
    }
  };
  onMount($shown, () => {
    let asked: string | null = null;
    let stopProgress = (): void => undefined;
    const askFor = (vendorId: string | null): void => {
      if (vendorId === null || vendorId === asked) return;
      stopProgress();
      asked = vendorId;
      progress = undefined;
      stopProgress = progressQuery(vendorId).subscribe(({ data, error }) => {
        if (data !== undefined) progress = data;
        else if (error !== undefined) progress ??= null;
        show();
      });
    };
    // With a known id, request both at once.
    askFor(id);
    const stopVendor = $vendor.subscribe((vendor) => {
      if (vendor.type === 'ready') askFor(vendor.value.id);
      show();
    });
    return () => {
      stopVendor();
      stopProgress();
    };
  });
  onMount($shown, () => hearDeleted(retryQueries));
  onMount($shown, () => {
    // An earlier request may still be under way, and it is not sent twice. Once it has failed, send it again.
    let isOwed = false;
    const again = (): void => {
      isOwed = true;
      if (isLacking($shown.get())) retryQueries();
    };
    const stop = $shown.listen((shown) => {
      if (!isOwed || !isLacking(shown) || (shown.type === 'failed' && shown.busy)) return;
      isOwed = false;
      // The query still counts as under way in this tick.
      queueMicrotask(retryQueries);
    });
    globalThis.addEventListener('online', again);
    return () => {
      stop();
      globalThis.removeEventListener('online', again);
    };
  });
  return $shown;
}
