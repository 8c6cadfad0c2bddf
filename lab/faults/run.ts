/**
 * `npm run test:faults` plants the faults of `tables/` one at a time in a copy of the checkout. It runs the tests that each
 * fault names and prints the share of faults that they notice. `-- vendor-pages words` plays only these areas; `--only TEXT` plays
 * only faults with TEXT in their name, and can be repeated. The command fails below 95 % overall, below 90 % in an area, and if a
 * test that noticed a fault also fails without one.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { commandLine, ownNode, root, runCaptured } from '../../scripts/tools.mjs';
import { copyCheckout } from '../checkout.ts';
import { areasNamed, faultsOf, type Fault } from './faults.ts';
import { WarmTests, type Played } from './warmTests.ts';

/** The stages of `npm test` that play a test file, the quickest first. The last two need a build. */
const stages = [
  { name: 'unit', files: /^tests\/(?!screens\/|built\/|dist\.)/, bail: '--bail=1' },
  { name: 'screens', files: /^tests\/screens\//, bail: '--bail=1' },
  { name: 'dist', files: /^tests\/(?:built\/|dist\.)/, bail: '--bail=1' },
  { name: 'e2e', files: /^e2e\//, bail: '-x' },
] as const;
/** A failed test in the output of Vitest or Playwright. A file that fails to load has no test there. */
const failedTest = /^\s*(?:FAIL .* > .*|\d+\) \[.*)$/m;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

await commandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true, default: [''] } },
  });
  const chosen = areasNamed(positionals).flatMap((area) =>
    faultsOf(area)
      .filter(({ name }) => values.only.some((text) => name.includes(text)))
      .map((fault) => ({ area, fault })),
  );
  if (chosen.length === 0) throw new Error('No planted fault has this text in its name.');
  const results: Result[] = [];
  const folder = enterCopy();
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      remove();
      process.exit(130);
    });
  const warm = new WarmTests();
  let broken: string | null = null;
  try {
    for (const { area, fault } of chosen)
      results.push({ area, isNoticed: await isNoticed(warm, area, fault) });
    broken = await warm.failsWithoutFault();
  } finally {
    await warm.close();
    remove();
  }
  if (broken === null) return summary(results);
  say(`\nA test also fails without a fault, so the rate is wrong: ${broken}`);
  return 1;
});

/** Copies the checkout, links its packages and makes the copy the working directory. The checkout itself never changes. */
function enterCopy(): string {
  // Node runs no TypeScript inside `node_modules`, so the copy lives elsewhere.
  const copies = path.join(root, '.sandbox');
  mkdirSync(copies, { recursive: true });
  const folder = mkdtempSync(path.join(copies, 'faults-'));
  copyCheckout(folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  process.chdir(folder);
  return folder;
}

/** Plants a fault, runs its tests and prints the first that fails. */
async function isNoticed(warm: WarmTests, area: string, fault: Fault): Promise<boolean> {
  const text = readFileSync(fault.file, 'utf8');
  const [before = '', after, ...more] = text.split(fault.find);
  if (after === undefined || more.length > 0)
    throw new Error(`“${fault.name}”: ${fault.file} does not contain its text exactly once.`);
  writeFileSync(fault.file, before + fault.replace + after);
  const begin = performance.now();
  try {
    const { failed, crash } = await play(fault, warm);
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    say(`${failed === null ? '✗' : '✓'} ${area}: ${fault.name}  (${seconds} s)`);
    say(`    ${failed ?? crash ?? 'No test failed.'}`);
    return failed !== null;
  } finally {
    writeFileSync(fault.file, text);
  }
}

/**
 * Runs test files, the quickest kind first, up to the first failed test. Without `warm`, each stage is a command. A warm run
 * can pass by mistake on a busy machine, so commands confirm that nothing fails.
 */
async function play(fault: Fault, warm: WarmTests | null): Promise<Played> {
  let isBuilt = false;
  let wasWarm = false;
  for (const { name, files, bail } of stages) {
    const own = fault.tests.filter((test) => files.test(test));
    if (own.length === 0) continue;
    if (warm?.canPlay(name, fault.file)) {
      const played = await warm.play(name, own, fault.file);
      if (played.failed !== null) return played;
      wasWarm = true;
      if (played.crash === null) continue;
    }
    const needsBuild: boolean = !isBuilt && (name === 'dist' || name === 'e2e');
    isBuilt ||= needsBuild;
    const args = [path.join('scripts', 'test.mjs'), ...(needsBuild ? ['build'] : []), name, ...own, bail];
    // A run that crashes says nothing about the fault, so try it a second time.
    for (let tried = 1; ; tried += 1) {
      const { code, output } = await runCaptured(ownNode(), args, { cwd: process.cwd() });
      const [failed] = failedTest.exec(output) ?? [];
      if (code === 0) break;
      if (failed !== undefined) return { failed: failed.trim(), crash: null };
      if (tried === 2) return { failed: null, crash: `The run crashed: ${output.slice(-2000)}` };
    }
  }
  return wasWarm ? play(fault, null) : { failed: null, crash: null };
}

interface Result {
  area: string;
  isNoticed: boolean;
}

/** Prints the shares and returns the exit code. */
function summary(results: readonly Result[]): number {
  const noticedOf = (some: readonly Result[]): number => some.filter((result) => result.isNoticed).length;
  const byArea = Object.entries(Object.groupBy(results, ({ area }) => area)).map(([area, some = []]) => ({
    area,
    all: some.length,
    noticed: noticedOf(some),
  }));
  const share = noticedOf(results) / results.length;
  say('');
  for (const { area, all, noticed } of byArea) say(`${area.padEnd(14)} ${noticed} of ${all}`);
  say(`${noticedOf(results)} of ${results.length} faults noticed, ${Math.round(share * 1000) / 10} %.`);
  return share >= 0.95 && byArea.every(({ all, noticed }) => noticed / all >= 0.9) ? 0 : 1;
}
