/**
 * `npm run test:faults` plants the faults of `tables/` one at a time in a copy of the checkout. It runs the tests that each
 * fault names and prints the share of faults that they notice. `-- account words` plays only these areas; `--only TEXT` plays
 * only faults with TEXT in their name. The command fails below 95 % overall or below 90 % in an area.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findBrowsers } from '../../scripts/browser.mjs';
import { commandLine, testEnv } from '../../scripts/tools.mjs';
import { areas, type Area, type Fault } from './fault.ts';
import { play } from './play.ts';
import { tables } from './tables/all.ts';
import { copyTree } from './tree.ts';

const goals = { inAll: 0.95, inArea: 0.9 };

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

await commandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' } },
  });
  const chosen = areas.filter((area) => positionals.length === 0 || positionals.includes(area));
  const rows = chosen.flatMap((area) =>
    tables[area].filter(({ name }) => name.includes(values.only ?? '')).map((fault) => ({ area, fault })),
  );
  const { shell, whole } = await findBrowsers();
  const tree = copyTree();
  const stop = (): void => {
    tree.remove();
    process.exit(130);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const env = { ...testEnv(tree.folder), CHROMIUM_PATH: shell, WHOLE_CHROMIUM_PATH: whole };
  try {
    const noticed = new Map<Area, { all: number; noticed: number }>();
    for (const { area, fault } of rows) {
      const isNoticed = await tell(area, fault, env);
      const count = noticed.get(area) ?? { all: 0, noticed: 0 };
      noticed.set(area, { all: count.all + 1, noticed: count.noticed + (isNoticed ? 1 : 0) });
    }
    return summary(noticed);
  } finally {
    tree.remove();
  }

  async function tell(area: Area, fault: Fault, own: NodeJS.ProcessEnv): Promise<boolean> {
    const takeOut = tree.plant(fault);
    const begin = performance.now();
    try {
      const { failed, crash } = await play(tree.folder, fault.tests, own);
      const seconds = `${((performance.now() - begin) / 1000).toFixed(0)} s`;
      const isNoticed = failed.length > 0;
      say(`${isNoticed ? '✓' : '✗'} ${area}: ${fault.name}  (${seconds})`);
      if (isNoticed) say(`    ${failed[0] ?? ''}`);
      else say(crash === null ? '    No test failed.' : `    The run crashed: ${crash}`);
      return isNoticed;
    } finally {
      takeOut();
    }
  }
});

/** Prints the shares and returns the exit code. */
function summary(noticed: ReadonlyMap<Area, { all: number; noticed: number }>): number {
  let all = 0;
  let found = 0;
  let isGood = true;
  say('');
  for (const [area, count] of noticed) {
    all += count.all;
    found += count.noticed;
    isGood &&= count.noticed / count.all >= goals.inArea;
    say(`${area.padEnd(14)} ${count.noticed} of ${count.all}`);
  }
  say(`${found} of ${all} faults noticed, ${percent(all === 0 ? 1 : found / all)}.`);
  return isGood && (all === 0 || found / all >= goals.inAll) ? 0 : 1;
}
