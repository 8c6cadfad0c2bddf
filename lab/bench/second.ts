import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { withoutMap } from '../../e2e/forms.ts';
import type { Sandbox } from '../../e2e/sandbox.ts';
import { limits } from '../../scripts/budgets.ts';
import { lookMs, requestsBeforeLcp, slowDown } from './phone.ts';
import { dashboard, enterSlowly, firstStep, open, type PortalPage } from './portal.ts';
import type { Figures, Part } from './report.ts';
import { withSandbox } from './sandbox.ts';

/** The pages of a second visit. A public page is usable when its heading is there. */
const visits: readonly PortalPage[] = [
  { name: '/', path: paths.home, usable: 'h1', limits: limits.secondPublicPage },
  { name: '/vendor', path: paths.vendor, usable: 'h1', limits: limits.secondPublicPage },
  { ...firstStep, limits: limits.secondFirstStep },
  { ...dashboard, limits: limits.secondDashboard },
];

/** Measures visits that the service worker answers. The browser slows the page down, but not its worker. */
export const second: Part = async (_, add) => {
  for (const visit of visits)
    await withSandbox((sandbox) =>
      add(`Second visit: ${visit.name}`, visit.limits, (page) => visitAgain(page, sandbox, visit)),
    );
};

/** Opens a page in a tab, waits until the worker keeps it, and opens it again on the slow link and phone. */
async function visitAgain(page: Page, sandbox: Sandbox, visit: PortalPage): Promise<Figures> {
  if (visit.isSignedIn) await enterSlowly(page, sandbox);
  const first = await page.context().newPage();
  await withoutMap(first);
  await first.goto(sandbox.origin + visit.path);
  await untilKept(first);
  await first.close();
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
  return {
    ...reached,
    lcpMs: await page.evaluate(() => seen.lcp),
    bytesBeforeLcp: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** Waits until the worker controls this page and keeps it with all its files. */
async function untilKept(page: Page): Promise<void> {
  await expect(async () => {
    const isKept = await page.evaluate(async () => {
      const state = await caches.match('/state');
      const { pages = [] } = ((await state?.json()) ?? {}) as { pages?: string[] };
      const own = location.pathname.slice(1).replace(/([^/])$/, '$1/');
      return pages.includes(own) && navigator.serviceWorker.controller !== null;
    });
    expect(isKept, 'The worker keeps the page').toBe(true);
  }).toPass({ timeout: 60_000 });
}
