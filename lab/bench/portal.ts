import type { Browser, BrowserContext, Page } from 'playwright';
import { paths } from '#lib/paths.ts';
import { addFaults } from '../../e2e/controls.ts';
import { withoutMap } from '../../e2e/forms.ts';
import type { Sandbox } from '../../e2e/sandbox.ts';
import { ApiVisitor, sampleInfo, startApplication } from '../../e2e/visitor.ts';
import { budgets } from '../../scripts/budgets.ts';
import { inContext, observeVitals, slowPage } from './measure.ts';

/**
 * The time until a page of the portal is usable. Times are in milliseconds from the navigation on, bytes as
 * sent over the wire.
 */
export interface Reached {
  /** The first field is on screen and accepts keys. */
  typableMs: number;
  /** The page can serve its purpose: send its form, or show its data. */
  usableMs: number;
  /** Requests until then, the document included. */
  requestsToUse: number;
  bytesToUse: number;
  lcpMs: number;
  cls: number;
}

/** A page, the signs of its progress, and its limits. */
export interface PortalPage {
  name: string;
  path: string;
  /**
   * A field that accepts keys as soon as it is visible, and the text to type into it; null where the page has
   * no field.
   */
  field: { selector: string; typed: string } | null;
  /** Selector of an element that is shown once the page is usable. */
  usable: string;
  /** Whether a vendor with a submitted application opens the page. */
  isSignedIn?: boolean;
  limits: Partial<Reached>;
}

/** Step 1, and the sign that its form is the application's. */
export const firstStep = {
  name: 'Step 1',
  path: paths.onboarding('vendor-info', { serviceType: 'pharmacy' }),
  usable: ':root[data-form="taken"]',
} as const;

/** The dashboard of a vendor. The name and the status appear together, on the slip. */
export const dashboard = {
  name: 'Dashboard, its API at 50 ms',
  path: paths.dashboard,
  usable: 'main h1',
  field: null,
  isSignedIn: true,
} as const;

export const portalPages: readonly PortalPage[] = [
  {
    ...firstStep,
    field: { selector: 'input[name="vendorName"]', typed: 'A' },
    limits: {
      typableMs: budgets.firstFieldMs,
      lcpMs: budgets.firstFieldMs,
      usableMs: budgets.firstStepMs,
      cls: budgets.cls,
    },
  },
  {
    name: paths.registerStart,
    path: paths.registerStart,
    field: { selector: 'input[name="phone"]', typed: '9876543210' },
    usable: '[type="submit"]:not(:disabled)',
    limits: { bytesToUse: budgets.startBytes, cls: budgets.cls },
  },
  { ...dashboard, limits: { usableMs: budgets.dashboardMs } },
];

let visitors = 0;
const nextPhone = (): string => `95${String((visitors += 1)).padStart(8, '0')}`;

/** Opens a page cold on the slow link and phone, and waits until it is usable. */
export async function reach(browser: Browser, sandbox: Sandbox, opened: PortalPage): Promise<Reached> {
  return inContext(browser, async (context) => {
    if (opened.isSignedIn) await enter(context, sandbox);
    const { page } = await slowPage(context);
    return open(page, sandbox, opened);
  });
}

/** Signs a vendor with a submitted application in. From then on, the API takes 50 ms. */
export async function enter(context: BrowserContext, sandbox: Sandbox): Promise<void> {
  const visitor = new ApiVisitor(sandbox.origin, nextPhone());
  await visitor.seed('contract');
  const page = await context.newPage();
  await visitor.enter(page);
  await page.close();
  await addFaults(sandbox, { endpoint: '*', action: 'none', delayBeforeMs: 50 });
}

/** Opens a page and waits until it is usable. */
export async function open(
  page: Page,
  { origin }: Sandbox,
  { path, field, usable, isSignedIn = false }: PortalPage,
): Promise<Reached> {
  await withoutMap(page);
  await page.addInitScript(observeVitals);
  await page.addInitScript(watchUse, { field, usable, words: isSignedIn ? sampleInfo.vendorName : '' });
  await page.goto(origin + path, { waitUntil: 'commit', timeout: 120_000 });
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
}

/** Runs in the page before its own scripts. Checks the progress in each frame, and types as soon as possible. */
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

/**
 * The memory of a page, in megabytes after a garbage collection: after an application, and the growth from
 * moving back and forth.
 */
export interface Memory {
  heapMb: number;
  heapGrowthMb: number;
}

const stepsBackAndForth = 20;

/** Opens an application at its last step, then moves back and forth. */
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
    // The first visit to a step loads its code, and the engine keeps the compiled form of code that runs
    // often.
    await walk(page, stepsBackAndForth);
    const before = await heapMb();
    await walk(page, stepsBackAndForth);
    return { heapMb: before, heapGrowthMb: Math.max(0, (await heapMb()) - before) };
  });
}

/** Moves back to the documents and on to the contract, for this number of steps. */
async function walk(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await goTo(page, step % 2 === 0 ? 3 : 4);
}

export async function goTo(page: Page, step: number): Promise<void> {
  const button = page.locator(`.steps-bar li:nth-child(${step}) button`);
  await button.tap();
  await page.locator(`.steps-bar li:nth-child(${step}) [aria-current="step"]`).waitFor();
  await page.waitForLoadState('networkidle');
}
