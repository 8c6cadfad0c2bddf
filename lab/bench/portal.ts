import type { Page } from 'playwright';
import { paths } from '#lib/paths.ts';
import { addFaults } from '../../e2e/controls.ts';
import { withoutMap } from '../../e2e/forms.ts';
import type { Sandbox } from '../../e2e/sandbox.ts';
import { sampleInfo, startApplication } from '../../e2e/visitor.ts';
import { limits, onboardingPage } from '../../scripts/budgets.ts';
import { slowDown } from './phone.ts';
import type { Figures, Part } from './report.ts';
import { enter, newPhone, withSandbox } from './sandbox.ts';

/** A page, and the signs that it is usable. */
export interface PortalPage {
  name: string;
  path: string;
  limits: Figures;
  /** Selector of an element that is shown once the page is usable. */
  usable: string;
  /** A field that accepts keys as soon as it is visible, and the text to type into it. */
  field?: { selector: string; typed: string };
  /** Whether a vendor with a submitted application opens the page. */
  isSignedIn?: boolean;
}

/** Step 1, and the sign that its form is the application's. */
export const firstStep = {
  name: 'Step 1',
  path: onboardingPage.path,
  usable: ':root[data-form="taken"]',
};

/** The dashboard of a vendor. The name and the status appear together, on the slip. */
export const dashboard = {
  name: 'Dashboard, its API at 50 ms',
  path: paths.dashboard,
  usable: 'main h1',
  isSignedIn: true,
};

const portalPages: readonly PortalPage[] = [
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

/** Measures the time until the portal's pages are usable, and the memory of an application. */
export const portal: Part = async (_, add) => {
  for (const opened of portalPages)
    await withSandbox((sandbox) =>
      add(opened.name, opened.limits, async (page) => {
        if (opened.isSignedIn) await enterSlowly(page, sandbox);
        await slowDown(page);
        return open(page, sandbox, opened);
      }),
    );
  await withSandbox((sandbox) =>
    add('Memory of an application', limits.memory, (page) => remember(page, sandbox)),
  );
};

/** Signs a vendor in, in a tab of its own. From then on, the API takes 50 ms. */
export async function enterSlowly(page: Page, sandbox: Sandbox): Promise<void> {
  const other = await page.context().newPage();
  await enter(other, sandbox);
  await other.close();
  await addFaults(sandbox, { endpoint: '*', action: 'none', delayBeforeMs: 50 });
}

/** Opens a page and waits until it is usable. */
export async function open(
  page: Page,
  { origin }: Sandbox,
  { path, field, usable, isSignedIn }: Omit<PortalPage, 'limits'>,
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
function watchUse({ field, usable, words }: Pick<PortalPage, 'field' | 'usable'> & { words: string }): void {
  let typableMs = Number.NaN;
  const look = (): void => {
    const input = field && document.querySelector<HTMLInputElement>(field.selector);
    if (input?.checkVisibility({ visibilityProperty: true }) && Number.isNaN(typableMs)) {
      typableMs = performance.now();
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
      typableMs,
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
