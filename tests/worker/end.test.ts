import { expect, test, vi } from 'vitest';
import { end } from '../../src/worker/end.ts';
import { Caches } from './builds.ts';

test('the end of a worker deletes the caches of every version, and no others', async () => {
  const caches = new Caches();
  for (const name of ['n/0 / a', 'n/1 / a', 'n/1 /hi/ a', 'n/1 data d1', 'nn/1 / a', 'other'])
    await caches.open(name);
  const unregister = vi.fn<() => Promise<boolean>>().mockImplementation(async () => {
    // A worker without a registration may be stopped before it has deleted anything.
    expect(caches.all.size).toBe(2);
    return true;
  });
  await end('n/', caches, { unregister });
  expect(Object.keys(caches.paths())).toEqual(['nn/1 / a', 'other']);
  expect(unregister).toHaveBeenCalledOnce();
});
