import ts from 'typescript';
import { expect, test } from 'vitest';
import { leavesOf } from '../../scripts/words/leaves.ts';
import { wordFiles, wordsIn } from '../../scripts/words/folders.ts';
import { filesIn, textOf } from '../sources.ts';
import { specified } from './specified.ts';
import { listedLocales, locales } from '../../src/lib/locales.ts';

/** Returns the texts of a file by the key of their word. */
function textsOf(file: string, code: string): Map<string, string> {
  return new Map(
    [...leavesOf(file, code)].map(([key, node]) => {
      const parts: string[] = [];
      const visit = (child: ts.Node): void => {
        if (
          ts.isStringLiteralLike(child) ||
          ts.isTemplateMiddleOrTemplateTail(child) ||
          ts.isTemplateHead(child)
        )
          parts.push(child.text);
        ts.forEachChild(child, visit);
      };
      visit(node);
      return [key, parts.join(' ')];
    }),
  );
}

const figuresOf = (text: string): Set<string> => new Set(text.match(/\d[\d,.]*\d|\d/g) ?? []);

/** The English texts by their key. */
const englishTexts = new Map(wordFiles('en').flatMap((file) => [...textsOf(file, wordsIn('en', file))]));
const withWord = (pattern: RegExp): string[] =>
  [...englishTexts].flatMap(([key, text]) => (pattern.test(text) ? [key] : []));

test('times are written one way, with 24 hours, outside the specified words', () => {
  const parts = withWord(/\d ?[ap]\.?m\b/i).map((key) => key.split('.')[0]);
  expect(new Set(parts)).toEqual(new Set(['faq', 'landing']));
  const formatters = filesIn(['src'], /\.(?:tsx?|astro)$/).filter((file) =>
    /\bhour: '|timeStyle|toLocaleTime/.test(textOf(file)),
  );
  expect(formatters).toEqual(['src/lib/domain/dates.ts']);
});

test('"licence" is written one way outside the specified words', () => {
  expect(withWord(/\blicenses?\b/i).filter((key) => !(key in specified))).toEqual([]);
});

test.each(listedLocales.filter((id) => locales[id].words !== 'en'))(
  'a translation in %s has the same figures as the English text',
  (id) => {
    const wrong = wordFiles(id).flatMap((file) => {
      const english = textsOf(file, wordsIn('en', file));
      return [...textsOf(file, wordsIn(id, file))].flatMap(([key, text]) => {
        const [wanted, has] = [figuresOf((english.get(key) ?? '').replace('sixth', '6')), figuresOf(text)];
        // A translation may write a single digit as a word: the 4th letter, one file.
        const missing = [...wanted].filter((figure) => figure.length > 1 && !has.has(figure));
        const surplus = [...has].filter((figure) => !wanted.has(figure));
        return [
          ...missing.map((figure) => `${id} ${key} lacks ${figure}`),
          ...surplus.map((figure) => `${id} ${key} has ${figure}`),
        ];
      });
    });
    expect(wrong).toEqual([]);
  },
);
