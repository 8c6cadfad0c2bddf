import type { Browser, BrowserContext, Page } from 'playwright';
import { paths } from '#lib/paths.ts';
import { addFaults } from '../e2e/controls.ts';
import { withoutMap } from '../e2e/forms.ts';
import type { Sandbox } from '../e2e/sandbox.ts';
import { ApiVisitor, sampleInfo, startApplication } from '../e2e/visitor.ts';
import { observeVitals, phone, slowPage } from './measure.ts';

/** When a page of the portal can be used. Times in milliseconds from its address on; bytes as they went over the wire. */
export interface Reached {
  /** The first field is on screen and takes keys. */
  typableMs: number;
  /** What the page is opened for can be done: its form sent, its data read. */
  usableMs: number;
  /** What was asked for until then, the document included. */
  requestsToUse: number;
  bytesToUse: number;
  lcpMs: number;
  cls: number;
}

/** A page of the portal, and how one sees how far it is. */
export interface PortalPage {
  name: string;
  path: string;
  /** A field that takes keys as soon as it is seen; what is typed into it once it is; null where there is none. */
  field: { selector: string; typed: string } | null;
  /** Shown once the page is usable. */
  usable: string;
  /** Opened by a vendor whose application is submitted. */
  isSignedIn?: boolean;
}

export const portalPages = {
  firstStep: {
    name: 'Step 1',
    path: paths.onboarding('vendor-info', { serviceType: 'pharmacy' }),
    field: { selector: 'input[name="vendorName"]', typed: 'A' },
    usable: ':root[data-form="taken"]',
  },
  start: {
    name: paths.registerStart,
    path: paths.registerStart,
    field: { selector: 'input[name="phone"]', typed: '9876543210' },
    usable: '[type="submit"]:not(:disabled)',
  },
  dashboard: {
    name: 'Dashboard, its API at 50 ms',
    path: paths.dashboard,
    field: null,
    // The name and the status are drawn together, on the slip.
    usable: 'main h1',
    isSignedIn: true,
  },
} as const satisfies Record<string, PortalPage>;

let visitors = 0;
const nextPhone = (): string => `95${String((visitors += 1)).padStart(8, '0')}`;

async function inContext<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Opens a page cold on the slow link and phone, and waits until it is usable. */
export async function reach(
  browser: Browser,
  sandbox: Sandbox,
  { path, field, usable, isSignedIn = false }: PortalPage,
): Promise<Reached> {
  return inContext(browser, async (context) => {
    const visitor = new ApiVisitor(sandbox.origin, nextPhone());
    if (isSignedIn) {
      await visitor.seed('contract');
      const own = await context.newPage();
      await visitor.enter(own);
      await own.close();
      await addFaults(sandbox, { endpoint: '*', action: 'none', delayBeforeMs: 50 });
    }
    const { page } = await slowPage(context);
    await withoutMap(page);
    await page.addInitScript(observeVitals);
    await page.addInitScript(watchUse, { field, usable, words: isSignedIn ? sampleInfo.vendorName : '' });
    await page.goto(sandbox.origin + path, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForFunction(() => (window as unknown as { reached?: unknown }).reached, null, {
      timeout: 120_000,
    });
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    return page.evaluate(() => {
      const seen = window as unknown as {
        vitals: { lcp: number; cls: number };
        reached: Omit<Reached, 'lcpMs' | 'cls'>;
      };
      return { ...seen.reached, lcpMs: seen.vitals.lcp, cls: seen.vitals.cls };
    });
  });
}

/** Runs in the page before its own scripts: looks at each frame how far it is, and types as soon as it can. */
function watchUse({
  field,
  usable,
  words,
}: {
  field: { selector: string; typed: string } | null;
  usable: string;
  words: string;
}): void {
  let typableMs = Number.NaN;
  const look = (): void => {
    const input = field === null ? null : document.querySelector<HTMLInputElement>(field.selector);
    if (input?.checkVisibility({ visibilityProperty: true }) && Number.isNaN(typableMs)) {
      typableMs = performance.now();
      input.focus();
      document.execCommand('insertText', false, field?.typed);
    }
    const found = document.querySelector(usable);
    if (found && (words === '' || document.querySelector('main')?.innerText.includes(words))) {
      const usableMs = performance.now();
      const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ startTime }) => startTime < usableMs,
      );
      const bytes = files.reduce((sum, { transferSize }) => sum + transferSize, document_?.transferSize ?? 0);
      Object.assign(window, {
        reached: { typableMs, usableMs, requestsToUse: 1 + files.length, bytesToUse: bytes },
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What a page keeps in memory, in megabytes after a collection: once an application is done, and what going on and back adds. */
export interface Memory {
  heapMb: number;
  heapGrowthMb: number;
}

const stepsBackAndForth = 20;

/** Walks through an application to its last step, then back and forth. */
export async function remembers(browser: Browser, sandbox: Sandbox): Promise<Memory> {
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    await withoutMap(page);
    await startApplication(page, sandbox.origin, { phone: nextPhone(), at: 'contract' });
    await page.locator('input[name="termsAccepted"]').waitFor();
    const devtools = await context.newCDPSession(page);
    const heapMb = async (): Promise<number> => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
    };
    // Each step's code comes with the first visit, and the engine keeps what it has compiled of what runs often.
    await walk(page, stepsBackAndForth);
    const before = await heapMb();
    await walk(page, stepsBackAndForth);
    return { heapMb: before, heapGrowthMb: Math.max(0, (await heapMb()) - before) };
  });
}

/** Goes back to the documents and on to the contract, until it has taken so many steps. */
async function walk(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await goTo(page, step % 2 === 0 ? 3 : 4);
}

/** Opens a step by the bar above it. */
export async function goTo(page: Page, step: number): Promise<void> {
  const button = page.locator(`.steps-bar li:nth-child(${step}) button`);
  await button.tap();
  await page.locator(`.steps-bar li:nth-child(${step}) [aria-current="step"]`).waitFor();
  await page.waitForLoadState('networkidle');
}
