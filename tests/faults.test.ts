import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areas, areasNamed, faultsOf } from '../lab/faults/faults.ts';

/** `npm run test:faults` plants them. A fault whose text is gone would be found only there, after an hour. */
describe.each(areas)('The planted faults of %s', (area) => {
  const faults = faultsOf(area);

  test('each has a name of its own', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  test('each replaces a text that is in its file exactly once', () => {
    const times = faults.map(({ name, file, find }) => [
      name,
      readFileSync(file, 'utf8').split(find).length - 1,
    ]);
    expect(times.filter(([, count]) => count !== 1)).toEqual([]);
  });

  test('each names tests that exist', () => {
    const missing = faults.flatMap(({ tests }) => tests.filter((file) => !existsSync(file)));
    expect(missing).toEqual([]);
  });
});

test('the command refuses an area that does not exist', () => {
  expect(areasNamed([])).toEqual(areas);
  expect(areasNamed(['build'])).toEqual(['build']);
  expect(() => areasNamed(['build', 'bild'])).toThrow('bild is no area. Areas are ');
});
