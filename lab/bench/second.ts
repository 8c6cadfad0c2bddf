import type { Browser, Page } from 'playwright';
import { paths } from '#lib/paths.ts';
import { withoutMap } from '../../e2e/forms.ts';
import type { Sandbox } from '../../e2e/sandbox.ts';
import { ApiVisitor } from '../../e2e/visitor.ts';
import { budgets } from '../../scripts/budgets.ts';
import { eventually } from '../wait.ts';
import { manyDocuments } from './many.ts';
import { inContext, lookMs, slowPage } from './measure.ts';
import { dashboard, enter, firstStep, open, type PortalPage, type Reached } from './portal.ts';

/** The second visit to a page. The browser slows the page down, but not its worker. */
export interface Again extends Reached {
  /** Bytes from the network for the document and for the files that were requested before the largest paint. */
  bytesBeforeLcp: number;
}

const publicLimits = { lcpMs: budgets.secondVisitLcpMs, bytesBeforeLcp: budgets.secondVisitBytes };

/** The pages with the figures of their second visit. A public page is usable when its heading is there. */
export const secondVisits: readonly (Omit<PortalPage, 'limits'> & { limits: Partial<Again> })[] = [
  { name: '/', path: paths.home, field: null, usable: 'h1', limits: publicLimits },
  { name: '/vendor', path: paths.vendor, field: null, usable: 'h1', limits: publicLimits },
  { ...firstStep, field: null, limits: { usableMs: budgets.secondStepMs } },
  {
    ...dashboard,
    limits: { usableMs: budgets.secondDashboardMs, lcpMs: budgets.secondDashboardLcpMs },
  },
];

/** Opens a page, waits until the worker keeps it, and opens it again on the slow link and phone. */
export async function visitAgain(
  browser: Browser,
  sandbox: Sandbox,
  visited: (typeof secondVisits)[number],
): Promise<Again> {
  return inContext(browser, async (context) => {
    if (visited.isSignedIn) await enter(context, sandbox);
    const first = await context.newPage();
    await withoutMap(first);
    await first.goto(sandbox.origin + visited.path);
    await untilKept(first);
    await first.close();
    const { page, devtools } = await slowPage(context, true);
    const passedOn: string[] = [];
    devtools.on('Network.responseReceived', ({ response }) => {
      if (response.serviceWorkerResponseSource === 'network') passedOn.push(response.url);
    });
    await devtools.send('Network.enable');
    const reached = await open(page, sandbox, visited);
    await page.waitForTimeout(lookMs);
    return { ...reached, ...(await page.evaluate(weighVisit, passedOn)) };
  });
}

/**
 * Runs in the page. Returns the largest paint, and the bytes from the network before it. The browser counts none of those
 * that the worker has passed on from the network, so their addresses are given.
 */
function weighVisit(passedOn: readonly string[]): Pick<Again, 'lcpMs' | 'bytesBeforeLcp'> {
  const lcpMs = (window as unknown as { vitals: { lcp: number } }).vitals.lcp;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!visit?.workerStart) throw new Error('The worker did not answer the second visit');
  // No paint waits for the tab's icon.
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, startTime }) => name !== icon && startTime < lcpMs,
  );
  const bytes = [visit, ...files].map(({ name, transferSize, encodedBodySize }) =>
    passedOn.includes(name) ? encodedBodySize : transferSize,
  );
  return { lcpMs, bytesBeforeLcp: bytes.reduce((sum, each) => sum + each, 0) };
}

/**
 * Waits until the worker controls this page and keeps it with all its files. `waitForFunction` would take the promise
 * itself for an answer.
 */
async function untilKept(page: Page): Promise<void> {
  await eventually(async () => {
    const isKept = await page.evaluate(async () => {
      const state = await caches.match('/state');
      const { pages = [] } = ((await state?.json()) ?? {}) as { pages?: string[] };
      const own = location.pathname.slice(1).replace(/([^/])$/, '$1/');
      return pages.includes(own) && navigator.serviceWorker.controller !== null;
    });
    if (!isKept) throw new Error('The worker does not keep the page');
  });
}

/** Returns the number of elements and texts on a dashboard with 200 documents. */
export async function nodesOfMany(
  browser: Browser,
  sandbox: Sandbox,
  phone: string,
): Promise<{ documentNodes: number }> {
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    const visitor = new ApiVisitor(sandbox.origin, phone);
    await visitor.seed('contract');
    await visitor.enter(page);
    await manyDocuments(page, 200);
    await page.goto(sandbox.origin + paths.dashboard, { waitUntil: 'networkidle' });
    await page.locator('[data-row]').first().waitFor();
    return page.evaluate(() => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      let documentNodes = 0;
      while (walker.nextNode()) documentNodes += 1;
      return { documentNodes };
    });
  });
}
