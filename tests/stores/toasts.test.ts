import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $toasts,
  dismissToast,
  handOverToasts,
  holdToast,
  releaseToast,
  showHandedOverToasts,
  showToast,
} from '#lib/stores/browser/toasts.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { fakeStorage } from './vendorTab.ts';
import { keyOf } from '../support/keys.ts';

const titles = (): string[] => $toasts.get().map(({ title }) => title);
/** Shows a notification that is rendered at once. */
const show = (title: string, ms?: number): number => {
  const id = showToast({ tone: 'info', title }, ms);
  releaseToast(id);
  return id;
};

describe('a notification', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    for (const { id } of $toasts.get()) dismissToast(id);
    vi.useRealTimers();
  });

  test('stays for four seconds, or for a given time', () => {
    show('short');
    show('long', 6000);
    vi.advanceTimersByTime(3999);
    expect(titles()).toEqual(['short', 'long']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual(['long']);
    vi.advanceTimersByTime(2000);
    expect(titles()).toEqual([]);
  });

  test('gets its full time from when it is rendered', () => {
    const id = showToast({ tone: 'info', title: 'early' });
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['early']);
    releaseToast(id);
    vi.advanceTimersByTime(3000);
    // Rendered again, in a dialog that has opened.
    releaseToast(id);
    vi.advanceTimersByTime(999);
    expect(titles()).toEqual(['early']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('gives way to the newest: three are visible', () => {
    for (const title of ['one', 'two', 'three', 'four']) show(title);
    expect(titles()).toEqual(['two', 'three', 'four']);
  });

  test('of a failure goes when a later try succeeds, and others stay', () => {
    for (const tone of ['info', 'error', 'success'] as const) showToast({ tone, title: tone });
    expect(titles()).toEqual(['info', 'success']);
  });

  test('stays while it is being read, and for its full time afterwards', () => {
    const id = show('read me', 6000);
    holdToast(id);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['read me']);
    releaseToast(id);
    vi.advanceTimersByTime(5999);
    expect(titles()).toEqual(['read me']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
    releaseToast(id);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stays while it is being read, also after it was rendered again', () => {
    const id = show('read me');
    releaseToast(id);
    holdToast(id);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['read me']);
  });

  test('is dismissed by hand', () => {
    const id = show('away');
    dismissToast(id);
    expect([titles(), vi.getTimerCount()]).toEqual([[], 0]);
  });
});

describe('a notification across a change of page', () => {
  const leave = (): void => {
    handOverToasts();
    for (const { id } of $toasts.get()) dismissToast(id);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('sessionStorage', fakeStorage());
  });
  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is shown once by the next page, for its remaining time', () => {
    releaseToast(showToast({ tone: 'error', title: 'Wrong page', description: 'Redirecting...' }));
    vi.advanceTimersByTime(1000);
    leave();
    vi.advanceTimersByTime(5000);
    showHandedOverToasts();
    expect($toasts.get()).toMatchObject([
      { tone: 'error', title: 'Wrong page', description: 'Redirecting...' },
    ]);
    expect(sessionStorage.length).toBe(0);
    showHandedOverToasts();
    for (const { id } of $toasts.get()) releaseToast(id);
    vi.advanceTimersByTime(2999);
    expect(titles()).toEqual(['Wrong page']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test.each([
    ['to', '/vendor', ['going']],
    ['replace', '/vendor', ['going']],
    ['replace', '/', []],
  ] as const)('goes along with navigation.%s to %s: %j', (way, path, shown) => {
    vi.stubGlobal('location', { assign: () => undefined, replace: () => undefined });
    const id = show('going');
    navigation[way](path);
    dismissToast(id);
    showHandedOverToasts();
    expect(titles()).toEqual(shown);
  });

  test('has its full time there if it was not rendered before', () => {
    showToast({ tone: 'info', title: 'unseen' });
    vi.advanceTimersByTime(1000);
    leave();
    showHandedOverToasts();
    for (const { id } of $toasts.get()) releaseToast(id);
    vi.advanceTimersByTime(3999);
    expect(titles()).toEqual(['unseen']);
  });

  test('has its own full time there if it was being read', () => {
    holdToast(show('welcome', 6000));
    leave();
    showHandedOverToasts();
    for (const { id } of $toasts.get()) releaseToast(id);
    vi.advanceTimersByTime(5999);
    expect(titles()).toEqual(['welcome']);
  });

  test('is not shown by a page that opens much later', () => {
    show('old');
    leave();
    vi.advanceTimersByTime(60_000);
    showHandedOverToasts();
    expect([titles(), sessionStorage.length]).toEqual([[], 0]);
  });

  test.each(['{', '7', '{"at":1}', '{"at":"now","toasts":[]}'])(
    'is ignored if it is stored as %s',
    (text) => {
      sessionStorage.setItem(keyOf('toasts'), text);
      showHandedOverToasts();
      expect(titles()).toEqual([]);
    },
  );
});
