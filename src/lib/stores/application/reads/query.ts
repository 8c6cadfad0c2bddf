import { nanoquery, type FetcherValue } from '@nanostores/query';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#lib/api/errors.ts';
import { retryDelay, withRetries } from '#lib/api/retry.ts';
import * as limits from '#lib/limits.ts';
import { hearDeleted } from '#lib/stores/application/reads/deletedApplications.ts';
import { loadFailure } from '#lib/stores/application/reads/loadFailure.ts';
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
 */
export interface Query<Value> extends ReadableAtom<QueryState<Value>> {
  /** Resolves with the fresh reply, or with the outcome of one request. */
  load: () => Promise<Value>;
  /** Sends the read, with its retries, and resolves with the new reply, which screens then show too. */
  reload: () => Promise<Value>;
  /** Makes the reply stale. A screen that listens gets a new one; a request under way is not sent twice. */
  refresh: () => void;
}

interface OwnQuery<Value> extends Query<Value> {
  /** Removes the reply, because its owner is gone. */
  end: () => void;
}

// The library sends nothing while the page is hidden, not even the first request. A vendor who looks elsewhere
// while a slow page loads would wait again. So the library learns only that the page is in view.
globalThis.addEventListener?.('visibilitychange', (event) => {
  if (globalThis.document.hidden) event.stopImmediatePropagation();
});

const cache = new Map();
const [createFetcher] = nanoquery({ cache, cacheLifetime: limits.unusedCacheMs, revalidateOnFocus: true });

/** The queries of the current owner, by name. */
const queries = new Map<string, OwnQuery<unknown>>();

onOwnerChange(() => {
  for (const { end } of queries.values()) end();
  queries.clear();
  cache.clear();
});

/** Sends failed and stale reads of the screen again, for the "Try again" buttons. */
export function retryQueries(): void {
  for (const { refresh } of queries.values()) refresh();
}

interface Options {
  /** How long a reply stays fresh. */
  freshMs: number;
  /** Whether a failed read is retried, by the rule of `retryDelay`; true by default. */
  retries?: boolean;
  /** Whether the last reply stays although a later request was refused; false by default. */
  keepsRefused?: boolean;
}

/** Returns the query of this name for the current owner. */
export function query<Value>(name: string, read: () => Promise<Value>, options: Options): Query<Value> {
  const known = queries.get(name) ?? createQuery(name, read, options);
  queries.set(name, known);
  return known as Query<Value>;
}

function createQuery<Value>(
  name: string,
  read: () => Promise<Value>,
  { freshMs, retries = true, keepsRefused = false }: Options,
): OwnQuery<Value> {
  const $state = atom<QueryState<Value>>({ loading: true });
  const key = `${name}/${$owner.get()}`;
  const isSameOwner = sameOwner();
  let isRetried = retries;
  let retryCount = 0;
  const readOwn = async (): Promise<Value> => {
    const reply = await read();
    // The library would keep a late reply of an earlier owner.
    if (!isSameOwner()) throw new ApiError('signed-out');
    return reply;
  };
  const $reply = createFetcher<Value, unknown>(key, {
    fetcher: readOwn,
    dedupeTime: freshMs,
    onErrorRetry: ({ error }) => (isRetried ? retryDelay(error, ++retryCount) : undefined),
  });

  function follow({ data, error, loading }: FetcherValue<Value, unknown>): void {
    const before = $state.value;
    if (!isSameOwner()) $state.set({ loading: true });
    else if (error !== undefined) {
      // Without the failure in its cache, the library sends the read again as soon as something needs it.
      if (!isAnswer(error)) cache.delete(key);
      $state.set({
        data: keepsRefused || !isRefusal(error) ? before.data : undefined,
        error,
        loading: false,
      });
    } else if (loading) $state.set({ ...before, ...(data !== undefined && { data }), loading });
    else if (data !== undefined) {
      retryCount = 0;
      $state.set({ data, loading });
    }
  }

  const refresh = (): void => {
    isRetried = retries;
    retryCount = 0;
    if ($state.lc === 0) cache.delete(key);
    else if (isSameOwner()) $reply.revalidate();
  };

  onMount($state, () => {
    const unfollow = isSameOwner() ? $reply.subscribe(follow) : () => undefined;
    // A request that began without a network may still be under way, and fail.
    const online = (): void => {
      const retry = (): void => {
        if ($state.value.error === undefined) return;
        refresh();
        // The first request after the network returned often fails too.
        isRetried = true;
      };
      void Promise.resolve($reply.get().promise).then(retry, retry);
    };
    globalThis.addEventListener('online', online);
    const stopHearing = hearDeleted(refresh);
    return () => {
      unfollow();
      stopHearing();
      globalThis.removeEventListener?.('online', online);
      $state.set({ loading: true });
    };
  });

  return Object.assign($state, {
    load: () =>
      new Promise<Value>((resolve, reject) => {
        const leave = [$reply.listen(() => undefined)];
        leave.push(
          $state.subscribe(({ data, error, loading }) => {
            if (!isSameOwner()) reject(new ApiError('signed-out'));
            else if (loading) return;
            else if (error === undefined) resolve(data as Value);
            else reject(error);
            queueMicrotask(() => leave.forEach((stop) => stop()));
          }),
        );
      }),
    reload: async () => {
      const reply = await (retries ? withRetries(readOwn) : readOwn());
      $reply.mutate(reply);
      return reply;
    },
    refresh,
    end: () => $state.set({ loading: true }),
  });
}

/** Whether a failure is the server's answer: there is no such data. */
function isAnswer(error: unknown): boolean {
  return loadFailure(error, true) === 'missing';
}

/** Whether a failure says that the data is not, or no longer, for this session. */
function isRefusal(error: unknown): boolean {
  const failure = loadFailure(error, true);
  return failure === 'auth' || failure === 'refused' || failure === 'missing';
}
