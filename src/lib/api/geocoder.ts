import { indiaViewbox, readPlaces, type Place } from '#lib/domain/place.ts';
import { env } from '#lib/env.ts';
import { limits } from '#lib/limits.ts';
import { languageTag } from '#lib/locale.ts';

type GeocoderErrorCode = 'unreachable' | 'refused' | 'malformed';

/** A search that failed. The code says why; the screen that shows it looks up the words. */
class GeocoderError extends Error {
  readonly code: GeocoderErrorCode;

  constructor(code: GeocoderErrorCode) {
    super(`geocoder ${code}`);
    this.name = 'GeocoderError';
    this.code = code;
  }
}

/** The address of a search, held to India. The query goes out and nothing else about the vendor does. */
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
 * Asks the geocoder for places. The geocoder may be another company's server, so neither cookies nor
 * the page's address travel with it, and the API client with its bearer token stays out of this.
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
