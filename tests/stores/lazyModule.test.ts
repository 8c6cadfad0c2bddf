import { expect, test, vi } from 'vitest';
import { lazyModule } from '#lib/lazyModule.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const gone = () => Promise.reject(Object.assign(new Error('gone'), { name: 'PartGoneError' }));

/** Returns an import that fails as listed, and then succeeds. */
const importAfter = (...failures: (() => Promise<never>)[]) =>
  vi.fn<() => Promise<string>>(() => failures.shift()?.() ?? Promise.resolve('module'));

test('a lazy module is imported once for all callers', async () => {
  const importModule = importAfter();
  const module = lazyModule(importModule);
  expect([module.loaded(), importModule.mock.calls.length]).toEqual([null, 0]);
  expect(await Promise.all([module.load(), module.load()])).toEqual(['module', 'module']);
  expect(await module.load()).toBe('module');
  expect([module.loaded(), importModule.mock.calls.length]).toEqual(['module', 1]);
});

test('a failed import is asked again at once, and after three times by the next call', async () => {
  const importModule = importAfter(lost, lost, lost, lost, lost);
  const module = lazyModule(importModule);
  await expect(module.load()).rejects.toThrow('Failed to fetch');
  expect([module.loaded(), importModule.mock.calls.length]).toEqual([null, 3]);
  expect(await module.load()).toBe('module');
  expect(importModule).toHaveBeenCalledTimes(6);
});

test('a file that a newer build replaced is asked once by each call', async () => {
  const importModule = importAfter(gone, gone);
  const module = lazyModule(importModule);
  await expect(module.load()).rejects.toThrow('gone');
  await expect(module.load()).rejects.toThrow('gone');
  expect(importModule).toHaveBeenCalledTimes(2);
});

test('a failed preload is silent, and the next call asks again', async () => {
  const module = lazyModule(importAfter(lost, lost, lost));
  module.preload();
  await vi.waitFor(async () => expect(await module.load()).toBe('module'));
});
