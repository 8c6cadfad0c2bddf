import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/errors.ts';
import { listedLocales, locales } from '#lib/locales.ts';

const english = 'The account is held under another name.';
const hindi = 'यह खाता किसी और नाम पर है।';

/** Loads the rules as the build of a language has them. */
async function load(prefix: '' | `/${string}`) {
  vi.resetModules();
  vi.stubEnv('LOCALE_PREFIX', prefix);
  vi.stubEnv('LANGUAGE_TAG', Object.values(locales).find((each) => each.prefix === prefix)?.tag);
  const [rules, errors, refusals, ifsc] = await Promise.all([
    import('#lib/messages/serverWords.ts'),
    import('#lib/messages/errorMessage.ts'),
    import('#lib/messages/fieldRefusals.ts'),
    import('#lib/messages/ifsc.ts'),
  ]);
  return { ...rules, ...errors, ...refusals, ...ifsc };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('The language of a text', () => {
  test.each([
    ['hi', 'यह खाता किसी और नाम पर है।', true, ''],
    ['hi', 'HDFC: यह खाता किसी और नाम पर है।', true, ''],
    ['hi', 'Held by शर्मा', false, 'en'],
    ['hi', 'शर्मा Medical Stores', false, 'en'],
    ['hi', 'இந்தக் கணக்கு வேறு பெயரில் உள்ளது.', false, ''],
    ['hi', '560001', false, 'en'],
    ['ta', 'இந்தக் கணக்கு வேறு பெயரில் உள்ளது.', true, ''],
    ['ta', 'यह खाता किसी और नाम पर है।', false, ''],
    ['ta', 'முருகன் has another account', false, 'en'],
    // The build for tests: English letters with accents.
    ['xa', 'The account is closed.', false, 'en'],
    ['en', 'यह खाता किसी और नाम पर है।', true, ''],
    ['en', 'The account is closed.', true, 'en'],
  ] as const)('on a page in %s, of %j, is the page’s: %j', async (id, text, isOwn, language) => {
    const { isInPageLanguage, languageOf } = await load(id === 'en' ? '' : `/${id}`);
    expect(isInPageLanguage(text)).toBe(isOwn);
    expect(languageOf(text)).toBe(language);
  });

  test.each(listedLocales.filter((id) => locales[id].words !== 'en'))(
    'is the page’s in %s for the names of languages in its script alone',
    async (id) => {
      const { isInPageLanguage } = await load(locales[id].prefix);
      const own = listedLocales.filter((other) => isInPageLanguage(locales[other].name));
      // Hindi and Marathi have one script.
      expect(own).toEqual(listedLocales.filter((other) => locales[other].fonts === locales[id].fonts));
    },
  );
});

describe('A name within a sentence of ours', () => {
  test('is in isolates if it is in another language', async () => {
    const { nameWithin } = await load('/hi');
    expect(nameWithin('HDFC Bank')).toBe('\u2068HDFC Bank\u2069');
    for (const own of ['शर्मा मेडिकल', '560001', '']) expect(nameWithin(own)).toBe(own);
  });

  test('is as it is on an English page', async () => {
    const { nameWithin } = await load('');
    expect(nameWithin('HDFC Bank')).toBe('HDFC Bank');
  });

  test('is marked in the note on an IFSC', async () => {
    const { ifscMessage, partsOfMessage } = await load('/hi');
    const names = (message: string | null): string[] =>
      partsOfMessage(message ?? '').filter((_, index) => index % 2 === 1);
    expect(names(ifscMessage({ type: 'bank', bank: 'HDFC Bank' }))).toEqual(['HDFC Bank']);
    const branch = { type: 'branch', bank: 'HDFC Bank', branch: 'Indiranagar' } as const;
    expect(names(ifscMessage(branch))).toEqual(['HDFC Bank', 'Indiranagar']);
    const lent = { type: 'branch-of-other', bank: 'AB Bank', branch: 'CABBLM', lender: 'HDFC Bank' } as const;
    expect(names(ifscMessage(lent))).toEqual(['AB Bank', 'HDFC Bank']);
  });
});

describe('Words of the server', () => {
  test('replace our general words on an English page', async () => {
    const { preferServerWords } = await load('');
    expect(preferServerWords(english, 'General.')).toBe(english);
    expect(preferServerWords(null, 'General.')).toBe('General.');
    expect(preferServerWords('', 'General.')).toBe('General.');
  });

  test('follow our general words on a Hindi page, as a quotation', async () => {
    const { preferServerWords, partsOfMessage } = await load('/hi');
    const message = preferServerWords(english, 'सामान्य।');
    expect(partsOfMessage(message)).toEqual(['सामान्य। “', english, '”']);
    expect(partsOfMessage('सामान्य।')).toEqual(['सामान्य।']);
  });

  test('replace our general words on a Hindi page if they are in Hindi', async () => {
    const { preferServerWords } = await load('/hi');
    expect(preferServerWords(hindi, 'सामान्य।')).toBe(hindi);
    expect(preferServerWords(`HDFC: ${hindi}`, 'सामान्य।')).toBe(`HDFC: ${hindi}`);
  });

  test('never replace the words that we have for a code', async () => {
    const { errorMessage } = await load('/hi');
    const refused = new ApiError('unauthorized', { serverMessage: english });
    expect(errorMessage('login', refused)).toBe('The OTP you entered is incorrect. Please try again.');
  });

  test.each(['other', 'rejected'] as const)('follow our own for a failure with the code %s', async (code) => {
    const { errorMessage, partsOfMessage } = await load('/hi');
    const [own, theirs] = partsOfMessage(
      errorMessage('application', new ApiError(code, { serverMessage: english })),
    );
    expect(own).toBe('Something went wrong. Please try again. “');
    expect(theirs).toBe(english);
  });

  test('about one field follow our own at the field', async () => {
    const { fieldRefusals, partsOfMessage } = await load('/hi');
    const fieldErrors = [{ path: 'panNumber', code: null, message: english }];
    const [refusal] = fieldRefusals({ fieldErrors }, ['panNumber']);
    expect(partsOfMessage(refusal!.message)[1]).toBe(english);
  });
});
