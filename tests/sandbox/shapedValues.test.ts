import { afterEach, describe, expect, test } from 'vitest';
import type { Shapes } from '#sandbox/shapes/dimensions.ts';
import { createSandbox } from '#sandbox/testing.ts';
import {
  acceptContract,
  call,
  createBody,
  login,
  newVendor,
  patchKyc,
  sendCreateCode,
  sendLoginCode,
  signIn,
  submittedVendor,
  refresh,
  upload,
  fileOf,
  vendorPath,
  type Body,
  type MadeVendor,
} from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const shape = (shapes: Partial<Shapes>): void => void Object.assign(sandbox.shapes, shapes);
const vendorRead = async (vendor: MadeVendor): Promise<Body> =>
  (await call(sandbox, 'GET', vendorPath(vendor), { token: vendor.token })).body['vendor'];

describe('Names in snake_case', () => {
  test('apply to every field', async () => {
    const vendor = await submittedVendor(sandbox);
    shape({ names: 'snake' });
    const read = await vendorRead(vendor);
    expect(read).toMatchObject({
      owner_name: 'Asha Rao',
      address_line1: '12 MG Road',
      opening_hours: { open_time: '09:00', open_days: [1, 2, 3, 4, 5, 6] },
      kyc: { pan_number: 'ABCDE1234F', is_draft: false },
      base_info: { vendor_name: 'Asha Medicals' },
    });
    expect(read['documents'][0]).toMatchObject({ type: 'pharmacyLicense', uploaded_at: expect.any(String) });
    expect(JSON.stringify(read)).not.toMatch(/"[a-z]+[A-Z]\w*":/);
  });

  test('apply to tokens too', async () => {
    shape({ names: 'snake' });
    await sendLoginCode(sandbox);
    const { body } = await login(sandbox);
    expect(Object.keys(body['data'])).toContain('needs_profile_completion');
    const refreshed = await refresh(sandbox, body['data'].refresh_token);
    expect(Object.keys(refreshed.body)).toEqual(['success', 'refresh_token', 'access_token', 'expires_in']);
  });
});

describe('A date', () => {
  test.each<[Shapes['dates'], string | number]>([
    ['iso', '2026-11-21T21:09:54.123Z'],
    ['iso-offset', '2026-11-22T02:39:54.123+05:30'],
    ['iso-seconds', '2026-11-21T21:09:54Z'],
    ['epoch-ms', 1_795_295_394_123],
    ['epoch-seconds', 1_795_295_394],
  ])('can be written as %s', async (dates, expected) => {
    const vendor = await newVendor(sandbox);
    const at = Date.parse('2026-11-21T21:09:54.123Z');
    sandbox.db.prepare('UPDATE vendors SET created_at = ?').run(at);
    shape({ dates });
    expect((await vendorRead(vendor))['createdAt']).toBe(expected);
  });
});

test('numbers can be text, but days of the week stay numbers', async () => {
  const vendor = await newVendor(sandbox);
  shape({ numbers: 'text' });
  expect(await vendorRead(vendor)).toMatchObject({
    location: { latitude: '12.9716', longitude: '77.5946' },
    progress: { completionPercent: '25', nextStep: '2', totalSteps: '4' },
    openingHours: { openDays: [1, 2, 3, 4, 5, 6] },
    phoneVerified: true,
  });
});

