import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { applicationOf, type Application } from '#lib/domain/application.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
import { hearDeleted } from '#lib/stores/application/deletedApplications.ts';
import { draftOf } from '#lib/stores/application/draft.ts';
import { loadFailure, type LoadFailure } from '#lib/stores/application/loadFailure.ts';
import { $currentVendor, progressQuery, retryQueries, vendorQuery } from '#lib/stores/application/queries.ts';

/** Data on its way, here (with a word on why it may be old), or not to be had for now. */
export type Loaded<Value> =
  | { type: 'loading' }
  | { type: 'ready'; value: Value; stale: 'offline' | 'failed' | null }
  | { type: 'failed'; failure: LoadFailure; busy: boolean };

interface Query<Value> {
  data?: Value;
  error?: unknown;
  loading: boolean;
}

/** What is remembered between two replies to the same query. */
interface Remembered<Value> {
  value: Value | null;
  failure: LoadFailure | null;
}

/**
 * Reads a query's state. While it is asked again, what was there stays: the last good reply, or the failure with its
 * button busy. A refusal takes the last good one away.
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

/** Whether what is shown is not the server's word of now. */
function isLacking(shown: Loaded<unknown>): boolean {
  return shown.type === 'failed' || (shown.type === 'ready' && shown.stale !== null);
}

/** Whether the browser has a network. */
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
 * The application of the named vendor, or of the signed-in one, as what a screen shows of it. It is shown when its progress
 * is known too, or is known not to come: until then it would say too much. Asks again by itself once the browser is back
 * online.
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
    // Where the id is known, both are asked for at once.
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
    // A request of before may still be under way then, which is not asked twice: once it has failed, it is.
    let isOwed = false;
    const again = (): void => {
      isOwed = true;
      if (isLacking($shown.get())) retryQueries();
    };
    const stop = $shown.listen((shown) => {
      if (!isOwed || !isLacking(shown) || (shown.type === 'failed' && shown.busy)) return;
      isOwed = false;
      // The query still counts it as under way in this tick.
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
