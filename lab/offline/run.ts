/**
 * Plays generated sequences of visits, deployments, offline periods and sign-ins on the built site:
 * `npm run test:offline -- [--sequences 500] [--seed 1] [--base /partners/]`. After each visit it looks for a blank page, a page
 * of two builds, a page that is older than one navigation allows, and data of another vendor. A failure names its
 * seed and the shortest moves that still fail. So does a sequence that does not end. With `--base`, it first builds the site
 * in English below that path.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { chromium, type Browser, type BrowserServer, type Page } from 'playwright';
import { retiredScript } from '../../build/worker.ts';
import { startSandbox } from '../../e2e/sandbox.ts';
import { ApiVisitor } from '../../e2e/visitor.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { ownNode, projectEnv, root, run, sandboxBuild } from '../../scripts/tools.mjs';
import { baseOf } from '../../src/lib/base.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    base: { type: 'string', default: '' },
  },
});
const base = baseOf(values.base);
const built = base === '' ? null : await buildBelow(base);
// It reads the folder of the build when it is imported.
const { Deployments } = await import('../../e2e/deploys.ts');

/** Builds the site in English below a path, into a folder that this run deletes at its end. */
async function buildBelow(below: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nuskha-base-'));
  process.env['DIST_DIR'] = folder;
  const env = projectEnv({ ...sandboxBuild, BUILD_BASE: below, LOCALES: 'en' });
  const code = await run(ownNode(), [path.join(root, 'scripts', 'build-site.ts')], { env });
  if (code !== 0) throw new Error('The build failed.');
  return folder;
}

const names = ['Asha Chemists', 'Bharat Labs'];
const addresses = [
  '/',
  '/vendor',
  '/delivery',
  '/register/start',
  '/partner-with-us/new/mx-onboarding/step1?serviceType=labs',
  '/dashboard',
];
const brokenWorkers = [
  'no script',
  'throw new Error("broken")',
  'addEventListener("install", (event) => event.waitUntil(Promise.reject(1)))',
];
/** The moves with what they move. Some are here more than once, because they are played more often. */
const moves: readonly (readonly [kind: string, what: string])[] = [
  ...addresses.map((address) => ['visit', address] as const),
  ...brokenWorkers.map((script) => ['break', script] as const),
  ...names.map((name) => ['sign in', name] as const),
  ...['reload', 'reload', 'deploy', 'deploy', 'deploy', 'deploy'].map((kind) => [kind, ''] as const),
  ...['off', 'none', 'offline', 'offline', 'online'].map((kind) => [kind, ''] as const),
];
/** Half of the visits are long enough for the worker. */
const step = fc.tuple(fc.constantFrom(...moves), fc.boolean());

/** A sequence takes some ten seconds. One that has not ended after this time (ms) hangs. */
const timeout = 120_000;

const deployments = new Deployments(base);
const sandbox = await startSandbox('--quiet', '--faults', '--dist', deployments.folder, '--base', base);
const site = sandbox.origin + base;
const executablePath = await findBrowser('whole');
const retired = await retiredScript(root);
const visitors = await Promise.all(
  names.map(async (vendorName, index) => {
    const visitor = new ApiVisitor(site, `987650000${index}`);
    await visitor.seed('documents', { info: { vendorName } });
    return visitor;
  }),
);

/** The builds in the order of their deployment. */
const builds = [deployments.id];
/** Whether the deployed build has a worker. */
let hasWorker = true;
const deploy = (): void => {
  hasWorker = true;
  const id = `b${String(builds.length).padStart(5, '0')}`;
  deployments.deploy(id, { keepsFiles: builds.length % 2 === 0 });
  builds.push(id);
};

/** The visits, and those from a cache and without a network. */
const counts = { visits: 0, cached: 0, offline: 0 };

let server: BrowserServer;
let browser: Browser;
const property = fc
  .asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), fc.tuple(fc.boolean(), fc.boolean()), play)
  .beforeEach(async () => {
    server = await chromium.launchServer({ executablePath });
    browser = await chromium.connect(server.wsEndpoint());
  })
  // A server can be killed, also when its browser does not answer. Without a browser, a sequence that hangs ends.
  .afterEach(() => server.kill());

