import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { follow } from '#lib/stores/application/languageSwitch.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { onBeforeReload } from '#lib/stores/browser/newVersion.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';

/** What the menu holds, as far as a switch of language reads it. */
const link = { pathname: '/hi/dashboard', search: '?vendorId=v1' } as HTMLAnchorElement;

let stop = (): void => undefined;
beforeEach(() => {
  $toasts.set([]);
  vi.spyOn(navigation, 'to').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('A link to another language', () => {
  test('is opened with its query, once what is typed is kept', async () => {
    const kept = Promise.withResolvers<void>();
    stop = onBeforeReload(() => kept.promise);
    follow(link);
    await Promise.resolve();
    expect(navigation.to).not.toHaveBeenCalled();
    kept.resolve();
    await vi.waitFor(() => expect(navigation.to).toHaveBeenCalledWith('/hi/dashboard?vendorId=v1'));
    expect($toasts.get()).toEqual([]);
  });

  test('is not opened while something cannot be kept, which is said', async () => {
    stop = onBeforeReload(() => Promise.reject(new Error('a file waits for its upload')));
    follow(link);
    await vi.waitFor(() =>
      expect($toasts.get()).toMatchObject([
        {
          tone: 'error',
          title: 'The language did not change',
          description: 'Something on this page is not saved yet. Please try again in a moment.',
        },
      ]),
    );
    expect(navigation.to).not.toHaveBeenCalled();
  });
});
