import { describe, expect, test } from 'vitest';
import { sentencesInAstro, sentencesInCode } from './sentences.ts';
import { filesIn, textOf } from './sources.ts';

describe('The search for words outside lib/words', () => {
  test.each([
    ['text in JSX', '<p>Please wait</p>'],
    ['one word', '<b>Close</b>'],
    ['an attribute that is read aloud', '<nav aria-label="Steps" />'],
    ['an attribute with an expression', "<nav aria-label={'Steps'} />"],
    ['a property that is shown', '<Notice title="Not found" />'],
    ['words between values', '<span>{`${name}, completed`}</span>'],
    ['a sentence in a literal', "const text = 'We could not load this';"],
    ['a sentence with values', 'const text = `We could not load ${name} today`;'],
  ])('finds %s', (_title, code) => {
    expect(sentencesInCode('a.tsx', code)).toHaveLength(1);
  });

  test.each([
    ['words of lib/words', '<p>{words.wait}</p>'],
    ['punctuation', '<p>{a} · {b}: {1}</p>'],
    ['classes', '<p className="font-bold text-sm" />'],
    [
      'texts for developers',
      "throw new Error('The browser has no canvas'); console.warn(`Not so ${a} good`);",
    ],
    ['names', "const kind = 'under-review'; const header = 'Idempotency-Key';"],
  ])('ignores %s', (_title, code) => {
    expect(sentencesInCode('a.tsx', code)).toEqual([]);
  });

  test('finds words in the markup and front matter of an Astro file, with their lines', () => {
    const text =
      '---\nconst text = \'Nobody is here today\';\n---\n<meta charset="utf-8">\n<p>Hello {name}</p>\n';
    expect(sentencesInAstro('a.astro', text)).toEqual([
      'a.astro:2 "Nobody is here today"',
      'a.astro:5 "Hello"',
    ]);
  });
});

test('every word on a screen is in lib/words', () => {
  const shown = filesIn(['src/islands', 'src/lib/stores', 'src/lib/domain'], /\.tsx?$/);
  const pages = filesIn(['src/pages', 'src/components', 'src/layouts'], /\.astro$/);
  expect([
    ...shown.flatMap((file) => sentencesInCode(file, textOf(file))),
    ...pages.flatMap((file) => sentencesInAstro(file, textOf(file))),
  ]).toEqual([]);
});

test('tables of words are called Words, of notifications Toasts, one of them Toast', () => {
  const tables = filesIn(['src/lib/words/en'], /\.ts$/).flatMap((file) =>
    [...textOf(file).matchAll(/^export const (\w+)[^=]*=\s*(.)/gm)].map(([, name = '', start]) => ({
      name,
      start,
    })),
  );
  expect(tables.length).toBeGreaterThan(20);
  const texts = tables.filter(({ start }) => start === '{' || start === '[').map(({ name }) => name);
  expect(texts.filter((name) => !/(?:Words|Toasts?)$/.test(name))).toEqual([]);
});
