import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOfStatus } from '#lib/api/errors.ts';
import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';
import type { SpecName } from '#lib/api/schema/endpointsOfSpec.ts';
import * as limits from '#lib/limits.ts';
import { errorMessage } from '#lib/messages/errorMessage.ts';
import type { FaultInput } from '#sandbox/faults.ts';
import {
  listPath,
  pass,
  refreshPath,
  settled,
  startApp,
  type AppBrowser,
  type AppTab,
} from '../stores/app.ts';
import { keyOf } from '../support/keys.ts';

let world: AppBrowser;
let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void logged.push(words.join(' ')));
  world = startApp();
});
afterEach(async () => {
  await world.close();
  vi.restoreAllMocks();
});

const signedIn = async (path = '/dashboard'): Promise<AppTab> => {
  const tab = await world.openTab(path);
  await world.signIn(tab);
  return tab;
};
const list = (tab: AppTab): Promise<unknown> => tab.run((app) => app.call('applications'));
const failure = (promise: Promise<unknown>): Promise<{ code?: string; message?: string }> =>
  settled(promise).then(
    () => ({ code: 'none' }),
    (error: { code?: string; message?: string }) => error,
  );

/** A reply without content: success for a write, malformed for a call that needs its reply. */
const noReply = 'no reply';
const writes: readonly EndpointName[] = ['sendOtp', 'contract'];

/** What a server may answer, and the client's code for it. All endpoints use the same codes. */
const answers: readonly (readonly [title: string, fault: Omit<FaultInput, 'endpoint'>, code: string])[] = [
  ['400', { action: 'status', status: 400 }, 'bad-request'],
  ['403', { action: 'status', status: 403 }, 'forbidden'],
  ['404', { action: 'status', status: 404 }, 'not-found'],
  ['409', { action: 'status', status: 409 }, 'conflict'],
  ['413', { action: 'status', status: 413 }, 'too-large'],
  ['415', { action: 'status', status: 415 }, 'wrong-type'],
  ['418', { action: 'status', status: 418 }, 'other'],
  ['422', { action: 'status', status: 422 }, 'unprocessable'],
  ['429', { action: 'status', status: 429 }, 'rate-limited'],
  ['500', { action: 'status', status: 500 }, 'unavailable'],
  ['503 with an empty body', { action: 'status', status: 503, body: '' }, 'unavailable'],
  ['a proxy’s page of 502', { action: 'html' }, 'unavailable'],
  ['a page of 200', { action: 'html', status: 200 }, 'malformed'],
  ['JSON that does not parse', { action: 'malformed' }, 'malformed'],
  ['JSON of another shape', { action: 'body', body: 7 }, noReply],
  ['text', { action: 'body', body: 'OK' }, noReply],
  ['nothing', { action: 'body', body: '' }, noReply],
  ['half of it', { action: 'truncate' }, 'network'],
  ['a broken connection', { action: 'drop' }, 'network'],
  ['a broken connection after the work', { action: 'commit-then-drop' }, 'network'],
  ['silence', { delayBeforeMs: limits.requestTimeoutMs + 1000 }, 'timeout'],
];
const names: readonly SpecName[] = [
  'applications',
  'currentVendor',
  'vendor',
  'progress',
  'sendOtp',
  'verifyBank',
  'contract',
];
const bodies: Partial<Record<EndpointName, unknown>> = {
  sendOtp: { phone: '+919876543210', userType: 'VENDOR' },
  verifyBank: { accountNumber: '123456789', ifsc: 'HDFC0000123', accountHolderName: 'Asha' },
  contract: { termsAccepted: true },
};

test.each(['', '.', '..'])('a vendor with the id %j is not found, without a request', async (id) => {
  const tab = await signedIn();
  const before = world.sent.length;
  expect((await failure(tab.run((app) => app.call('vendor', { id })))).code).toBe('not-found');
  expect(world.sent).toHaveLength(before);
});

test.each(names)('the call %s maps every answer to the same code', async (endpoint) => {
  const tab = await signedIn();
  const body = bodies[endpoint];
  const options = { id: 'v1', ...(body === undefined ? {} : { body: body as never }) };
  for (const [title, fault, code] of answers) {
    logged = [];
    world.sandbox.faults.clear();
    world.sandbox.faults.add({ endpoint, ...fault });
    const error = await failure(tab.run((app) => app.call(endpoint, options)));
    const expected = code === noReply ? (writes.includes(endpoint) ? 'none' : 'malformed') : code;
    expect.soft(error.code, title).toBe(expected);
    expect.soft(errorMessage('application', error), title).not.toBe('');
    expect.soft([tab.run((app) => app.$isSignedIn.get()), tab.visited], title).toEqual([true, []]);
    const isLogged = code === 'forbidden' || code === 'unavailable';
    expect
      .soft(
        logged.some((line) => line.startsWith(`${endpoint} was answered`)),
        title,
      )
      .toBe(isLogged);
  }
});

