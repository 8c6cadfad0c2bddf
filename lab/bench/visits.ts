import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { addFaults } from '../../e2e/controls.ts';
import { withoutMap } from '../../e2e/forms.ts';
import type { Sandbox } from '../../e2e/sandbox.ts';
import { sampleInfo, startApplication } from '../../e2e/visitor.ts';
import { limits, onboardingPage } from '../../scripts/budgets.ts';
import { lookMs, requestsBeforeLcp, slowDown } from './phone.ts';
import type { Figures, Part } from './report.ts';
import { enter, newPhone, ownSandbox } from './sandbox.ts';

/** A page, and the signs that it is usable. */
interface Visit {
  name: string;
  path: string;
  limits: Figures;
  /** Selector of an element that is shown once the page is usable. */
  usable: string;
  /** A field that accepts keys as soon as it is visible, and the text to type into it. */
  field?: { selector: string; typed: string };
  /** Whether a vendor with a submitted application opens the page, with an API that takes 50 ms. */
  isSignedIn?: boolean;
}

/** Step 1, and the sign that its form is the application's. */
const firstStep = { name: 'Step 1', path: onboardingPage.path, usable: ':root[data-form="taken"]' };
/** The dashboard of a vendor. The name and the status appear together, on the slip. */
const dashboard = {
  name: 'Dashboard, its API at 50 ms',
  path: paths.dashboard,
  usable: 'main h1',
  isSignedIn: true,
};

const firstVisits: readonly Visit[] = [
  { ...firstStep, field: { selector: 'input[name="vendorName"]', typed: 'A' }, limits: limits.firstStep },
  {
    name: paths.registerStart,
    path: paths.registerStart,
    field: { selector: 'input[name="phone"]', typed: '9876543210' },
    usable: '[type="submit"]:not(:disabled)',
    limits: limits.start,
  },
  { ...dashboard, limits: limits.dashboard },
];

/** A public page is usable when its heading is there. */
const secondVisits: readonly Visit[] = [
  { name: '/', path: paths.home, usable: 'h1', limits: limits.secondPublicPage },
  { name: '/vendor', path: paths.vendor, usable: 'h1', limits: limits.secondPublicPage },
  { ...firstStep, limits: limits.secondFirstStep },
  { ...dashboard, limits: limits.secondDashboard },
];

/** Measures the time until the portal's pages are usable, and the memory of an application. */
export const portal: Part = async (_, add) => {
  for (const visit of firstVisits) {
    await using sandbox = await ownSandbox();
    await add(visit.name, visit.limits, async (page) => {
      if (visit.isSignedIn) await enterSlowly(page, sandbox);
      await slowDown(page);
      return open(page, sandbox, visit);
    });
  }
  await using sandbox = await ownSandbox();
  await add('Memory of an application', limits.memory, (page) => remember(page, sandbox));
};

/** Measures visits that the service worker answers. The browser slows the page down, but not its worker. */
export const second: Part = async (_, add) => {
  for (const visit of secondVisits) {
    await using sandbox = await ownSandbox();
    await add(`Second visit: ${visit.name}`, visit.limits, async (page) => {
      if (visit.isSignedIn) await enterSlowly(page, sandbox);
      await visitUntilKept(page, sandbox.origin + visit.path);
      return visitAgain(page, sandbox, visit);
    });
  }
};

/** Signs a vendor in, in a tab of its own. From then on, the API takes 50 ms. */
async function enterSlowly(page: Page, sandbox: Sandbox): Promise<void> {
  const other = await page.context().newPage();
  await enter(other, sandbox);
  await other.close();
  await addFaults(sandbox, { endpoint: '*', action: 'none', delayBeforeMs: 50 });
}

/** Opens a page in a tab of its own, until the worker controls it and keeps it with all its files. */
async function visitUntilKept(page: Page, url: string): Promise<void> {
  const other = await page.context().newPage();
  await withoutMap(other);
  await other.goto(url);
  await expect(async () => {
    const isKept = await other.evaluate(async () => {
      const state = await caches.match('/state');
      const { pages = [] } = ((await state?.json()) ?? {}) as { pages?: string[] };
      const own = location.pathname.slice(1).replace(/([^/])$/, '$1/');
      return pages.includes(own) && navigator.serviceWorker.controller !== null;
    });
    expect(isKept, 'The worker keeps the page').toBe(true);
  }).toPass({ timeout: 60_000 });
  await other.close();
}

