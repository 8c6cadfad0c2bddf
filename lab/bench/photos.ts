import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { drawn, type Drawing } from '../../e2e/drawnPhotos.ts';
import { withoutMap } from '../../e2e/forms.ts';
import { startApplication } from '../../e2e/visitor.ts';
import { inContext, slowdown } from './measure.ts';

/** Photos as phones take them, with the grain of a camera. */
export const photos: readonly { name: string; drawing: Drawing }[] = [
  { name: 'A photo of 12 million pixels', drawing: { width: 4000, height: 3000, grain: 20 } },
  { name: 'A photo of 40 million pixels', drawing: { width: 7728, height: 5152, grain: 20 } },
];

let visitors = 0;

/** Draws the photos as files, because a vendor chooses files too. `remove` deletes them. */
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
 * Chooses a photo on the documents step. Returns the longest task of the page's main thread in milliseconds,
 * from the choice until the photo is on the server, with a processor four times slower than this one. It is
 * the thread's own time, so other work of this machine does not count.
 */
export async function prepare(
  browser: Browser,
  origin: string,
  file: string,
): Promise<{ longestTaskMs: number }> {
  visitors += 1;
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    await withoutMap(page);
    await startApplication(page, origin, { phone: `96${String(visitors).padStart(8, '0')}` });
    await page.waitForLoadState('networkidle');
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
    await page.locator('input[name="entranceWithOwner"]').setInputFiles(file);
    await page
      .locator('[data-slot="entranceWithOwner"][data-state="uploaded"]')
      .waitFor({ timeout: 120_000 });
    const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    return { longestTaskMs: longestTask(trace.traceEvents) * slowdown };
  });
}

/** The used part of an event in Chromium's traces. `tdur` is the time in microseconds that the thread itself ran. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** Returns the longest task of a page's main thread, in milliseconds. */
function longestTask(events: readonly TraceEvent[]): number {
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}.${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && mains.has(thread(event)));
  if (tasks.length === 0) throw new Error('The trace has no task of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
