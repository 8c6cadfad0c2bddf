import type { Browser, Page } from 'playwright';
import { paths } from '#lib/paths.ts';
import { withoutMap } from '../../e2e/forms.ts';
import { ApiVisitor, startApplication } from '../../e2e/visitor.ts';
import { manyApplications, manyDocuments } from './many.ts';
import { budgets } from '../../scripts/budgets.ts';
import { inContext, slowdown } from './measure.ts';
import { goTo } from './portal.ts';

/** A screen of the portal, the way to open it, and actions of a vendor that need no reply of the API. */
interface Screen {
  name: string;
  open: (page: Page, origin: string, phone: string) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  limitMs?: number;
}

let visitors = 0;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const type = (page: Page, field: string, text: string) =>
  page.locator(`input[name="${field}"]`).pressSequentially(text);
const next = (page: Page) => button(page, 'Next').tap();

export const screens: readonly Screen[] = [
  {
    name: 'Vendor Login',
    limitMs: budgets.typingInteractionMs,
    open: (page, origin) => page.goto(origin + paths.vendor, { waitUntil: 'networkidle' }),
    act: async (page) => {
      await button(page, 'Sign In with Phone').tap();
      await type(page, 'phone', '98765');
      await page.getByRole('checkbox').tap();
    },
  },
  {
    name: 'Vendor information',
    limitMs: budgets.typingInteractionMs,
    open: (page, origin) => page.goto(origin + paths.onboarding('vendor-info', { serviceType: 'pharmacy' })),
    act: async (page) => {
      await type(page, 'vendorName', 'Asha');
      await type(page, 'pincode', '560');
      await page.getByText('Change', { exact: true }).tap();
      await page.getByText('Sunday').tap();
      await page.getByText('24-hour service').tap();
      await next(page);
    },
  },
  {
    name: 'KYC',
    limitMs: budgets.typingInteractionMs,
    open: (page, origin, number) => startApplication(page, origin, { phone: number, at: 'kyc-documents' }),
    act: async (page) => {
      await type(page, 'panNumber', 'ABCPE');
      await type(page, 'gstNumber', '29ABC');
      await button(page, 'Verify Bank Details').tap();
    },
  },
  {
    name: 'Documents',
    open: (page, origin, number) => startApplication(page, origin, { phone: number, at: 'documents' }),
    act: next,
  },
  {
    name: 'Partner contract',
    open: (page, origin, number) =>
      startApplication(page, origin, { phone: number, category: 'labs', at: 'contract' }),
    act: async (page) => {
      await type(page, 'minimumOrder', '1');
      await page.locator('input[name="termsAccepted"]').tap();
    },
  },
  {
    name: 'Dashboard',
    open: async (page, origin, number) => {
      const visitor = new ApiVisitor(origin, number);
      await visitor.seed('contract');
      await visitor.enter(page);
      await page.goto(origin + paths.dashboard);
    },
    act: async (page) => {
      await button(page, /^Show/).first().tap();
      await button(page, 'Open menu').tap();
    },
  },
  {
    name: 'Step to step',
    open: async (page, origin, number) => {
      await startApplication(page, origin, { phone: number, at: 'contract' });
      // The first visit to a step loads its code.
      for (const step of [2, 3, 4]) await goTo(page, step);
    },
    act: async (page) => {
      for (const step of [3, 2, 4]) await goTo(page, step);
    },
  },
  {
    name: 'Dashboard with 200 documents',
    open: async (page, origin, number) => {
      const visitor = new ApiVisitor(origin, number);
      await visitor.seed('contract');
      await visitor.enter(page);
      await manyDocuments(page, 200);
      await page.goto(origin + paths.dashboard);
    },
    act: async (page) => {
      await button(page, /^Show/).first().tap();
      await button(page, 'Open menu').tap();
    },
  },
  {
    name: 'List of 500 applications',
    open: async (page, origin, number) => {
      const visitor = new ApiVisitor(origin, number);
      await visitor.seed('created');
      await visitor.enter(page);
      await manyApplications(page, 500);
      await page.goto(origin + paths.vendor);
      await button(page, 'Continue').tap();
      await button(page, 'Search applications').tap();
      await page.locator('input[name="search"]').waitFor();
    },
    act: (page) => type(page, 'search', 'Medicals 49'),
  },
];

/**
 * Uses a screen as a new vendor would. Returns the slowest reaction to a tap or a key, in milliseconds from
 * the touch to the next frame, with a processor four times slower than this one. Browsers round it to 8 ms
 * and report none under 16.
 */
export async function use(
  browser: Browser,
  origin: string,
  { open, act }: Screen,
): Promise<{ interactionMs: number }> {
  visitors += 1;
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    // The time of drawing the map is measured elsewhere.
    await withoutMap(page);
    await page.addInitScript(watchInteractions);
    await open(page, origin, `97${String(visitors).padStart(8, '0')}`);
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => ((window as unknown as { slowest: number }).slowest = 0));
    await act(page);
    // The browser reports the last interaction only after the frame that shows it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))),
    );
    return page.evaluate(() => ({ interactionMs: (window as unknown as { slowest: number }).slowest }));
  });
}

/** Runs in the page before its own scripts. */
function watchInteractions(): void {
  const result = window as unknown as { slowest: number };
  result.slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) result.slowest = Math.max(result.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
