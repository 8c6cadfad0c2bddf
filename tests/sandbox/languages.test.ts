import { afterEach, describe, expect, test } from 'vitest';
import { messageIn, preferredLanguage } from '#sandbox/languages.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { locales } from '../../src/lib/locales.ts';
import { testPhone } from './helpers.ts';
import { createPlainSandbox } from './plainHelpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

/** Asks for a sign-in code in a language and returns the message and its language. */
async function otpMessage(
  language: string,
  from: TestSandbox = sandbox,
): Promise<{ message: string; language: string | null }> {
  const reply = await from.fetch('/api/auth/send-otp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ phone: testPhone, userType: 'VENDOR' }),
  });
  const { message } = (await reply.json()) as { message: string };
  return { message, language: reply.headers.get('content-language') };
}

describe('A reply', () => {
  test('has its message in the language that was asked for, and names it', async () => {
    expect(await otpMessage('hi-IN, en;q=0.5')).toEqual({
      message: 'आपके फ़ोन पर OTP भेज दिया है।',
      language: 'hi',
    });
  });

  test.each(['en-IN', '', '*', 'fr', 'en, hi;q=0.5'])('has an English message for %j', async (language) => {
    expect(await otpMessage(language)).toEqual({ message: 'OTP sent to your phone.', language: 'en' });
  });

  test('is always English from an API that offers the specification only', async () => {
    const plain = createPlainSandbox();
    expect(await otpMessage('hi-IN', plain)).toMatchObject({ language: null });
  });
});

describe('The language of a reply', () => {
  const translated = Object.values(locales).filter(({ words }) => words !== 'en');
  test.each(translated)('can be $name', ({ tag }) => {
    const language = preferredLanguage(tag);
    expect(language).toBe(tag.slice(0, 2));
    const message = messageIn(language, 'The account is held under another name.');
    expect(message).toEqual({ language, text: expect.not.stringMatching(/[A-Za-z]/) });
  });

  test('is the one that the browser prefers', () => {
    expect(preferredLanguage('fr, ta;q=0.4, te;q=0.8')).toBe('te');
    expect(preferredLanguage('hi;q=0, en')).toBeNull();
    expect(preferredLanguage(undefined)).toBeNull();
  });

  test('is English for a message without a translation', () => {
    expect(messageIn('hi', 'Draft saved.')).toEqual({ text: 'Draft saved.', language: 'en' });
    expect(messageIn('hi', undefined)).toBeNull();
  });
});