describe('A write whose reply no client needs', () => {
  test.each<[Shapes['writes'], number, string | null, string]>([
    ['no-content', 204, null, ''],
    ['empty', 200, null, ''],
    ['json-null', 200, 'application/json', 'null'],
    ['json-true', 200, 'application/json', 'true'],
    ['text', 200, 'text/plain; charset=utf-8', 'ok'],
    ['object', 200, 'application/json', '{}'],
  ])('can return %s', async (writes, status, type, text) => {
    const vendor = await newVendor(sandbox);
    await patchKyc(sandbox, vendor);
    shape({ writes });
    const reply = await sandbox.fetch(vendorPath(vendor, '/kyc/draft'), {
      method: 'POST',
      headers: { authorization: `Bearer ${vendor.token}` },
      body: '{}',
    });
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
      status,
      type,
      text,
    ]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('still returns the otpId that has to come back', async () => {
    shape({ writes: 'no-content' });
    expect((await sendLoginCode(sandbox)).status).toBe(204);
    sandbox.settings.otpIds = true;
    expect((await sendLoginCode(sandbox)).body).toHaveProperty('otpId');
  });
});

test.each([200, 201] as const)('a call that creates something can return %i', async (created) => {
  shape({ created });
  await sendCreateCode(sandbox);
  const answer = await call(sandbox, 'POST', '/api/vendors/create', { body: createBody() });
  const vendor = { id: answer.body['vendorId'], token: answer.body['data'].accessToken };
  const made = { ...vendor, refreshToken: '', category: 'pharmacy' as const };
  expect([answer.status, (await upload(sandbox, made, { gst: fileOf('pdf') })).status]).toEqual([
    created,
    created,
  ]);
  expect((await patchKyc(sandbox, made)).status).toBe(200);
  expect((await acceptContract(sandbox, made)).status).toBe(409);
});

describe('An upload', () => {
  const key = expect.stringMatching(/^doc_/) as string;
  const url = expect.stringMatching(/^\/files\//) as string;
  test.each<[Shapes['uploaded'], Body]>([
    ['whole', { uploaded: [{ slot: 'gst', key, url }] }],
    ['keys', { uploaded: [key] }],
    ['key-objects', { uploaded: [{ key }] }],
    ['key-urls', { uploaded: [{ key, url }] }],
    ['documents', { documents: [{ slot: 'gst', key, url }] }],
  ])('can name the stored documents as %s', async (uploaded, expected) => {
    const vendor = await newVendor(sandbox);
    shape({ uploaded });
    const { body } = await upload(sandbox, vendor, { gst: fileOf('pdf') });
    expect(body).toEqual({ success: true, message: 'Documents uploaded.', ...expected });
  });
});

describe('A refusal', () => {
  const message = 'Please check the highlighted fields.';
  const words = 'Please sign in to continue.';
  test.each<[Shapes['errors'], Body, Body]>([
    ['error-message', { error: { message } }, { error: { message: words } }],
    ['error', { error: message }, { error: words }],
    [
      'problem',
      { type: 'about:blank', title: 'Request refused', status: 400, detail: message },
      { type: 'about:blank', title: 'Request refused', status: 401, detail: words },
    ],
    [
      'fastapi',
      { detail: [{ loc: ['body', 'baseInfo', 'city'], msg: message, type: 'city' }] },
      { detail: words },
    ],
    ['title', { title: message }, { title: words }],
    ['messages', { message: [message] }, { message: [words] }],
    ['field-map', { errors: { 'baseInfo.city': [message] } }, { message: words }],
    ['field-list', { errors: [{ field: 'baseInfo.city', message }] }, { errors: [{ message: words }] }],
  ])('can have the form %s', async (errors, ofField, ofToken) => {
    shape({ errors, names: 'snake', wrapper: 'data' });
    const { baseInfo } = createBody();
    const body = createBody({ baseInfo: { ...baseInfo, city: 'B' } });
    const refused = await call(sandbox, 'POST', '/api/vendors/create', { body });
    expect([refused.status, refused.body]).toEqual([400, ofField]);
    const unauthorized = await call(sandbox, 'GET', '/api/vendors/me');
    expect([unauthorized.status, unauthorized.body]).toEqual([401, ofToken]);
    const type = errors === 'problem' ? 'application/problem+json' : 'application/json';
    expect(refused.headers.get('content-type')).toBe(type);
  });

  test('keeps its Retry-After header', async () => {
    const { accessToken: token } = await signIn(sandbox);
    shape({ errors: 'problem' });
    const body = { accountNumber: '100000000004', ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' };
    const answer = await call(sandbox, 'POST', '/api/vendors/verify-bank', { token, body });
    expect(answer.headers.get('retry-after')).toBe('30');
  });
});
