import path from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';
import { localeOf, pseudoLocale } from '../../src/lib/locales.ts';
import { ownWords } from '../../src/site/words.ts';

/**
 * Matches the imports of words that each language has in a folder of its own. `law/` is shared: it has the terms,
 * which exist in English only, and the structure of the other law pages.
 */
const words = /^#lib\/words\/(?!law\/)/;

/** Whether the build is one for tests. They look for the words of the product. */
const ofTests = process.env['WITH_PSEUDO_LOCALE'] === 'yes';

/**
 * Builds the site in one language: `#lib/words/x.ts` is the file in the folder of the language, and
 * `src/lib/locale.ts` knows the language and `src/lib/base.ts` the site's base. Without this plugin, in Node and in tests, package.json resolves to
 * English. The development server serves the pages under their prefix. The pseudo-locale is generated while
 * the English words are read, and `src/site/words.ts` replaces words as they are read. Both need the compiler, which is
 * loaded for them alone.
 */
export function wordsOf(id: string, root: string, base = ''): Plugin {
  const locale = localeOf(id);
  const folder = path.join(root, 'src', 'lib', 'words', locale.words);
  return {
    name: 'nuskha:words',
    enforce: 'pre',
    config: () => ({
      define: {
        'import.meta.env.LOCALE_PREFIX': JSON.stringify(base + locale.prefix),
        'import.meta.env.SITE_BASE': JSON.stringify(base),
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
      filter: { id: /\/lib\/words\/[a-z]+\/[^/]+\.ts$/ },
      handler: async (code, file) => {
        if (id === pseudoLocale && path.dirname(file) === folder)
          return (await import('./pseudo.ts')).pseudoWords(file, code);
        const own = ofTests ? undefined : ownWords[path.basename(path.dirname(file))];
        return own && (await import('./ownWords.ts')).withOwnWords(file, code, own);
      },
    },
  };
}
