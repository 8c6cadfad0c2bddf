import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tables } from '../lab/faults/tables/all.ts';

/** `npm run test:faults` plants them. A fault whose text is gone would be found only there, after an hour. */
describe.each(Object.entries(tables))('The planted faults of %s', (_, faults) => {
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
