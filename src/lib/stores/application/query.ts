import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#lib/api/errors.ts';
import { withRetries } from '#lib/api/retry.ts';
import { limits } from '#lib/limits.ts';
import { hearDeleted } from '#lib/stores/application/deletedApplications.ts';
import { loadFailure } from '#lib/stores/application/loadFailure.ts';
import { $owner, onOwnerChange, sameOwner } from '#lib/stores/session/owner.ts';

/** The state of a read. The last data and the last error stay during a new request. */
export interface QueryState<Value> {
  data?: Value | undefined;
  error?: unknown;
  loading: boolean;
}

/**
 * A read of the API, shared by everything that needs its reply. While a screen listens, the read is sent:
 * - when the screen opens or comes into view, unless the reply is fresh;
 * - when the network returns after a failure;
 * - when another tab deleted an application.
 * A library like @nanostores/query sends nothing while the page is hidden, and keeps replies after a sign-out.
 */
export interface Query<Value> extends ReadableAtom<QueryState<Value>> {
  /** Resolves with the fresh reply, or with the outcome of one request. */
  load: () => Promise<Value>;
  /** Sends the read, even if its reply is fresh, and retries it. The reply to an earlier request is dropped. */
  reload: () => Promise<Value>;
  /** Makes the reply stale. A screen that listens gets a new one; a request under way is not sent twice. */
  refresh: () => void;
}

interface OwnQuery<Value> extends Query<Value> {
  /** Removes the reply, because its owner is gone. */
  end: () => void;
}

/** The queries of the current owner, by name and owner. */
const queries = new Map<string, OwnQuery<unknown>>();

onOwnerChange(() => {
  for (const { end } of queries.values()) end();
  queries.clear();
});

/** Sends failed and stale reads of the screen again, for the "Try again" buttons. */
export function retryQueries(): void {
  for (const { refresh } of queries.values()) refresh();
}

interface Options {
  /** How long a reply stays fresh. */
  freshMs: number;
  /** Whether a failed read is retried, by the rule of `withRetries`; true by default. */
  retries?: boolean;
  /** Whether the last reply stays although a later request was refused; false by default. */
  keepsRefused?: boolean;
}

/** Returns the query of this name for the current owner. */
export function query<Value>(name: string, read: () => Promise<Value>, options: Options): Query<Value> {
  const key = `${$owner.get()}/${name}`;
  const known = queries.get(key) ?? createQuery(read, options);
  queries.set(key, known);
  return known as Query<Value>;
}

function createQuery<Value>(
  read: () => Promise<Value>,
  { freshMs, retries = true, keepsRefused = false }: Options,
): OwnQuery<Value> {
  const $state = atom<QueryState<Value>>({ loading: true });
  const isSameOwner = sameOwner();
  let settledAt = -Infinity;
  /** The request under way. */
  let asking: Promise<Value> | null = null;
  /** Counts the loads. A newer one replaces the retries of an older one. */
  let loads = 0;
  let latest: Promise<Value>;

  const isFresh = (): boolean => {
    const { error } = $state.value;
    const isAnswered = error === undefined || loadFailure(error, true) === 'missing';
    return isAnswered && Date.now() - settledAt < freshMs;
  };

  async function ask(): Promise<Value> {
    if (!isSameOwner()) throw new ApiError('signed-out');
    $state.set({ ...$state.value, loading: true });
    const request = (asking = read());
    const settle = (state: QueryState<Value>): void => {
      if (asking !== request) return;
      asking = null;
      settledAt = Date.now();
      $state.set(state);
    };
    try {
      const data = await request;
      settle({ data, loading: false });
      return data;
    } catch (error) {
      const isGone = isRefusal(error) && !keepsRefused;
      settle({ data: isGone ? undefined : $state.value.data, error, loading: false });
      throw error;
    }
  }

  function begin(isRetried: boolean): Promise<Value> {
    const own = ++loads;
    latest = isRetried ? withRetries(() => (own === loads ? ask() : latest)) : ask();
    return latest;
  }
  const reload = (): Promise<Value> => begin(retries);
  // The state holds the failure.
  const start = (): void => void reload().catch(() => undefined);
  const startIf = (isNeeded: boolean): void => {
    if (isNeeded && asking === null) start();
  };

  onMount($state, () => {
    if (Date.now() - settledAt > limits.unusedCacheMs) $state.set({ loading: true });
    startIf(!isFresh());
    const seen = (): void => startIf(!globalThis.document.hidden && !isFresh());
    // A request that began without a network may still be under way, and fail.
    const online = (): void => {
      const retry = (): void => startIf($state.value.error !== undefined);
      void Promise.resolve(asking).then(retry, retry);
    };
    globalThis.addEventListener('visibilitychange', seen);
    globalThis.addEventListener('online', online);
    const stopHearing = hearDeleted(start);
    return () => {
      globalThis.removeEventListener('visibilitychange', seen);
      globalThis.removeEventListener('online', online);
      stopHearing();
    };
  });

  return Object.assign($state, {
    load: async () => {
      const { data, error } = $state.value;
      if (!isFresh()) return asking ?? begin(false);
      if (error !== undefined) throw error;
      return data as Value;
    },
    reload,
    refresh: () => {
      settledAt = -Infinity;
      startIf($state.lc > 0);
    },
    end: () => {
      asking = null;
      $state.set({ loading: true });
    },
  });
}

/** Whether a failure says that the data is not, or no longer, for this session. */
function isRefusal(error: unknown): boolean {
  const failure = loadFailure(error, true);
  return failure === 'auth' || failure === 'refused' || failure === 'missing';
}
