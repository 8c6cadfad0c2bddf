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
import { fakeStorage } from './vendorTab.ts';

const titles = (): string[] => $toasts.get().map(({ title }) => title);
const show = (title: string, ms?: number): number => showToast({ tone: 'info', title }, ms);

describe('a notification', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    for (const { id } of $toasts.get()) dismissToast(id);
    vi.useRealTimers();
  });

  test('stays for four seconds, or for as long as it is given', () => {
    show('short');
    show('long', 6000);
    vi.advanceTimersByTime(3999);
    expect(titles()).toEqual(['short', 'long']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual(['long']);
    vi.advanceTimersByTime(2000);
    expect(titles()).toEqual([]);
  });

  test('makes room for the newest: three are visible', () => {
    for (const title of ['one', 'two', 'three', 'four']) show(title);
    expect(titles()).toEqual(['two', 'three', 'four']);
  });

  test('stays while it is being read, and goes its whole time after that', () => {
    const id = show('read me');
    holdToast(id);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['read me']);
    releaseToast(id);
    vi.advanceTimersByTime(3999);
    expect(titles()).toEqual(['read me']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
    releaseToast(id);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is taken away by hand', () => {
    const id = show('away');
    dismissToast(id);
    expect([titles(), vi.getTimerCount()]).toEqual([[], 0]);
  });
});

describe('a notification over a change of the page', () => {
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

  test('is shown by the next page for the time that is left, once', () => {
    showToast({ tone: 'error', title: 'Wrong page', description: 'Redirecting...' });
    vi.advanceTimersByTime(1000);
    leave();
    vi.advanceTimersByTime(5000);
    showHandedOverToasts();
    expect($toasts.get()).toMatchObject([
      { tone: 'error', title: 'Wrong page', description: 'Redirecting...' },
    ]);
    expect(sessionStorage.length).toBe(0);
    showHandedOverToasts();
    vi.advanceTimersByTime(2999);
    expect(titles()).toEqual(['Wrong page']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('is not shown by a page that comes much later', () => {
    show('old');
    leave();
    vi.advanceTimersByTime(60_000);
    showHandedOverToasts();
    expect([titles(), sessionStorage.length]).toEqual([[], 0]);
  });

  test.each(['{', '7', '{"at":1}', '{"at":"now","toasts":[]}'])('left as %s is nothing', (text) => {
    sessionStorage.setItem('nuskha.toasts', text);
    showHandedOverToasts();
    expect(titles()).toEqual([]);
  });
});
