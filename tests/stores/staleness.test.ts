import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '#lib/brand.ts';
import {
  applicationsQuery,
  currentVendorQuery,
  progressQuery,
  vendorQuery,
} from '#lib/stores/application/reads/queries.ts';
import { retryQueries, type Query } from '#lib/stores/application/reads/query.ts';
import { shownApplication } from '#lib/stores/application/reads/shownApplication.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { newVendor, testPhone } from '../sandbox/helpers.ts';
import { stubBrowser } from './vendorTab.ts';

type FaultedEndpoint = Parameters<TestSandbox['faults']['add']>[0]['endpoint'];

let sandbox: TestSandbox;
let vendorId = '';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  sandbox = createSandbox();
  stubBrowser(sandbox);
  vi.stubGlobal('navigator', { onLine: true });
  startSession();
  const { id, token, refreshToken } = await newVendor(sandbox);
  vendorId = id;
  keepTokens({ accessToken: token, refreshToken, expiresAt: Date.now() + 3_600_000 });
  signInSuccess('usr', testPhone, 'VENDOR');
});
afterEach(async () => {
  signOut();
  // The queries that a test left stop after a second.
  await vi.advanceTimersByTimeAsync(1000);
  await sandbox.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a screen, waits until the data is there, and leaves the screen. */
async function look(query: Query<unknown>): Promise<void> {
  const leave = query.listen(() => undefined);
  await vi.waitFor(() => expect(query.get().data).toBeDefined());
  // Stale data stays visible during a new request. By now, that request would have been sent.
  await vi.advanceTimersByTimeAsync(500);
  leave();
}

const rows: { what: string; endpoint: FaultedEndpoint; query: () => Query<unknown>; freshMs: number }[] = [
  { what: 'a vendor', endpoint: 'vendor', query: () => vendorQuery(vendorId), freshMs: 30_000 },
  { what: 'the progress', endpoint: 'progress', query: () => progressQuery(vendorId), freshMs: 15_000 },
  { what: 'the list of applications', endpoint: 'applications', query: applicationsQuery, freshMs: 15_000 },
  { what: 'the current vendor', endpoint: 'currentVendor', query: currentVendorQuery, freshMs: 30_000 },
];

test('does not repeat a failed request for the current vendor by itself', async () => {
  sandbox.faults.add({ endpoint: 'currentVendor', action: 'status', status: 503 });
  const query = currentVendorQuery();
  const leave = query.listen(() => undefined);
  await vi.waitFor(() => expect(query.get().error).toBeDefined());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sandbox.journal.entries.filter(({ endpoint }) => endpoint === 'currentVendor')).toHaveLength(1);
  leave();
});

test.each(rows)('requests $what again after $freshMs ms, and not before', async (row) => {
  const calls = () => sandbox.journal.entries.filter(({ endpoint }) => endpoint === row.endpoint).length;
  const query = row.query();
  await look(query);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(row.freshMs - 1500);
  await look(query);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await look(query);
  await vi.waitFor(() => expect(calls()).toBe(2));
});

test.each(rows.filter(({ endpoint }) => endpoint !== 'applications'))(
  'fails on a reply without $what, on this screen and the next',
  async ({ endpoint, query }) => {
    sandbox.faults.add({ endpoint, action: 'body', body: { success: true } });
    for (let screen = 0; screen < 2; screen++) {
      const asked = query();
      const leave = asked.listen(() => undefined);
      await vi.waitFor(() => expect(asked.get().error).toMatchObject({ code: 'malformed' }));
      leave();
      // A query without listeners forgets its reply.
      await vi.advanceTimersByTimeAsync(1500);
    }
  },
);

/** Lets a test raise the page's events. */
function pageEvents() {
  const all = new Map<string, Set<() => void>>();
  const of = (name: string): Set<() => void> => all.get(name) ?? new Set();
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => all.set(name, of(name).add(hear)));
  vi.stubGlobal('removeEventListener', (name: string, hear: () => void) => of(name).delete(hear));
  return {
    tell: (name: string) => {
      for (const hear of of(name)) hear();
    },
  };
}
const callsTo = (name: string) => sandbox.journal.entries.filter(({ endpoint }) => endpoint === name).length;

