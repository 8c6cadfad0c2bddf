import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/errors.ts';

const english = 'The account is held under another name.';
const hindi = 'यह खाता किसी और नाम पर है।';

/** Loads the rules as the build of a language has them. */
async function load(prefix: '' | '/hi') {
  vi.resetModules();
  vi.stubEnv('LOCALE_PREFIX', prefix);
  const [rules, errors, refusals] = await Promise.all([
    import('#lib/messages/serverWords.ts'),
    import('#lib/messages/errorMessage.ts'),
    import('#lib/messages/fieldRefusals.ts'),
  ]);
  return { ...rules, ...errors, ...refusals };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
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
