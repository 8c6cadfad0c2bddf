/** Where a page is in other languages. For markup that is built: no script of a page loads the table of languages. */
import { languageTag } from '#lib/locale.ts';
import { listedLocales, locales } from '#lib/locales.ts';

/** A page's place in a language. */
interface LocaleLink {
  id: string;
  /** BCP 47. */
  tag: string;
  name: string;
  offer: string;
  path: string;
}

/** A page as every listed language has it. `pathname` is without the prefix of a language, and may end in a slash. */
export function everyLocale(pathname: string): LocaleLink[] {
  const page = pathname.replace(/(?:\.html)?\/?$/, '');
  // A missing page has no twin: its links lead to the start page.
  const path = page === '/404' || page === '' ? '/' : page;
  return listedLocales.map((id) => {
    const { tag, name, offer, prefix } = locales[id];
    return { id, tag, name, offer, path: prefix + path };
  });
}

/** All but this build's own. */
export function localeLinks(pathname: string): LocaleLink[] {
  return everyLocale(pathname).filter(({ tag }) => tag !== languageTag);
}
