/**
 * `npm run test:faults` plants the faults of `tables/` one at a time in a copy of the checkout. It runs the tests that each
 * fault names and prints the share of faults that they notice. `-- vendor-pages words` plays only these areas; `--only TEXT` plays
 * only faults with TEXT in their name, and can be repeated. The command fails below 95 % overall, below 90 % in an area, and if a
 * test that noticed a fault also fails without one.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { commandLine, ownNode, root, runCaptured } from '../../scripts/tools.mjs';
import { areas, faultsOf, type Area, type Fault } from './faults.ts';
import { WarmTests } from './warmTests.ts';

const goals = { inAll: 0.95, inArea: 0.9 };
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
  const counts = new Map<Area, { all: number; noticed: number }>();
  const folder = copyOfCheckout();
  process.chdir(folder);
  const warm = new WarmTests(folder);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const stop = (): void => {
    remove();
    process.exit(130);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  let broken: string | null = null;
  try {
    for (const area of areas.filter((each) => positionals.length === 0 || positionals.includes(each)))
      for (const fault of faultsOf(area).filter(({ name }) =>
        values.only.some((text) => name.includes(text)),
      )) {
        const count = counts.get(area) ?? { all: 0, noticed: 0 };
        const noticed = (await isNoticed(folder, warm, area, fault)) ? 1 : 0;
        counts.set(area, { all: count.all + 1, noticed: count.noticed + noticed });
      }
    broken = await warm.failsWithoutFault();
  } finally {
    await warm.close();
    remove();
  }
  if (broken !== null) say(`\nA test also fails without a fault, so the rate is wrong: ${broken}`);
  return broken === null ? summary(counts) : 1;
});

/** Copies all files of the checkout except ignored ones, and links its packages. The checkout itself never changes. */
function copyOfCheckout(): string {
  // Node runs no TypeScript inside `node_modules`, so the copy lives elsewhere.
  const copies = path.join(root, '.sandbox');
  mkdirSync(copies, { recursive: true });
  const folder = mkdtempSync(path.join(copies, 'faults-'));
  const list = ['ls-files', '-co', '--exclude-standard', '-z'];
  const deleted = execFileSync('git', ['ls-files', '-dz'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0'))
    if (file !== '' && !deleted.includes(file)) cpSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Plants a fault, runs its tests and prints the first that fails. */
async function isNoticed(folder: string, warm: WarmTests, area: Area, fault: Fault): Promise<boolean> {
  const file = path.join(folder, fault.file);
  const text = readFileSync(file, 'utf8');
  const times = text.split(fault.find).length - 1;
  if (times !== 1) throw new Error(`“${fault.name}”: ${fault.file} contains its text ${times} times.`);
  writeFileSync(
    file,
    text.replace(fault.find, () => fault.replace),
  );
  const begin = performance.now();
  try {
    const { noticed, note } = await play(folder, warm, fault);
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    say(`${noticed ? '✓' : '✗'} ${area}: ${fault.name}  (${seconds} s)\n    ${note}`);
    return noticed;
  } finally {
    writeFileSync(file, text);
  }
}

/**
 * Runs test files, the quickest kind first, up to the first failed test. Without `warm`, each stage is a command. A warm run
 * can pass by mistake on a busy machine, so commands confirm that nothing fails.
 */
async function play(
  folder: string,
  warm: WarmTests | null,
  fault: Fault,
): Promise<{ noticed: boolean; note: string }> {
  const { file, tests } = fault;
  let isBuilt = false;
  let wasWarm = false;
  for (const { name, files, bail } of stages) {
    const own = tests.filter((test) => files.test(test));
    if (own.length === 0) continue;
    if (warm?.canPlay(name, file)) {
      const { failed, crash } = await warm.play(name, own, file);
      if (failed !== null) return { noticed: true, note: failed };
      wasWarm = true;
      if (crash === null) continue;
    }
    const needsBuild: boolean = !isBuilt && (name === 'dist' || name === 'e2e');
    isBuilt ||= needsBuild;
    const args = [path.join('scripts', 'test.mjs'), ...(needsBuild ? ['build'] : []), name, ...own, bail];
    // A run that crashes says nothing about the fault, so try it a second time.
    for (let tried = 1; ; tried += 1) {
      const { code, output } = await runCaptured(ownNode(), args, { cwd: folder });
      const [failed] = failedTest.exec(output) ?? [];
      if (code === 0) break;
      if (failed !== undefined) return { noticed: true, note: failed.trim() };
      if (tried === 2) return { noticed: false, note: `The run crashed: ${output.slice(-2000)}` };
    }
  }
  return wasWarm ? play(folder, null, fault) : { noticed: false, note: 'No test failed.' };
}

/** Prints the shares and returns the exit code. */
function summary(counts: ReadonlyMap<Area, { all: number; noticed: number }>): number {
  const sum = (part: 'all' | 'noticed'): number =>
    [...counts.values()].reduce((total, count) => total + count[part], 0);
  const share = sum('all') === 0 ? 1 : sum('noticed') / sum('all');
  say('');
  for (const [area, { all, noticed }] of counts) say(`${area.padEnd(14)} ${noticed} of ${all}`);
  say(`${sum('noticed')} of ${sum('all')} faults noticed, ${Math.round(share * 1000) / 10} %.`);
  const isGood = [...counts.values()].every(({ all, noticed }) => noticed / all >= goals.inArea);
  return isGood && share >= goals.inAll ? 0 : 1;
}
