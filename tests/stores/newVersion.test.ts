import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPartGone } from '#lib/lazyModule.ts';
import { loadOrReload, onBeforeReload } from '#lib/stores/browser/newVersion.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';

/** Rejects like the build's import helper for a file that the host no longer has. */
const gone = () => Promise.reject(Object.assign(new Error('gone'), { name: 'PartGoneError' }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

let stops: (() => void)[] = [];
const keep = (keeper: () => Promise<void> | void) => stops.push(onBeforeReload(keeper));

/** Loads the page again, as after a reload: a new module in the same visit. */
async function nextPage(build: string): Promise<typeof import('#lib/stores/browser/newVersion.ts')> {
  vi.resetModules();
  vi.stubGlobal('document', {
    documentElement: { dataset: { build } },
  });
  const { navigation: next } = await import('#lib/stores/browser/navigation.ts');
  vi.spyOn(next, 'reload').mockImplementation(() => navigation.reload());
  return import('#lib/stores/browser/newVersion.ts');
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.spyOn(navigation, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const reloads = () => vi.mocked(navigation.reload).mock.calls.length;
const settled = async (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(() => 'loaded').catch(() => 'failed'),
    vi.waitFor(() => {
      expect(reloads()).toBeGreaterThan(0);
      return 'reloading';
    }),
  ]);

describe('A part that the host no longer has', () => {
  test('reloads the page once the typed values are kept, and stays pending', async () => {
    const page = await nextPage('a');
    const order: string[] = [];
    page.onBeforeReload(async () => {
      await Promise.resolve();
      order.push('kept');
    });
    vi.mocked(navigation.reload).mockImplementation(() => void order.push('reloaded'));
    expect(await settled(page.loadOrReload({ load: gone }))).toBe('reloading');
    expect(order).toEqual(['kept', 'reloaded']);
  });

  test('does not reload while something typed cannot be kept', async () => {
    const page = await nextPage('a');
    const stopFailing = page.onBeforeReload(() => Promise.reject(new Error('offline')));
    await expect(page.loadOrReload({ load: gone })).rejects.toThrow('gone');
    expect(reloads()).toBe(0);
    stopFailing();
    expect(await settled(page.loadOrReload({ load: gone })), 'once it can be kept').toBe('reloading');
  });

  test('never reloads the same build twice, even when builds alternate', async () => {
    for (const [build, outcome] of [
      ['a', 'reloading'],
      ['b', 'reloading'],
      ['a', 'failed'],
      ['b', 'failed'],
    ] as const) {
      vi.mocked(navigation.reload).mockClear();
      const page = await nextPage(build);
      expect(await settled(page.loadOrReload({ load: gone }))).toBe(outcome);
      expect(reloads()).toBe(outcome === 'reloading' ? 1 : 0);
    }
  });

  test('does not reload when the browser stores nothing', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
    const page = await nextPage('a');
    await expect(page.loadOrReload({ load: gone })).rejects.toThrow('gone');
    expect(reloads()).toBe(0);
  });

  test('differs from a network failure, which does not reload', async () => {
    keep(() => undefined);
    await expect(loadOrReload({ load: lost })).rejects.toThrow('Failed to fetch');
    expect(reloads()).toBe(0);
    expect(isPartGone(await gone().catch((error: unknown) => error))).toBe(true);
    expect(isPartGone(await lost().catch((error: unknown) => error))).toBe(false);
  });

  test('is explained once, on the page after the reload', async () => {
    const first = await nextPage('a');
    first.tellOfNewVersion();
    await settled(first.loadOrReload({ load: gone }));
    for (const shown of [1, 0]) {
      const next = await nextPage('b');
      next.tellOfNewVersion();
      const { $toasts } = await import('#lib/stores/browser/toasts.ts');
      expect($toasts.get().map(({ title }) => title)).toEqual(Array(shown).fill('This page was updated'));
    }
  });
});
