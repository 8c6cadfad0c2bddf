import { vi } from 'vitest';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { startBrowser, type BrowserTab, type FakeBrowser } from './browser.ts';

export const phone = '+919876543210';

/** The application's modules, loaded for one tab. */
async function loadModules() {
  const [
    session,
    stored,
    owner,
    tokens,
    lifecycle,
    auth,
    storage,
    client,
    help,
    toasts,
    capabilities,
    kycSaving,
    autosave,
    asked,
  ] = await Promise.all([
    import('#lib/stores/session/session.ts'),
    import('#lib/stores/session/storedSession.ts'),
    import('#lib/stores/session/owner.ts'),
    import('#lib/stores/session/tokens.ts'),
    import('#lib/stores/session/lifecycle.ts'),
    import('#lib/stores/session/signIn/auth.ts'),
    import('#lib/stores/browser/storage.ts'),
    import('#lib/api/client.ts'),
    import('#lib/api/optional.ts'),
    import('#lib/stores/browser/toasts.ts'),
    import('#lib/capabilities.ts'),
    import('#lib/stores/application/kyc/kycSaving.ts'),
    import('#lib/stores/application/kyc/autosave.ts'),
    import('#lib/stores/session/signIn/askedPage.ts'),
    // Otherwise the first error loads it, in real time, while the test's clock runs on.
    import('#lib/api/reply/errorBody.ts'),
  ]);
  return {
    ...session,
    ...stored,
    ...owner,
    ...tokens,
    ...lifecycle,
    ...auth,
    ...storage,
    ...client,
    ...help,
    ...toasts,
    ...capabilities,
    ...kycSaving,
    ...autosave,
    ...asked,
  };
}

export type Modules = Awaited<ReturnType<typeof loadModules>>;

/** A tab that has loaded the application. */
export interface AppTab extends BrowserTab {
  readonly app: Modules;
  /** Runs work in this tab. */
  run<Result>(work: (app: Modules) => Result): Result;
}

/** One call that a tab sent. */
export interface SentCall {
  readonly tab: number;
  readonly path: string;
  readonly token: string | null;
  readonly at: number;
  /** The position of the call among all calls and replies. */
  readonly sentOrder: number;
  refusedAt: number | null;
  status: number | null;
}

/** A browser with the application, and its API. */
export interface AppBrowser {
  readonly sandbox: TestSandbox;
  readonly browser: FakeBrowser;
  readonly sent: SentCall[];
  /** The highest number of concurrent refresh calls so far. */
  mostRefreshes(): number;
  /** How long (ms) a call takes to the API, and a reply takes back. */
  latencyMs: number;
  /** Whether there is no network: new calls fail, and replies under way are lost. */
  isOffline: boolean;
  /** Called when a tab sends a call. */
  onSend: (tab: number, path: string, init: RequestInit) => void;
  /** Called when the API has processed a call. */
  onServed: (init: RequestInit) => void;
  /** Loads the application in a new tab, and starts its session unless `start` is false. */
  openTab(path?: string, options?: { start?: boolean }): Promise<AppTab>;
  /** Signs in on a tab, by the login of the dialogs. */
  signIn(tab: AppTab, as?: string): Promise<void>;
  /** The calls to one path from all tabs. */
  callsTo(path: string): SentCall[];
  close(): Promise<void>;
}

export const refreshPath = '/api/auth/refresh';
export const listPath = '/api/vendors/applications/resumable';

/** Advances the clock by `ms`, for the tabs and the API. */
export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Advances the clock until the promise settles. Returns its value or throws its error. */
export async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  let isDone = false;
  const watched = promise.finally(() => {
    isDone = true;
  });
  watched.catch(() => undefined);
  for (let step = 0; !isDone && step < 4000; step++) await pass(step < 200 ? 10 : 100);
  if (!isDone) throw new Error('This never settled');
  return watched;
}

/** Starts the browser, the API and the application. */
export function startApp(options: { locks?: boolean } = {}): AppBrowser {
  let order = 0;
  let refreshes = 0;
  let most = 0;
  const sent: SentCall[] = [];
  const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const browser = startBrowser(async (url, init, tab) => {
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    const call: SentCall = {
      tab: tab.id,
      path: url,
      token,
      at: Date.now(),
      sentOrder: ++order,
      refusedAt: null,
      status: null,
    };
    sent.push(call);
    world.onSend(tab.id, url, init);
    const isRefresh = url === refreshPath;
    if (isRefresh) most = Math.max(most, ++refreshes);
    const assertOnline = (): void => {
      if (world.isOffline) throw new TypeError('Failed to fetch');
    };
    try {
      assertOnline();
      await sleep(world.latencyMs);
      assertOnline();
      // A request that was not sent yet is lost with its page, unless it is keepalive.
      if (browser.isClosed(tab) && init.keepalive !== true) throw new TypeError('Failed to fetch');
      const reply = await world.sandbox.fetch(url, init);
      call.status = reply.status;
      world.onServed(init);
      await sleep(world.latencyMs);
      assertOnline();
      if (reply.status === 401) call.refusedAt = ++order;
      return reply;
    } finally {
      if (isRefresh) refreshes--;
    }
  }, options);
  const world: AppBrowser = {
    sandbox: createSandbox(),
    browser,
    sent,
    mostRefreshes: () => most,
    latencyMs: 20,
    isOffline: false,
    onSend: () => undefined,
    onServed: () => undefined,
    openTab: async (path, { start = true } = {}) => {
      const tab = browser.openTab(path);
      return browser.inTab(tab, async () => {
        vi.resetModules();
        const app = await loadModules();
        if (start) app.startSession();
        const run = <Result>(work: (app: Modules) => Result): Result => browser.inTab(tab, () => work(app));
        return Object.assign(tab, { app, run });
      });
    },
    signIn: async (tab, as = phone) => {
      await settled(tab.run((app) => app.sendLoginOtp(as)));
      await settled(tab.run((app) => app.login(as, '123456')));
    },
    callsTo: (path) => sent.filter((call) => call.path === path),
    close: async () => {
      browser.close();
      await world.sandbox.close();
    },
  };
  return world;
}
