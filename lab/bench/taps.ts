import type { Browser, Page } from 'playwright';
import { inContext, slowPage } from './measure.ts';

/** The reaction time of a freshly painted page to a tap, and its layout shift while it scrolls. */
export interface Answers {
  bannerMs: number;
  faqMs: number;
  lostTaps: number;
  scrollCls: number;
}

/** The element to tap, and the element that shows that the tap worked. */
interface Tap {
  target: string;
  answered: string;
}

const banner: Tap = { target: '[data-dismiss]', answered: ':root[data-quiet]' };
const question: Tap = { target: '.questions summary', answered: '.questions details[open]' };
/** Signing in opens a dialog that must be fetched. The page must not lose the tap, however long that takes. */
const signIn: Tap = { target: '.entry .action', answered: 'dialog[open]' };

const patience = 60_000;

/** Taps each element of a public page as soon as the page shows, on a cold load of its own; then scrolls the page. */
export async function answers(browser: Browser, url: string): Promise<Answers> {
  const close = await tap(browser, url, banner);
  const ask = await tap(browser, url, question);
  const enter = await tap(browser, url, signIn);
  const taps = [close, ask, enter].filter((time) => time !== undefined);
  return {
    bannerMs: close ?? 0,
    faqMs: ask ?? 0,
    lostTaps: taps.filter((time) => time === Infinity).length,
    scrollCls: await shiftWhileScrolling(browser, url),
  };
}

/**
 * Returns milliseconds from the tap to the response: infinite without a response, undefined where the page
 * has no such element.
 */
async function tap(browser: Browser, url: string, { target, answered }: Tap): Promise<number | undefined> {
  return inContext(browser, async (context) => {
    const { page } = await slowPage(context);
    await page.goto(url, { waitUntil: 'commit', timeout: patience });
    await painted(page);
    if ((await page.locator(target).count()) === 0) return undefined;
    await page.evaluate(watchForAnswer, answered);
    await page.locator(target).first().tap({ timeout: patience });
    return await page
      .waitForFunction(() => (window as unknown as { answeredMs?: number }).answeredMs, null, {
        timeout: patience,
      })
      .then(
        async (time) => (await time.jsonValue()) ?? Infinity,
        () => Infinity,
      );
  });
}

/** Runs in the page. Measures from the end of the first touch to the first frame with the response. */
function watchForAnswer(answered: string): void {
  const result = window as unknown as { answeredMs?: number };
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      const look = (now: number): void => {
        if (document.querySelector(answered)) result.answeredMs = Math.max(1, now - timeStamp);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, {
    timeout: patience,
  });
}

async function shiftWhileScrolling(browser: Browser, url: string): Promise<number> {
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(async () => {
      let shifted = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          shifted += (shift as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
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
      return shifted;
    });
  });
}
