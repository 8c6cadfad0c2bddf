import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drawn } from '../../e2e/drawnPhotos.ts';
import { withoutMap } from '../../e2e/forms.ts';
import { field } from '../../e2e/elements.ts';
import { startApplication } from '../../e2e/visitor.ts';
import { limits } from '../../scripts/budgets.ts';
import { onPhone, slowdown } from './phone.ts';
import type { Part } from './report.ts';
import { newPhone, ownSandbox } from './sandbox.ts';

/** Photos as phones take them, by their millions of pixels. */
const sizes = { 12: [4000, 3000], 40: [7728, 5152] } as const;

/**
 * Chooses photos on the documents step and measures the longest task of the page's main thread, from the choice until the
 * photo is on the server, with a processor four times slower than this one. It is the thread's own time, so other work of
 * this machine does not count.
 */
export const photos: Part = async (browser, add) => {
  using folder = mkdtempDisposableSync(path.join(os.tmpdir(), 'nuskha-photos-'));
  await using sandbox = await ownSandbox();
  for (const [millions, [width, height]] of Object.entries(sizes)) {
    // A vendor chooses files too.
    const file = path.join(folder.path, `${millions}.jpg`);
    const drawing = { width, height, grain: 20 };
    writeFileSync(file, await onPhone(browser, (page) => drawn(page, drawing)));
    await add(`A photo of ${millions} million pixels`, limits.photo, async (page) => {
      await withoutMap(page);
      await startApplication(page, sandbox.origin, { phone: newPhone() });
      await page.waitForLoadState('networkidle');
      await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
      await field(page, 'entranceWithOwner').setInputFiles(file);
      await page.locator('[data-slot="entranceWithOwner"][data-state="uploaded"]').waitFor();
      const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
      return { longestTaskMs: longestTask(trace.traceEvents) * slowdown };
    });
  }
};

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
