import { afterEach, describe, expect, test } from 'vitest';
import { applicationsReplySchema } from '#lib/domain/application/applicationSummary.ts';
import { refreshReplySchema } from '#lib/domain/session/grant.ts';
import { progressReplySchema } from '#lib/domain/application/progress.ts';
import { createReplySchema } from '#lib/domain/reply/reply.ts';
import { readStatus } from '#lib/domain/status/status.ts';
import { vendorReplySchema } from '#lib/domain/vendor.ts';
import { faultActions } from '#sandbox/faults.ts';
import { createSandbox } from '#sandbox/testing.ts';
import {
  acceptContract,
  call,
  createBody,
  login,
  requiredOf,
  newVendor,
  patchKyc,
  refresh,
  sendCreateCode,
  sendLoginCode,
  signIn,
  submittedVendor,
  testPhone,
  uploadRequired,
  vendorPath,
  type Body,
} from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const send = () =>
  sandbox.fetch('/api/auth/send-otp', { method: 'POST', body: JSON.stringify({ phone: testPhone }) });
const control = (method: string, path: string, body?: unknown) =>
  call(sandbox, method, `/__sandbox${path}`, body === undefined ? {} : { body });

describe('A fault', () => {
  test('of a status replaces the work', async () => {
    sandbox.faults.add({
      endpoint: 'sendOtp',
      action: 'status',
      status: 429,
      body: { message: 'Slow down' },
    });
    const response = await send();
    expect([response.status, await response.json()]).toEqual([429, { message: 'Slow down' }]);
    expect(sandbox.outbox).toEqual([]);
  });

  test('of a status with afterCommit does the work first', async () => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'status', status: 500, afterCommit: true });
    expect((await send()).status).toBe(500);
    expect(sandbox.outbox).toHaveLength(1);
  });

  test.each([
    ['drop', 0],
    ['commit-then-drop', 1],
  ] as const)('of %s breaks the connection after %i sent codes', async (action, codes) => {
    sandbox.faults.add({ endpoint: 'sendOtp', action });
    await expect(send()).rejects.toThrow(TypeError);
    expect(sandbox.outbox).toHaveLength(codes);
  });

  test('of truncate ends the reply in the middle', async () => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'truncate' });
    const response = await send();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('of malformed sends broken JSON with a JSON content type', async () => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'malformed' });
    const response = await send();
    expect(response.headers.get('content-type')).toContain('application/json');
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test('of html returns a page', async () => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'html' });
    const response = await send();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      502,
      'text/html; charset=utf-8',
    ]);
  });

  test('of body returns the given body', async () => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'body', body: { success: false } });
    expect(await (await send()).json()).toEqual({ success: false });
  });

  test('of refuse returns success false with 200, instead of the work or after it', async () => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'refuse', times: 1 });
    sandbox.faults.add({
      endpoint: 'sendOtp',
      action: 'refuse',
      afterCommit: true,
      body: { success: false },
    });
    const first = await send();
    expect([first.status, await first.json()]).toEqual([
      200,
      { success: false, message: 'This is a test of refusals.' },
    ]);
    expect(sandbox.outbox).toEqual([]);
    expect(await (await send()).json()).toEqual({ success: false });
    expect(sandbox.outbox).toHaveLength(1);
  });

  test('of drip sends the whole reply slowly', async () => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'drip', dripMs: 5 });
    const started = performance.now();
    expect(await (await send()).json()).toMatchObject({ success: true });
    expect(performance.now() - started).toBeGreaterThan(40);
  });

  test('with delays alone only takes longer', async () => {
    sandbox.faults.add({ endpoint: '*', delayBeforeMs: 30, delayAfterMs: 30 });
    const started = performance.now();
    expect((await send()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(55);
  });

  test('hits its endpoint alone, after skipped calls and a limited number of times', async () => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'status', skip: 1, times: 2 });
    const statuses = [];
    for (let sent = 0; sent < 4; sent++) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 500, 500, 200]);
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'status' });
    expect((await sendCreateCode(sandbox)).status).toBe(200);
  });

  test('with a probability hits the same calls for the same seed', async () => {
    const rounds = [];
    for (let round = 0; round < 2; round++) {
      sandbox.faults.clear(42);
      sandbox.faults.add({ endpoint: 'geocode', action: 'status', status: 503, probability: 0.5 });
      const statuses = [];
      for (let asked = 0; asked < 20; asked++) {
        statuses.push((await sandbox.fetch('/geocode/search?q=Pune&format=json')).status);
      }
      rounds.push(statuses);
    }
    expect(rounds[0]).toEqual(rounds[1]);
    expect(new Set(rounds[0])).toEqual(new Set([200, 503]));
  });

  test.each(faultActions)('of %s also works over a real connection', async (action) => {
    const origin = await sandbox.listen();
    sandbox.faults.add({ endpoint: 'sendOtp', action, dripMs: 1 });
    const outcome = await fetch(`${origin}/api/auth/send-otp`, {
      method: 'POST',
      body: JSON.stringify({ phone: testPhone }),
    }).then(
      async (response) => {
        const text = await response.text().catch(() => 'torn');
        return `${response.status} ${text.slice(0, 9)}`;
      },
      () => 'broken',
    );
    expect(outcome).toBe(
      {
        none: '200 {"success',
        status: '500 {"success',
        drop: 'broken',
        'commit-then-drop': 'broken',
        truncate: '200 torn',
        malformed: '200 {"success',
        html: '502 <!doctype',
        body: '200 {}',
        refuse: '200 {"success',
        drip: '200 {"success',
      }[action],
    );
  });
});