describe('request handling', () => {
  test('a 401 leads to a refresh and one repeat', async () => {
    const tab = await signedIn();
    world.sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401, times: 1 });
    expect(await failure(list(tab))).toEqual({ code: 'none' });
    expect([world.callsTo(listPath).length, world.callsTo(refreshPath).length]).toEqual([2, 1]);
  });

  const lost: readonly (readonly [string, Omit<FaultInput, 'endpoint'>])[] = [
    ['401', { action: 'status', status: 401 }],
    ['403', { action: 'status', status: 403 }],
    ['a reply without a token', { action: 'body', body: { data: {} } }],
    ['a malformed reply', { action: 'malformed' }],
  ];
  test.each(lost)('a 401 and a refresh answered by %s clear the session and lead home', async (_, fault) => {
    const tab = await signedIn();
    world.sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401 });
    world.sandbox.faults.add({ endpoint: 'refresh', ...fault });
    const error = failure(list(tab));
    expect((await error).code).toBe('unauthorized');
    expect(world.browser.stored()).toEqual({});
    await pass(limits.authRedirectDelayMs + 10);
    expect(tab.visited).toEqual(['/']);
    expect(world.callsTo(listPath)).toHaveLength(1);
  });

  const kept: readonly (readonly [string, Omit<FaultInput, 'endpoint'>, string])[] = [
    ['a broken connection', { action: 'drop' }, 'network'],
    ['500', { action: 'status', status: 500 }, 'unavailable'],
    ...([302, 400, 404, 408, 425, 429] as const).map(
      (status) => [String(status), { action: 'status', status }, codeOfStatus(status)] as const,
    ),
    ['silence', { delayBeforeMs: limits.refreshTimeoutMs + 1000 }, 'timeout'],
  ];
  test.each(kept)(
    'a 401 and a refresh answered by %s keep the session for another try',
    async (_, fault, code) => {
      const tab = await signedIn();
      world.sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 401, times: 1 });
      world.sandbox.faults.add({ endpoint: 'refresh', times: 1, ...fault });
      expect((await failure(list(tab))).code).toBe(code);
      expect(world.browser.stored()[keyOf('tokens')]).toBeDefined();
      expect(await failure(list(tab))).toEqual({ code: 'none' });
      expect(tab.visited).toEqual([]);
    },
  );

  test('without a session, a protected call is not sent and leads home after 100 ms', async () => {
    const tab = await world.openTab();
    expect((await failure(list(tab))).code).toBe('signed-out');
    await pass(limits.authRedirectDelayMs + 10);
    expect([world.callsTo(listPath).length, tab.visited]).toEqual([0, ['/']]);
  });

  test('the onboarding route opens the sign-in dialog instead', async () => {
    const tab = await world.openTab('/partner-with-us/new/mx-onboarding/step2');
    expect((await failure(list(tab))).code).toBe('signed-out');
    await pass(1000);
    expect([tab.visited, tab.app.$signInAgain.get()]).toEqual([[], { phone: null }]);
  });

  test('an abort by the caller is not a network error', async () => {
    const tab = await signedIn();
    const stop = new AbortController();
    const call = failure(tab.run((app) => app.call('applications', { signal: stop.signal })));
    stop.abort();
    expect((await call).code).toBe('aborted');
    const late = failure(tab.run((app) => app.call('applications', { signal: stop.signal })));
    expect((await late).code).toBe('aborted');
  });

  test('refresh has no token header; no address or log has a token, code or account', async () => {
    const lines: string[] = [];
    for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation(
        (...words) => void lines.push(words.map(String).join(' ')),
      );
    }
    const tab = await signedIn();
    const secrets: string[] = ['123456', '987654321012', 'ABCDE1234F'];
    const note = (): void => {
      const tokens = tab.app.$tokens.get();
      if (tokens) secrets.push(tokens.accessToken, tokens.refreshToken);
    };
    note();
    for (const { action, ...fault } of answers.map(([, each]) => each)) {
      world.sandbox.faults.clear();
      world.sandbox.faults.add({ endpoint: '*', action, ...fault, times: 3 });
      await failure(tab.run((app) => app.refreshTokens()));
      await failure(
        tab.run((app) =>
          app.call('verifyBank', {
            body: { accountNumber: '987654321012', ifsc: 'HDFC0000123', accountHolderName: 'Asha' },
          }),
        ),
      );
      await failure(
        tab.run((app) =>
          app.call('kycDraft', { id: 'v1', body: { panNumber: 'ABCDE1234F' }, idempotencyKey: 'k' }),
        ),
      );
      world.sandbox.faults.clear();
      // Use a different phone, because each phone may request only a few codes.
      if (!tab.run((app) => app.$isSignedIn.get()))
        await world.signIn(tab, `+91987650${1000 + secrets.length}`);
      note();
    }
    expect(lines.length).toBeGreaterThan(0);
    const spoken = [...lines, ...world.sent.map(({ path }) => path), ...tab.visited].join('\n');
    expect(secrets.filter((secret) => spoken.includes(secret))).toEqual([]);
    expect(world.callsTo(refreshPath).every(({ token }) => token === null)).toBe(true);
    expect(endpoints.refresh.auth).toBe('none');
  });
});
