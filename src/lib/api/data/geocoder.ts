import type { Coordinates } from '#lib/domain/info/coordinates.ts';
import { indiaViewbox, readDoor, readPlaces, type Door, type Place } from '#lib/domain/info/place.ts';
import { env } from '#lib/env.ts';
import * as limits from '#lib/limits.ts';
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

/** Returns the URL of the address at a position; null for a geocoder whose address does not end in `/search`. */
export function reverseUrl({ lat, lng }: Coordinates, base: string = env.geocoderUrl): string | null {
  if (!base.endsWith('/search')) return null;
  const parameters = new URLSearchParams({
    format: 'json',
    addressdetails: '1',
    zoom: '18',
    lat: String(lat),
    lon: String(lng),
  });
  return `${base.replace(/search$/, 'reverse')}?${parameters.toString()}`;
}

/** Searches for places. */
export async function searchPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const places = readPlaces(await ask(searchUrl(query), signal));
  if (!places) throw new GeocoderError('malformed');
  return places.slice(0, limits.mapSearchResults);
}

/** Returns the address at a position; null without a reverse search. Requires the capability `reverseSearch`. */
export async function doorAt(at: Coordinates, signal: AbortSignal): Promise<Door | null> {
  const url = reverseUrl(at);
  return url === null ? null : readDoor(await ask(url, signal));
}

/**
 * Asks the geocoder. It may belong to another company, so the request carries no cookies and no page address, and does
 * not use the API client with its bearer token.
 */
async function ask(url: string, signal: AbortSignal): Promise<unknown> {
  // The caller stopped while this module loaded.
  if (signal.aborted) throw new GeocoderError('unreachable');
  const timed = new AbortController();
  const stop = (): void => timed.abort();
  const timer = setTimeout(stop, limits.requestTimeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(url, {
      signal: timed.signal,
      headers: { accept: 'application/json', 'accept-language': languageTag },
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
    }).catch(() => {
      throw new GeocoderError('unreachable');
    });
    if (!response.ok) throw new GeocoderError('refused');
    const reply: unknown = await response.json().catch(() => null);
    return reply;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