describe('A reply’s shape', () => {
  test.each(['wrapped', 'bare', 'data'] as const)('of a vendor can be %s', async (vendor) => {
    const made = await newVendor(sandbox);
    sandbox.shapes.vendor = vendor;
    for (const path of [vendorPath(made), '/api/vendors/me']) {
      const { body } = await call(sandbox, 'GET', path, { token: made.token });
      expect(vendorReplySchema.parse(body)?.id).toBe(made.id);
      expect(body['id'] === made.id).toBe(vendor === 'bare');
    }
  });

  test.each(['flat', 'nested', 'no-refresh-token'] as const)('of a refresh can be %s', async (shape) => {
    const { refreshToken } = await signIn(sandbox);
    sandbox.shapes.refresh = shape;
    const reply = refreshReplySchema.parse((await refresh(sandbox, refreshToken)).body);
    expect(reply.accessToken).not.toBeNull();
    expect(reply.refreshToken === null).toBe(shape === 'no-refresh-token');
  });

  test('without a new refresh token keeps the old one valid', async () => {
    const { refreshToken } = await signIn(sandbox);
    sandbox.shapes.refresh = 'no-refresh-token';
    for (let round = 0; round < 3; round++) {
      expect((await refresh(sandbox, refreshToken)).status).toBe(200);
    }
  });

  test.each(['applications', 'array', 'data'] as const)('of the list can be %s', async (shape) => {
    const made = await newVendor(sandbox);
    sandbox.shapes.applications = shape;
    const answer = await call(sandbox, 'GET', '/api/vendors/applications/resumable', { token: made.token });
    expect(applicationsReplySchema.parse(answer.body)).toMatchObject([{ id: made.id }]);
  });

  test('of vendor-create can leave out the tokens', async () => {
    sandbox.shapes.createTokens = false;
    await sendCreateCode(sandbox);
    const { body } = await call(sandbox, 'POST', '/api/vendors/create', { body: createBody() });
    const { vendorId, grant } = createReplySchema.parse(body);
    expect(vendorId).toEqual(expect.any(String));
    expect(grant('+919876543210')).toBeNull();
  });

  test.each(['upper', 'odd'] as const)('can have status words in the form %s', async (statusCase) => {
    const made = await submittedVendor(sandbox);
    sandbox.shapes.statusCase = statusCase;
    const { body } = await call(sandbox, 'GET', vendorPath(made), { token: made.token });
    expect(body['vendor'].status).toBe(
      statusCase === 'upper' ? 'CONTRACT_SUBMITTED' : ' Contract_submitted ',
    );
    expect(readStatus(body['vendor'].status)?.type).toBe('submitted');
  });

  test.each(['bare', 'vendor', 'data'] as const)('of every call can have the wrapper %s', async (wrapper) => {
    sandbox.shapes.wrapper = wrapper;
    const inside = (body: Body): Body =>
      wrapper === 'bare' ? body : wrapper === 'data' ? body['data'] : (body['vendor'] ?? body['data']);
    const sent = await sendCreateCode(sandbox);
    expect('success' in sent.body).toBe(wrapper !== 'bare');
    const created = await call(sandbox, 'POST', '/api/vendors/create', { body: createBody() });
    const id = createReplySchema.parse(created.body).vendorId ?? inside(created.body)['id'];
    const grant = wrapper === 'bare' ? created.body : created.body['data'];
    const vendor = { id, token: grant.accessToken, refreshToken: '', category: 'pharmacy' as const };
    const get = async (path: string) =>
      (await call(sandbox, 'GET', `/api/vendors${path}`, { token: vendor.token })).body;
    const draft = { token: vendor.token, body: { panNumber: 'A' } };
    const saved = await call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), draft);
    expect(JSON.stringify(saved.body)).toContain('Draft saved.');
    await patchKyc(sandbox, vendor);
    const uploaded = await uploadRequired(sandbox, vendor);
    expect(inside(uploaded.body)['uploaded']).toHaveLength(requiredOf(vendor).length);
    expect(inside((await acceptContract(sandbox, vendor)).body)['contractId']).toMatch(/^ctr_/);
    const details = { accountNumber: '012345678901', ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' };
    const given = { token: vendor.token, body: details };
    const bank = await call(sandbox, 'POST', '/api/vendors/verify-bank', given);
    expect(inside(bank.body)).toMatchObject({ verified: true, accountHolder: 'Asha Rao' });
    expect(vendorReplySchema.parse(await get(`/${id}`))?.id).toBe(id);
    expect(inside(await get(`/${id}/application-progress`))['vendorId']).toBe(id);
    const list = await get('/applications/resumable');
    expect(wrapper === 'bare' ? list : inside(list)['applications']).toMatchObject([{ id }]);
  });

  test.each([
    ['data', ['success', 'message', 'data']],
    [
      'bare',
      [
        'message',
        'accessToken',
        'refreshToken',
        'user',
        'isNewUser',
        'needsProfileCompletion',
        'profileCompletionRoute',
      ],
    ],
    ['session', ['session', 'user', 'message', 'accessToken', 'refreshToken']],
  ] as const)('of a login can be %s', async (shape, keys) => {
    sandbox.shapes.login = shape;
    await sendLoginCode(sandbox);
    const { body } = await login(sandbox);
    expect(Object.keys(body)).toEqual(keys);
    const { accessToken: token } = shape === 'data' ? body['data'] : body;
    const list = await call(sandbox, 'GET', '/api/vendors/applications/resumable', { token });
    expect(list.status).toBe(200);
    if (shape === 'session') expect(body['user']).toEqual({ userType: 'VENDOR', fullName: null });
  });

  test('can have absolute links to documents', async () => {
    const made = await submittedVendor(sandbox);
    sandbox.shapes.documentUrls = 'absolute';
    const { body } = await call(sandbox, 'GET', vendorPath(made), { token: made.token });
    const link = body['vendor'].documents[0].url as string;
    expect(link).toMatch(/^http:\/\/[^/]+\/files\/doc_/);
    expect((await sandbox.fetch(link)).status).toBe(200);
  });

  test('can leave out optional fields', async () => {
    const made = await submittedVendor(sandbox);
    sandbox.shapes.missingOptionals = true;
    const { body } = await call(sandbox, 'GET', vendorPath(made), { token: made.token });
    expect(body['vendor']).not.toHaveProperty('review');
    expect(vendorReplySchema.parse(body)).toMatchObject({ id: made.id, flagged: [] });
    const progress = await call(sandbox, 'GET', vendorPath(made, '/application-progress'), {
      token: made.token,
    });
    expect(progressReplySchema.parse(progress.body)?.vendorId).toBe(made.id);
  });
});

