import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Place } from '#lib/domain/info/place.ts';
import * as limits from '#lib/limits.ts';
import { doorOfPin } from '#lib/stores/application/info/pinDoor.ts';
import { createPlaceSearch } from '#lib/stores/application/info/placeSearch.ts';

const place = (name: string): Place => ({ name, at: { lat: 0, lng: 0 } });

/** A geocoder that replies on command. */
function manualGeocoder() {
  const asked: { query: string; signal: AbortSignal; answer: (p: Place[]) => void; fail: () => void }[] = [];
  const search = (query: string, signal: AbortSignal): Promise<Place[]> =>
    new Promise((resolve, reject) => {
      asked.push({ query, signal, answer: resolve, fail: () => reject(new Error('down')) });
    });
  return { asked, search };
}

const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(limits.mapSearchDelayMs);
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe('the place search', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('searches once, 350 ms after the last key', async () => {
    const { asked, search } = manualGeocoder();
    const { type, $state } = createPlaceSearch(search);
    for (const text of ['noi', 'noid', 'noida']) {
      type(text);
      await vi.advanceTimersByTimeAsync(349);
    }
    expect(asked).toHaveLength(0);
    expect($state.get()).toEqual({ type: 'idle' });
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ query }) => query)).toEqual(['noida']);
    expect($state.get()).toEqual({ type: 'searching', query: 'noida' });
    asked[0]?.answer([place('Noida')]);
    await settle();
    expect($state.get()).toEqual({ type: 'results', query: 'noida', places: [place('Noida')] });
  });

  test.each(['', 'no', '  no  ', 'n   '])('does not search for %j', async (text) => {
    const { asked, search } = manualGeocoder();
    createPlaceSearch(search).type(text);
    await pause();
    expect(asked).toHaveLength(0);
  });

  test('searches for a name of three letters', async () => {
    const { asked, search } = manualGeocoder();
    createPlaceSearch(search).type(' Goa ');
    await pause();
    expect(asked.map(({ query }) => query)).toEqual(['Goa']);
  });

  test('drops a late reply to an older query', async () => {
    const { asked, search } = manualGeocoder();
    const { type, $state } = createPlaceSearch(search);
    type('pune');
    await pause();
    type('puri');
    await pause();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer([place('Puri')]);
    await settle();
    asked[0]?.answer([place('Pune')]);
    await settle();
    expect($state.get()).toEqual({ type: 'results', query: 'puri', places: [place('Puri')] });
  });

  test('drops a late failure of an older query', async () => {
    const { asked, search } = manualGeocoder();
    const { type, $state } = createPlaceSearch(search);
    type('pune');
    await pause();
    type('puri');
    asked[0]?.fail();
    await pause();
    expect($state.get()).toEqual({ type: 'searching', query: 'puri' });
  });

  test('becomes idle when the text gets too short during a search', async () => {
    const { asked, search } = manualGeocoder();
    const { type, $state } = createPlaceSearch(search);
    type('pune');
    await pause();
    type('pu');
    asked[0]?.answer([place('Pune')]);
    await pause();
    expect($state.get()).toEqual({ type: 'idle' });
  });

  test('reports an empty result', async () => {
    const { asked, search } = manualGeocoder();
    const { type, $state } = createPlaceSearch(search);
    type('zzzz');
    await pause();
    asked[0]?.answer([]);
    await settle();
    expect($state.get()).toEqual({ type: 'empty', query: 'zzzz' });
  });

  test('reports a failure, and searches again at once on retry', async () => {
    const { asked, search } = manualGeocoder();
    const { type, retry, $state } = createPlaceSearch(search);
    retry();
    expect(asked).toHaveLength(0);
    type('pune');
    await pause();
    asked[0]?.fail();
    await settle();
    expect($state.get()).toEqual({ type: 'failed', query: 'pune' });
    retry();
    expect(asked).toHaveLength(2);
    asked[1]?.answer([place('Pune')]);
    await settle();
    expect($state.get().type).toBe('results');
  });

  test('forgets the search under way when closed', async () => {
    const { asked, search } = manualGeocoder();
    const { type, close, $state } = createPlaceSearch(search);
    type('pune');
    await pause();
    close();
    asked[0]?.answer([place('Pune')]);
    await settle();
    expect($state.get()).toEqual({ type: 'idle' });
    type('puri');
    close();
    await pause();
    expect(asked).toHaveLength(1);
  });
});

describe('the street of a pin', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is asked for once the pin rests, and not at each of its steps', async () => {
    const fetched = vi.fn<(url: string) => Promise<Response>>(async () =>
      Response.json({ address: { road: 'MG Road' } }),
    );
    vi.stubGlobal('fetch', fetched);
    const told: (string | null)[] = [];
    let stop = (): void => undefined;
    for (const lat of [11, 12, 13]) {
      stop();
      stop = doorOfPin({ lat, lng: 77 }, ({ street }) => told.push(street));
      await vi.advanceTimersByTimeAsync(limits.mapSearchDelayMs - 1);
      // The geocoder's module loads outside of the fake time.
      await vi.dynamicImportSettled();
    }
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(told).toEqual(['MG Road']));
    expect(
      fetched.mock.calls.map(([url]) => new URL(url, 'https://site.example').searchParams.get('lat')),
    ).toEqual(['13']);
  });

  test('is not told for a pin that moved while the geocoder’s module loaded', async () => {
    const fetched = vi.fn<() => Promise<Response>>(async () =>
      Response.json({ address: { road: 'MG Road' } }),
    );
    vi.stubGlobal('fetch', fetched);
    const tell = vi.fn<() => void>();
    const stop = doorOfPin({ lat: 11, lng: 77 }, tell);
    vi.advanceTimersByTime(limits.mapSearchDelayMs);
    stop();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).not.toHaveBeenCalled();
    expect(tell).not.toHaveBeenCalled();
  });
});
