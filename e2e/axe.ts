import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

export interface AccessOptions {
  /** A part of the page, as a selector. Elements outside it are another test's matter. */
  within?: string;
  /** Rules of axe that are off by default. */
  also?: readonly string[];
  /** These rules alone: where all others were looked at before. */
  only?: readonly string[];
}

/** Axe finds nothing, and nothing is wider than the width of the window. */
export async function expectAccessible(
  page: Page,
  { within, also = [], only }: AccessOptions = {},
): Promise<void> {
  await settled(page);
  const options: RunOptions = {
    rules: Object.fromEntries(
      ['label-content-name-mismatch', ...also].map((rule) => [rule, { enabled: true }]),
    ),
    ...(only === undefined ? {} : { runOnly: [...only] }),
  };
  // A document gets the script once, and only what is wrong leaves it: the script and a list of all that is right are
  // hundreds of kilobytes each, and sending them was most of the time.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const told = await page.evaluate(
    async ([context, run]) => {
      const own = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await own.run(context ?? document, { ...run, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
      );
    },
    [within, options] as const,
  );
  expect(told).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** By how many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Words of up to 12 letters in what `selector` finds that are broken over two lines; a longer one may have no line of its own. */
export function brokenWords(page: Page, selector = '.btn'): Promise<string[]> {
  return page.evaluate((selected) => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(selected)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        // What only readers hear is a dot on screen.
        if ((node.parentElement?.offsetWidth ?? 0) <= 1 || node.parentElement?.closest('.sr-only')) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\S)\p{L}{1,12}(?!\S)/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, selector);
}

/** Doubles the letters, as the setting of a phone does: no query for the window's width knows of it. */
export async function doubleLetters(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

/** What is still fading in has no contrast to measure yet. What turns for ever or follows the scrolling is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(({ timeline, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return timeline === document.timeline && typeof endTime === 'number' && endTime < 10_000;
    });
    // One that is called off has ended, too.
    return Promise.allSettled(passing.map((animation) => animation.finished));
  });
}