describe('The controls', () => {
  test('advance the clock', async () => {
    const before = sandbox.clock.now();
    await control('POST', '/clock', { advanceMs: 60_000 });
    expect(sandbox.clock.now() - before).toBeGreaterThanOrEqual(60_000);
  });

  test('set, list and remove faults', async () => {
    const set = await control('POST', '/faults', {
      faults: [{ endpoint: 'login', action: 'drop', times: 1 }],
    });
    expect(set.body['faults']).toMatchObject([{ endpoint: 'login', action: 'drop', times: 1, hits: 0 }]);
    expect((await control('DELETE', '/faults')).body).toEqual({ faults: [] });
  });

  test.each([
    { faults: [{ endpoint: 'nothing' }] },
    { faults: [{ endpoint: 'login', action: 'explode' }] },
    {},
  ])('refuse the fault %j', async (body) => {
    expect((await control('POST', '/faults', body)).status).toBe(400);
  });

  test('change only the given settings and shapes', async () => {
    await control('POST', '/settings', { loginTokenSeconds: 5 });
    await control('POST', '/shapes', { vendor: 'bare' });
    expect(sandbox.settings).toMatchObject({
      loginTokenSeconds: 5,
      mockMode: true,
      refreshedTokenSeconds: 900,
    });
    expect(sandbox.shapes).toMatchObject({ vendor: 'bare', refresh: 'flat' });
  });

  test('keep a journal without bodies, and an outbox', async () => {
    const key = 'journal-key';
    await call(sandbox, 'POST', '/api/vendors/send-otp', { body: { phone: testPhone }, key });
    const { body } = await control('GET', '/journal');
    expect(body['calls']).toMatchObject([
      {
        method: 'POST',
        path: '/api/vendors/send-otp',
        endpoint: 'vendorSendOtp',
        status: 200,
        idempotencyKey: key,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(testPhone);
    const outbox = await control('GET', '/outbox');
    expect(outbox.body['codes']).toMatchObject([{ phone: testPhone, purpose: 'create', code: '123456' }]);
  });

  test('take a snapshot and restore it with its documents', async () => {
    const vendor = await submittedVendor(sandbox);
    const { id } = (await control('POST', '/snapshot')).body;
    await control('POST', '/review', {
      vendorId: vendor.id,
      decision: 'reject',
      reason: 'No',
      flags: ['gst'],
    });
    await newVendor(sandbox, { name: 'Another' });
    expect((await control('POST', '/restore', { id })).status).toBe(200);
    const { body } = await call(sandbox, 'GET', vendorPath(vendor), { token: vendor.token });
    expect(body['vendor'].status).toBe('contract_submitted');
    expect((await sandbox.fetch(body['vendor'].documents[0].url)).status).toBe(200);
    expect((await control('GET', '/state')).body['vendors']).toHaveLength(1);
  });

  test('reset the sandbox to empty', async () => {
    await submittedVendor(sandbox);
    await control('POST', '/settings', { loginTokenSeconds: 5 });
    await control('POST', '/reset');
    expect((await control('GET', '/state')).body).toEqual({ vendors: [], documents: [], users: 0 });
    expect(sandbox.settings.loginTokenSeconds).toBe(3600);
  });
});
