import {
  belongsTo,
  cachesToDelete,
  fileKind,
  filesOf,
  isFile,
  pagesToKeep,
  pathOf,
  readList,
  type BuildList,
  type Site,
} from './rules.ts';

/** The parts of the browser that the keeper uses. */
export interface Web {
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  fetch: (address: string | Request, init?: RequestInit) => Promise<Response>;
  /** Deletes all caches and unregisters the worker. */
  end: () => Promise<unknown>;
}

/** The worker's knowledge of its caches. It is an entry of a cache, because a browser stops a worker at any time. */
interface State {
  /** The build that is kept whole. */
  list: BuildList;
  /** Its kept pages. */
  pages: readonly string[];
  /** The build before, whose files a page that is still open may ask for. */
  before: string;
  /** Whether the host has another build, which is not yet kept whole. Then pages come from the network. */
  isOutdated: boolean;
}

/** A worker that keeps something else in its caches gets another number. Then those of earlier numbers are deleted. */
const version = 1;

/** A next navigation waits this long for the answer to which build the host has. */
const lookMs = 3000;
/** A reload, or a page of an outdated build, waits this long for the network before it falls back. */
const networkMs = 4000;

const after = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(resolve, ms, value));

/** Returns the functions that keep one build of one language in caches, and answer from them. */
export function createKeeper(site: Site, scope: string, { caches, fetch, end }: Web) {
  const own = `${site.prefix}${version} ${scope} `;
  const lists = `${site.prefix}${version} data `;
  const cacheOf = (id: string): Promise<Cache> => caches.open(own + id);
  const statePath = pathOf('state', scope);
  const visited = new Set<string>();

  /** Null: nothing is kept. Undefined: this start of the worker has not read it. */
  let state: State | null | undefined;
  let isRetired = false;
  /** Resolves when it is known which build the host has. */
  let looked: Promise<unknown> = Promise.resolve();
  let running: Promise<void> = Promise.resolve();
  let taking = new AbortController();

  async function read(): Promise<State | null> {
    if (state === undefined) {
      const entry = await caches.match(statePath, { cacheName: own + 'state' });
      state ??= entry ? ((await entry.json()) as State) : null;
    }
    return state;
  }

  async function write(next: State): Promise<void> {
    state = next;
    await (await cacheOf('state')).put(statePath, new Response(JSON.stringify(next)));
  }

  async function keptPage(page: string): Promise<Response | undefined> {
    const known = await read();
    return known ? caches.match(pathOf(page, scope), { cacheName: own + known.list.id }) : undefined;
  }

  /** Puts one page of a build into its cache. Rejects when the host sends a page of another build. */
  async function keepPage(page: string, { id }: BuildList, signal: AbortSignal): Promise<void> {
    const cache = await cacheOf(id);
    const path = pathOf(page, scope);
    if (await cache.match(path)) return;
    const reply = await fetch(path, { cache: 'no-cache', signal });
    const html = await reply.text();
    if (!reply.ok || !belongsTo(html, id)) throw new Error(`${path} is of another build`);
    // A copy, because a browser refuses a redirected reply for a page. The headers keep the policy.
    await cache.put(path, new Response(html, { headers: reply.headers }));
  }

  async function keepFile(file: string, { id }: BuildList, signal: AbortSignal): Promise<void> {
    const cache = await cacheOf(id);
    const path = pathOf(file, scope);
    if (await cache.match(path)) return;
    const reply = (await caches.match(path)) ?? (await fetch(path, { signal }));
    if (!isFile(reply)) throw new Error(`${path} is missing`);
    await cache.put(path, reply);
  }

  async function keepAll(pages: readonly string[], list: BuildList, signal: AbortSignal): Promise<void> {
    const results = await Promise.allSettled([
      ...pages.map((page) => keepPage(page, list, signal)),
      ...filesOf(pages, list).map((file) => keepFile(file, list, signal)),
    ]);
    // All have ended, so that none opens a cache again after it was deleted.
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Ends the worker. Until its pages are gone, it answers them from the network. */
  async function retire(): Promise<void> {
    isRetired = true;
    taking.abort();
    state = null;
    await end();
  }

  /** Returns the list of the build that the host has. Retires if the host has none. */
  async function look(): Promise<BuildList | null> {
    const reply = await fetch(pathOf('build.json', scope), { cache: 'no-cache' });
    const list = readList(isFile(reply) ? await reply.json().catch(() => null) : null);
    // An error of the server says nothing about the build.
    if (list === null && reply.status < 500 && reply.status !== 429) await retire();
    const known = await read();
    if (list && known && known.list.id !== list.id) await write({ ...known, isOutdated: true });
    return list;
  }

  async function update(list: BuildList | null, signal: AbortSignal): Promise<void> {
    if (list === null || isRetired) return;
    const known = await read();
    const isSame = known?.list.id === list.id;
    const pages = pagesToKeep([...(known?.pages ?? []), ...visited], list, site.offline);
    if (isSame && !known.isOutdated && pages.every((page) => known.pages.includes(page))) return;
    await keepAll(pages, list, signal);
    // Clear App Data, or a later visit, has replaced this check.
    signal.throwIfAborted();
    const before = isSame ? known.before : (known?.list.id ?? '');
    await write({ list, pages, before, isOutdated: false });
    const names = await caches.keys();
    const kept = [own + 'state', own + list.id, own + before, lists + list.data];
    for (const name of cachesToDelete(names, scope, site, kept)) await caches.delete(name);
  }

  /** Asks the host for its build, and keeps that build whole with these pages. Rejects when it could not. */
  function check(pages: readonly string[]): Promise<void> {
    for (const page of pages) visited.add(page);
    // A visit during a download asks again first, so that no build is finished that was replaced meanwhile.
    taking.abort();
    const { signal } = (taking = new AbortController());
    const looking = running.catch(() => undefined).then(look);
    looked = looking.catch(() => undefined);
    running = looking.then((list) => update(list, signal));
    return running;
  }

  /** Returns the reply to a navigation: the kept page, or the network's reply where that is newer. */
  async function answerPage(request: Request, name: string, isReload: boolean): Promise<Response> {
    await Promise.race([looked, after(lookMs, null)]);
    const kept = await keptPage(name);
    if (kept && !isReload && !state?.isOutdated) return kept;
    const network = fetch(request);
    const late = after(networkMs, kept).then((fallback) => fallback ?? network);
    try {
      const reply = await Promise.race([network, late]);
      return reply.status >= 500 ? (kept ?? reply) : reply;
    } catch (error) {
      const instead = kept ?? (await keptPage(site.offline));
      if (instead) return instead;
      throw error;
    }
  }

  /** Returns a file from a cache, or from the network, and keeps it if it belongs to the kept build. */
  async function answerFile(
    request: Request,
    path: string,
    later: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const known = await read();
    const isData = fileKind(path, scope, site) === 'data';
    const cache = known && (await (isData ? caches.open(lists + known.list.data) : cacheOf(known.list.id)));
    const kept = await (isData ? cache?.match(path) : caches.match(path));
    if (kept) return kept;
    const reply = await fetch(request);
    const isListed = isData || known?.list.files.some((name) => pathOf(name, scope) === path);
    if (cache && isListed && reply.status === 200 && isFile(reply) && !isRetired)
      later(cache.put(path, reply.clone()));
    return reply;
  }

  return { check, answerPage, answerFile, retire };
}
