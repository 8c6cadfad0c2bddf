import { base } from '#lib/base.ts';
import { apiElsewhere } from '#lib/env.ts';

/** A file of the site, requested to learn whether the site answers. */
const probe = `${base}/favicon.svg`;
const probeTimeoutMs = 5000;

/** Whether the API has another origin than the page. False without a page, as in tests. */
export function isApiElsewhere(api: string | null = apiElsewhere): boolean {
  const here = globalThis.location?.origin;
  if (api === null || here === undefined) return false;
  try {
    return new URL(api, here).origin !== here;
  } catch {
    return false;
  }
}

/**
 * Returns the code of a call that failed without a reply. An API on another origin often sends errors without CORS
 * headers, which browsers report as a network failure. The code is `unreachable` if the site itself answers.
 */
export async function codeWithoutReply(): Promise<'network' | 'unreachable'> {
  if (apiElsewhere === null) return 'network';
  const isOnline = globalThis.navigator?.onLine !== false;
  return isApiElsewhere() && isOnline && (await siteAnswers()) ? 'unreachable' : 'network';
}

/** Whether the site's own origin answers with any status. The service worker does not handle HEAD. */
async function siteAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    await fetch(probe, { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
