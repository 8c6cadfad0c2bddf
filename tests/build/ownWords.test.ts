import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownWords } from '#site/words.ts';
import { withOwnWords } from '../../build/words/ownWords.ts';
import { listedLocales } from '../../src/lib/locales.ts';
import { textOf } from '../sources.ts';

const code = `import { brand } from '#lib/brand.ts';
export const words = {
  title: 'Hello',
  nested: { list: ['One', 'Two'] },
  named: \`With \${brand.name}\`,
  after: (seconds: number) => \`In \${seconds} s\`,
} as const;
export function told(count: number): string {
  return count === 1 ? 'one' : 'many';
}
`;
const own = (words: Record<string, string>): string => withOwnWords('/en/x.ts', code, words);

test('a text replaces the one with its key, and no other line changes', () => {
  expect(own({ 'x.words.title': 'It’s `5` $' })).toBe(code.replace(`'Hello'`, () => '`It’s \\`5\\` \\$`'));
  expect(own({ 'x.words.nested.list.1': 'Zwei' })).toBe(code.replace(`'Two'`, '`Zwei`'));
  expect(own({ 'other.words.title': 'x' })).toBe(code);
  expect(own({})).toBe(code);
});

test('a placeholder in braces stays one, also in a function', () => {
  expect(own({ 'x.words.named': '{brand.name} and you' })).toContain('named: `${brand.name} and you`');
  expect(own({ 'x.words.after': 'Wait {seconds} seconds' })).toContain(
    'after: (seconds: number) => `Wait ${seconds} seconds`',
  );
});

test.each([
  ['x.words.gone', 'x', "'x.words.gone' is not in /en/x.ts."],
  ['x.told', 'x', "'x.told' is not a single text."],
  ['x.words.after', '{minutes}', 'has the placeholder {minutes}. It may have: seconds.'],
  ['x.words.title', '{name}', 'has the placeholder {name}. It may have: none.'],
])('%s with “%s” stops the build', (key, text, fault) => {
  expect(() => own({ [key]: text })).toThrow(fault);
});

test('every key of src/site/words.ts is a word of the product', () => {
  for (const [language, words] of Object.entries(ownWords)) {
    expect(listedLocales).toContain(language);
    for (const key of Object.keys(words)) {
      const file = `src/lib/words/${language}/${key.split('.')[0]}.ts`;
      expect(existsSync(file), `${file}, for ${key}`).toBe(true);
      expect(withOwnWords(file, textOf(file), words)).not.toBe(textOf(file));
    }
  }
});
