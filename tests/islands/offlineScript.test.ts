import { afterEach, expect, test, vi } from 'vitest';

interface Page {
  readyState?: DocumentReadyState;
  saveData?: boolean;
  setting?: 'on' | 'off';
  /** Whether the browser has Trusted Types. */
  isTrusting?: boolean;
  /** Answers each look for the network. */
  fetch?: () => Promise<Response>;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Runs the script in a page of the Hindi site. Returns the calls of `register`, and the events of the page. */
async function run({
  readyState = 'complete',
  saveData = false,
  setting = 'on',
  isTrusting = true,
  fetch = async () => new Response(),
}: Page = {}) {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  vi.stubEnv('PUBLIC_SERVICE_WORKER', setting);
  const listeners = new Map<string, () => void>();
  const idle: (() => void)[] = [];
  const register = vi.fn<(address: unknown, options: object) => Promise<void>>(async () => undefined);
  const createPolicy = vi.fn<
    (name: string, rules: { createScriptURL: (address: string) => string }) => object
  >((_, rules) => ({ createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }) }));
  const line = { style: {}, hidden: false, textContent: '' };
  vi.stubGlobal('document', {
    readyState,
    querySelector: () => ({ href: 'https://site.example/hi/manifest.webmanifest' }),
    createElement: () => line,
    body: { prepend: () => undefined },
  });
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData }, serviceWorker: { register } });
  vi.stubGlobal('trustedTypes', isTrusting ? { createPolicy } : undefined);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  await import('#islands/shell/offline.ts');
  return {
    line,
    calls: register.mock.calls,
    policies: createPolicy.mock.calls,
    load: () => listeners.get('load')?.(),
    hear: (type: 'online' | 'offline') => listeners.get(type)?.(),
    beIdle: () => idle.splice(0).forEach((work) => work()),
  };
}

const options = { updateViaCache: 'none' };
const trusted = [{ trusted: 'https://site.example/hi/sw.js' }, options];

test('the worker is registered once the page has loaded and is idle', async () => {
  const page = await run({ readyState: 'interactive' });
  page.beIdle();
  expect(page.calls).toEqual([]);
  page.load();
  expect(page.calls).toEqual([]);
  page.beIdle();
  expect(page.calls).toEqual([trusted]);
});

test('a page that has loaded registers the worker when it is idle', async () => {
  const page = await run();
  expect(page.calls).toEqual([]);
  page.beIdle();
  expect(page.calls).toEqual([trusted]);
});

test('the policy trusts the address of the worker alone', async () => {
  const page = await run();
  page.beIdle();
  expect(page.policies.map(([name]) => name)).toEqual(['sw']);
  const [, rules] = page.policies[0] ?? [];
  expect(Object.keys(rules ?? {})).toEqual(['createScriptURL']);
  expect(rules?.createScriptURL('https://other.example/x.js')).toBe('https://site.example/hi/sw.js');
});

test('a browser without Trusted Types gets the address as a text', async () => {
  const page = await run({ isTrusting: false });
  page.beIdle();
  expect(page.calls).toEqual([['https://site.example/hi/sw.js', options]]);
});

test.each([
  ['with data saving on', { saveData: true }],
  ['in a build with the worker off', { setting: 'off' }],
] satisfies [string, Page][])('no worker is registered %s', async (_, given) => {
  const page = await run({ readyState: 'interactive', ...given });
  page.load();
  page.beIdle();
  expect(page.calls).toEqual([]);
});

test('the line has a place and no words before the first answer', async () => {
  const page = await run({ fetch: () => new Promise<Response>(() => undefined) });
  expect(page.line).toMatchObject({ role: 'status', hidden: true, textContent: '' });
});

test('a phone that says it is online looks for the network until it is back', async () => {
  vi.useFakeTimers();
  let isThere = false;
  const page = await run({
    fetch: () =>
      isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(page.line).toMatchObject({ hidden: false, textContent: expect.stringMatching(/\S/) });
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.line.hidden).toBe(false);
  isThere = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.line).toMatchObject({ hidden: true, textContent: '' });
});

test('the line comes and goes with the events of the browser, without a wait', async () => {
  vi.useFakeTimers();
  const page = await run();
  await vi.advanceTimersByTimeAsync(0);
  for (const type of ['offline', 'online'] as const) {
    Object.assign(navigator, { onLine: type === 'online' });
    page.hear(type);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.line.hidden, type).toBe(type === 'online');
  }
});

test('a late answer of an earlier look does not hide the line', async () => {
  const late = Promise.withResolvers<Response>();
  const page = await run({ fetch: () => late.promise });
  Object.assign(navigator, { onLine: false });
  page.hear('offline');
  await expect.poll(() => page.line.hidden).toBe(false);
  late.resolve(new Response());
  await late.promise;
  await Promise.resolve();
  expect(page.line).toMatchObject({ hidden: false, textContent: expect.stringMatching(/\S/) });
});
