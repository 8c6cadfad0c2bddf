import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { limits, onboardingPage, publicPages } from '../../scripts/budgets.ts';
import { firstLoad, weight } from '../../scripts/built-site.ts';
import { listedLocales, locales } from '../../src/lib/locales.ts';
import { lookMs, onPhone, requestsBeforeLcp, slowDown } from './phone.ts';
import { repeat, type Figures, type Part } from './report.ts';
import { serveSite } from './server.ts';

const { quietPage, landing, vendor, onboarding, indicPage, indicOnboarding } = limits;
/**
 * The pages with their files and limits, and the limits of the pages through which a vendor enters in a script whose
 * letters take three bytes.
 */
const pagesOfBench: readonly (readonly [path: string, file: string, held: Figures, indic?: Figures])[] = [
  ['/', publicPages['/'], landing, indicPage],
  ['/delivery', publicPages['/delivery'], quietPage],
  ['/a-page-that-is-not-there', publicPages['/404'], quietPage],
  ['/vendor', publicPages['/vendor'], vendor, indicPage],
  [onboardingPage.path, onboardingPage.file, onboarding, indicOnboarding],
];

const emptyPage = 'data:text/html,<!doctype html><title>.</title><p>A page without script';

/** Measures the reactions of the pages without a session to taps, and a cold load of each that nothing touches. */
export const pages: Part = async (browser, add) => {
  await using server = await serveSite();
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  // The harness itself runs script in the page, so its own time is subtracted.
  const harness = await repeat(3, () => onPhone(browser, (page) => load(page, emptyPage)));
  /** Adds a row. The LCP of a translated page is relative to the English one. */
  const addPage = async (path: string, file: string, held: Figures, english?: string): Promise<void> => {
    const [name = path] = path.split('?');
    const url = origin + path;
    const parts = await firstLoad(file);
    const weights = {
      documentBytes: weight(file),
      assetBytes: parts.reduce((total, { bytes }) => total + bytes, 0),
    };
    await add(name, held, async (page) => {
      const touched = held.bannerMs === undefined ? {} : await touch(browser, url);
      // Each load has an English one beside it, because the machine changes.
      const beside = english === undefined ? null : await onPhone(browser, (other) => load(other, english));
      const loaded = await load(page, url);
      const own = (figure: 'scriptMs' | 'taskMs') => Math.max(0, loaded[figure] - (harness[figure] ?? 0));
      return {
        ...weights,
        ...loaded,
        ...(beside && { lcpShare: loaded.lcpMs / beside.lcpMs }),
        ...touched,
        scriptMs: own('scriptMs'),
        taskMs: own('taskMs'),
      };
    });
  };
  for (const [path, file, held, indic] of pagesOfBench) {
    await addPage(path, file, held);
    if (indic === undefined) continue;
    for (const { prefix, fonts } of listedLocales.map((id) => locales[id]))
      if (fonts !== null) await addPage(prefix + path, `${prefix.slice(1)}/${file}`, indic, origin + path);
  }
};

/** Loads a page cold on the slow phone and watches it without touching it. */
async function load(page: Page, url: string) {
  const devtools = await slowDown(page);
  const received = { bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A lazy part is first fetched and then imported from the cache.
    if (type === 'Script' || new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.bytes += encodedDataLength;
    if (scripts.has(requestId)) received.scriptBytes += encodedDataLength;
  });
  // Count only the time that the thread itself ran, so that other work of this machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(lookMs);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const milliseconds = (wanted: string): number =>
    (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  const { fcp, lcp, cls, longTasks } = await page.evaluate(() => seen);
  return {
    ...received,
    requestsBeforeLcp: (await requestsBeforeLcp(page)).length,
    scriptMs: milliseconds('ScriptDuration'),
    taskMs: milliseconds('TaskDuration'),
    fcpMs: fcp,
    lcpMs: lcp,
    cls,
    tbtMs: longTasks
      .filter(({ startTime, duration }) => startTime + duration > fcp)
      .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0),
  };
}

/** Taps parts of a page, each on a cold load of its own, as soon as the page shows; then scrolls the page. */
async function touch(browser: Browser, url: string): Promise<Figures> {
  const timeOf = (target: string, answered: string) =>
    onPhone(browser, (page) => tap(page, url, target, answered));
  const bannerMs = await timeOf('[data-dismiss]', ':root[data-quiet]');
  const faqMs = await timeOf('.questions summary', '.questions details[open]');
  // Signing in opens a dialog that must be fetched. The page must not lose the tap, however long that takes.
  const signInMs = await timeOf('.entry .action', 'dialog[open]');
  return {
    bannerMs: bannerMs ?? 0,
    faqMs: faqMs ?? 0,
    lostTaps: [bannerMs, faqMs, signInMs].filter((time) => time === Infinity).length,
    scrollCls: await onPhone(browser, (page) => shiftWhileScrolling(page, url)),
  };
}

/**
 * Returns milliseconds from the tap on an element to the one that answers it: infinite if none comes within a minute,
 * undefined where the page has nothing to tap.
 */
async function tap(page: Page, url: string, target: string, answered: string): Promise<number | undefined> {
  await slowDown(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if ((await page.locator(target).count()) === 0) return undefined;
  const [time] = await Promise.all([
    // A page that the tap leaves gives no answer.
    page.evaluate(timeToAnswer, answered).catch(() => Infinity),
    page.locator(target).first().tap(),
  ]);
  return time;
}

/** Runs in the page. Measures from the end of the next touch to the first frame with its answer. */
function timeToAnswer(answered: string): Promise<number> {
  return new Promise((resolve) => {
    const watch = ({ timeStamp }: PointerEvent): void => {
      const look = (now: number): void => {
        if (document.querySelector(answered)) resolve(Math.max(1, now - timeStamp));
        else if (now - timeStamp > 60_000) resolve(Infinity);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerup', watch, { capture: true, once: true });
  });
}

async function shiftWhileScrolling(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  return await page.evaluate(async () => {
    const { cls } = seen;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const step of [20, -20]) {
      const end = step > 0 ? document.documentElement.scrollHeight - innerHeight : 0;
      // The banner and the bar change in the first 200 px, so the steps are small there and large below.
      while (step > 0 ? scrollY < end - 1 : scrollY > 0) {
        scrollBy(0, scrollY < 200 ? step : step * 10);
        await frame();
      }
    }
    await frame();
    return seen.cls - cls;
  });
}
