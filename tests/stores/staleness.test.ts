import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $applications,
  $currentVendor,
  progressQuery,
  vendorQuery,
} from '#lib/stores/application/queries.ts';
import { shownApplication } from '#lib/stores/application/shownApplication.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { newVendor, testPhone } from '../sandbox/helpers.ts';
import { stubBrowser } from './vendorTab.ts';

/** What a screen does with a store of server data. */
interface Query {
  listen(listener: (value: { data?: unknown }) => void): () => void;
  get(): { data?: unknown; error?: unknown };
}

type FaultedEndpoint = Parameters<TestSandbox['faults']['add']>[0]['endpoint'];

let sandbox: TestSandbox;
let vendorId = '';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  sandbox = createSandbox();
  stubBrowser(sandbox);
  startSession();
  const { id, token, refreshToken } = await newVendor(sandbox);
  vendorId = id;
  keepTokens({ accessToken: token, refreshToken, expiresAt: Date.now() + 3_600_000 });
  signInSuccess('usr', testPhone, 'VENDOR');
});
afterEach(async () => {
  signOut();
  await sandbox.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a screen that shows the data, until it is there, and leaves the screen. */
async function look(query: Query): Promise<void> {
  const leave = query.listen(() => undefined);
  await vi.waitFor(() => expect(query.get().data).toBeDefined());
  // Stale data is shown while it is asked for anew: that call would have been made by now.
  await vi.advanceTimersByTimeAsync(500);
  leave();
}

const rows: { what: string; endpoint: FaultedEndpoint; query: () => Query; freshMs: number }[] = [
  { what: 'a vendor', endpoint: 'vendor', query: () => vendorQuery(vendorId), freshMs: 30_000 },
  { what: 'the progress', endpoint: 'progress', query: () => progressQuery(vendorId), freshMs: 15_000 },
  { what: 'the list of applications', endpoint: 'applications', query: () => $applications, freshMs: 15_000 },
  { what: 'the current vendor', endpoint: 'currentVendor', query: () => $currentVendor, freshMs: 30_000 },
];

test.each(rows)('$what is asked for again after $freshMs ms, and not before', async (row) => {
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
  'a reply without $what is a failure that every screen hears of, also the one that is opened next',
  async ({ endpoint, query }) => {
    sandbox.faults.add({ endpoint, action: 'body', body: { success: true } });
    for (let screen = 0; screen < 2; screen++) {
      const asked = query();
      const leave = asked.listen(() => undefined);
      await vi.waitFor(() => expect(asked.get().error).toMatchObject({ code: 'not-found' }));
      leave();
      // A query that nobody listens to forgets what it was told.
      await vi.advanceTimersByTimeAsync(1500);
    }
  },
);

test('what was under way without a network, and fails once there is one, is asked for again', async () => {
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
