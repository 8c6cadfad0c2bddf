import { indiaViewbox, readPlaces, type Place } from '#lib/domain/place.ts';
import { env } from '#lib/env.ts';
import { limits } from '#lib/limits.ts';
import { languageTag } from '#lib/locale.ts';

type GeocoderErrorCode = 'unreachable' | 'refused' | 'malformed';

/** A failed search. The code says why; the screen looks up the words. */
class GeocoderError extends Error {
  readonly code: GeocoderErrorCode;

  constructor(code: GeocoderErrorCode) {
    super(`geocoder ${code}`);
    this.name = 'GeocoderError';
    this.code = code;
  }
}

/** Returns the URL of a search limited to India. Only the query is sent, nothing else about the vendor. */
export function searchUrl(query: string, base: string = env.geocoderUrl): string {
  const parameters = new URLSearchParams({
    format: 'json',
    addressdetails: '1',
    limit: String(limits.mapSearchResults),
    q: query,
    viewbox: indiaViewbox.join(','),
    bounded: '1',
  });
  return `${base}${base.includes('?') ? '&' : '?'}${parameters.toString()}`;
}

/**
 * Searches for places. The geocoder may belong to another company, so the request carries no cookies and no page
 * address, and does not use the API client with its bearer token.
 */
export async function searchPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const timed = new AbortController();
  const stop = (): void => timed.abort();
  const timer = setTimeout(stop, limits.requestTimeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(searchUrl(query), {
      signal: timed.signal,
      headers: { accept: 'application/json', 'accept-language': languageTag },
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
    }).catch(() => {
      throw new GeocoderError('unreachable');
    });
    if (!response.ok) throw new GeocoderError('refused');
    const reply: unknown = await response.json().catch(() => null);
    const places = readPlaces(reply);
    if (!places) throw new GeocoderError('malformed');
    return places.slice(0, limits.mapSearchResults);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