/** Opens a kept page on the slow link and phone. */
async function visitAgain(page: Page, sandbox: Sandbox, visit: Visit): Promise<Figures> {
  const devtools = await slowDown(page, true);
  const passedOn: string[] = [];
  devtools.on('Network.responseReceived', ({ response }) => {
    if (response.serviceWorkerResponseSource === 'network') passedOn.push(response.url);
  });
  const reached = await open(page, sandbox, visit);
  await page.waitForTimeout(lookMs);
  const requests = await requestsBeforeLcp(page);
  if (!requests[0]?.workerStart) throw new Error('The worker did not answer the second visit');
  // The browser counts no bytes of a file that the worker has passed on from the network.
  const sizes = requests.map(({ name, transferSize, encodedBodySize }) =>
    passedOn.includes(name) ? encodedBodySize : transferSize,
  );
  const bytesBeforeLcp = sizes.reduce((sum, size) => sum + size, 0);
  return { ...reached, lcpMs: await page.evaluate(() => seen.lcp), bytesBeforeLcp };
}

/** Opens a page and waits until it is usable. */
async function open(
  page: Page,
  { origin }: Sandbox,
  { path, field, usable, isSignedIn }: Visit,
): Promise<Figures> {
  await withoutMap(page);
  await page.addInitScript(watchUse, { field, usable, words: isSignedIn ? sampleInfo.vendorName : '' });
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.used);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({ ...used, lcpMs: seen.lcp, cls: seen.cls }));
}

declare global {
  /** The figures of a page at the moment when it is usable. */
  var used: Figures | undefined;
}

/** Runs in the page before its own scripts. Checks the progress in each frame, and types as soon as possible. */
function watchUse({ field, usable, words }: Pick<Visit, 'field' | 'usable'> & { words: string }): void {
  let typable: Pick<Figures, 'typableMs'> = {};
  const look = (): void => {
    const input = field && document.querySelector<HTMLInputElement>(field.selector);
    if (input?.checkVisibility({ visibilityProperty: true }) && typable.typableMs === undefined) {
      typable = { typableMs: performance.now() };
      input.focus();
      document.execCommand('insertText', false, field?.typed);
    }
    const hasWords = () => words === '' || document.querySelector('main')?.innerText.includes(words);
    if (!document.querySelector(usable) || !hasWords()) {
      requestAnimationFrame(look);
      return;
    }
    const usableMs = performance.now();
    const requests = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    globalThis.used = {
      ...typable,
      usableMs,
      requestsToUse: requests.length,
      bytesToUse: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  };
  requestAnimationFrame(look);
}

/**
 * Opens an application at its last step, then moves back and forth. Returns the memory in megabytes after a garbage
 * collection, and its growth from moving.
 */
async function remember(page: Page, { origin }: Sandbox): Promise<Figures> {
  await withoutMap(page);
  await startApplication(page, origin, { phone: newPhone(), at: 'contract' });
  await page.locator('input[name="termsAccepted"]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  const heapMbAfterWalk = async (): Promise<number> => {
    for (let pair = 0; pair < 10; pair += 1) for (const step of [3, 4]) await goTo(page, step);
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  // The first visit to a step loads its code, and the engine keeps the compiled form of code that runs
  // often.
  const heapMb = await heapMbAfterWalk();
  return { heapMb, heapGrowthMb: Math.max(0, (await heapMbAfterWalk()) - heapMb) };
}

/** Goes to a step of an open application. */
export async function goTo(page: Page, step: number): Promise<void> {
  const item = page.locator(`.steps-bar li:nth-child(${step})`);
  await item.getByRole('button').tap();
  await item.locator('[aria-current="step"]').waitFor();
  await page.waitForLoadState('networkidle');
}
