import { afterEach, expect, it } from 'vitest';
import * as limits from '#lib/limits.ts';
import {
  $newPages,
  addPages,
  forgetPages,
  noteJoined,
  pagesOf,
  placePage,
  removePage,
  restorePages,
  turnPage,
} from '#lib/stores/application/documents/photographedPages.ts';
import { $uploads, type PreparePhoto } from '#lib/stores/application/documents/chosenFiles.ts';
import { keepTyped } from '#lib/stores/browser/newVersion.ts';
import { fileOf } from '../sandbox/helpers.ts';

const asItIs: PreparePhoto = (_, file) => Promise.resolve({ file, notes: [] });
const named = (...names: string[]) => names.map((name) => fileOf('jpeg', 200, name));
const names = () => pagesOf('gst').map(({ original }) => original.name);
const idOf = (name: string): number =>
  pagesOf('gst').find(({ original }) => original.name === name)?.id ?? -1;

afterEach(forgetPages);

it('adds pages in order, moves, turns and removes them', async () => {
  expect(await addPages('gst', named('a.jpg', 'b.jpg'), asItIs)).toEqual([]);
  await addPages('gst', named('c.jpg'), asItIs);
  placePage('gst', idOf('c.jpg'), 0);
  expect(names()).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
  for (let times = 0; times < 5; times += 1) turnPage('gst', idOf('a.jpg'));
  expect(pagesOf('gst').map(({ turn }) => turn)).toEqual([0, 90, 0]);
  removePage('gst', idOf('a.jpg'));
  expect(names()).toEqual(['c.jpg', 'b.jpg']);
  placePage('gst', 12345, 0);
  expect(names()).toEqual(['c.jpg', 'b.jpg']);
});

it('moves a page to its place or the nearest end, and keeps the order', async () => {
  await addPages('gst', named('a.jpg', 'b.jpg', 'c.jpg'), asItIs);
  const namesWith = (name: string, place: number) => {
    placePage('gst', idOf(name), place);
    return names();
  };
  expect(namesWith('a.jpg', 2)).toEqual(['b.jpg', 'c.jpg', 'a.jpg']);
  expect(namesWith('b.jpg', 9)).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
  expect(namesWith('a.jpg', -1)).toEqual(['a.jpg', 'c.jpg', 'b.jpg']);
});

it('puts the pages of a killed tab before those that were added since', async () => {
  await addPages('gst', named('c.jpg'), asItIs);
  const found = named('a.jpg', 'b.jpg').map((original) => ({
    original,
    prepared: { file: original, notes: [] },
    turn: 0 as const,
  }));
  restorePages('gst', found);
  expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});

it('refuses a broken photo, another file or one page too many', async () => {
  const broken: PreparePhoto = (slot, file) =>
    file.name === 'broken.jpg' ? Promise.resolve('damaged') : asItIs(slot, file);
  const refusals = await addPages(
    'gst',
    [...named('a.jpg', 'broken.jpg'), fileOf('pdf'), ...named('b.jpg')],
    broken,
  );
  expect(refusals).toEqual([
    { name: 'broken.jpg', problem: 'damaged' },
    { name: 'scan.pdf', problem: 'wrong-type' },
  ]);
  expect(names()).toEqual(['a.jpg', 'b.jpg']);
  const many = Array.from({ length: limits.pagesPerDocument - 1 }, (_, index) => `${index}.jpg`);
  expect(await addPages('gst', named(...many), asItIs)).toMatchObject([{ problem: 'too-many-pages' }]);
});

it('does not wait for photos whose encoder could not be loaded', async () => {
  const offline: PreparePhoto = () => Promise.reject(new Error('offline'));
  await expect(addPages('gst', named('a.jpg', 'b.jpg'), offline)).rejects.toThrow('offline');
  expect($newPages.get().gst).toEqual([]);
  await addPages('gst', named('a.jpg'), asItIs);
  expect(names()).toEqual(['a.jpg']);
});

it('drops a photo that becomes ready after all pages were forgotten', async () => {
  let finish = (): void => undefined;
  const adding = addPages('gst', named('a.jpg', 'b.jpg'), async (_, file) => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { file, notes: [] };
  });
  forgetPages();
  finish();
  expect(await adding).toEqual([]);
  expect(names()).toEqual([]);
});

it('drops a photo if all pages are forgotten while it is kept', async () => {
  const stop = $newPages.listen(({ gst = [] }) => {
    if (gst.some(({ prepared }) => prepared !== null)) forgetPages();
  });
  expect(await addPages('gst', named('a.jpg'), asItIs)).toEqual([]);
  stop();
  expect(names()).toEqual([]);
});

it('blocks a reload while photographed pages are not on the server', async () => {
  await addPages('gst', named('a.jpg'), asItIs);
  await expect(keepTyped()).rejects.toThrow('not uploaded');
  const file = fileOf('pdf');
  noteJoined('gst', pagesOf('gst'));
  // Joined to a PDF, which is not sent.
  await expect(keepTyped()).rejects.toThrow('not uploaded');
  $uploads.setKey('gst', { type: 'uploaded', chosen: { original: file, prepared: { file, notes: [] } } });
  await expect(keepTyped()).resolves.toBeUndefined();
  await addPages('gst', named('b.jpg'), asItIs);
  await expect(keepTyped()).rejects.toThrow('not uploaded');
  $uploads.set({});
  forgetPages();
  await expect(keepTyped()).resolves.toBeUndefined();
});

it('blocks a reload while a photographed page is being prepared', async () => {
  const ready = Promise.withResolvers<void>();
  const adding = addPages('gst', named('a.jpg'), async () => {
    await ready.promise;
    return 'damaged';
  });
  await expect(keepTyped()).rejects.toThrow('not uploaded');
  ready.resolve();
  await adding;
  await expect(keepTyped()).resolves.toBeUndefined();
});
