import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { listedLocales, locales, type LocaleId } from '#lib/locales.ts';
import { brokenWordsOnScreen, misplacedEntriesOnScreen, widePartsOnScreen } from '../../e2e/boxes.ts';
import { scriptStyle } from '../../src/components/scriptStyle.ts';
import { overlaps, setWindow, windows } from './boxes.ts';
import { doubleLetters, otherLetters, setLetters } from './letters.ts';
import { openStep } from './papers.tsx';
import { only, openPage, publicPages } from './publicPages.ts';
import { drawn } from './screen.tsx';
import { wear } from './sheets.ts';

/** Checks what the layout promises with every font and language: wide letters take the room that narrow ones leave. */

const [phone, desk] = windows;

const boxOf = (selector: string): DOMRect => only(selector).getBoundingClientRect();

/** Returns the right end of the last part that is shown: of its words, if it is a link. */
function rightOf(selector: string): number {
  const part =
    [...document.querySelectorAll(selector)].findLast((each) => each.checkVisibility()) ?? only(selector);
  const words = document.createRange();
  words.selectNodeContents(part);
  return Math.round((part.matches('a') ? words : part).getBoundingClientRect().right);
}

const pages = [
  ...publicPages,
  ['law', 'grievance.astro', '/grievance'],
  ['start', 'register/start.astro', '/register/start'],
] as const;

test.each(pages)(
  'wide letters of any size fit the pages with the sheet %s: %s',
  async (sheet, file, address) => {
    await setWindow(phone);
    await setLetters('wide');
    wear(sheet);
    await openPage(file, address);
    if (sheet === 'start') document.body.className = 'portal flex min-h-dvh flex-col';
    await drawn();
    expect([...widePartsOnScreen(), ...overlaps()]).toEqual([]);
    expect(brokenWordsOnScreen('dt'), 'labels').toEqual([]);
    await doubleLetters();
    expect([...widePartsOnScreen(), ...overlaps(), ...brokenWordsOnScreen('main')]).toEqual([]);
  },
);

describe('With wide letters', () => {
  beforeEach(() => setLetters('wide'));

  test.each([
    ['vendor', 'vendor.astro', '/vendor', '.entry-slot .action'],
    ['site', 'index.astro', '/', '.lead .action'],
  ] as const)(
    'the first action of the page with the sheet %s is on the first screen',
    async (sheet, file, address, action) => {
      await setWindow(phone);
      wear(sheet);
      await openPage(file, address);
      await drawn();
      expect(boxOf(action).bottom).toBeLessThanOrEqual(phone.height);
      if (sheet === 'site')
        expect(boxOf('.slip-picture').top, 'the edge of the slip').toBeLessThanOrEqual(620);
    },
  );
});

const wordsOf = import.meta.glob<{ siteWords: { nav: Record<string, string> } }>(
  '../../src/lib/words/*/site.ts',
  { eager: true },
);
const barWords = (folder: string): Record<string, string> =>
  wordsOf[`../../src/lib/words/${folder}/site.ts`]?.siteWords.nav ??
  expect.fail(`There is no folder ${folder}.`);

/** Writes the bar of an English page in another language, with its type. Returns how to undo it. */
function writeBar({ name, tag, words, fonts }: (typeof locales)[LocaleId]): () => void {
  const { documentElement: html } = document;
  const [english, other] = [barWords('en'), barWords(words)];
  const translated = new Map(Object.entries(english).map(([key, word]) => [word, other[key] ?? word]));
  translated.set(`अ/A ${locales.en.name}`, `अ/A ${name}`);
  const texts = document.createTreeWalker(only('.bar'), NodeFilter.SHOW_TEXT);
  const before: [node: Text, text: string][] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    before.push([node, node.data]);
    node.data = translated.get(node.data.trim()) ?? node.data;
  }
  const type = new CSSStyleSheet();
  type.replaceSync(fonts === null ? '' : scriptStyle(tag.slice(0, 2), fonts));
  document.adoptedStyleSheets.push(type);
  const { lang } = html;
  html.lang = tag;
  return () => {
    html.lang = lang;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== type);
    for (const [node, text] of before) node.data = text;
  };
}

// The narrowest phone, and the narrowest window that shows every menu entry.
test.each([
  [320, 'usual'],
  [1248, 'usual'],
  [320, 'wide'],
  [1248, 'wide'],
] as const)('at %i px, with %s letters, the bar is on one line in every language', async (width, letters) => {
  await setWindow({ width, height: 640 });
  if (letters === 'wide') await setLetters(letters);
  wear('site');
  await openPage('index.astro', '/');
  const { documentElement: html } = document;
  onTestFinished(() => ['data-session', 'data-far'].forEach((mark) => html.removeAttribute(mark)));
  const misplaced: string[] = [];
  for (const id of listedLocales) {
    const undo = writeBar(locales[id]);
    expect(document.querySelector('.bar [href="/vendor"]')?.textContent?.trim()).toBe(
      barWords(locales[id].words)['vendor'],
    );
    for (const isFar of [false, true]) {
      html.toggleAttribute('data-far', isFar);
      misplaced.push(...misplacedEntriesOnScreen().map((entry) => `${id}, scrolled: ${isFar}: ${entry}`));
    }
    undo();
  }
  expect(misplaced).toEqual([]);
});

describe.each(otherLetters)('With %s letters', (letters) => {
  beforeEach(() => setLetters(letters));

  test('the bar and the note about a lost session end at the edge of the page', async () => {
    await setWindow(desk);
    wear('site');
    await openPage('index.astro', '/');
    document.documentElement.removeAttribute('data-session');
    document.documentElement.toggleAttribute('data-asked', true);
    onTestFinished(() => document.documentElement.removeAttribute('data-asked'));
    await drawn();
    expect(rightOf('.bar summary')).toBe(rightOf('.asked'));
    const bottoms = [...document.querySelectorAll('.asked > *')]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        return Math.round(words.getBoundingClientRect().bottom);
      });
    expect(new Set(bottoms).size, `the lower edges of its words: ${bottoms.join(', ')}`).toBe(1);
  });

  test('the awning is as wide as the counter', async () => {
    await setWindow(desk);
    wear('vendor');
    await openPage('vendor.astro', '/vendor');
    await drawn();
    expect(boxOf('.awning').width).toBe(boxOf('.shop').width);
  });

  test('cards of large letters stay beside the road', async () => {
    await setWindow(phone);
    wear('site');
    await openPage('index.astro', '/');
    await doubleLetters();
    expect(rightOf('.sheet')).toBeLessThanOrEqual(boxOf('.road').left);
  });

  test('short phrases of the contract stay on one line on the narrowest phone', async () => {
    await setWindow({ width: 320, height: 640 });
    wear('onboarding');
    await openStep('contract');
    await expect.element(page.getByRole('button', { name: 'Submit application' })).toBeVisible();
    for (const words of [/^24-48 hours/, /^Step 4 of 4$/, /^\(Version/]) {
      const parts = [...document.querySelectorAll('main :is(span, .figures)')];
      const part = parts.findLast(({ textContent }) => words.test(textContent.trim()));
      expect(part?.getBoundingClientRect().height, String(words)).toBeLessThan(32);
    }
    expect(rightOf('.flow-help > [aria-hidden]:not(svg)')).toBe(rightOf('.steps-bar'));
  });
});
