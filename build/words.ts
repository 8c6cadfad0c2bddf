import path from 'node:path';
import type { Plugin } from 'vite';
import { localeOf, pseudoLocale } from '../src/lib/locales.ts';

/** Begins the imports of words that are in a folder for each language; the legal texts are in one language alone. */
const words = /^#lib\/copy\/(?!law\/)/;

/**
 * Builds the site in one language: `#lib/copy/x.ts` is the file of its folder, and `src/lib/locale.ts` knows it. Without this
 * plugin, in Node and in tests, package.json leads to English. The development server has the pages under their prefix. The pseudo-locale is made from the English words as they are
 * read; its maker needs the compiler and is loaded for it alone.
 */
export function wordsOf(id: string, root: string): Plugin {
  const locale = localeOf(id);
  const folder = path.join(root, 'src', 'lib', 'copy', locale.words);
  return {
    name: 'nuskha:words',
    enforce: 'pre',
    config: () => ({
      define: {
        'import.meta.env.LOCALE_PREFIX': JSON.stringify(locale.prefix),
        'import.meta.env.LANGUAGE_TAG': JSON.stringify(locale.tag),
      },
    }),
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const { url = '/' } = request;
        if (url === locale.prefix || url.startsWith(`${locale.prefix}/`))
          request.url = url.slice(locale.prefix.length) || '/';
        next();
      });
    },
    resolveId: {
      filter: { id: words },
      handler: (source) => path.join(folder, source.replace(words, '')),
    },
    transform: {
      filter: { id: /\/lib\/copy\/en\/[^/]+\.ts$/ },
      handler: async (code, file) =>
        id === pseudoLocale ? (await import('./pseudo.ts')).pseudoWords(file, code) : undefined,
    },
  };
}
