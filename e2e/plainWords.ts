import { expect, type Page } from 'playwright/test';
import { brand } from '#lib/brand.ts';
import { countries } from '#lib/domain/session/countries.ts';
import { locales } from '#lib/locales.ts';
import { latinTerms } from '../scripts/words/terms.ts';
import { wideParts } from './boxes.ts';
import { info, kyc } from './forms.ts';
import type { Spoken } from './spoken.ts';
import { sampleInfo, sampleKyc } from './visitor.ts';

/**
 * Words that the browser writes in its own English, the only one it has for the pseudo-locale: months and
 * others.
 */
const fromIntl = ['long', 'short'].flatMap((month) => {
  const format = new Intl.DateTimeFormat('en-IN', { month: month as 'long' | 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)));
});
const knownEverywhere = [...latinTerms, ...brand.name.split(' ')];
const knownInPseudo = new Set([
  ...knownEverywhere,
  ...fromIntl,
  ...['am', 'pm'],
  ...countries.flatMap(({ name }) => name.split(' ')),
  // Languages are called by their own names.
  ...Object.values(locales).map(({ name }) => name),
]);
const knownInTranslation = new Set(knownEverywhere);

/** What vendors type in journeys. */
export const typedTexts: readonly string[] = [info, kyc, sampleInfo, sampleKyc].flatMap((typed) =>
  Object.values(typed).flatMap((value) => (typeof value === 'string' ? [value, ...value.split('@')] : [])),
);

/** Numbers of licences and applications, and the ends of the latter. */
export const numberTexts: readonly RegExp[] = [
  /\b[A-Z]{2}\/\d{4}\/\d+/,
  /\b(?:MC-|vnd_)\w+/,
  /…\w{4}\s\w{4}/,
];

/**
 * Expects no English on a page in an Indian language. Exceptions are brands and the terms that stay Latin, addresses and
 * names of files, what the vendor typed (`typed` and the usual texts), and parts marked as another language: the words of
 * a server, a reviewer or a map.
 */
async function expectNoEnglish(page: Page, typed: readonly (string | RegExp)[]): Promise<void> {
  const data = [...typedTexts, ...typedTexts.map((text) => text.toUpperCase()), ...numberTexts, ...typed];
  expect(await latinTextsOn(page, data, knownInTranslation), `English on ${page.url()}`).toEqual([]);
}

/**
 * Expects a page in an Indian language: no English of ours, type that suits its letters, nothing wider than the window, and
 * no text that is cut off.
 */
export async function expectTranslated(
  page: Page,
  words: Spoken,
  typed: readonly (string | RegExp)[] = [],
): Promise<void> {
  expect(await wideParts(page), `${page.url()} is wider than its window`).toEqual([]);
  expect(await page.evaluate(cutTexts), `texts cut off on ${page.url()}`).toEqual([]);
  await expectTypeOf(page, words);
  await expectNoEnglish(page, typed);
}

/** Expects type with room for marks above and below the letters, with no tighter spacing and without capitals. */
async function expectTypeOf(page: Page, { tag }: Spoken): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const hasOwnText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && /[\u0900-\u0dff]/.test(textContent ?? ''),
      );
      // A figure is big and has one line.
      if (
        !hasOwnText ||
        element.matches('.figure, .figure *') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return [];
      const { letterSpacing, textTransform, lineHeight, fontSize } = getComputedStyle(element);
      const lines = parseFloat(lineHeight) / parseFloat(fontSize);
      const room = element.matches('h1, h2, h1 *, h2 *, .wordmark, .wordmark *') ? 1.2 : 1.55;
      return parseFloat(letterSpacing) < 0 || textTransform === 'uppercase' || lines < room
        ? [`${element.tagName} ${element.className}: ${letterSpacing} ${textTransform} ${lines}`]
        : [];
    }),
  );
  expect(wrong).toEqual([]);
}

/**
 * Expects accents in every text of a page in the pseudo-locale, seen or only heard. No translation reaches a
 * text without them. Exceptions are terms that stay Latin, dates, parts marked as another language, addresses,
 * and `data`: texts of vendors, servers and maps. Also expects that nothing is wider than the window and that
 * no text is cut off.
 */
