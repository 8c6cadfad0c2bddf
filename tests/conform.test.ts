import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { conform, report, type Row } from '../lab/conform/conform.ts';
import type { Options } from '../lab/conform/play.ts';

const phone = '+919876543210';
const site = 'https://site.example';

function start(given: Parameters<typeof createSandbox>[0] = {}): TestSandbox {
  const sandbox = createSandbox(given);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

const play = (sandbox: TestSandbox, given: Partial<Options> = {}): Promise<Row[]> =>
  conform({
    base: 'http://sandbox.test/',
    capabilities: 'all',
    phone,
    otherPhone: '+919876543211',
    writes: true,
    codeOf: () => Promise.resolve('123456'),
    // The sandbox has the names of the product, whatever src/site/api.ts says.
    mapping: { paths: {}, names: {} },
    fetch: sandbox.fetch,
    ...given,
  });

const failed = (rows: readonly Row[]): string[] =>
  rows.filter(({ failures }) => failures.length > 0).map(({ name }) => name);
const skipped = (rows: readonly Row[]): string[] => rows.flatMap((row) => row.skipped ?? []);

/** Calls the sandbox as one that lets pages of the site call it. */
const withCors =
  (sandbox: TestSandbox, methods: string, exposed = 'Retry-After, X-Request-Id'): Options['fetch'] =>
  async (url, init) => {
    const reply = init.method === 'OPTIONS' ? new Response(null) : await sandbox.fetch(url, init);
    const headers = new Headers(reply.headers);
    headers.set('access-control-allow-origin', site);
    headers.set('access-control-allow-methods', methods);
    headers.set(
      'access-control-allow-headers',
      'Accept-Language, Authorization, Content-Type, Idempotency-Key',
    );
    headers.set('access-control-expose-headers', exposed);
    return new Response(await reply.text(), { status: reply.status, headers });
  };

describe('An API that keeps the contract passes', () => {
  test('as the sandbox does', async () => {
    const sandbox = start();
    const geocoder = 'http://sandbox.test/geocode/search';
    const rows = await play(sandbox, { origin: site, geocoder, fetch: withCors(sandbox, 'PATCH, DELETE') });
    expect(report(rows)).toMatch(/\n25 passed, 0 failed, 0 skipped$/);
    expect(
      sandbox.journal.entries.some(({ path, status }) => path.endsWith('/contract') && status < 300),
    ).toBe(true);
  });

  test('as the plain sandbox does without capabilities', async () => {
    const rows = await play(start({ profile: 'plain' }), { capabilities: '' });
    expect(failed(rows)).toEqual([]);
    expect(skipped(rows)).toEqual([
      'needs --origin',
      'the API does not offer gstinLookup',
      'the API does not offer bankUpi',
      'the API does not offer reviewReply',
      'the API does not offer idempotency',
      'the API does not offer consentList',
      'the API does not offer deleteVendor',
      'needs --origin',
      'the API does not offer reverseSearch',
    ]);
  });

  test('with the paths and names of its own', async () => {
    const sandbox = start();
    const renamed = (text: string, from: string, to: string): string =>
      text.replaceAll(`"${from}":`, `"${to}":`);
    const seen: string[] = [];
    const rows = await play(sandbox, {
      mapping: { paths: { '/api/vendors/:id/kyc': '/v2/partners/:id/kyc' }, names: { phone: 'mobile' } },
      fetch: async (url, init) => {
        seen.push(`${url} ${typeof init.body === 'string' ? init.body : ''}`);
        const body =
          typeof init.body === 'string' ? renamed(init.body, 'mobile', 'phone') : (init.body ?? null);
        const reply = await sandbox.fetch(url.replace('/v2/partners/', '/api/vendors/'), { ...init, body });
        const { status, headers } = reply;
        return new Response(renamed(await reply.text(), 'phone', 'mobile'), { status, headers });
      },
    });
    expect(failed(rows)).toEqual([]);
    expect(seen.filter((each) => /vendors\/[\w-]+\/kyc |"phone":/.test(each))).toEqual([]);
    expect(seen.some((each) => /v2\/partners\/[\w-]+\/kyc /.test(each) && each.includes('panNumber'))).toBe(
      true,
    );
  });

  test('and nothing is changed or signed in without leave', async () => {
    const sandbox = start();
    expect(failed(await play(sandbox, { phone: undefined }))).toEqual([]);
    expect(sandbox.outbox).toEqual([]);
    expect(skipped(await play(sandbox, { writes: false }))).toContain('needs --writes');
    expect(
      sandbox.journal.entries.filter(({ path, status }) => path.endsWith('/create') && status < 400),
    ).toEqual([]);
  });
});

describe('An API that breaks the contract fails', () => {
  test.each<[string, (sandbox: TestSandbox) => void, string[]]>([
    [
      'where a used refresh token stays valid',
      (sandbox) =>
        sandbox.faults.add({
          endpoint: 'refresh',
          action: 'body',
          skip: 5,
          body: { accessToken: 'a', refreshToken: 'b' },
        }),
      ['A refresh rotates the tokens, and a used token is refused'],
    ],
    [
      'where an Idempotency-Key is ignored',
      (sandbox) => Object.assign(sandbox.settings, { ignoreIdempotencyKeys: true }),
      [
        'A code creates a vendor, once for its Idempotency-Key',
        'An Idempotency-Key is refused for another body',
        'A refresh rotates the tokens, and a used token is refused',
      ],
    ],
    [
      'where a vendor is shown to everybody',
      (sandbox) =>
        sandbox.faults.add({ endpoint: 'progress', action: 'body', body: { success: true, vendorId: 'v' } }),
      [
        'Calls for vendors ask for a token',
        'An unknown vendor is refused',
        'A draft is returned as it was saved',
        'Another account cannot reach the vendor',
        'An application is played to its end, and the site shows it in review',
      ],
    ],
    [
      'where a refusal is a page',
      (sandbox) =>
        sandbox.faults.add({ endpoint: 'contract', action: 'status', status: 401, body: '<h1>No</h1>' }),
      [
        'Calls for vendors ask for a token',
        'The contract comes last',
        'Another account cannot reach the vendor',
        'An application is played to its end, and the site shows it in review',
      ],
    ],
    [
      'where files have no limit',
      (sandbox) =>
        sandbox.faults.add({ endpoint: 'documents', action: 'body', skip: 2, body: { success: true } }),
      [
        'A file that is too large, or of another type, is refused',
        'Another account cannot reach the vendor',
        'An application is played to its end, and the site shows it in review',
      ],
    ],
    [
      'where codes have no limit',
      (sandbox) =>
        sandbox.faults.add({ endpoint: 'sendOtp', action: 'body', skip: 5, body: { success: true } }),
      ['Too many codes for one phone are refused'],
    ],
    [
      'where the connection breaks',
      (sandbox) => sandbox.faults.add({ endpoint: 'applications', action: 'drop', skip: 2, times: 1 }),
      ['The client can read the applications and the vendor'],
    ],
  ])('%s', async (_, plant, names) => {
    const sandbox = start();
    plant(sandbox);
    expect(failed(await play(sandbox))).toEqual(names);
  });

  test('where an application has no end, a limit is hidden, or a place has no address', async () => {
    const sandbox = start();
    sandbox.faults.add({ endpoint: 'contract', action: 'body', skip: 4, body: { success: true } });
    const hidden = { origin: site, fetch: withCors(sandbox, 'PATCH, DELETE', 'Retry-After') };
    expect(failed(await play(sandbox, { ...hidden, geocoder: 'http://sandbox.test/nothing' }))).toEqual([
      'An application is played to its end, and the site shows it in review',
      'A page at the origin may read Retry-After and X-Request-Id (CORS)',
      'The geocoder returns the address at a position',
    ]);
  });

  test('where a page at another origin may not call', async () => {
    const name = 'A page at the origin may call and may read refusals (CORS)';
    const sandbox = start();
    expect(failed(await play(sandbox, { origin: site, writes: false }))).toEqual([
      name,
      'A page at the origin may read Retry-After and X-Request-Id (CORS)',
    ]);
    const rows = await play(sandbox, { origin: site, phone: undefined, fetch: withCors(sandbox, 'PATCH') });
    expect(rows.flatMap(({ failures }) => failures.map(({ words }) => words))).toEqual(
      ['deleteVendor', 'deleteDocument'].map((call) => `${call}: Access-Control-Allow-Methods lacks DELETE.`),
    );
  });
});

test('a failure comes with a line of curl that has no secret', async () => {
  const sandbox = start();
  // The calls that the run makes without a session pass.
  for (const [endpoint, skip] of [
    ['kycDraft', 2],
    ['createVendor', 2],
    ['refresh', 3],
    ['login', 4],
  ] as const)
    sandbox.faults.add({ endpoint, action: 'status', status: 418, afterCommit: true, body: {}, skip });
  const secrets = [phone.slice(1), '123456'];
  const rows = await play(sandbox, {
    fetch: async (url, init) => {
      const reply = await sandbox.fetch(url, init);
      const tokens = (await reply.clone().text()).matchAll(/"(?:access|refresh)Token":"([^"]+)"/g);
      for (const [, token = ''] of tokens) secrets.push(token);
      return reply;
    },
  });
  const printed = report(rows);
  expect(secrets.length).toBeGreaterThanOrEqual(4);
  for (const secret of secrets) expect(printed).not.toContain(secret);
  const lines = [
    `-X POST 'http://sandbox.test/api/auth/refresh' -H 'Idempotency-Key: `,
    `-d '{"refreshToken":"REFRESH_TOKEN"}'`,
    `-H 'authorization: Bearer ACCESS_TOKEN'`,
    `-d '{"phone":"PHONE","verificationCode":"CODE","userType":"VENDOR"}'`,
  ];
  for (const line of lines) expect(printed).toContain(line);
});
