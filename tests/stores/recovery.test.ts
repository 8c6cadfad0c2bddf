import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as limits from '#lib/limits.ts';
import { pass, phone, startApp, type AppBrowser, type AppTab } from './app.ts';
import { keyOf } from '../support/keys.ts';

const form = 'vendorInfo.pharmacy';
const entry = keyOf(`recovery.${form}`);
const other = '+919876500000';
const typed = { vendorName: 'Asha Medicals', phone: '9876543210' };
const halfDay = 12 * 60 * 60_000;

let world: AppBrowser;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  world = startApp();
});
afterEach(async () => {
  await world.close();
  vi.restoreAllMocks();
});

/** Opens a tab on the first step, with the functions of its copies. */
async function openForm(own?: Map<string, string>) {
  const tab = await world.openTab('/partner-with-us/new/mx-onboarding/step1');
  own?.forEach((text, key) => tab.own.set(key, text));
  const [copies, version] = await tab.run(() =>
    Promise.all([import('#lib/stores/session/recovery.ts'), import('#lib/stores/browser/newVersion.ts')]),
  );
  return {
    tab,
    keep: (values: Record<string, unknown> = typed) => tab.run(() => copies.keepCopy(form, values)),
    read: () => tab.run(() => copies.readCopy(form)),
    isOffered: () => tab.run(() => copies.isOffered(form)),
    accept: () => tab.run(() => copies.acceptCopy(form)),
    drop: () => tab.run(() => copies.dropCopy(form)),
    keepTyped: () => tab.run(() => version.keepTyped()),
  };
}
const stored = (): unknown => world.browser.stored()[entry];
/** Opens the same tab again, as after a reload, a repaired crash, or another page of the site. */
const again = ({ tab }: { tab: AppTab }) => openForm(tab.own);

describe('the copy of a visitor without a session', () => {
  test('is restored in the same tab', async () => {
    const page = await openForm();
    page.keep();
    const next = await again(page);
    expect([next.read(), next.isOffered()]).toEqual([typed, false]);
  });

  test('is offered in another tab, and restored once accepted', async () => {
    (await openForm()).keep();
    const next = await openForm();
    expect([next.read(), next.isOffered()]).toEqual([null, true]);
    next.accept();
    expect([next.read(), next.isOffered()]).toEqual([typed, false]);
    expect((await again(next)).read()).toEqual(typed);
  });

  test('is restored once accepted, even if the tab can store no note', async () => {
    (await openForm()).keep();
    const next = await openForm();
    vi.stubGlobal('sessionStorage', undefined);
    next.accept();
    expect(next.read()).toEqual(typed);
  });

  test('is offered in its own tab after another tab has overwritten it', async () => {
    const [one, two] = [await openForm(), await openForm()];
    one.keep();
    await pass(10);
    two.keep({ vendorName: 'Other' });
    await pass(10);
    expect([one.read(), one.isOffered(), two.isOffered()]).toEqual([null, true, false]);
  });

  test('is removed after twelve hours, even in its own tab', async () => {
    const page = await openForm();
    page.keep();
    await pass(halfDay);
    expect((await openForm()).isOffered()).toBe(true);
    await pass(1);
    expect([(await again(page)).read(), (await openForm()).isOffered(), stored()]).toEqual([
      null,
      false,
      undefined,
    ]);
    expect(limits.visitorCopyMs).toBe(halfDay);
  });

  test('from an earlier build is offered for twelve hours after it is first seen', async () => {
    const page = await openForm();
    page.tab.storage.setItem(entry, JSON.stringify({ owner: null, values: typed }));
    expect([page.read(), page.isOffered()]).toEqual([null, true]);
    await pass(halfDay);
    expect((await openForm()).isOffered()).toBe(true);
    await pass(1);
    expect((await openForm()).isOffered()).toBe(false);
  });

  test('written while the clock was ahead is also removed after twelve hours', async () => {
    const page = await openForm();
    const ahead = { owner: null, values: typed, at: Date.now() + 40 * halfDay };
    page.tab.storage.setItem(entry, JSON.stringify(ahead));
    expect(page.isOffered()).toBe(true);
    await pass(halfDay + 1);
    expect([page.isOffered(), stored()]).toEqual([false, undefined]);
  });

  test('is dropped when another phone signs in, in any tab', async () => {
    (await openForm()).keep();
    const next = await openForm();
    await world.signIn(next.tab, other);
    expect(stored()).toBeUndefined();
  });

  test('without a phone is dropped when another tab signs in', async () => {
    (await openForm()).keep({ vendorName: 'Asha Medicals', phone: '' });
    const next = await openForm();
    await world.signIn(next.tab, other);
    expect(stored()).toBeUndefined();
  });

  test.each([
    ['with its phone, from another tab', typed, false],
    ['without a phone, in its own tab', { vendorName: 'Asha Medicals' }, true],
  ])('stays when its vendor signs in: %s', async (_, values, isSameTab) => {
    const page = await openForm();
    page.keep(values);
    const next = isSameTab ? await again(page) : await openForm();
    await world.signIn(next.tab, phone);
    expect([next.read(), next.isOffered()]).toEqual([values, false]);
  });

  test('is gone for good when dropped', async () => {
    const page = await openForm();
    page.keep();
    page.drop();
    expect([page.read(), page.isOffered(), stored()]).toEqual([null, false, undefined]);
  });
});

test('restores a signed-in vendor’s copy in every tab, at any time', async () => {
  const page = await openForm();
  await world.signIn(page.tab);
  page.keep();
  await pass(halfDay + 1);
  const next = await openForm();
  expect([next.read(), next.isOffered()]).toEqual([typed, false]);
});

describe('a page with typed values that the browser cannot store', () => {
  const modes = [
    ['throws on access', { name: 'SecurityError', on: 'all' }],
    ['is full', { name: 'QuotaExceededError', on: 'write' }],
    ['keeps nothing in private mode', null],
  ] as const;

  test.each(modes)('does not reload when storage %s', async (_, storageError) => {
    const page = await openForm();
    world.browser.storageError = storageError;
    if (storageError === null) page.tab.storage.setItem = () => undefined;
    page.keep();
    expect(page.read()).toEqual(typed);
    await expect(page.keepTyped()).rejects.toThrow('not kept');
    page.drop();
    await expect(page.keepTyped()).resolves.toBeUndefined();
  });

  test('reloads once the browser has room again', async () => {
    const page = await openForm();
    world.browser.storageError = { name: 'QuotaExceededError', on: 'write' };
    page.keep();
    world.browser.storageError = null;
    page.keep();
    await expect(page.keepTyped()).resolves.toBeUndefined();
  });

  test('does not reload when its form writes the copy just before', async () => {
    const page = await openForm();
    const { onBeforeReload } = await page.tab.run(() => import('#lib/stores/browser/newVersion.ts'));
    world.browser.storageError = { name: 'QuotaExceededError', on: 'write' };
    page.tab.run(() => onBeforeReload(page.keep));
    await expect(page.keepTyped()).rejects.toThrow('not kept');
  });

  test('does not reload when its early script could not keep the values', async () => {
    const page = await openForm();
    vi.stubGlobal('document', {
      documentElement: { dataset: { unkept: '' } },
    });
    await expect(page.keepTyped()).rejects.toThrow('not kept');
  });
});
