import path from 'node:path';
import type { Plugin } from 'vite';
import { localeOf, pseudoLocale } from '../src/lib/locales.ts';

/**
 * Matches the imports of words that each language has in a folder of its own. `law/` is shared: it has the terms,
 * which exist in English only, and the structure of the other law pages.
 */
const words = /^#lib\/copy\/(?!law\/)/;

/**
 * Builds the site in one language: `#lib/copy/x.ts` is the file in the folder of the language, and
 * `src/lib/locale.ts` knows the language. Without this plugin, in Node and in tests, package.json resolves to
 * English. The development server serves the pages under their prefix. The pseudo-locale is generated while
 * the English words are read. Its generator needs the compiler and is loaded for the pseudo-locale alone.
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
