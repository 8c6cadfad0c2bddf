import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pluralIn } from '#lib/plural.ts';
import { listedLocales, locales, spokenLocales } from '../src/lib/locales.ts';
import { hashesOf, shownTexts } from '../scripts/words/leaves.ts';
import { codeOf, gapsOf, hashesNow, recordOf, wordFiles, wordsIn } from '../scripts/words/folders.ts';
import { placeholdersOf } from '../scripts/words/placeholders.ts';
import { accepted } from '../scripts/words/record.ts';

const file = `import type { Toast } from './toast.ts';
/** A comment. */
export const signIn = { title: 'Sign in', steps: ['One', \`Two of \${brand.name}\`], page: pageOf('vendor') } as const;
export const told: Toast = { title: 'Told' };
export function count(number: number): string {
  return number === 1 ? '1 thing' : \`\${number} things\`;
}
`;
const hashes = (text: string) => hashesOf('auth.ts', text);

describe('Words and their translations', () => {
  test('every text of a file has a key, and a function counts as one', () => {
    expect([...hashes(file).keys()]).toEqual([
      'auth.signIn.title',
      'auth.signIn.steps.0',
      'auth.signIn.steps.1',
      'auth.signIn.page',
      'auth.told.title',
      'auth.count',
    ]);
  });

  test('a changed word makes only its own translations stale', () => {
    const before = hashes(file);
    const after = hashes(
      file
        .replace("'One'", "'First'")
        .replace('A comment', 'Another comment')
        .replace('{ title', '{\n  title'),
    );
    const changed = [...before.keys()].filter((key) => before.get(key) !== after.get(key));
    expect(changed).toEqual(['auth.signIn.steps.0']);
  });

  test('visible texts are separated from names in the code', () => {
    expect(shownTexts('auth.ts', file).map(({ text }) => text)).toEqual([
      'Sign in',
      'One',
      'Two of ',
      'Told',
      '1 thing',
      ' things',
    ]);
  });

  test('the README lists every language with its address and as complete', () => {
    const readme = readFileSync('README.md', 'utf8');
    const addresses = [...readme.matchAll(/^\| \w+ +\| `(\/\w*\/?)` +\| (?:source|yes) /gm)].map(
      ([, address]) => address,
    );
    expect(addresses).toEqual(spokenLocales.map((id) => `${locales[id].prefix}/`));
  });

  for (const id of listedLocales.filter((each) => locales[each].words !== 'en')) {
    // After a change of English, translate the listed words, then run `npm run words accept <locale> <key>`.
    test(`the words in ${locales[id].name} are complete and match the current English`, () => {
      expect(Object.entries(gapsOf(id)).filter(([, items]) => items.length > 0)).toEqual([]);
    });

    test(`the compiler compares every file in ${locales[id].name} with the English one`, () => {
      const compared = wordsIn(locales[id].words, 'complete.ts');
      expect(wordFiles('en').filter((name) => !compared.includes(`import('./${name}')`))).toEqual([]);
    });
  }
});

test('no letter has a sign that it cannot carry, which fonts show as a dotted circle', () => {
  // An independent vowel with the sign of another vowel, in the five scripts.
  const broken = /[\u0905-\u0914][\u093e-\u094c]|[ঀ-ঔ][া-ৌ]|[ఀ-ఔ][ా-ౌ]|[அ-ஔ][ா-ௌ]/u;
  const texts = listedLocales.flatMap((id) =>
    wordFiles(locales[id].words).flatMap((name) => shownTexts(name, wordsIn(locales[id].words, name))),
  );
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter(({ text }) => broken.test(text)).map(({ text }) => text)).toEqual([]);
});