export async function expectPseudo(page: Page, data: readonly (string | RegExp)[] = []): Promise<void> {
  const plain = await latinTextsOn(page, data, knownInPseudo);
  expect(plain, `texts without accents on ${page.url()}`).toEqual([]);
  expect(await page.evaluate(cutTexts), `texts cut off on ${page.url()}`).toEqual([]);
  expect(await wideParts(page), `${page.url()} is wider than its window`).toEqual([]);
}

/** Expects accents in every text of documents in the pseudo-locale, as a host delivers them. The page opens none of them. */
export async function expectPseudoDocuments(
  page: Page,
  addresses: readonly string[],
  data: readonly (string | RegExp)[],
): Promise<void> {
  // The policy of this file does not forbid to read markup.
  await page.goto('/robots.txt');
  for (const address of addresses) {
    const html = await (await page.request.get(address)).text();
    const plain = await latinTextsOn(page, data, knownInPseudo, html);
    expect(plain, `texts without accents in ${address}`).toEqual([]);
  }
}

/**
 * Returns the texts of a page, or of a document in `html`, that contain words in plain Latin letters, other than the known
 * ones and the data.
 */
async function latinTextsOn(
  page: Page,
  data: readonly (string | RegExp)[],
  known: ReadonlySet<string>,
  html: string | null = null,
): Promise<string[]> {
  const texts = await page.evaluate(textsIn, html);
  // E-mail and web addresses, names of files, and versions of texts, which are a day and the site's own suffix.
  const others = [/\S+@\S+|https?:\S+|\b\w+(?:\.\w+)+\b|\b\d{4}(?:-\d\d){2}-[a-z-]+/g, ...data];
  const found = texts.flatMap((text) => {
    const own = others.reduce<string>((left, part) => left.replaceAll(globally(part), ' '), text);
    const words = own.match(/(?<![\p{L}\d])[A-Za-z][A-Za-z\d]+(?!\p{L})/gu) ?? [];
    const left = words.filter((word) => !known.has(word));
    return left.length === 0 ? [] : [`${left.join(' ')}: ${text.slice(0, 120)}`];
  });
  return [...new Set(found)];
}

const globally = (part: string | RegExp): string | RegExp =>
  typeof part === 'string' || part.global ? part : new RegExp(part.source, `${part.flags}g`);

/** Returns every text of the page or of a document in `html`: its content, its title, and what screen readers say. */
function textsIn(html: string | null): string[] {
  const document = html === null ? globalThis.document : new DOMParser().parseFromString(html, 'text/html');
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title'];
  const written = [...spoken, 'placeholder', 'label'];
  const own = document.documentElement.lang;
  const found = [document.title];
  const walker = document.createTreeWalker(
    document.documentElement,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      const language = node.closest('[lang]')?.getAttribute('lang') ?? own;
      return node.matches('script, style, template, noscript') || language !== own
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    },
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) found.push(...written.map((name) => node.getAttribute(name) ?? ''));
    else found.push(node.textContent ?? '');
  }
  const metas = document.querySelectorAll('meta[name=description], meta[property^="og:"]');
  for (const meta of metas) {
    const name = meta.getAttribute('property') ?? '';
    if (/^(?:|og:(?:title|description|image:alt))$/.test(name))
      found.push(meta.getAttribute('content') ?? '');
  }
  return found.map((text) => text.trim()).filter(Boolean);
}

/** Returns elements that cut off their own text. */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { overflowX, clipPath, position, textOverflow } = getComputedStyle(element);
      // Text for screen readers alone, and text that ends in dots, is cut on purpose.
      if (
        overflowX === 'visible' ||
        textOverflow === 'ellipsis' ||
        clipPath !== 'none' ||
        element.clientWidth <= 1
      )
        return false;
      if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return false;
      return [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
        ? element.scrollWidth > element.clientWidth + 1
        : false;
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 60)}`);
}
