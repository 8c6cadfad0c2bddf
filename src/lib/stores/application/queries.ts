import { nanoquery } from '@nanostores/query';
import { computed, onMount, type MapStore } from 'nanostores';
import { call } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/errors.ts';
import { retryDelay } from '#lib/api/retry.ts';
import { limits } from '#lib/limits.ts';
import { hearDeleted } from '#lib/stores/application/deletedApplications.ts';
import { $owner, onOwnerChange, sameOwner } from '#lib/stores/session/owner.ts';

// Of a page that is out of sight nanoquery asks nothing, not even for the first time: who looks at something else while a slow
// page loads would wait anew. So it hears only of a page that is seen again, which is when it asks for what grew old.
globalThis.addEventListener?.('visibilitychange', (event) => {
  if (globalThis.document.hidden) event.stopImmediatePropagation();
});

/** Replies by key. */
const cache = new Map();

/**
 * Server data with the specified staleness. Reads are tried again three times on network errors and 5xx, from one second
 * up to thirty, never on 4xx. Writes are plain calls, not mutations, and happen on other pages than these reads: a page
 * that shows server data asks for it when it is opened.
 */
const [createFetcher, , { invalidateKeys }] = nanoquery({
  cache,
  cacheLifetime: limits.unusedCacheMs,
  revalidateOnFocus: true,
  onErrorRetry: ({ error, retryCount }) => retryDelay(error, retryCount),
});

/**
 * A reply without what was asked for says that there is none, as a 404 does. It is not kept as null: of that nanoquery tells
 * no query that is mounted later, which then loads for ever.
 */
function existing<Reply>(reply: Reply | null): Reply {
  if (reply === null) throw new ApiError('not-found');
  return reply;
}

/** Part of every key: what was asked for one vendor, also a moment ago, is never shown to the next one. */
const $ownerKey = computed($owner, String);

/** A read for the owner of now: a query that is let go of lives on for a moment, and must not ask by an id of theirs as the next. */
function forThisOwner<Reply>(read: () => Promise<Reply>): () => Promise<Reply> {
  const isSame = sameOwner();
  return () => (isSame() ? read() : Promise.reject(new ApiError('signed-out')));
}

/** Queries that are on a screen, or were a moment ago. */
const mounted = new Set<MapStore>();

/**
 * A query whose reply is gone with its owner. Another key alone would leave it until the next one's is asked for, which a page
 * does only once it is in front: one that comes back from the page cache is not yet.
 */
function own<Query extends MapStore>($query: Query): Query {
  onMount($query, () => {
    mounted.add($query);
    return () => mounted.delete($query);
  });
  return $query;
}

/** A vendor by id. */
export const vendorQuery = (id: string) =>
  own(
    createFetcher(['vendor/', id, '/', $ownerKey], {
      fetcher: forThisOwner(() => call('vendor', { id }).then(existing)),
      dedupeTime: limits.vendorStaleMs,
    }),
  );

/** The progress of a vendor's application. */
export const progressQuery = (id: string) =>
  own(
    createFetcher(['progress/', id, '/', $ownerKey], {
      fetcher: forThisOwner(() => call('progress', { id }).then(existing)),
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

/** The vendor of the signed-in phone; asked once, never again by itself. */
export const $currentVendor = own(
  createFetcher(['me/', $ownerKey], {
    fetcher: () => call('currentVendor').then(existing),
    dedupeTime: limits.currentVendorStaleMs,
    onErrorRetry: null,
  }),
);

/** Fetches anew whatever failed or grew old: the Try again buttons. */
export function retryQueries(): void {
  invalidateKeys(() => true);
}

// A list on screen is asked for again when another tab deleted an application.
onMount($applications, () => hearDeleted(retryQueries));

// Nothing of one vendor is kept for the next, not even out of reach. Their new keys ask anew.
onOwnerChange(() => {
  cache.clear();
  for (const $query of mounted) $query.set({ loading: true });
});
