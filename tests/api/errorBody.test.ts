import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readReply } from '#lib/api/client.ts';
import type { ApiError } from '#lib/api/errors.ts';
import { withSaid } from '#lib/api/reply/said.ts';
import { errorBodies, fieldLine } from './errorBodies.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

/** Returns the error that the client throws for a reply to a write. */
async function errorOf(status: number, body: unknown): Promise<ApiError> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const reply = await withSaid({ status, text });
  try {
    readReply('kyc', reply);
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('The reply was taken for done.');
}
const wordsOf = async (body: unknown, status = 400) => (await errorOf(status, body)).serverMessage;

describe('The client reads the error body of', () => {
  test.each(errorBodies)('$from', async ({ status, body, words, fields = [] }) => {
    const { serverMessage, fieldErrors } = await errorOf(status, body);
    expect(serverMessage).toBe(words);
    expect(fieldErrors.map(fieldLine)).toEqual(fields);
  });
});

test('The body of a server failure is not read', async () => {
  expect(await wordsOf({ message: 'The database is down.' }, 503)).toBeNull();
});

describe("The server's message", () => {
  test('comes from the first known place', async () => {
    const body = {
      message: 'One.',
      error: { message: 'Two.' },
      detail: 'Four.',
      title: 'Five.',
      errors: [{ message: 'Six.' }],
      data: { message: 'Seven.' },
    };
    const said: (string | null)[] = [];
    for (const name of ['', 'message', 'error', 'detail', 'title', 'errors', 'data']) {
      Reflect.deleteProperty(body, name);
      said.push(await wordsOf(body));
    }
    expect(said).toEqual(['One.', 'Two.', 'Four.', 'Five.', 'Six.', 'Seven.', null]);
    expect(await wordsOf({ error: 'Three.', detail: 'Four.' })).toBe('Three.');
  });

  test.each([
    'Bad Request',
    'UNAUTHORIZED',
    'Not Found',
    'Unprocessable Entity',
    'Too Many Requests',
    'Request Entity Too Large',
    'Validation failed',
    'Validation error: 2 fields',
    'One or more validation errors occurred.',
    'The given data was invalid.',
    'invalid_grant',
    'error.path.missing',
    'about:blank',
    '404 page not found',
    '<p>Wrong</p>',
    '[{"code":"too_small"}]',
    '[object Object]',
    '  ',
  ])('is not %j', async (text) => {
    expect(await wordsOf({ message: text })).toBeNull();
    expect(await wordsOf({ message: text, detail: 'The PAN is taken.' })).toBe('The PAN is taken.');
  });

  test.each(['Taken.', 'Vendor not found', 'Invalid PAN', 'अमान्य', 'This PIN is not valid'])(
    'may be %j',
    async (text) => {
      expect(await wordsOf({ message: text })).toBe(text);
    },
  );

  test('is cut after 300 characters', async () => {
    const words = await wordsOf({ message: `Long ${'words '.repeat(100)}` });
    expect(words).toHaveLength(300);
    expect(words?.endsWith('…')).toBe(true);
  });

  test.each([
    ['one short line', 'The phone has a vendor.\n', 'The phone has a vendor.'],
    ['a text in JSON', '"The phone has a vendor."', 'The phone has a vendor.'],
    ['a long line', 'x '.repeat(101), null],
    ['two lines', 'Wrong.\nReally.', null],
    ['a page', '<!doctype html><p>Wrong.</p>', null],
    ['nothing', '', null],
  ])('of a reply that is %s', async (_, text, words) => {
    expect(await wordsOf(text)).toBe(words);
  });
});

describe('A field', () => {
  test.each([
    [['body', 'panNumber'], 'panNumber'],
    [['body', 'base_info', 'pincode'], 'baseInfo.pincode'],
    ['/data/attributes/pan-number', 'panNumber'],
    ['#/licences/0/number', 'licences.0.number'],
    ['licences[0].number', 'licences.0.number'],
    ['$.GSTNumber', 'gstNumber'],
    ['query.step', 'step'],
    ['consents.0.id', 'consents.0.id'],
  ])('named %j is read as %s', async (path, field) => {
    const { fieldErrors } = await errorOf(422, { errors: [{ path, message: 'Wrong value' }] });
    expect(fieldErrors).toEqual([{ path: field, code: null, message: 'Wrong value' }]);
  });

  test.each([[['body']], [''], ['$'], [null], [{}]])('is not named by %j', async (path) => {
    expect((await errorOf(422, { errors: [{ path, message: 'Wrong value' }] })).fieldErrors).toEqual([]);
  });

  test('may have a code without a message', async () => {
    const { fieldErrors, serverMessage } = await errorOf(422, { errors: [{ path: 'ifsc', code: 7 }] });
    expect(fieldErrors).toEqual([{ path: 'ifsc', code: '7', message: null }]);
    expect(serverMessage).toBeNull();
    const coded = await errorOf(422, { errors: { ifsc: 'required', pan_number: ['PAN_INVALID'] } });
    expect(coded.fieldErrors.map(fieldLine)).toEqual(['ifsc', 'panNumber']);
  });
});

test('A body of any depth is read without a crash', async () => {
  const deep = (name: string, depth: number) =>
    `${`{"${name}":`.repeat(depth)}{"message":"Deep."}${'}'.repeat(depth)}`;
  for (const name of ['errors', 'data', 'error', 'details', 'x']) {
    for (const depth of [100, 100_000]) expect(await wordsOf(deep(name, depth)), name).toBeNull();
  }
});
