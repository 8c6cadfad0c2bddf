import { expect, type Page } from 'playwright/test';
import { appErrorWords } from '#lib/copy/app.ts';

/** Waits until the screen has come to an end of loading: something to read, no skeleton, and not the error screen. */
export async function expectSettled(page: Page): Promise<void> {
  const look = (): Promise<string> =>
    page
      .evaluate((broken) => {
        const main = document.querySelector('main');
        // A page on its way has no body yet, or is hidden until it knows whose it is.
        if (main === null || document.readyState !== 'complete') return 'loading';
        const isVisible = (element: Element): boolean =>
          element.checkVisibility({ visibilityProperty: true });
        if ([...main.querySelectorAll('h1')].some((title) => title.textContent === broken)) return 'broken';
        if ([...main.querySelectorAll('.skeleton')].some(isVisible)) return 'a skeleton';
        return main.innerText.trim() === '' ? 'blank' : 'settled';
      }, appErrorWords.title)
      // It is being left: the next one is looked at.
      .catch(() => 'leaving');
  await expect.poll(look).toBe('settled');
}
