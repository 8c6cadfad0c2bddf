/**
 * Plays generated sequences of visits, deployments, offline periods and sign-ins on the built site:
 * `npm run test:offline -- [--sequences 500] [--seed 1] [--base /partners/]`. After each visit it looks for a blank page, a page
 * of two builds, a page that is older than one navigation allows, and data of another vendor. A failure names its
 * moves. So does a sequence that does not end. With `--base`, it first builds the site in English below that path.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
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

/** Returns a generator of numbers below 1 that repeats for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const addresses = [
  '/',
  '/vendor',
  '/delivery',
  '/register/start',
  '/partner-with-us/new/mx-onboarding/step1?serviceType=labs',
  '/dashboard',
];
const names = ['Asha Chemists', 'Bharat Labs'] as const;

const deployments = new Deployments(base);
const sandbox = await startSandbox('--quiet', '--faults', '--dist', deployments.folder, '--base', base);
const site = sandbox.origin + base;
/** A server can be killed, also when its browser does not answer. */
const executablePath = await findBrowser('whole');
const launch = () => chromium.launchServer({ executablePath });
let server = await launch();
let browser = await chromium.connect(server.wsEndpoint());
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

/** The findings of a sequence: the visits, and the visits from a cache. */
const counts = { visits: 0, cached: 0, offline: 0 };

/** A sequence takes some ten seconds. One that has not ended after this time hangs. */
const limitMs = 120_000;

/** The past actions of a sequence, and its current one. */
interface Story {
  moves: string[];
  now: string;
}

/** Returns the findings of a sequence. One that fails or hangs is a finding, and the next has a browser of its own. */
async function playWithin(seed: number): Promise<string[]> {
  const story: Story = { moves: [], now: 'opens a page' };
  const ended = new AbortController();
  const late = setTimeout(limitMs, null, { signal: ended.signal }).then(() => {
    throw new Error(`No end within ${limitMs / 1000} s`);
  });
  late.catch(() => undefined);
  const playing = play(seed, story);
  try {
    return await Promise.race([playing, late]);
  } catch (error) {
    const [reason] = String(error).split('\n');
    const finding = `seed ${seed}: ${reason}, while it ${story.now}, after ${story.moves.join(' → ')}`;
    await server.kill();
    // Without a browser it ends, and it deploys nothing during the next sequence.
    await Promise.race([playing.catch(() => undefined), setTimeout(10_000)]);
    server = await launch();
    browser = await chromium.connect(server.wsEndpoint());
    return [finding];
  } finally {
    ended.abort();
  }
}

