import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const site = new URL('../../public/', import.meta.url);
let asked: string[] = [];
let failing = false;

beforeEach(() => {
  asked = [];
  failing = false;
  vi.resetModules();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (failing) throw new TypeError('Failed to fetch');
    return new Response(readFileSync(new URL(address.slice(1), site)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('#lib/stores/application/info/pinCity.ts')).findPinCity;

test('loads one zone, once, when a PIN code is complete', async () => {
  const find = await load();
  expect(await find('56000')).toBeNull();
  expect(asked).toEqual([]);
  expect(await find('560001')).toBe('Bengaluru');
  expect(await find('576101')).toBe('Udupi');
  expect(asked).toEqual(['/pins/5.json']);
});

test('returns null when a zone fails to load, and requests it again', async () => {
  const find = await load();
  failing = true;
  expect(await find('560001')).toBeNull();
  failing = false;
  expect(await find('560001')).toBe('Bengaluru');
});
