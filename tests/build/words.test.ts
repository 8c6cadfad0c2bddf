import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../build/words/words.ts';
import { listedLocales, locales } from '../../src/lib/locales.ts';

interface Words {
  config: () => { define: Record<string, string> };
  resolveId: { filter: { id: RegExp }; handler: (source: string) => string };
  configureServer: (server: {
    middlewares: { use: (each: (request: { url: string }, _: null, next: () => void) => void) => void };
  }) => void;
}
const pluginOf = (id: string): Words => wordsOf(id, '/site') as unknown as Words;

describe.each(listedLocales)('The build in %s', (id) => {
  const { resolveId } = pluginOf(id);

  test('takes the words of its own folder and shares the legal texts', () => {
    const words = '#lib/words/errors.ts';
    expect(resolveId.filter.id.test(words)).toBe(true);
    expect(resolveId.handler(words)).toBe(path.join('/site/src/lib/words', locales[id].words, 'errors.ts'));
    expect(resolveId.filter.id.test('#lib/words/law/terms.ts')).toBe(false);
    expect(resolveId.filter.id.test('#lib/paths.ts')).toBe(false);
  });

  test.each(['', '/partners'])('defines its prefix below the base “%s”, the base and its tag', (base) => {
    const { config } = wordsOf(id, '/site', base) as unknown as Words;
    expect(config().define).toEqual({
      'import.meta.env.LOCALE_PREFIX': JSON.stringify(base + locales[id].prefix),
      'import.meta.env.SITE_BASE': JSON.stringify(base),
      'import.meta.env.LANGUAGE_TAG': JSON.stringify(locales[id].tag),
    });
  });
});

test.each([
  ['hi', '/hi', '/'],
  ['hi', '/hi/vendor', '/vendor'],
  ['hi', '/history', '/history'],
  ['en', '/vendor', '/vendor'],
])('the development server of %s serves %s from %s', (id, asked, served) => {
  const request = { url: asked };
  pluginOf(id).configureServer({ middlewares: { use: (each) => each(request, null, () => undefined) } });
  expect(request.url).toBe(served);
});

test('every language has its own prefix, tag and folder', () => {
  for (const part of ['prefix', 'tag', 'words'] as const)
    expect(new Set(listedLocales.map((id) => locales[id][part])).size).toBe(listedLocales.length);
  expect(locales.en.prefix).toBe('');
  for (const id of listedLocales) expect(locales[id].tag).toBe(`${id}-IN`);
});