/** Plays a sequence, and two visits at its end. Throws what is wrong. */
async function play(
  steps: readonly (readonly [(typeof moves)[number], boolean])[],
  lastLong: readonly boolean[],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  /** Whether the worker keeps pages. Then every address has an answer offline. */
  let hasPages = false;
  let isOffline = false;
  let vendor = -1;
  /** The newest build at the time of the last visit with a network: no later visit may be older. */
  let oldest = 0;
  deploy();

  const visit = async (address: string | null, isLong: boolean): Promise<void> => {
    counts.visits += 1;
    if (isOffline) counts.offline += 1;
    const load = () => (address === null ? page.reload() : page.goto(site + address));
    const reply = await load()
      .catch((error: unknown) => {
        // A page that leads home while it is left interrupts the visit.
        if (/ERR_ABORTED|interrupted/.test(String(error))) return load();
        throw error;
      })
      .catch((error: unknown) => {
        if (isOffline && !hasPages) return null;
        throw error;
      });
    if (reply === null) {
      assert(isOffline && !hasPages, 'no reply');
      return;
    }
    if (reply.fromServiceWorker()) counts.cached += 1;
    const look = await lookAt(page);
    assert(look.text.length >= 40, 'a blank page');
    assert(look.build === look.script, `build ${look.build} with the script of ${look.script}`);
    const at = builds.indexOf(look.build);
    if (!isOffline) {
      assert(at >= oldest, `build ${at} where ${oldest} was due`);
      oldest = builds.length - 1;
      assert(address !== null || at === oldest, 'a reload of an old build');
    }
    const other = names.find((name, index) => index !== vendor && look.text.includes(name));
    assert(other === undefined, `data of ${other}`);
    const owned = [...names, '98765000'];
    const isKept = look.kept.some((text) => owned.some((part) => text.includes(part)));
    assert(!isKept, 'vendor data in a cache');
    if (!isLong) return;
    // The page gets its script at once, and the worker a moment.
    await page
      .evaluate((script) => import(script).catch(() => null), `${base}/_astro/${look.script}.js`)
      .catch(() => undefined);
    await page.waitForTimeout(isOffline ? 100 : 500);
  };

  for (const [[kind, what], isLong] of steps) {
    if (kind === 'visit') await visit(what, isLong);
    else if (kind === 'reload') {
      if (page.url().startsWith('http') && !page.url().endsWith('/robots.txt')) await visit(null, isLong);
    } else if (kind === 'sign in') {
      if (isOffline) continue;
      vendor = names.indexOf(what);
      // A page that leads home must not interrupt the sign-in.
      await page.goto('about:blank').catch(() => undefined);
      const enter = () => visitors[vendor]?.enter(page);
      await enter()?.catch(enter);
    } else if (kind === 'offline' || kind === 'online') {
      // From here on, nothing can tell the worker to end.
      if (kind === 'offline' && !isOffline) hasPages = await keepsPages(page);
      isOffline = kind === 'offline';
      await context.setOffline(isOffline);
    } else {
      deploy();
      if (kind === 'break') deployments.sendScript(what);
      if (kind === 'off') deployments.turnOff(retired);
      if (kind === 'none') deployments.withoutWorker();
      hasWorker = kind === 'deploy' || kind === 'break';
    }
  }
  // In the end, the newest build comes at the second visit, whatever happened before.
  await context.setOffline(false);
  isOffline = false;
  for (const isLong of lastLong) await visit('/', isLong);
  if (!hasWorker) {
    let { kept } = await lookAt(page);
    for (let tries = 0; tries < 50 && kept.length > 0; tries += 1) {
      await page.waitForTimeout(100);
      ({ kept } = await lookAt(page));
    }
    assert(kept.length === 0, `a cache has ${kept[0]} without a worker`);
  }
  await context.close();
}

/**
 * Returns what a page shows and what all caches keep: addresses, and the texts of documents. A page that needs a session
 * leads home meanwhile, so this looks again.
 */
async function lookAt(page: Page) {
  for (let tries = 5; ; tries -= 1) {
    try {
      return await page.evaluate(async (first) => {
        const scripts = [...document.scripts].map(
          ({ text }) => /_astro\/(\w{6}|[\w-]{6})\.js/.exec(text)?.[1],
        );
        const kept: string[] = [];
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            kept.push(request.url);
            if (request.url.endsWith('/')) kept.push((await (await cache.match(request))?.text()) ?? '');
          }
        }
        return {
          text: document.body.innerText,
          build: document.documentElement.dataset['deploy'] ?? first,
          script: scripts.find(Boolean) ?? '',
          kept,
        };
      }, builds[0] ?? '');
    } catch (error) {
      if (tries === 0) throw error;
      await page.waitForLoadState().catch(() => undefined);
    }
  }
}

/** Whether a page of this site is open, and a worker has kept pages for it. */
async function keepsPages(page: Page): Promise<boolean> {
  if (!page.url().startsWith(site)) return false;
  // A worker may be removing its caches just now.
  await page.waitForTimeout(300);
  return page
    .evaluate(async (scope) => {
      const [registration] = await navigator.serviceWorker.getRegistrations();
      return (
        registration?.active?.state === 'activated' && (await caches.match(`${scope}/state`)) !== undefined
      );
    }, base)
    .catch(() => false);
}

const total = Number(values.sequences);
let wrong = 0;
try {
  for (let index = 0; index < total; index += 1) {
    const seed = Number(values.seed) + index;
    const limits = { timeout, interruptAfterTimeLimit: 10 * timeout };
    const { failed, counterexample, errorInstance } = await fc.check(property, {
      seed,
      numRuns: 1,
      ...limits,
    });
    if (failed) {
      wrong += 1;
      const [reason] = (errorInstance as Error).message.split('\n');
      const told = counterexample?.[0].map(([move, isLong]) => move.join(' ') + (isLong ? ' for long' : ''));
      process.stdout.write(`seed ${seed}: ${reason}, after ${told?.join(' → ')}\n`);
    }
    if (index % 20 === 19) process.stdout.write(`${index + 1} of ${total}, ${wrong} wrong\n`);
  }
} finally {
  await sandbox.stop();
  deployments.end();
  if (built !== null) rmSync(built, { recursive: true });
}
process.stdout.write(
  `${total} sequences: ${counts.visits} visits, ${counts.cached} from the worker, ${counts.offline} offline; ${wrong} wrong\n`,
);
process.exitCode = wrong > 0 ? 1 : 0;
