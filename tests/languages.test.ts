import ts from 'typescript';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, apiErrorCodes, type ApiErrorCode } from '#lib/api/errors.ts';
import { categoryIds } from '#lib/domain/category/category.ts';
import { readMoment } from '#lib/domain/moment.ts';
import { failureWords } from '../src/lib/words/hi/errors.ts';
import type { ErrorPlace } from '#lib/messages/errorMessage.ts';
import { wordFiles, wordsIn } from '../scripts/words/folders.ts';
import { shownTexts } from '../scripts/words/leaves.ts';
import { listedLocales, locales, type LocaleId } from '../src/lib/locales.ts';

const translated = listedLocales.filter((id) => locales[id].words !== 'en');
const places = [
  'sendOtp',
  'login',
  'sendOtpOnPage',
  'loginOnPage',
  'application',
  'createVendor',
] as const satisfies readonly ErrorPlace[];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const file of ['errors', 'category', 'flow']) vi.doUnmock(`#lib/words/${file}.ts`);
  vi.resetModules();
});

/** Returns the words of failed calls in a language, as its build has them. */
async function errorsIn(id: LocaleId): Promise<(place: ErrorPlace, code: ApiErrorCode) => string> {
  vi.resetModules();
  vi.doMock('#lib/words/errors.ts', () => import(`../src/lib/words/${id}/errors.ts`));
  const { errorMessage } = await import('#lib/messages/errorMessage.ts');
  return (place, code) => errorMessage(place, new ApiError(code, { status: null, serverMessage: null }));
}

test('an application that opens on the page of another service names its own in Hindi', async () => {
  vi.resetModules();
  vi.doMock('#lib/words/category.ts', () => import('../src/lib/words/hi/category.ts'));
  vi.doMock('#lib/words/flow.ts', () => import('../src/lib/words/hi/flow.ts'));
  const { wrongCategoryMessage } = await import('#lib/messages/wrongCategory.ts');
  const { categoryWords } = await import('../src/lib/words/hi/category.ts');
  for (const id of categoryIds)
    expect(wrongCategoryMessage(id).description).toContain(categoryWords[id].name);
});

describe('A failed call', () => {
  test.each([
    ['network', 'offline'],
    ['timeout', 'offline'],
    ['unreachable', 'unreachable'],
    ['unavailable', 'unavailable'],
    ['malformed', 'anything'],
    ['aborted', 'anything'],
    ['outcome-unknown', 'unknownOutcome'],
  ] as const)('%s is described in Hindi wherever it happens', async (code, key) => {
    const told = await errorsIn('hi');
    expect(places.map((place) => told(place, code))).toEqual(places.map(() => failureWords[key]));
  });

  test.each([
    ['sendOtp', 'rate-limited', 'tooManyRequests'],
    ['sendOtp', 'bad-request', 'phone'],
    ['sendOtp', 'other', 'notSent'],
    ['sendOtpOnPage', 'other', 'notSentOnPage'],
    ['login', 'unauthorized', 'wrongCode'],
    ['login', 'bad-request', 'code'],
    ['login', 'not-found', 'codeExpired'],
    ['login', 'rate-limited', 'tooManyAttempts'],
    ['login', 'rejected', 'loginRefused'],
    ['login', 'incomplete-grant', 'incompleteGrant'],
    ['login', 'other', 'notVerified'],
    ['loginOnPage', 'other', 'notVerifiedOnPage'],
    ['createVendor', 'no-vendor-id', 'noVendorId'],
    ['application', 'signed-out', 'signInAgain'],
    ['application', 'unauthorized', 'signInAgain'],
    ['application', 'other', 'anything'],
  ] as const)('at %s, %s is described in Hindi', async (place, code, key) => {
    expect((await errorsIn('hi'))(place, code)).toBe(failureWords[key]);
  });

  test.each(translated)('is described in %s and not in English, for every code and place', async (id) => {
    const english = await errorsIn('en');
    const told = await errorsIn(id);
    const left = places.flatMap((place) =>
      apiErrorCodes
        .filter(
          (code) => told(place, code) === english(place, code) || !/[\u0900-\u0d7f]/.test(told(place, code)),
        )
        .map((code) => `${place} ${code}: ${told(place, code)}`),
    );
    expect(left).toEqual([]);
  });
});