async function play(seed: number, story: Story): Promise<string[]> {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const { moves } = story;
  const wrong: string[] = [];
  /** Whether the worker keeps pages. Then every address has an answer offline. */
  let hasPages = false;
  let isOffline = false;
  let vendor: number | null = null;
  /** The newest build at the time of the last visit with a network: no later visit may be older. */
  let oldest = 0;
  deploy();

  const fail = (text: string): void => void wrong.push(`seed ${seed}: ${text} after ${moves.join(' → ')}`);
  const visit = async (address: string | null): Promise<void> => {
    counts.visits += 1;
    if (isOffline) counts.offline += 1;
    story.now = `loads ${address ?? 'the page again'}`;
    const load = () => (address === null ? page.reload() : page.goto(site + address));
    // A page that leads home while it is left interrupts the visit.
    let reason = '';
    const failed = (error: unknown): null => {
      reason = String(error).split('\n')[0] ?? '';
      return null;
    };
    const reply = await load().catch((error: unknown) =>
      /ERR_ABORTED|interrupted/.test(String(error)) ? load().catch(failed) : failed(error),
    );
    if (reply === null) {
      if (!isOffline || hasPages) fail(`${reason || 'no reply'} for ${address ?? 'a reload'}`);
      return;
    }
    if (reply.fromServiceWorker()) counts.cached += 1;
    story.now = 'looks at the page';
    const look = await settledLook(page);
    if (look.text.length < 40) fail('a blank page');
    if (look.build !== look.script) fail(`build ${look.build} with the script of ${look.script}`);
    const at = builds.indexOf(look.build);
    if (!isOffline && at < oldest) fail(`build ${at} where ${oldest} was due`);
    if (address === null && !isOffline && at < builds.length - 1) fail('a reload of an old build');
    if (!isOffline) oldest = builds.length - 1;
    const other = names.find((name, index) => index !== vendor && look.text.includes(name));
    if (other !== undefined) fail(`data of ${other}`);
    if (look.kept.some((text) => names.some((name) => text.includes(name)) || /98765000/.test(text)))
      fail('vendor data in a cache');
    // Half of the visits are long enough for the worker.
    story.now = 'lets the worker work';
    if (random() < 0.6) await settle(page, look.script, isOffline);
  };
  for (let move = 0; move < 9; move += 1) {
    const kind = pick([
      'visit',
      'visit',
      'visit',
      'visit',
      'reload',
      'deploy',
      'deploy',
      'break',
      'off',
      'none',
      'on',
      'offline',
      'online',
      'sign in',
    ]);
    moves.push(kind);
    story.now = 'makes the last move';
    if (kind === 'visit') {
      const address = pick(addresses);
      moves.push(address);
      await visit(address);
    } else if (kind === 'reload') {
      if (page.url().startsWith('http') && !page.url().endsWith('/robots.txt')) await visit(null);
    } else if (kind === 'deploy') {
      deploy();
    } else if (kind === 'break') {
      deploy();
      deployments.sendScript(
        pick([
          'no script',
          'throw new Error("broken")',
          'addEventListener("install", (event) => event.waitUntil(Promise.reject(1)))',
        ]),
      );
    } else if (kind === 'off') {
      deploy();
      deployments.turnOff(retired);
      hasWorker = false;
    } else if (kind === 'none') {
      deploy();
      deployments.withoutWorker();
      hasWorker = false;
    } else if (kind === 'on') {
      deploy();
    } else if (kind === 'sign in') {
      if (isOffline) continue;
      vendor = pick([0, 1]);
      // A page that leads home must not interrupt the sign-in.
      await page.goto('about:blank').catch(() => undefined);
      const enter = () => visitors[vendor ?? 0]?.enter(page);
      await enter()?.catch(enter);
    } else {
      // From here on, nothing can tell the worker to end.
      if (kind === 'offline' && !isOffline) hasPages = await keepsPages(page);
      isOffline = kind === 'offline';
      await context.setOffline(isOffline);
    }
  }
  // In the end, the newest build comes at the second visit, whatever happened before.
  await context.setOffline(false);
  isOffline = false;
  moves.push('online', '/', '/');
  await visit('/');
  await visit('/');
  if (!hasWorker) {
    story.now = 'waits for the end of the caches';
    let left: string[] = [];
    for (let tries = 0; tries < 50; tries += 1) {
      left = await leftEntries(page);
      if (left.length === 0) break;
      await page.waitForTimeout(100);
    }
    if (left.length > 0) fail(`caches ${left.join()} without a worker`);
  }
  story.now = 'closes the browser';
  await context.close();
  return wrong;
}

interface Look {
  text: string;
  build: string;
  script: string;
  /** The texts of the cached documents. */
  kept: string[];
}

/** Returns what a page shows. A page that needs a session leads home meanwhile, so this looks again. */
async function settledLook(page: Page, tries = 5): Promise<Look> {
  try {
    return await lookAt(page);
  } catch (error) {
    if (tries === 0) throw error;
    await page.waitForLoadState().catch(() => undefined);
    return settledLook(page, tries - 1);
  }
}

async function lookAt(page: Page): Promise<Look> {
  return page.evaluate(async (first): Promise<Look> => {
    const scripts = [...document.scripts].map(({ text }) => /_astro\/(\w{6}|[\w-]{6})\.js/.exec(text)?.[1]);
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

/**
 * Returns the entries of all caches. An empty cache does not count: `lookAt` makes one when it opens a cache that the
 * worker has removed since the list of names.
 */
async function leftEntries(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await caches.keys();
    const entries = all.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${new URL(url).pathname}`),
    );
    return (await Promise.all(entries)).flat();
  });
}

/** Gives the page its script at once, and the worker a moment. */
async function settle(page: Page, script: string, isOffline: boolean): Promise<void> {
  await page
    .evaluate((address) => import(address).catch(() => null), `${base}/_astro/${script}.js`)
    .catch(() => undefined);
  await page.waitForTimeout(isOffline ? 100 : 500);
}

const wrong: string[] = [];
const total = Number(values.sequences);
try {
  for (let index = 0; index < total; index += 1) {
    const found = await playWithin(Number(values.seed) + index);
    for (const line of found) process.stdout.write(`${line}\n`);
    wrong.push(...found);
    if (index % 20 === 19) process.stdout.write(`${index + 1} of ${total}, ${wrong.length} wrong\n`);
  }
} finally {
  await server.close();
  await sandbox.stop();
  deployments.end();
  if (built !== null) rmSync(built, { recursive: true });
}
process.stdout.write(
  `${total} sequences: ${counts.visits} visits, ${counts.cached} from the worker, ${counts.offline} offline; ${wrong.length} wrong\n`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
