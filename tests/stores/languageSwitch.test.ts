import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { follow } from '#lib/stores/application/flow/languageSwitch.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { onBeforeReload } from '#lib/stores/browser/newVersion.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';

/** The part of a menu link that a switch of language reads. */
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
  test('opens with its query once the typed values are saved', async () => {
    const kept = Promise.withResolvers<void>();
    stop = onBeforeReload(() => kept.promise);
    follow(link);
    await Promise.resolve();
    expect(navigation.to).not.toHaveBeenCalled();
    kept.resolve();
    await vi.waitFor(() => expect(navigation.to).toHaveBeenCalledWith('/hi/dashboard?vendorId=v1'));
    expect($toasts.get()).toEqual([]);
  });

  test('keeps the page’s query, without a token or a code', async () => {
    follow({ pathname: '/hi/vendor', search: '?from=flyer&token=x&verificationCode=1' } as HTMLAnchorElement);
    await vi.waitFor(() => expect(navigation.to).toHaveBeenCalledWith('/hi/vendor?from=flyer'));
    follow({ pathname: '/hi/vendor', search: '?code=1' } as HTMLAnchorElement);
    await vi.waitFor(() => expect(navigation.to).toHaveBeenCalledWith('/hi/vendor'));
  });

  test('stays and says so while something cannot be saved', async () => {
    stop = onBeforeReload(() => Promise.reject(new Error('a file waits for its upload')));
    follow(link);
    await vi.waitFor(() =>
      expect($toasts.get()).toMatchObject([
        {
          tone: 'error',
          title: 'The language did not change',
          description:
            'Something on this page is not saved yet and would be lost. Send it or remove it first.',
        },
      ]),
    );
    expect(navigation.to).not.toHaveBeenCalled();
  });
});
