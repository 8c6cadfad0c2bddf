import { expect, type Page } from 'playwright/test';
import { appErrorWords } from '#lib/words/app.ts';

/** Waits until the screen has finished loading: it has text, no skeleton, and is not the error screen. */
export async function expectSettled(page: Page): Promise<void> {
  const look = (): Promise<string> =>
    page
      .evaluate((broken) => {
        const main = document.querySelector('main');
        // A new page has no body yet, or stays hidden until it knows the owner of its data.
        if (main === null || document.readyState !== 'complete') return 'loading';
        const isVisible = (element: Element): boolean =>
          element.checkVisibility({ visibilityProperty: true });
        if ([...main.querySelectorAll('h1')].some((title) => title.textContent === broken)) return 'broken';
        if ([...main.querySelectorAll('.skeleton')].some(isVisible)) return 'a skeleton';
        return main.innerText.trim() === '' ? 'blank' : 'settled';
      }, appErrorWords.title)
      // The page is leaving. Look at the next one.
      .catch(() => 'leaving');
  await expect.poll(look, { intervals: [100] }).toBe('settled');
}
