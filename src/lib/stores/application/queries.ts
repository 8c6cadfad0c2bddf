import { nanoquery } from '@nanostores/query';
import { call } from '#lib/api/client.ts';
import { retryDelay } from '#lib/api/retry.ts';
import { limits } from '#lib/limits.ts';
import { onSignOut } from '#lib/stores/session/session.ts';

/**
 * Server data with the specified staleness. Reads are tried again three times on network errors and 5xx, from one second
 * up to thirty, never on 4xx. Writes are plain calls, not mutations, and happen on other pages than these reads: a page
 * that shows server data asks for it when it is opened.
 */
const [createFetcher, , { invalidateKeys }] = nanoquery({
  cacheLifetime: limits.unusedCacheMs,
  revalidateOnFocus: true,
  onErrorRetry: ({ error, retryCount }) => retryDelay(error, retryCount),
});

/** A vendor by id. */
export const vendorQuery = (id: string) =>
  createFetcher(['vendor/', id], {
    fetcher: () => call('vendor', { id }),
    dedupeTime: limits.vendorStaleMs,
  });

/** The progress of a vendor's application. */
export const progressQuery = (id: string) =>
  createFetcher(['progress/', id], {
    fetcher: () => call('progress', { id }),
    dedupeTime: limits.progressStaleMs,
  });

/** Applications of the signed-in vendor. */
export const $applications = createFetcher(['applications'], {
  fetcher: () => call('applications'),
  dedupeTime: limits.resumableStaleMs,
});

/** The vendor of the signed-in phone; asked once, never again by itself. */
export const $currentVendor = createFetcher(['me'], {
  fetcher: () => call('currentVendor'),
  dedupeTime: limits.currentVendorStaleMs,
  onErrorRetry: null,
});

/** Fetches anew whatever failed or grew old: the Try again buttons. */
export function retryQueries(): void {
  invalidateKeys(() => true);
}

// The cache would outlive the session and show one vendor another's data.
onSignOut(() => invalidateKeys(() => true));