test.each(translated)('a sentence in %s quotes a button by its exact label', (id) => {
  const { words } = locales[id];
  const texts = wordFiles(words).flatMap((file) =>
    shownTexts(file, wordsIn(words, file)).map(({ text, line }) => ({ text, place: `${file}:${line}` })),
  );
  const labels = new Set(texts.map(({ text }) => text));
  const quotes = texts.flatMap(({ text, place }) =>
    // The name of the phone's photo setting is the phone's own word.
    text.includes('HEIC')
      ? []
      : [...text.matchAll(/[“‘]([^”’]+)[”’]/g)].map(([, quoted = '']) => ({ quoted, place })),
  );
  expect(quotes.length).toBeGreaterThan(7);
  expect(quotes.filter(({ quoted }) => !labels.has(quoted))).toEqual([]);
});

describe('Formats', () => {
  test.each([
    ['hi', 'रविवार', 'शनिवार'],
    ['bn', 'রবিবার', 'শনিবার'],
    ['mr', 'रविवार', 'शनिवार'],
    ['te', 'ఆదివారం', 'శనివారం'],
    ['ta', 'ஞாயிறு', 'சனி'],
    ['gu', 'રવિવાર', 'શનિવાર'],
    ['kn', 'ಭಾನುವಾರ', 'ಶನಿವಾರ'],
    ['ml', 'ഞായറാഴ്‌ച', 'ശനിയാഴ്‌ച'],
    ['pa', 'ਐਤਵਾਰ', 'ਸ਼ਨੀਵਾਰ'],
  ] as const)('the week in %s runs from %s to %s', async (id, first, last) => {
    vi.stubEnv('LANGUAGE_TAG', locales[id].tag);
    vi.resetModules();
    const { dayName } = await import('#lib/names.ts');
    expect([dayName(0), dayName(6)]).toEqual([first, last]);
  });

  test.each(translated)('a date in %s has its whole month name and the digits 0 to 9', async (id) => {
    vi.stubEnv('LOCALE_PREFIX', `/${id}`);
    vi.stubEnv('LANGUAGE_TAG', locales[id].tag);
    vi.resetModules();
    const { formatDate } = await import('#lib/domain/dates.ts');
    const month = new Intl.DateTimeFormat(locales[id].tag, { month: 'long' }).format(Date.UTC(2026, 10, 21));
    const date = formatDate(readMoment('2026-11-21')) ?? '';
    // Malayalam writes the year first.
    expect(date).toMatch(id === 'ml' ? /\b2026\b.*\b21\b/ : /\b21\b.*\b2026\b/);
    expect(month).not.toMatch(/Nov/);
    expect(date).toContain(month);
  });

  test.each(translated)('a plural in %s has exactly the forms of its language', (id) => {
    const known = new Intl.PluralRules(locales[id].tag).resolvedOptions().pluralCategories.toSorted();
    const { words } = locales[id];
    const found = wordFiles(words).flatMap((file) =>
      pluralsIn(wordsIn(words, file)).map((forms) => `${file}: ${forms.toSorted().join(', ')}`),
    );
    expect(found).not.toEqual([]);
    expect(found.filter((each) => !each.endsWith(`: ${known.join(', ')}`))).toEqual([]);
    // Not every language has a form of its own for 1, and in some that form also covers 0.
    expect(wordFiles(words).filter((file) => /=== 1\b/.test(wordsIn(words, file)))).toEqual([]);
  });

  test('large numbers in words use Indian grouping (lakh)', () => {
    const numbers = listedLocales.flatMap((id) =>
      wordFiles(locales[id].words).flatMap(
        (file) => wordsIn(locales[id].words, file).match(/\d{1,3}(?:,\d{2,3})+/g) ?? [],
      ),
    );
    expect(numbers.filter((number) => !/^\d{1,2}(?:,\d{2})*,\d{3}$/.test(number))).toEqual([]);
  });
});

/** Returns the names of the forms in each call of `plural` in a file of words. */
function pluralsIn(code: string): string[][] {
  const found: string[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'plural') {
      const forms = node.arguments[1];
      if (forms && ts.isObjectLiteralExpression(forms))
        found.push(forms.properties.map(({ name }) => name?.getText() ?? ''));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true));
  return found;
}
