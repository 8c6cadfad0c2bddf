import { parseRedirects, redirectFor } from '#sandbox/hostRules.ts';
import type { BuiltSite } from '../../build/hosts/site.ts';
import { built, builtFiles, elementsOf, isBuilt, type Element } from '../../scripts/built-site.ts';
import { listedLocales, locales, pseudoLocale } from '../../src/lib/locales.ts';
import { faultsOn } from '../support/faultsOn.ts';

/** A document of the built site as a host serves it. */
export interface Page {
  /** The path within the site, such as `hi/vendor/index.html`. */
  file: string;
  /** The path within its language, such as `vendor/index.html`. */
  own: string;
  /** The prefix of its language: `''` or `'/hi'`. */
  prefix: string;
  html: string;
  elements: Element[];
}

const isShipped = (file: string): boolean => !file.startsWith(`${locales[pseudoLocale].prefix}/`.slice(1));
export const prefixes = listedLocales.map((id) => locales[id].prefix);

/** Every document that visitors get. */
export const pages: Page[] = builtFiles('.html')
  .filter(isShipped)
  .map((file) => {
    const prefix = prefixes.find((each) => each !== '' && `/${file}`.startsWith(`${each}/`)) ?? '';
    const html = built(file).toString();
    return { file, own: `/${file}`.slice(prefix.length + 1), prefix, html, elements: elementsOf(html) };
  });

/** Returns the addresses of a document: with and without the trailing slash. */
export function addressesOf({ file }: Pick<Page, 'file'>): string[] {
  if (file === 'index.html') return ['/'];
  const folder = /^(.*)\/index\.html$/.exec(file)?.[1];
  return folder === undefined ? [`/${file}`] : [`/${folder}`, `/${folder}/`];
}

const redirectRules = parseRedirects(built('_redirects').toString());

/** The site as the files of a host depend on it, with the pseudo-locale that only tests read. */
export const builtSite: BuiltSite = {
  base: '',
  pages: builtFiles('.html'),
  prefixes: [...prefixes, ...(isBuilt('xa/index.html') ? [locales[pseudoLocale].prefix] : [])],
  apiOrigin: null,
};

/** Returns the built file that answers an address, and its status. Files take precedence over rules, as on every host. */
export function answerAt(address: string): { file: string; status: number } {
  const base = decodeURIComponent(address).replace(/^\//, '').replace(/\/$/, '');
  const own = [base, base === '' ? 'index.html' : `${base}/index.html`].find(
    (file) => file !== '' && isBuilt(file) && file.includes('.'),
  );
  if (own !== undefined) return { file: own, status: 200 };
  const rule = redirectFor(redirectRules, address);
  if (!rule) return { file: '', status: 404 };
  const file = rule.to.replace(/^\//, '').replace(/\/$/, '/index.html');
  return { file: isBuilt(file) ? file : `${file}: missing`, status: rule.status };
}

/** Returns the content of a meta element by its name, property or http-equiv. */
export function metaOf({ elements }: Page, name: string): string | undefined {
  return elements.find(
    ({ tag, attributes }) =>
      tag === 'meta' &&
      [attributes['name'], attributes['property'], attributes['http-equiv']?.toLowerCase()].includes(name),
  )?.attributes['content'];
}

/** Returns the faults of all pages, so that one run shows them all. */
export function wrongOn(find: (page: Page) => readonly string[]): string[] {
  return faultsOn(pages, find);
}
