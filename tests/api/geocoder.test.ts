import { afterEach, describe, expect, test, vi } from 'vitest';
import { doorAt, reverseUrl, searchPlaces, searchUrl } from '#lib/api/data/geocoder.ts';
import * as limits from '#lib/limits.ts';
import { geocodeRoutes } from '#sandbox/routes/geocode.ts';
import { silence } from './silence.ts';

const never = new AbortController().signal;
const answer = (reply: () => Response | Promise<Response>): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => reply()),
  );
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the geocoder call', () => {
  test('requests five places in India', () => {
    const url = new URL(searchUrl('sector 18 & more'), 'https://site.example');
    expect(url.pathname).toBe('/geocode/search');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      format: 'json',
      addressdetails: '1',
      limit: '5',
      q: 'sector 18 & more',
      viewbox: '68.1,6.5,97.5,37.1',
      bounded: '1',
    });
  });

  test("keeps the query parameters of a provider's address", () => {
    expect(searchUrl('pune', 'https://geo.example/v1?key=public')).toMatch(/v1\?key=public&format=json&/);
  });

  test('requests the street of a pin, not its town', () => {
    const url = new URL(reverseUrl({ lat: 12.97194, lng: 77.593689 }) ?? '', 'https://site.example');
    expect(url.pathname).toBe('/geocode/reverse');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      format: 'json',
      addressdetails: '1',
      zoom: '18',
      lat: '12.97194',
      lon: '77.593689',
    });
  });

  test("reads the sandbox's reply", async () => {
    const sandbox = geocodeRoutes();
    vi.stubGlobal('fetch', async (url: string) => sandbox.request(url.replace('/geocode', '')));
    const [place] = await searchPlaces('bombay', never);
    expect(place).toMatchObject({ name: 'Mumbai, Maharashtra, India' });
    expect(typeof place?.at.lat).toBe('number');
  });

  test("limits a provider's reply to five places", async () => {
    const places = Array.from({ length: 9 }, (_, at) => ({
      display_name: `Pur ${at}`,
      lat: '12',
      lon: '77',
    }));
    answer(() => Response.json(places));
    const names = (await searchPlaces('pur', never)).map(({ name }) => name);
    expect(names).toEqual(['Pur 0', 'Pur 1', 'Pur 2', 'Pur 3', 'Pur 4']);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['refused', () => new Response('busy', { status: 429 })],
    ['refused', () => new Response('', { status: 500 })],
    ['malformed', () => new Response('<html>')],
    ['malformed', () => Response.json({ error: 'x' })],
    ['malformed', () => Response.json([{ display_name: 'Pune', lat: 'north', lon: '73' }])],
    ['unreachable', () => Promise.reject(new TypeError('network'))],
  ])('reports %s for a bad answer', async (code, reply) => {
    answer(reply);
    await expect(searchPlaces('pune', never)).rejects.toMatchObject({ code });
  });

  test('sends the language, but neither cookies nor the address of the page', async () => {
    answer(() => Response.json([]));
    await searchPlaces('pune', never);
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({
      headers: { 'accept-language': 'en-IN' },
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
    });
  });

  test('ends at once when its answer is no longer wanted', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', silence);
    const stop = new AbortController();
    const failure = doorAt({ lat: 12, lng: 77 }, stop.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount(), 'nothing waits for it').toBe(0);
    expect(await failure).toMatchObject({ code: 'unreachable' });
  });

  test('times out on a server that never replies', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', silence);
    const failure = searchPlaces('pune', never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs);
    expect(await failure).toMatchObject({ code: 'unreachable' });
  });
});
