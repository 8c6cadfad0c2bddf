import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** The state of one tab: its view of the storage, its listeners, its address. */
export interface BrowserTab {
  readonly id: number;
  path: string;
  /** The addresses that the page navigated to. */
  readonly visited: string[];
  /** The query of the tab's address. */
  search: string;
  readonly storage: Storage;
  /** The tab's sessionStorage. */
  readonly own: Map<string, string>;
  readonly listeners: Map<string, Set<(event: Event) => void>>;
}

type Fetch = (url: string, init: RequestInit, tab: BrowserTab) => Promise<Response>;

/** A browser with several tabs on one origin. The globals are those of the tab that runs the current code. */
export interface FakeBrowser {
  openTab(path?: string): BrowserTab;
  /** Closes a tab at once, like a reload or a crash: its code stops and its locks are released. */
  closeTab(tab: BrowserTab): void;
  isClosed(tab: BrowserTab): boolean;
  /** Runs code in a tab. Everything that the code starts belongs to that tab. */
  inTab<Result>(tab: BrowserTab, work: () => Result): Result;
  /** The storage that every tab sees in the end. */
  stored(): Record<string, string>;
  /** How late (ms) a write reaches the other tabs. */
  lateMs: number;
  /** The error that setItem, getItem and removeItem throw; null when they work. */
  storageError: { name: string; on: 'open' | 'write' | 'all' } | null;
  close(): void;
}

interface Stored {
  text: string | null;
  order: number;
}

/** Installs the browser's globals: fake timers, storage with its events, Web Locks, location and fetch. */
export function startBrowser(fetch: Fetch, options: { locks?: boolean } = {}): FakeBrowser {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const current = new AsyncLocalStorage<BrowserTab>();
  const here = (): BrowserTab => {
    const tab = current.getStore();
    if (tab === undefined) throw new Error('This code belongs to no tab');
    return tab;
  };
  const disk = new Map<string, Stored>();
  let ids = 0;
  const tabs: BrowserTab[] = [];
  const closed = new Set<BrowserTab>();
  let order = 0;

  const fakeTimeout = globalThis.setTimeout;
  const fakeInterval = globalThis.setInterval;
  /** Binds a timer's callback to the tab: it never runs once the tab is closed. */
  const asTab = (act: () => void): (() => void) => {
    const tab = current.getStore();
    return AsyncLocalStorage.bind(() => {
      if (tab === undefined || !closed.has(tab)) act();
    });
  };
  vi.stubGlobal('setTimeout', (act: () => void, ms?: number) => fakeTimeout(asTab(act), ms));
  vi.stubGlobal('setInterval', (act: () => void, ms?: number) => fakeInterval(asTab(act), ms));

  const browser: FakeBrowser = {
    lateMs: 0,
    storageError: null,
    openTab: (path = '/dashboard') => {
      const view = new Map(disk);
      const change = (key: string, text: string | null): void => {
        const entry = { text, order: ++order };
        if (closed.has(tab) || (view.get(key)?.text ?? null) === text) return;
        view.set(key, entry);
        disk.set(key, entry);
        for (const other of tabs)
          if (other.id !== tab.id) fakeTimeout(() => deliver(other, key, entry), browser.lateMs);
      };
      const guard = (action: 'open' | 'write'): void => {
        const { storageError } = browser;
        if (storageError && (storageError.on === 'all' || storageError.on === action)) {
          throw new DOMException('Refused', storageError.name);
        }
      };
      const keys = (): string[] => [...view].filter(([, { text }]) => text !== null).map(([key]) => key);
      const storage: Storage = {
        get length() {
          return keys().length;
        },
        key: (index) => keys()[index] ?? null,
        getItem: (key) => {
          guard('open');
          return view.get(key)?.text ?? null;
        },
        setItem: (key, text) => {
          guard('write');
          change(key, String(text));
        },
        removeItem: (key) => {
          guard('open');
          change(key, null);
        },
        clear: () => {
          for (const key of keys()) change(key, null);
        },
      };
      const tab: BrowserTab = {
        id: ids++,
        path,
        search: '',
        visited: [],
        storage,
        own: new Map(),
        listeners: new Map(),
      };
      views.set(tab, view);
      tabs.push(tab);
      return tab;
    },
    closeTab: (tab) => {
      closed.add(tab);
      tab.listeners.clear();
      tabs.splice(tabs.indexOf(tab), 1);
      locks.dropTab(tab);
    },
    isClosed: (tab) => closed.has(tab),
    inTab: (tab, work) => current.run(tab, work),
    stored: () =>
      Object.fromEntries([...disk].flatMap(([key, { text }]) => (text === null ? [] : [[key, text]]))),
    close: () => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
      Reflect.deleteProperty(globalThis, 'localStorage');
    },
  };
  const views = new Map<BrowserTab, Map<string, Stored>>();

  function deliver(tab: BrowserTab, key: string, entry: Stored): void {
    const view = views.get(tab);
    const old = view?.get(key);
    // After concurrent writes of two tabs, the later one wins.
    if (!view || (old && old.order > entry.order)) return;
    view.set(key, entry);
    const event = Object.assign(new Event('storage'), { key, newValue: entry.text });
    current.run(tab, () => {
      for (const listener of tab.listeners.get('storage') ?? []) listener(event);
    });
  }

  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (browser.storageError?.on === 'all') throw new DOMException('Refused', browser.storageError.name);
      return here().storage;
    },
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => {
    const { listeners } = here();
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
  });
  vi.stubGlobal('removeEventListener', (type: string, listener: (event: Event) => void) => {
    // A timer of the page may outlive its tab.
    current.getStore()?.listeners.get(type)?.delete(listener);
  });
  vi.stubGlobal('dispatchEvent', (event: Event) => {
    for (const listener of here().listeners.get(event.type) ?? []) listener(event);
    return true;
  });
  vi.stubGlobal('location', {
    get pathname() {
      return here().path;
    },
    get search() {
      return here().search;
    },
    origin: 'http://site.test',
    assign: (path: string) => void here().visited.push(path),
    replace: (path: string) => void here().visited.push(path),
    reload: () => void here().visited.push('the same'),
  });
  vi.stubGlobal(
    'BroadcastChannel',
    fakeChannels(here, (tab, act) => {
      fakeTimeout(() => closed.has(tab) || current.run(tab, act), browser.lateMs);
    }),
  );
  const locks = fakeLocks(here);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => here().own.get(key) ?? null,
    setItem: (key: string, text: string) => void here().own.set(key, text),
    removeItem: (key: string) => void here().own.delete(key),
  });
  vi.stubGlobal('navigator', options.locks === false ? {} : { locks: locks.manager });
  // A sent request belongs to the network: it continues after the tab is closed, but nobody gets its reply.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const tab = here();
    const reply = current.exit(() => fetch(url, init, tab));
    return new Promise<Response>((resolve, reject) => {
      reply.then(
        (response) => closed.has(tab) || resolve(response),
        (error: Error) => closed.has(tab) || reject(error),
      );
    });
  });
  return browser;
}

