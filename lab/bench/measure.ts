import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** The costs of one cold load of a page. Times are in milliseconds, sizes as sent over the wire. */
export interface Load {
  bytes: number;
  requestsBeforeLcp: number;
  scriptBytes: number;
  /** Scripts and style sheets together, however the page requested them. */
  codeBytes: number;
  scriptMs: number;
  /** The whole time of the main thread. */
  taskMs: number;
  fcpMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
}

interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  long: { start: number; duration: number }[];
}

/** The slow visitor: 400 kbps, 400 ms per request, and a processor four times slower than this one. */
const slow = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false };
export const slowdown = 4;

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Runs some work in a browser context of its own: a new visitor on a phone. */
export async function inContext<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
  options: BrowserContextOptions = phone,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Opens a page on that link and that processor; without `hasCache`, with an empty cache. */
export async function slowPage(
  context: BrowserContext,
  hasCache = false,
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: !hasCache });
  await devtools.send('Network.emulateNetworkConditions', slow);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools };
}

/** How long the bench watches a quiet page: as long as the drawing at the top of `/` moves. */
export const lookMs = 4000;

/** Loads a page cold on a slow phone and watches it without touching it. */
export async function measure(browser: Browser, url: string): Promise<Load> {
  return inContext(browser, async (context) => {
    const { page, devtools } = await slowPage(context);
    const traffic = await countTraffic(devtools);
    // Count only the time that the thread itself ran, so that other work of this machine does not count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(observeVitals);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    await page.waitForTimeout(lookMs);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    const { vitals, requests } = await page.evaluate(() => {
      const seen = (window as unknown as { vitals: Vitals }).vitals;
      // The browser requests the tab's icon by itself after the document, at its lowest priority. No paint
      // waits for it.
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
      const early = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name !== icon && startTime < seen.lcp);
      return { vitals: seen, requests: early.length };
    });
    return {
      ...traffic,
      requestsBeforeLcp: requests + 1,
      scriptMs: seconds('ScriptDuration') * 1000,
      taskMs: seconds('TaskDuration') * 1000,
      fcpMs: vitals.fcp,
      lcpMs: vitals.lcp,
      cls: vitals.cls,
      tbtMs: vitals.long
        .filter(({ start, duration }) => start + duration > vitals.fcp)
        .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
    };
  });
}

/** Counts the received bytes. The returned object grows while the page loads. */
async function countTraffic(
  devtools: CDPSession,
): Promise<Pick<Load, 'bytes' | 'scriptBytes' | 'codeBytes'>> {
  const traffic = { bytes: 0, scriptBytes: 0, codeBytes: 0 };
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname } = new URL(response.url);
    // A lazy part is first fetched and then imported from the cache.
    if (type === 'Script' || pathname.endsWith('.js')) scripts.add(requestId);
    if (type === 'Stylesheet') sheets.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
    if (scripts.has(requestId) || sheets.has(requestId)) traffic.codeBytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return traffic;
}

/** Runs in the page before its own scripts. */
export function observeVitals(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, long: [] };
  (window as unknown as { vitals: Vitals }).vitals = vitals;
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  observe('longtask', ({ startTime, duration }) => vitals.long.push({ start: startTime, duration }));
}

/** Returns the median of several measurements, separately for each figure. */
export function median<Measured extends object>(rows: readonly Measured[]): Measured {
  return byFigure(rows, (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN);
}

/** Returns the best of several medians, because a busy machine only adds time. */
export function best<Measured extends object>(rows: readonly Measured[]): Measured {
  return byFigure(rows, (values) => Math.min(...values));
}

function byFigure<Measured extends object>(
  rows: readonly Measured[],
  choose: (values: number[]) => number,
): Measured {
  const names = Object.keys(rows[0] ?? {}) as (keyof Measured)[];
  return Object.fromEntries(
    names.map((name) => [name, choose(rows.map((row) => row[name] as number))]),
  ) as Measured;
}
