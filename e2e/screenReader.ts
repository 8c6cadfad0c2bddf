import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { virtual as reader } from '@guidepup/virtual-screen-reader';
import type { Page } from 'playwright/test';

/** The reader's bundle for browsers, as a script that needs no import: the pages' policy allows none. */
const source = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
).replace(/export *\{([^}]*)\}/, (_, names: string) => {
  const [, own = ''] = /([\w$]+) as virtual\b/.exec(names) ?? [];
  return `globalThis.virtual = ${own}`;
});

/** No part of a page is longer. A reader that does not reach the end stops here. */
const mostPhrases = 300;

/**
 * Returns what a screen reader says from the start of a part to its end, one phrase a line. Words in another language than
 * the page's have that language before them, because a screen reader changes its voice for them.
 */
export async function heard(page: Page, part: string): Promise<string> {
  if (!(await page.evaluate(() => 'virtual' in globalThis))) await page.evaluate(source);
  const phrases = await page.evaluate(
    async ([selector, most]) => {
      const { virtual } = globalThis as unknown as { virtual: typeof reader };
      const container = document.querySelector(selector) as HTMLElement;
      await virtual.start({ container });
      const said: string[] = [];
      for (let count = 0; count < most; count++) {
        const node = virtual.activeNode;
        const element = node instanceof Element ? node : node?.parentElement;
        const lang = element?.closest('[lang]')?.getAttribute('lang') ?? '';
        const phrase = await virtual.lastSpokenPhrase();
        said.push(lang === document.documentElement.lang ? phrase : `[${lang}] ${phrase}`);
        await virtual.next();
        // At the end the reader begins again.
        if (virtual.activeNode === container) break;
      }
      await virtual.stop();
      return said;
    },
    [part, mostPhrases] as const,
  );
  return phrases.join('\n');
}
