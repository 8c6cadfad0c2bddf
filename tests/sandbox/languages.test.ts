import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterEach, describe, expect, test } from 'vitest';
import { languages, messageIn, preferredLanguage, translations } from '#sandbox/languages.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { glossaryTable } from '../../scripts/words/folders.ts';
import { latinTerms } from '../../scripts/words/terms.ts';
import { locales } from '../../src/lib/locales.ts';
import { filesIn, root } from '../sources.ts';
import { testPhone } from './helpers.ts';
import { createPlainSandbox } from './plainHelpers.ts';

/** Files whose messages the operator of the sandbox reads: its controls, its desk, planted faults, the command line. */
const forOperators =
  /sandbox\/(?:desk\/|shapes\/|cli|server|faultyReply|controlGuard|languages|review\.|routes\/(?:control|desk|reports))/;

/** Messages that only a program causes and reads. The portal never sends what they are about. */
const forPrograms = new Set([
  'The request is not valid.',
  'The request could not be read.',
  'Unknown field: {}.',
  'The Idempotency-Key is not valid.',
  'This Idempotency-Key was used for another request.',
  'There is no such call.',
  'No refresh token was sent.',
  'Documents are sent as multipart/form-data.',
  'Each document must be a file.',
]);

/** Returns the messages that a file sends: of errors, of replies, and for a body that does not fit its schema. */
function messagesIn(file: string, code: string): string[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const constants = new Map<string, ts.Node>();
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(''));
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(collect);
    else if (ts.isIdentifier(node)) {
      const named = constants.get(node.text);
      if (named !== undefined) collect(named);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer);
    if (ts.isNewExpression(node) && node.expression.getText() === 'Refusal' && node.arguments?.[2])
      collect(node.arguments[2]);
    if (ts.isCallExpression(node) && /^(?:readBody|valid)$/.test(node.expression.getText()))
      node.arguments.slice(2).forEach(collect);
    if (
      (ts.isPropertyAssignment(node) || ts.isParameter(node)) &&
      node.name.getText() === 'message' &&
      node.initializer
    )
      collect(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

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

  test('is English for a message for programs', () => {
    const message = 'The Idempotency-Key is not valid.';
    expect(messageIn('hi', message)).toEqual({ text: message, language: 'en' });
    expect(messageIn('hi', undefined)).toBeNull();
  });

  test('keeps the part of a message that differs', () => {
    expect(messageIn('mr', 'File size must be ≤ 5MB')?.text).toBe('फाइल 5MB किंवा त्याहून लहान हवी');
    expect(messageIn('te', 'File type not allowed. Accepted: pdf, jpg')?.text).toMatch(/: pdf, jpg$/);
  });
});

describe('The messages of the sandbox', () => {
  const written = filesIn(['sandbox'], /\.ts$/)
    .filter((file) => !forOperators.test(file))
    .flatMap((file) => messagesIn(file, readFileSync(path.join(root, file), 'utf8')));

  test('that a vendor can see are all translated, and no others', () => {
    const known = new Set(Object.keys(translations));
    expect(written.length).toBeGreaterThan(60);
    expect(written.filter((message) => !known.has(message) && !forPrograms.has(message))).toEqual([]);
    expect([...known, ...forPrograms].filter((message) => !written.includes(message))).toEqual([]);
  });

  test.each(languages.map((id, index) => [id, index] as const))('are in good %s', (id, index) => {
    const texts = Object.entries(translations).map(([english, all]) => ({ english, text: all[index] ?? '' }));
    const words = (text: string): string[] =>
      (text.match(/[A-Za-z][A-Za-z0-9.]*/g) ?? []).filter((word) => !latinTerms.has(word));
    const banned = glossaryTable(id, 'Banned readings').map(([reading = '']) => reading);
    expect(banned.length).toBeGreaterThan(10);
    const wrong = texts.filter(
      ({ english, text }) =>
        text === '' ||
        words(text).length > 0 ||
        english.includes('{}') !== text.includes('{}') ||
        banned.some((reading) => text.includes(reading)),
    );
    expect(wrong).toEqual([]);
  });

  test('of an old link are in the language of the browser', async () => {
    const reply = await sandbox.fetch('/files/none', { headers: { 'accept-language': 'ta-IN' } });
    expect(reply.headers.get('content-language')).toBe('ta');
    expect(await reply.text()).toMatch(/^இந்த லிங்க் /);
  });
});