describe('The application on a screen', () => {
  test.each<[string, () => string | null, string]>([
    ['the named vendor', () => vendorId, 'vendor'],
    ['the signed-in vendor', () => null, 'currentVendor'],
  ])('of %s is shown with its progress, and both are requested once', async (_, id, endpoint) => {
    const $shown = shownApplication(id());
    const leave = $shown.listen(() => undefined);
    expect($shown.get()).toEqual({ type: 'loading' });
    await vi.waitFor(() => expect($shown.get().type).toBe('ready'));
    expect($shown.get()).toMatchObject({
      type: 'ready',
      stale: null,
      value: { id: vendorId, progress: { percent: 25 } },
    });
    expect([callsTo(endpoint), callsTo('progress')]).toEqual([1, 1]);
    leave();
    await vi.advanceTimersByTimeAsync(1500);
    expect([callsTo(endpoint), callsTo('progress')]).toEqual([1, 1]);
  });

  test('waits for its progress, but not after that has failed', async () => {
    sandbox.faults.add({ endpoint: 'progress', action: 'status', status: 404, delayBeforeMs: 5000 });
    const $shown = shownApplication(vendorId);
    const leave = $shown.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(3000);
    expect([callsTo('vendor'), $shown.get()]).toEqual([1, { type: 'loading' }]);
    await vi.advanceTimersByTimeAsync(3000);
    await vi.waitFor(() =>
      expect($shown.get()).toMatchObject({ type: 'ready', value: { id: vendorId, progress: null } }),
    );
    leave();
  });

  test('rejects a reply about another vendor, and shows its own on retry', async () => {
    const vendor = { id: 'vnd_other', name: 'Somebody Else', status: 'approved' };
    sandbox.faults.add({ endpoint: 'vendor', action: 'body', body: { vendor }, times: 1 });
    const $shown = shownApplication(vendorId);
    const leave = $shown.listen(() => undefined);
    await vi.waitFor(() =>
      expect($shown.get()).toEqual({
        type: 'failed',
        failure: 'failed',
        busy: false,
        error: expect.objectContaining({ code: 'malformed' }),
      }),
    );
    retryQueries();
    await vi.waitFor(() => expect($shown.get()).toMatchObject({ type: 'ready', value: { id: vendorId } }));
    leave();
  });

  test('is missing when there is no vendor, and its progress is not requested', async () => {
    sandbox.faults.add({ endpoint: 'currentVendor', action: 'status', status: 404 });
    const $shown = shownApplication(null);
    const leave = $shown.listen(() => undefined);
    await vi.waitFor(() =>
      expect($shown.get()).toEqual({
        type: 'failed',
        failure: 'missing',
        busy: false,
        error: expect.objectContaining({ code: 'not-found' }),
      }),
    );
    expect(callsTo('progress')).toBe(0);
    leave();
  });

  test('is requested again when the network is back, once', async () => {
    const page = pageEvents();
    const phone = { onLine: false };
    vi.stubGlobal('navigator', phone);
    sandbox.faults.add({ endpoint: 'currentVendor', action: 'drop' });
    const $shown = shownApplication(null);
    const leave = $shown.listen(() => undefined);
    await vi.waitFor(() => expect(callsTo('currentVendor')).toBe(1));
    await vi.advanceTimersByTimeAsync(100);
    expect($shown.get()).toMatchObject({ type: 'failed', busy: false });
    sandbox.faults.clear();
    phone.onLine = true;
    page.tell('online');
    await vi.waitFor(() => expect($shown.get()).toMatchObject({ type: 'ready', stale: null }));
    const calls = callsTo('currentVendor');
    page.tell('online');
    await vi.advanceTimersByTimeAsync(5000);
    expect(callsTo('currentVendor')).toBe(calls);
    leave();
  });

  test('is requested again when another tab deletes an application', async () => {
    const $shown = shownApplication(vendorId);
    const leave = $shown.listen(() => undefined);
    await vi.waitFor(() => expect($shown.get().type).toBe('ready'));
    sandbox.faults.add({ endpoint: 'vendor', action: 'status', status: 404 });
    const other = new BroadcastChannel(brand.storagePrefix);
    other.postMessage({ session: 'usr', topic: 'application-deleted', data: vendorId });
    await vi.waitFor(() => expect($shown.get()).toMatchObject({ type: 'failed', failure: 'missing' }));
    other.close();
    leave();
  });

  test('is gone in the tick of the sign-out, and requests nothing after it', async () => {
    const $query = vendorQuery(vendorId);
    const leave = $query.listen(() => undefined);
    await vi.waitFor(() => expect($query.get().data).toBeDefined());
    signOut();
    expect($query.get()).toEqual({ loading: true });
    leave();
    const calls = callsTo('vendor');
    signInSuccess('next', '+919876500000', 'VENDOR');
    await vi.advanceTimersByTimeAsync(3000);
    expect(callsTo('vendor')).toBe(calls);
  });

  test('is cached by vendor, apart from the progress and the list', async () => {
    const other = await newVendor(sandbox, { phone: testPhone });
    const queries = [
      vendorQuery(vendorId),
      vendorQuery(other.id),
      progressQuery(vendorId),
      applicationsQuery(),
    ];
    for (const query of [...queries, currentVendorQuery()]) await look(query);
    const ids = [vendorQuery(vendorId), vendorQuery(other.id)].map((query) => {
      const leave = query.listen(() => undefined);
      const { data } = query.get();
      leave();
      return data?.id;
    });
    expect(ids).toEqual([vendorId, other.id]);
  });
});

test('repeats a request that began offline and failed once online', async () => {
  const listeners = new Set<() => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'online') listeners.add(listener);
  });
  const phone = { onLine: false };
  vi.stubGlobal('navigator', phone);
  const { promise: lost, reject } = Promise.withResolvers<Response>();
  let calls = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.endsWith('/me')) return sandbox.fetch(url, init);
    calls += 1;
    return calls === 1 ? lost : sandbox.fetch(url, init);
  });
  const $shown = shownApplication(null);
  const leave = $shown.listen(() => undefined);
  await vi.waitFor(() => expect(calls).toBe(1));
  phone.onLine = true;
  for (const tell of listeners) tell();
  reject(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect($shown.get().type).toBe('ready'));
  leave();
});