describe('A placeholder', () => {
  const english = 'export const stepOf = (step: number, total: number) => `Step ${step} of ${total}`;';

  test('is named by the position of its parameter', () => {
    const hindi = 'export const stepOf = (a: number, b: number) => `${b} में से चरण ${a}`;';
    expect(placeholdersOf('flow.ts', english).get('flow.stepOf')).toEqual(['0, 1']);
    expect(placeholdersOf('flow.ts', hindi).get('flow.stepOf')).toEqual(['1, 0']);
  });

  test('is listed for every form of a plural', () => {
    const forms =
      'export const left = ({ count, day }: Left) => plural(count, { one: `${day}: ${count}`, other: `${count}, ${day}` });';
    expect(placeholdersOf('flow.ts', forms).get('flow.left')).toEqual(['0.day, 0.count', '0.count, 0.day']);
  });
});

describe('A translation is accepted', () => {
  const english = new Map([
    ['auth.title', 'english2'],
    ['auth.send', 'english3'],
  ]);
  const record = new Map([
    ['auth.gone', 'english0 hindi0'],
    ['auth.send', 'english3 hindi3'],
    ['auth.title', 'english1 hindi1'],
  ]);
  const all = () => true;

  test('when it was rewritten after English changed', () => {
    const translation = new Map([
      ['auth.title', 'hindi2'],
      ['auth.send', 'hindi3'],
    ]);
    expect(accepted({ english, translation, record }, all)).toEqual({
      record: new Map([
        ['auth.send', 'english3 hindi3'],
        ['auth.title', 'english2 hindi2'],
      ]),
      noted: 1,
      refused: [],
    });
  });

  test('unchanged after English changed only if it means the same', () => {
    const translation = new Map([
      ['auth.title', 'hindi1'],
      ['auth.send', 'hindi3'],
    ]);
    const before = accepted({ english, translation, record }, all);
    expect(before).toMatchObject({ noted: 0, refused: ['auth.title'] });
    expect(before.record.get('auth.title')).toBe('english1 hindi1');
    const after = accepted({ english, translation, record }, all, true);
    expect(after).toMatchObject({ noted: 1, refused: [] });
    expect(after.record.get('auth.title')).toBe('english2 hindi1');
  });

  test('only if it changed after English did', () => {
    const bettered = new Map([
      ['auth.title', 'hindi2'],
      ['auth.send', 'hindi4'],
    ]);
    const other = accepted({ english, translation: bettered, record }, (key) => key === 'auth.title');
    expect(other.record.get('auth.send')).toBe('english3 hindi4');
    const changed = new Map([...english, ['auth.send', 'english4']]);
    const { refused } = accepted({ english: changed, translation: bettered, record: other.record }, all);
    expect(refused).toEqual(['auth.send']);
  });

  test('as it is the first time', () => {
    const translation = new Map([['auth.title', 'hindi1']]);
    const { noted, refused } = accepted({ english, translation, record: new Map() }, all);
    expect({ noted, refused }).toEqual({ noted: 2, refused: [] });
  });

  for (const id of listedLocales.filter((each) => locales[each].words !== 'en')) {
    // After a change of only the translation, compare it with the English, then run `npm run words accept
    // <locale>`.
    test(`in ${locales[id].name} only in its last accepted form`, () => {
      const notes = recordOf(id);
      const changed = [...hashesNow(id)].flatMap(([key, hash]) =>
        notes.has(key) && !notes.get(key)?.endsWith(` ${hash}`)
          ? [`${key}: ${codeOf(id, key)} was not accepted for ${codeOf('en', key)}`]
          : [],
      );
      expect(changed).toEqual([]);
    });
  }
});

describe('Plurals', () => {
  test.each([
    ['hi-IN', 0, 'one'],
    ['hi-IN', 1, 'one'],
    ['hi-IN', 2, 'other'],
    ['mr-IN', 0, 'other'],
    ['bn-IN', 1, 'one'],
    ['te-IN', 1, 'one'],
    ['ta-IN', 5, 'other'],
  ])('in %s the number %i takes the form %s', (tag, count, form) => {
    expect(pluralIn(tag)(count, { one: 'one', other: 'other' })).toBe(form);
  });

  test('a missing form falls back to "other"', () => {
    expect(pluralIn('hi-IN')(1, { other: 'all' })).toBe('all');
  });
});