/** Channels between tabs. As in a browser, every other channel of the name gets a message, also in the same tab. */
function fakeChannels(here: () => BrowserTab, deliver: (tab: BrowserTab, act: () => void) => void) {
  const open = new Set<Channel>();
  class Channel extends EventTarget {
    readonly tab = here();
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of open) {
        if (other === this || other.name !== this.name) continue;
        const event = Object.assign(new Event('message'), { data: structuredClone(data) });
        deliver(other.tab, () => open.has(other) && other.dispatchEvent(event));
      }
    }
    close(): void {
      open.delete(this);
    }
  }
  return Channel;
}

/** The part of Web Locks that the app uses: exclusive and shared, first come first served, with a signal. */
function fakeLocks(here: () => BrowserTab) {
  interface Wanted {
    tab: BrowserTab;
    name: string;
    isShared: boolean;
    grant: () => void;
  }
  let held: Wanted[] = [];
  let queue: Wanted[] = [];
  const mayHold = (wanted: Wanted): boolean =>
    held.every(({ name, isShared }) => name !== wanted.name || (isShared && wanted.isShared));
  const serve = (): void => {
    for (const wanted of [...queue]) {
      const isFirst = queue.find(({ name }) => name === wanted.name) === wanted;
      if (!isFirst || !mayHold(wanted)) continue;
      queue = queue.filter((other) => other !== wanted);
      held.push(wanted);
      wanted.grant();
    }
  };
  const release = (lock: Wanted): void => {
    held = held.filter((other) => other !== lock);
    serve();
  };
  const manager = {
    request: (name: string, options: LockOptions, act: () => Promise<unknown>): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const run = AsyncLocalStorage.bind(() => {
          Promise.resolve()
            .then(act)
            .then(resolve, reject)
            .finally(() => release(wanted));
        });
        const wanted = { tab: here(), name, isShared: options.mode === 'shared', grant: run };
        options.signal?.addEventListener('abort', () => {
          if (!queue.includes(wanted)) return;
          queue = queue.filter((other) => other !== wanted);
          reject(new DOMException('Given up', 'AbortError'));
        });
        queue.push(wanted);
        serve();
      }),
    query: () => Promise.resolve({ held: held.map(({ name }) => ({ name })), pending: [] }),
  };
  const dropTab = (tab: BrowserTab): void => {
    queue = queue.filter((wanted) => wanted.tab !== tab);
    held = held.filter((lock) => lock.tab !== tab);
    serve();
  };
  return { manager, dropTab };
}
