import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Caches, Host, site } from './builds.ts';

const origin = 'http://site';
let host: Host;
let caches: Caches;
let listeners: Map<string, (event: object) => void>;
const skipWaiting = vi.fn<() => Promise<void>>();
const unregister = vi.fn<() => Promise<boolean>>();
const clients = {
  claim: vi.fn<() => Promise<void>>(),
  matchAll: vi.fn<(options: { includeUncontrolled: boolean }) => Promise<{ url: string }[]>>(),
};

beforeEach(() => {
  vi.resetModules();
  host = new Host();
  caches = new Caches();
  listeners = new Map();
  for (const each of [skipWaiting, unregister, ...Object.values(clients)]) each.mockReset();
  // A page that no worker has controlled so far is found only by those who ask for it.
  clients.matchAll.mockImplementation(async ({ includeUncontrolled }) =>
    includeUncontrolled ? [{ url: `${origin}/vendor` }] : [],
  );
  const globals = {
    SITE: site,
    registration: { scope: `${origin}/`, unregister },
    location: { origin },
    addEventListener: (type: string, handle: (event: object) => void) => listeners.set(type, handle),
    fetch: host.fetch,
    ...{ caches, clients, skipWaiting },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Raises an event, and waits for the work that it begins. Returns the worker's reply; null without one. */
async function raise(type: string, event: object = {}): Promise<Response | null> {
  const works: Promise<unknown>[] = [];
  let reply: Promise<Response> | null = null;
  listeners.get(type)?.({
    ...event,
    waitUntil: (work: Promise<unknown>) => works.push(work),
    respondWith: (own: Promise<Response>) => (reply = own),
  });
  const answered = await reply;
  await Promise.all(works);
  return answered;
}

const visit = (request: object): Promise<Response | null> =>
  raise('fetch', { request: { url: `${origin}/vendor`, method: 'GET', mode: 'navigate', ...request } });

test('a worker takes over at once, and keeps the pages that are open already', async () => {
  await import('../../src/worker/worker.ts');
  await raise('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
  expect(caches.paths()['n/1 / a']).toContain('/vendor/');
  await raise('activate');
  expect(clients.claim).toHaveBeenCalledOnce();
});

test.each([
  ['a link', { cache: 'default', isReloadNavigation: false }, false],
  ['a reload', { cache: 'default', isReloadNavigation: true }, true],
  ['a link in an older browser', { cache: 'default' }, false],
  ['a reload in an older browser', { cache: 'no-cache' }, true],
  ['a reload without its cache in an older browser', { cache: 'reload' }, true],
])('%s (%j) asks the host for its page: %j', async (_what, request, asksHost) => {
  await import('../../src/worker/worker.ts');
  await raise('install');
  host.asked.length = 0;
  const reply = await visit(request);
  expect(await reply?.text()).toContain('/_astro/a.js');
  expect(host.asked.includes('/vendor')).toBe(asksHost);
});

test('a worker that fails inside sends the page of the host', async () => {
  await import('../../src/worker/worker.ts');
  vi.spyOn(caches, 'match').mockRejectedValue(new Error('broken'));
  const reply = await visit({ cache: 'default' });
  expect(await reply?.text()).toContain('/_astro/a.js');
});

test.each([
  ['a call of the API', { url: `${origin}/api/vendors/me`, mode: 'cors' }],
  ['a write', { method: 'POST' }],
  ['a file of another site', { url: 'http://other/_astro/a.js', mode: 'cors' }],
  ['a page of another language', { url: `${origin}/hi/vendor` }],
])('a worker leaves %s to the browser', async (_what, request) => {
  await import('../../src/worker/worker.ts');
  await raise('install');
  expect(await visit(request)).toBeNull();
});

test('the worker of a build without one replaces an earlier one at once, and ends', async () => {
  await caches.open('n/1 / a');
  await import('../../src/worker/retired.ts');
  await raise('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
  await raise('activate');
  expect(caches.all.size).toBe(0);
  expect(unregister).toHaveBeenCalledOnce();
  expect(await visit({ cache: 'default' })).toBeNull();
});

/** Shares a form with the installed app. Returns the worker's reply; undefined where the host gets the form. */
function share(formData: () => Promise<FormData>, path = '/share'): Promise<Response> | undefined {
  let reply: Promise<Response> | undefined;
  // In Node, a redirect needs a whole address.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (to, status) => new Response(null, { status: status ?? 302, headers: { location: String(to) } }),
  );
  listeners.get('fetch')?.({
    request: { url: origin + path, method: 'POST', formData },
    // The worker stays for half a minute with the file.
    waitUntil: () => undefined,
    respondWith: (own: Promise<Response>) => (reply = own),
  });
  return reply;
}

/** Asks the worker for the shared file, as the dashboard does. */
async function askForFile(): Promise<unknown> {
  const postMessage = vi.fn<(file: File | null) => void>();
  await raise('message', { ports: [{ postMessage }] });
  return postMessage.mock.calls[0]?.[0]?.name;
}

test('a shared file leads to the dashboard, which gets it once', async () => {
  vi.useFakeTimers();
  await import('../../src/worker/worker.ts');
  const form = new FormData();
  form.append('file', new File(['%PDF'], 'licence.pdf'));
  const reply = await share(() => Promise.resolve(form));
  expect([reply?.status, reply?.headers.get('location')]).toEqual([303, 'dashboard#shared']);
  expect([await askForFile(), await askForFile()]).toEqual(['licence.pdf', undefined]);
  expect(unregister).not.toHaveBeenCalled();
});

test('a shared form that cannot be read leads to the dashboard, and never to the host', async () => {
  await import('../../src/worker/worker.ts');
  const reply = await share(() => Promise.reject(new TypeError('Damaged')));
  expect([reply?.status, reply?.headers.get('location')]).toEqual([303, 'dashboard#shared']);
  expect(host.asked).toEqual([]);
});

test('a form for another address goes to the host', async () => {
  await import('../../src/worker/worker.ts');
  expect(share(() => Promise.resolve(new FormData()), '/api/share')).toBeUndefined();
});

test('Clear App Data ends the worker and deletes its caches', async () => {
  await import('../../src/worker/worker.ts');
  await raise('install');
  expect(caches.all.size).toBeGreaterThan(0);
  await raise('message', { ports: [] });
  expect(caches.all.size).toBe(0);
  expect(unregister).toHaveBeenCalledOnce();
});
