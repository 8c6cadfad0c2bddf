import { expect, it } from 'vitest';
import { fingerprint, fnv1a } from '#lib/domain/hash.ts';

// http://www.isthe.com/chongo/src/fnv/test_fnv.c
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('FNV-1a of %j matches the published value', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

it('a fingerprint is 128 bits in hexadecimal and differs between texts', () => {
  expect(fingerprint('')).toBe('811c9dc59e3779b985ebca6bc2b2ae35');
  const all = Array.from({ length: 200 }, (_, index) => fingerprint(`refresh-token-${index}`));
  for (const one of all) expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(all).size).toBe(200);
});
