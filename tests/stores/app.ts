import { vi } from 'vitest';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { startBrowser, type BrowserTab, type FakeBrowser } from './browser.ts';

export const phone = '+919876543210';

/** The application's own modules, as one tab loaded them. */
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
    toasts,
    kycDraft,
    autosave,
    asked,
  ] = await Promise.all([
    import('#lib/stores/session/session.ts'),
    import('#lib/stores/session/storedSession.ts'),
    import('#lib/stores/session/owner.ts'),
    import('#lib/stores/session/tokens.ts'),
    import('#lib/stores/session/lifecycle.ts'),
    import('#lib/stores/session/auth.ts'),
    import('#lib/stores/browser/storage.ts'),
    import('#lib/api/client.ts'),
    import('#lib/stores/browser/toasts.ts'),
    import('#lib/stores/application/kycDraft.ts'),
    import('#lib/stores/application/autosave.ts'),
    import('#lib/stores/session/askedPage.ts'),
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
    ...toasts,
    ...kycDraft,
    ...autosave,
    ...asked,
  };
}

export type Modules = Awaited<ReturnType<typeof loadModules>>;

/** A tab with the application loaded in it. */
export interface AppTab extends BrowserTab {
  readonly app: Modules;
  /** Runs as this tab. */
  run<Result>(work: (app: Modules) => Result): Result;
}

/** One call as it left a tab. */
export interface SentCall {
  readonly tab: number;
  readonly path: string;
  readonly token: string | null;
  readonly at: number;
  /** Where the call, and then its reply, is among all of them. */
  readonly sentOrder: number;
  refusedAt: number | null;
  status: number | null;
}

/** A browser with the application, and the API it speaks to. */
export interface AppBrowser {
  readonly sandbox: TestSandbox;
  readonly browser: FakeBrowser;
  readonly sent: SentCall[];
  /** The most refresh calls that were ever under way together. */
  mostRefreshes(): number;
  /** How long a call takes to get to the API, and back. */
  latencyMs: number;
  /** No network: what is sent fails, and the reply of what was sent before is lost. */
  isOffline: boolean;
  /** Called with each call as it leaves a tab. */
  onSend: (tab: number, path: string, init: RequestInit) => void;
  /** Loads the application in a new tab, started unless told otherwise. */
  openTab(path?: string, options?: { start?: boolean }): Promise<AppTab>;
  /** Signs in through a tab by the login the dialogs use. */
  signIn(tab: AppTab, as?: string): Promise<void>;
  /** Calls of one path that left any tab. */
  callsTo(path: string): SentCall[];
  close(): Promise<void>;
}

export const refreshPath = '/api/auth/refresh';
export const listPath = '/api/vendors/applications/resumable';

/** Lets `ms` pass, for the tabs and for the API. */
export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Lets time pass until the promise is settled, and returns how it settled. */
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

/** Starts all of it. */
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
      // A request that has not left yet goes with its page, unless it may outlive it.
      if (browser.isClosed(tab) && init.keepalive !== true) throw new TypeError('Failed to fetch');
      const reply = await world.sandbox.fetch(url, init);
      call.status = reply.status;
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
