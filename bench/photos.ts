import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { drawn, type Drawing } from '../e2e/drawnPhotos.ts';
import { withoutMap } from '../e2e/forms.ts';
import { startApplication } from '../e2e/visitor.ts';
import { phone, slowdown } from './measure.ts';

/** Photos as phones take them, with a camera's grain. */
export const photos: readonly { name: string; drawing: Drawing }[] = [
  { name: 'A photo of 12 million pixels', drawing: { width: 4000, height: 3000, grain: 20 } },
  { name: 'A photo of 40 million pixels', drawing: { width: 7728, height: 5152, grain: 20 } },
];

let visitors = 0;

/** Draws the photos. They are files, as a vendor's are; `remove` takes them away. */
export async function drawPhotos(browser: Browser): Promise<{ files: string[]; remove: () => void }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nuskha-photos-'));
  const page = await browser.newPage();
  const files: string[] = [];
  for (const [index, { drawing }] of photos.entries()) {
    const file = path.join(folder, `photo-${index}.jpg`);
    writeFileSync(file, await drawn(page, drawing));
    files.push(file);
  }
  await page.close();
  return { files, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Chooses a photo on the documents step. Returns the longest time the page's main thread was busy, in milliseconds, from the
 * choice until the photo is on the server, with a processor four times slower than this one. Browsers tell none under 50.
 */
export async function prepare(
  browser: Browser,
  origin: string,
  file: string,
): Promise<{ longestTaskMs: number }> {
  visitors += 1;
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await withoutMap(page);
    await page.addInitScript(watchTasks);
    await startApplication(page, origin, { phone: `96${String(visitors).padStart(8, '0')}` });
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => ((window as unknown as { longest: number }).longest = 0));
    await page.locator('input[name="entranceWithOwner"]').setInputFiles(file);
    await sent(page);
    return { longestTaskMs: await page.evaluate(() => (window as unknown as { longest: number }).longest) };
  } finally {
    await context.close();
  }
}

async function sent(page: Page): Promise<void> {
  await page.locator('[data-slot="entranceWithOwner"][data-state="uploaded"]').waitFor({ timeout: 120_000 });
  // A task is told once it is over.
  await page.waitForTimeout(500);
}

/** Runs in the page before its own scripts. */
function watchTasks(): void {
  const result = window as unknown as { longest: number };
  result.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) result.longest = Math.max(result.longest, duration);
  }).observe({ type: 'longtask' });
}
