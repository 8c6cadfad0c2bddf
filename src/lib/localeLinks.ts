/** The addresses of a page in other languages. For built markup only: no script loads the table of languages. */
import { base } from '#lib/base.ts';
import { languageTag } from '#lib/locale.ts';
import { listedLocales, locales } from '#lib/locales.ts';

/** The address of a page in one language. */
interface LocaleLink {
  id: string;
  /** BCP 47. */
  tag: string;
  name: string;
  path: string;
}

/**
 * Returns a page in every listed language. `pathname` begins with the site's base, has no language prefix and may
 * end in a slash.
 */
export function everyLocale(pathname: string): LocaleLink[] {
  const page = pathname.slice(base.length).replace(/(?:\.html)?\/?$/, '');
  // The 404 page has no translations; its links lead to the start page.
  const path = page === '/404' || page === '' ? '/' : page;
  return listedLocales.map((id) => {
    const { tag, name, prefix } = locales[id];
    return { id, tag, name, path: base + prefix + path };
  });
}

/** The language of this build. */
export const ownLocale = Object.values(locales).find(({ tag }) => tag === languageTag) ?? locales.en;

/** Returns every language except this build's. */
export function localeLinks(pathname: string): LocaleLink[] {
  return everyLocale(pathname).filter(({ tag }) => tag !== languageTag);
}
