import { afterEach, describe, expect, test } from 'vitest';
import { readSwitches } from '#sandbox/switches.ts';
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
  testPhone,
  uploadRequired,
  vendorInfo,
  type Body,
} from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const paths = ({ body }: { body: Body }): string[] => body['errors'].map((error: Body) => error['path']);
const loginWith = (more: Body) =>
  call(sandbox, 'POST', '/api/auth/login', {
    body: { phone: testPhone, verificationCode: '123456', userType: 'VENDOR', ...more },
  });
const createWith = (more: Body = {}, token?: string) =>
  call(sandbox, 'POST', '/api/vendors/create', { body: createBody(more), token });

describe('Random codes', () => {
  test('appear in the outbox and in no reply', async () => {
    sandbox.settings.mockMode = false;
    const codes = new Set<string>();
    for (const phone of ['+919876543210', '+919876543211', '+919876543212']) {
      const { body } = await sendLoginCode(sandbox, phone);
      const { code } = sandbox.outbox.at(-1) ?? { code: '' };
      expect(JSON.stringify(body)).not.toContain(code);
      expect((await login(sandbox, phone, code)).status).toBe(200);
      codes.add(code);
    }
    expect(codes.size).toBeGreaterThan(1);
  });
});

describe('The setting otpIds', () => {
  test('makes a login require the otpId of its own code', async () => {
    sandbox.settings.otpIds = true;
    const old = (await sendLoginCode(sandbox, '+919812345678')).body['otpId'];
    const { otpId } = (await sendLoginCode(sandbox)).body;
    expect(otpId).toMatch(/^[\w-]{24}$/);
    for (const wrong of [{}, { otpId: old }, { otpId: 'x' }]) {
      const answer = await loginWith(wrong);
      expect([answer.status, paths(answer)]).toEqual([400, ['otpId']]);
    }
    expect((await loginWith({ otpId })).status).toBe(200);
  });

  test('makes vendor-create require the otpId too', async () => {
    sandbox.settings.otpIds = true;
    const { otpId } = (await sendCreateCode(sandbox)).body;
    expect((await createWith()).status).toBe(400);
    expect((await createWith({ otpId })).status).toBe(201);
  });

  test('is off by default', async () => {
    expect((await sendLoginCode(sandbox)).body).not.toHaveProperty('otpId');
    expect((await loginWith({ otpId: 'anything' })).status).toBe(200);
  });
});

describe('A strict API', () => {
  test('refuses and names unknown fields at any depth', async () => {
    sandbox.settings.unknownFields = 'refused';
    await sendCreateCode(sandbox);
    const deliveryTimings = { ...vendorInfo.deliveryTimings, note: 'x' };
    const answer = await createWith({ extra: 1, baseInfo: { ...vendorInfo, deliveryTimings, fax: '1' } });
    expect(answer.status).toBe(400);
    expect(paths(answer)).toEqual(['baseInfo.deliveryTimings.note', 'baseInfo.fax', 'extra']);
    expect(answer.body['message']).toContain('baseInfo.fax');
    expect((await createWith()).status).toBe(201);
  });

  test('accepts every body of the API', async () => {
    sandbox.settings.unknownFields = 'refused';
    const lab = await newVendor(sandbox, { category: 'labs' });
    expect((await patchKyc(sandbox, lab)).status).toBe(200);
    expect((await uploadRequired(sandbox, lab)).status).toBe(201);
    expect((await acceptContract(sandbox, lab)).status).toBe(200);
    expect((await patchKyc(sandbox, lab, { nickname: 'x' })).status).toBe(400);
  });
});

describe('An API that requires a token for a new vendor', () => {
  test('sends no code and creates no vendor without a token', async () => {
    sandbox.settings.createNeedsToken = true;
    const { accessToken: token } = await signIn(sandbox);
    const send = (given: { token?: string }) =>
      call(sandbox, 'POST', '/api/vendors/send-otp', { body: { phone: testPhone }, ...given });
    expect((await send({})).status).toBe(401);
    expect((await send({ token })).status).toBe(200);
    expect((await createWith()).status).toBe(401);
    expect((await createWith({}, token)).status).toBe(201);
  });
});

describe('Switches on the command line', () => {
  test('set settings and shapes by name', () => {
    expect(
      readSwitches([
        'ignoreIdempotencyKeys=true',
        'loginTokenSeconds=60',
        'wrapper=data',
        'extraFields=refused',
      ]),
    ).toEqual({
      settings: { ignoreIdempotencyKeys: true, loginTokenSeconds: 60, extraFields: 'refused' },
      shapes: { wrapper: 'data' },
    });
  });

  test.each(['nonsense=1', 'wrapper', '__proto__=1', 'wrapper=round', 'loginTokenSeconds=0', 'otpIds=maybe'])(
    'are refused with a message: %s',
    (text) => {
      expect(() => readSwitches([text])).toThrow(/switch/);
    },
  );

  test('stay after a reset', async () => {
    const strict = createSandbox({ settings: { otpIds: true }, shapes: { wrapper: 'data' } });
    strict.settings.otpIds = false;
    strict.shapes.wrapper = 'bare';
    strict.reset();
    expect([strict.settings.otpIds, strict.shapes.wrapper]).toEqual([true, 'data']);
    await strict.close();
  });
});
