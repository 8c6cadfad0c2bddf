/**
 * The service worker of one language. It answers documents and files of its build, matched by path alone, and
 * leaves every other request to the browser. The build writes it to `sw.js` in the language's folder, which is its
 * scope.
 */
import { end } from './end.ts';
import { createKeeper } from './keeper.ts';
import { fileKind, pageOf, type Site } from './rules.ts';
import { createShelf } from './shelf.ts';

/** The parts of a worker's global object that the types of a page do not know. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>;
  };
  skipWaiting: () => Promise<void>;
}
interface LateEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface RequestEvent extends LateEvent {
  request: Request & { isReloadNavigation?: boolean };
  respondWith: (reply: Promise<Response>) => void;
}

/** The build puts the facts in its place, so it is read once. */
declare const SITE: Site;
const site = SITE;

const worker = globalThis as unknown as WorkerScope;
const scope = new URL(worker.registration.scope).pathname;
const on = <Kind extends LateEvent>(type: string, handle: (event: Kind) => void): void =>
  addEventListener(type, handle as (event: Event) => void);

const shelf = createShelf();
const keeper = createKeeper(site, scope, {
  caches,
  fetch: (address, init) => fetch(address, init),
  end: () => end(site.prefix, caches, worker.registration),
});

on('install', (event) => {
  void worker.skipWaiting();
  const keepOpenPages = async (): Promise<void> => {
    const open = await worker.clients.matchAll({ includeUncontrolled: true });
    await keeper.check(open.flatMap(({ url }) => pageOf(new URL(url).pathname, scope, site) ?? []));
  };
  // An update takes over at once: the caches belong to builds, not to this script.
  event.waitUntil(keepOpenPages().catch(() => undefined));
});

/** A page with a port asks for the shared file. Clear App Data has none, and ends the worker. */
on('message', (event: LateEvent & Pick<MessageEvent, 'ports'>) => {
  const [port] = event.ports;
  if (port) port.postMessage(shelf.take());
  else event.waitUntil(keeper.retire());
});

on('activate', (event) => event.waitUntil(worker.clients.claim()));

on('fetch', (event: RequestEvent) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const later = (work: Promise<unknown>): void => event.waitUntil(work.catch(() => undefined));
  const [from, to] = site.share;
  if (request.method === 'POST' && request.url === new URL(from, worker.registration.scope).href) {
    const put = request.formData().then((form) => later(shelf.put(form)));
    const shown = (): Response => Response.redirect(to, 303);
    // Never to the host, which must not get the file.
    event.respondWith(put.then(shown, shown));
  }
  if (request.method !== 'GET' || origin !== location.origin) return;
  // A fault in here must never keep a page from loading.
  const answer = (reply: Promise<Response>): void => event.respondWith(reply.catch(() => fetch(request)));
  if (request.mode === 'navigate') {
    const page = pageOf(pathname, scope, site);
    if (page === null) return;
    const isReload = request.isReloadNavigation ?? /^(?:no-cache|reload)$/.test(request.cache);
    const reply = keeper.answerPage(request, page, isReload);
    answer(reply);
    later(reply.then(() => keeper.check([page])));
  } else if (fileKind(pathname, scope, site)) {
    answer(keeper.answerFile(request, pathname, later));
  }
});
