import { nanoquery } from '@nanostores/query';
import { computed, onMount, type MapStore } from 'nanostores';
import { call } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/errors.ts';
import { retryDelay } from '#lib/api/retry.ts';
import { limits } from '#lib/limits.ts';
import { hearDeleted } from '#lib/stores/application/deletedApplications.ts';
import { $owner, onOwnerChange, sameOwner } from '#lib/stores/session/owner.ts';

// nanoquery skips every fetch while the page is hidden, even the first one. A vendor who looks elsewhere while
// a slow page loads would wait again. So we hide that event from it.
globalThis.addEventListener?.('visibilitychange', (event) => {
  if (globalThis.document.hidden) event.stopImmediatePropagation();
});

const cache = new Map();

/**
 * Server data with the specified staleness. Reads are tried again three times on network errors and 5xx, after
 * one to thirty seconds, never on 4xx. Writes are plain calls on other pages than these reads, and each page
 * requests its data when it opens.
 */
const [createFetcher, , { invalidateKeys }] = nanoquery({
  cache,
  cacheLifetime: limits.unusedCacheMs,
  revalidateOnFocus: true,
  onErrorRetry: ({ error, retryCount }) => retryDelay(error, retryCount),
});

/** A part of every key, so that data of one vendor is never shown to the next one. */
const $ownerKey = computed($owner, String);

/**
 * Limits a read to the current owner. An unmounted query lives on for a moment, and must not use an id of this
 * owner for the next one.
 */
function forThisOwner<Reply>(read: () => Promise<Reply>): () => Promise<Reply> {
  const isSame = sameOwner();
  return () => (isSame() ? read() : Promise.reject(new ApiError('signed-out')));
}

/** Queries that are on screen, or were a moment ago. */
const mounted = new Set<MapStore>();

/**
 * Registers a query whose reply is removed with its owner. A new key alone would keep the reply until the next
 * fetch. A page that comes back from the page cache fetches only once it is visible.
 */
function own<Query extends MapStore>($query: Query): Query {
  onMount($query, () => {
    mounted.add($query);
    return () => mounted.delete($query);
  });
  return $query;
}

export const vendorQuery = (id: string) =>
  own(
    createFetcher(['vendor/', id, '/', $ownerKey], {
      fetcher: forThisOwner(() => call('vendor', { id })),
      dedupeTime: limits.vendorStaleMs,
    }),
  );

export const progressQuery = (id: string) =>
  own(
    createFetcher(['progress/', id, '/', $ownerKey], {
      fetcher: forThisOwner(() => call('progress', { id })),
      dedupeTime: limits.progressStaleMs,
    }),
  );

/** Applications of the signed-in vendor. */
export const $applications = own(
  createFetcher(['applications/', $ownerKey], {
    fetcher: () => call('applications'),
    dedupeTime: limits.resumableStaleMs,
  }),
);

/** The vendor of the signed-in phone. It is requested once, never again automatically. */
export const $currentVendor = own(
  createFetcher(['me/', $ownerKey], {
    fetcher: () => call('currentVendor'),
    dedupeTime: limits.currentVendorStaleMs,
    onErrorRetry: null,
  }),
);

/** Fetches failed and stale data again, for the "Try again" buttons. */
export function retryQueries(): void {
  invalidateKeys(() => true);
}

// Reload a list on screen when another tab deleted an application.
onMount($applications, () => hearDeleted(retryQueries));

// Keep nothing of one vendor for the next, not even out of reach. The new keys fetch again.
onOwnerChange(() => {
  cache.clear();
  for (const $query of mounted) $query.set({ loading: true });
});
