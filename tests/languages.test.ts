import ts from 'typescript';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, apiErrorCodes, type ApiErrorCode } from '#lib/api/errors.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { readMoment } from '#lib/domain/moment.ts';
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
  vi.doUnmock('#lib/copy/errors.ts');
  vi.resetModules();
});

/** The words of failed calls in a language, as its build has them. */
async function errorsIn(id: LocaleId): Promise<(place: ErrorPlace, code: ApiErrorCode) => string> {
  vi.resetModules();
  vi.doMock('#lib/copy/errors.ts', () => import(`../src/lib/copy/${id}/errors.ts`));
  const { errorMessage } = await import('#lib/messages/errorMessage.ts');
  return (place, code) => errorMessage(place, new ApiError(code, { status: null, serverMessage: null }));
}

describe('A failed call', () => {
  const everywhere: [ApiErrorCode, string][] = [
    ['network', 'कृपया अपना इंटरनेट देखें और फिर कोशिश करें।'],
    ['timeout', 'कृपया अपना इंटरनेट देखें और फिर कोशिश करें।'],
    ['unavailable', 'हमारी सेवा अभी कुछ देर के लिए बंद है। कृपया थोड़ी देर बाद कोशिश करें।'],
    ['malformed', 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।'],
    ['aborted', 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।'],
    [
      'outcome-unknown',
      'इंटरनेट बीच में कट गया। हमें नहीं पता कि आपका कारोबार सेव हुआ या नहीं। उसी नंबर से साइन इन करें और फिर “आगे” दबाएँ। हम पहले जाँच लेते हैं, इसलिए कुछ भी दो बार सेव नहीं होता।',
    ],
  ];

  test.each(everywhere)('%s is told in Hindi wherever it comes from', async (code, words) => {
    const told = await errorsIn('hi');
    expect(places.map((place) => told(place, code))).toEqual(places.map(() => words));
  });

  test.each([
    ['sendOtp', 'rate-limited', 'बहुत ज़्यादा बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।'],
    ['sendOtp', 'bad-request', 'कृपया सही फ़ोन नंबर डालें।'],
    ['sendOtp', 'other', 'OTP नहीं भेजा जा सका। कृपया फिर कोशिश करें।'],
    ['sendOtpOnPage', 'other', 'OTP नहीं भेज पाए। कृपया फिर कोशिश करें।'],
    ['login', 'unauthorized', 'आपका डाला हुआ OTP ग़लत है। कृपया फिर कोशिश करें।'],
    ['login', 'bad-request', 'कृपया 6 अंकों का सही OTP डालें।'],
    ['login', 'not-found', 'OTP का समय ख़त्म हो गया। कृपया नया मँगाएँ।'],
    ['login', 'rate-limited', 'बहुत बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।'],
    ['login', 'rejected', 'साइन इन नहीं हुआ'],
    ['login', 'incomplete-grant', 'सर्वर का जवाब अधूरा है: साइन इन की ज़रूरी जानकारी नहीं मिली'],
    ['login', 'other', 'कृपया अपना OTP देखकर फिर कोशिश करें।'],
    ['loginOnPage', 'other', 'OTP वेरिफ़ाई नहीं हो पाया। कृपया फिर कोशिश करें।'],
    ['createVendor', 'no-vendor-id', 'विक्रेता की ID नहीं मिली'],
    ['application', 'signed-out', 'आगे बढ़ने के लिए कृपया फिर से साइन इन करें।'],
    ['application', 'unauthorized', 'आगे बढ़ने के लिए कृपया फिर से साइन इन करें।'],
    ['application', 'other', 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।'],
  ] as const)('at %s, %s is told in Hindi: %s', async (place, code, words) => {
    expect((await errorsIn('hi'))(place, code)).toBe(words);
  });

  test.each(translated)('of every code, from every place, is told in %s and not in English', async (id) => {
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

test.each(translated)('a sentence in %s quotes a button by the words that are on it', (id) => {
  const { words } = locales[id];
  const texts = wordFiles(words).flatMap((file) =>
    shownTexts(file, wordsIn(words, file)).map(({ text, line }) => ({ text, place: `${file}:${line}` })),
  );
  const labels = new Set(texts.map(({ text }) => text));
  const quotes = texts.flatMap(({ text, place }) =>
    // The setting of a phone that makes photos of another kind is that phone's word.
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
  ] as const)('the week in %s goes from %s to %s', async (id, first, last) => {
    vi.stubEnv('LANGUAGE_TAG', locales[id].tag);
    vi.resetModules();
    const { dayName } = await import('#lib/names.ts');
    expect([dayName(0), dayName(6)]).toEqual([first, last]);
  });

  test.each(translated)('a date in %s has its own month and the digits 0 to 9', (id) => {
    const date = formatDate(readMoment('2026-11-21'), locales[id].tag) ?? '';
    expect(date).toMatch(/\b21\b.*\b2026\b/);
    expect(date).not.toMatch(/Nov/);
    expect(date).toMatch(/\p{L}/u);
  });

  test.each(translated)('a number of things in %s has a form for each that its language knows', (id) => {
    const known = new Intl.PluralRules(locales[id].tag).resolvedOptions().pluralCategories.toSorted();
    const { words } = locales[id];
    const found = wordFiles(words).flatMap((file) =>
      pluralsIn(wordsIn(words, file)).map((forms) => `${file}: ${forms.toSorted().join(', ')}`),
    );
    expect(found).not.toEqual([]);
    expect(found.filter((each) => !each.endsWith(`: ${known.join(', ')}`))).toEqual([]);
    // Not every language has one of its own for 1, and some have it for 0 too.
    expect(wordFiles(words).filter((file) => /=== 1\b/.test(wordsIn(words, file)))).toEqual([]);
  });

  test('large numbers in words are grouped in lakh', () => {
    const numbers = listedLocales.flatMap((id) =>
      wordFiles(locales[id].words).flatMap(
        (file) => wordsIn(locales[id].words, file).match(/\d{1,3}(?:,\d{2,3})+/g) ?? [],
      ),
    );
    expect(numbers.filter((number) => !/^\d{1,2}(?:,\d{2})*,\d{3}$/.test(number))).toEqual([]);
  });
});

/** The names of the forms in each call of `plural` in a file of words. */
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
