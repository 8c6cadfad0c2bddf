import { afterEach, describe, expect, test, vi } from 'vitest';
import { readReply } from '../support/replies.ts';
import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import { withSaid } from '#lib/api/reply/said.ts';

afterEach(() => void vi.restoreAllMocks());

/** Returns the error for a 2xx reply, or 'done' if there is none. */
async function outcomeOf(name: EndpointName, body: unknown): Promise<unknown> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const reply = await withSaid({ status: 200, text });
  try {
    readReply(name, reply);
    return 'done';
  } catch (error) {
    return error;
  }
}

/** The calls that succeed by their status alone. */
const writes = [
  'sendOtp',
  'vendorSendOtp',
  'kycDraft',
  'kyc',
  'documents',
  'deleteVendor',
  'deleteDocument',
  'withdrawConsent',
  'reviewReply',
  'contract',
] as const;
const needed = [
  'login',
  'refresh',
  'createVendor',
  'verifyBank',
  'vendor',
  'currentVendor',
  'progress',
  'applications',
] as const;

const empty = ['', 'null', 'true', '7', '"Done"', 'OK', 'Saved at 10:00', '  ', '[]'];

describe.each(writes)('A write (%s)', (name) => {
  test.each(empty)('succeeds with the reply %j', async (text) => {
    expect(await outcomeOf(name, text)).toBe('done');
  });

  test('succeeds with any object as the reply', async () => {
    for (const body of [{}, { status: 'ok' }, { id: 7 }, { success: true, data: null }]) {
      expect(await outcomeOf(name, body), JSON.stringify(body)).toBe('done');
    }
  });

  test.each([
    '<!doctype html><title>Site</title>',
    '\n<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">',
    '<html lang="en"></html>',
    '<!-- built --><html></html>',
    '{"success": tru',
    '[{"key": "k1"',
  ])('is not known to be done after the reply %.24j', async (text) => {
    expect(await outcomeOf(name, text)).toMatchObject({ code: 'malformed', status: 200 });
  });
});

test.each(needed)('A call that needs its reply (%s) fails without one', async (name) => {
  for (const text of ['', 'null', 'true', '7', '"Done"', 'OK', '<!doctype html>']) {
    expect(await outcomeOf(name, text), text).toMatchObject({ code: 'malformed', status: 200 });
  }
});

describe('A 2xx reply is a refusal', () => {
  const no = { success: false, message: 'No.' };
  test.each([
    ['by success', no, 'No.'],
    ['by ok', { ok: false, message: 'No.' }, 'No.'],
    ['by its error', { error: 'No more files.' }, 'No more files.'],
    ['by an object as its error', { error: { message: 'No.' } }, 'No.'],
    ['under data', { success: true, data: no }, 'No.'],
    ['under two wrappers', { data: { data: no } }, 'No.'],
    ['under three, one of them a noun', { success: true, data: { result: { vendor: no } } }, 'No.'],
    ['with its words outside', { message: 'No.', data: { success: false } }, 'No.'],
    ['without words', { success: false }, null],
  ])('%s', async (_, body, serverMessage) => {
    for (const name of ['kyc', 'vendor', 'applications', 'login'] as const) {
      expect(await outcomeOf(name, body), name).toMatchObject({
        code: 'rejected',
        status: 200,
        serverMessage,
      });
    }
  });

  test('with field errors', async () => {
    const body = { success: false, errors: { pan_number: ['Taken by another vendor'] } };
    expect(await outcomeOf('kyc', body)).toMatchObject({
      serverMessage: 'Taken by another vendor',
      fieldErrors: [{ path: 'panNumber', code: null, message: 'Taken by another vendor' }],
    });
  });
});

test('A failed bank check is a reply and not a refusal', async () => {
  expect(await outcomeOf('verifyBank', { success: false, message: 'No such account' })).toBe('done');
});

test('A vendor without an id has its own error code', async () => {
  for (const name of ['vendor', 'currentVendor'] as const) {
    expect(await outcomeOf(name, { vendor: { name: 'Asha' } })).toMatchObject({
      code: 'no-vendor',
      status: 200,
    });
  }
});
