/** The phone of the bench, and the observations of a page on it. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

const device = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** The slow link: 400 kbps, and 400 ms per request. */
const link = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };
/** How much slower than this machine the phone's processor is. */
export const slowdown = 4;
/** How long the bench watches a quiet page: as long as the drawing at the top of `/` moves. */
export const lookMs = 4000;

/** The observations of a page about itself. Times are in milliseconds since the navigation. */
export interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { startTime: number; duration: number }[];
  /** The longest time from a tap or a key to the next frame. Browsers round it to 8 ms and report none under 16. */
  slowest: number;
}

declare global {
  var seen: Seen;
}

/** Runs some work on the first page of a new visitor. The page keeps its observations in `seen`. */
export async function onPhone<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = device,
): Promise<Result> {
  await using context = await browser.newContext(options);
  // A slow phone, on a machine that may be busy.
  context.setDefaultTimeout(120_000);
  await context.addInitScript(observe);
  return await work(await context.newPage());
}

/** Runs in each page before its own scripts. */
function observe(): void {
  globalThis.seen = { fcp: 0, lcp: 0, cls: 0, longTasks: [], slowest: 0 };
  const on = <Entry extends PerformanceEntry>(type: string, read: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(read)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (shift) => {
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  on('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));
  on<PerformanceEventTiming>('event', ({ interactionId, duration }) => {
    if (interactionId) seen.slowest = Math.max(seen.slowest, duration);
  });
}

/** Puts a page in front, on the slow link and processor; without `hasCache`, with an empty cache. */
export async function slowDown(page: Page, hasCache = false): Promise<CDPSession> {
  // A page behind another one does its idle work late.
  await page.bringToFront();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: !hasCache });
  await devtools.send('Network.emulateNetworkConditions', link);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return devtools;
}

/**
 * Returns the document and the files that a page requested before its largest paint, in this order. It leaves out the
 * tab's icon: the browser requests it by itself at its lowest priority, and no paint waits for it.
 */
export function requestsBeforeLcp(page: Page): Promise<PerformanceNavigationTiming[]> {
  return page.evaluate(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
    return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name, startTime }) => name !== icon && startTime < seen.lcp)
      .map((entry) => entry.toJSON() as PerformanceNavigationTiming);
  });
}
