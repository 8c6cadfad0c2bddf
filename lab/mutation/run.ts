/**
 * `npm run test:mutation`: plays every small fault (mutants.ts) in the rules, the API client and the stores
 * against the tests that reach it, and lists the faults that no test notices. `-- src/lib/domain/hours.ts …`
 * plays only these files or folders, `--minutes N` stops after that time, `--again` forgets the results of
 * earlier runs. The mutants in equivalents.ts have no visible effect and do not count. Fails when a folder is
 * below its goal.
 *
 * One run of the tests without a fault records which test reaches which mutant. Then each of those tests runs
 * once for each mutant, the nearest first, in one process and on one build (runner.ts).
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { filesIn, textOf } from '../../tests/sources.ts';
import { commandLine, ownNode, projectEnv, root } from '../../scripts/tools.mjs';
import { equivalents } from './equivalents.ts';
import { switchedMutants, type Mutant } from './mutants.ts';
import { planVariable, type FilePlay, type Found, type Plan } from './plan.ts';
import { relatedTests } from './related.ts';

/** The percentage of mutants that tests must notice. */
const goals = { 'src/lib/domain': 95, 'src/lib/stores': 85, 'src/lib/api': 85 } as const;

/**
 * The limits for one mutant: how many of the nearest test files, and how many milliseconds of their tests
 * without it.
 */
interface Budget {
  files: number;
  ms: number;
  /** The limits for repeated tests and for tests whose modules are loaded anew. */
  tests: { again: number; loaded: number };
  /** Whether the nearest test files are those that reach most of a file, and not those that import it. */
  byReach: boolean;
}
/** Tests of the stores start a server each, and load most stores whatever they test. */
const storesBudget: Budget = { files: 40, ms: 4000, tests: { again: 150, loaded: 400 }, byReach: true };
const otherBudget: Budget = { files: 16, ms: 800, tests: { again: 250, loaded: 400 }, byReach: false };
const budgetOf = (file: string): Budget => (file.startsWith('src/lib/stores/') ? storesBudget : otherBudget);
/** How many tests a round plays. Few mutants survive the first round. */
const rounds = [4, Infinity] as const;
/** All tests of the nearest file come first. The other files then take turns with this many tests each. */
const testsOfFile = 6;
/** A test that fails this often before any mutant, each time in another process, is left out. */
const spoiledAtMost = 3;
/** A process that writes nothing for this long hangs in the mutant that it named last. */
const patienceMs = 90_000;

/**
 * Results are kept, so that a stopped run can continue. The journeys empty their own folder but leave this
 * one alone.
 */
const keptFile = path.join(root, 'node_modules', '.cache', 'mutation', 'noticed.json');

type Fate = 'noticed' | 'survived';

interface Played {
  file: string;
  number: number;
  mutant: Mutant;
  /** The file, the hash of its code, and the place. */
  key: string;
  /** The hash of the nearest tests. A survivor is played again when they change. */
  mark: string;
  fate: Fate | null;
  tests: number;
}

type Ran = Extract<Found, { kind: 'ran' }>;

await commandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string' }, again: { type: 'boolean', default: false } },
  });
  const all = filesIn(Object.keys(goals), /\.ts$/).toSorted();
  const files =
    positionals.length > 0 ? all.filter((file) => positionals.some((one) => file.startsWith(one))) : all;
  const endsAt = values.minutes === undefined ? Infinity : Date.now() + Number(values.minutes) * 60_000;
  const kept: Record<string, string> =
    values.again || !existsSync(keptFile)
      ? {}
      : (JSON.parse(readFileSync(keptFile, 'utf8')) as Record<string, string>);
  const testsOf = nearTests();
  const code: Record<string, string> = {};
  const mutants: Played[] = [];
  for (const file of files) {
    const text = textOf(file);
    const switched = switchedMutants(file, text);
    code[path.join(root, file)] = switched.code(mutants.length);
    const { ms, tests } = budgetOf(file);
    const mark = markOf([ms, testsOfFile, JSON.stringify(tests), ...testsOf(file).map(textOf)].join('\n'));
    for (const mutant of switched.mutants) {
      const key = `${file} ${markOf(text)} ${mutant.start} ${mutant.text}`;
      const known = kept[key];
      const fate = known === 'noticed' ? known : known === `survived ${mark}` ? 'survived' : null;
      mutants.push({ file, number: mutants.length, mutant, key, mark, fate, tests: 0 });
    }
  }
  const counted = mutants.filter(({ file, mutant }) => !isEquivalent(file, mutant));
  try {
    await playAll(code, mutants, counted, testsOf, endsAt);
  } finally {
    for (const { key, fate, mark } of counted) {
      if (fate !== null) kept[key] = fate === 'survived' ? `survived ${mark}` : fate;
    }
    mkdirSync(path.dirname(keptFile), { recursive: true });
    writeFileSync(keptFile, JSON.stringify(kept));
  }
  return summary(counted);
});

function nearTests(): (file: string) => string[] {
  const related = relatedTests();
  return (file) => related(file).slice(0, budgetOf(file).files);
}

function markOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

async function playAll(
  code: Plan['code'],
  mutants: readonly Played[],
  counted: readonly Played[],
  testsOf: (file: string) => string[],
  endsAt: number,
): Promise<void> {
  const open = counted.filter(({ fate }) => fate === null);
  const tests = [...new Set(open.flatMap(({ file }) => testsOf(file)))].toSorted();
  if (tests.length === 0) return;
  const ran = new Map<string, Ran[]>();
  const loaded = new Map<string, Set<number>>();
  await runTests({ code, play: null }, tests, endsAt, (found) => {
    if (found.kind === 'ran') {
      if (!found.passes) throw new Error(`${found.file}: a test fails without a fault`);
      ran.set(found.file, [...(ran.get(found.file) ?? []), found]);
    } else if (found.kind === 'loaded') loaded.set(found.file, new Set(found.mutants));
  });
  const reached = new Map([...ran.values()].flat().map((one) => [one, new Set(one.mutants)] as const));
  const nearestOf = new Map([...new Set(open.map(({ file }) => file))].map((file) => [file, nearest(file)]));
  const chosen = new Map(open.map((one) => [one, choose(one)] as const));
  const noticed = (number: number): void => {
    const one = mutants[number];
    if (one) one.fate = 'noticed';
  };
  /** Pairs of a test and a mutant that were played already. */
  const pairs = new Set<string>();
  const pairOf = (file: string, test: number, mutant: number): string => `${mutant} ${test} ${file}`;
  /** Tests that failed before any mutant was played, with the number of failures. */
  const spoiled = new Map<string, number>();
  let spoils = 0;
  const isPlayable = (file: string, test: number, mutant: number): boolean =>
    !pairs.has(pairOf(file, test, mutant)) && (spoiled.get(`${test} ${file}`) ?? 0) < spoiledAtMost;
  let done = 0;
  for (const round of rounds) {
    const [first, end] = [done, round];
    done = round;
    let left = new Set(tests.map((test) => path.join(root, test)));
    while (left.size > 0 && Date.now() < endsAt) {
      const plays: Record<string, { again: Record<number, number[]>; loaded: Record<number, number[]> }> = {};
      /**
       * Files with modules to load anew. They are played in a process of their own, so that this is not
       * started again and again.
       */
      const later = new Set<string>();
      for (const [one, list] of chosen) {
        if (one.fate !== null) continue;
        for (const { file, test, isLoaded } of list.slice(first, end)) {
          if (!left.has(file)) continue;
          if (!isLoaded && !isPlayable(file, test, one.number)) continue;
          const own = (plays[file] ??= { again: {}, loaded: {} });
          if (isLoaded) (own.loaded[one.number] ??= []).push(test);
          else (own.again[test] ??= []).push(one.number);
        }
      }
      for (const [file, own] of Object.entries(plays)) {
        if (Object.keys(own.again).length === 0 || Object.keys(own.loaded).length === 0) continue;
        own.loaded = {};
        later.add(file);
      }
      left = new Set(Object.keys(plays));
      if (left.size === 0) break;
      let last: number | null = null;
      const progress = (): number =>
        open.filter(({ fate }) => fate === 'noticed').length + pairs.size + spoils;
      const before = progress();
      const isWhole = await runTests(
        { code, play: plays as Record<string, FilePlay> },
        [...left],
        endsAt,
        (found) => {
          if (found.kind === 'plays') {
            last = found.mutant < 0 ? null : found.mutant;
            pairs.add(pairOf(found.file, found.test, found.mutant));
          } else if (found.kind === 'spoiled') {
            spoils++;
            const name = `${found.test} ${found.file}`;
            if (found.by === null) spoiled.set(name, (spoiled.get(name) ?? 0) + 1);
          } else if (found.kind === 'noticed') noticed(found.mutant);
          else if (found.kind === 'finished') {
            last = null;
            if (!later.has(found.file)) left.delete(found.file);
          }
        },
      );
      if (!isWhole && last !== null && Date.now() < endsAt) noticed(last);
      if (progress() === before && left.size > 0 && Date.now() < endsAt)
        throw new Error(`${[...left].join(', ')}: can't be played`);
    }
    if (Date.now() > endsAt) return;
  }
  for (const one of open) one.fate ??= 'survived';

  /** Returns the test files of a source file (full paths); the one with its name comes first. */
  function nearest(file: string): string[] {
    const all = testsOf(file).map((test) => path.join(root, test));
    if (!budgetOf(file).byReach) return all;
    const name = `/${path.basename(file, '.ts')}.test.ts`;
    const reach = (test: string): number => {
      if (test.endsWith(name)) return Infinity;
      const own = new Set((ran.get(test) ?? []).flatMap((one) => one.mutants));
      return [...own].filter((number) => mutants[number]?.file === file).length;
    };
    const reaches = new Map(all.map((test) => [test, reach(test)] as const));
    return all.toSorted((a, b) => (reaches.get(b) ?? 0) - (reaches.get(a) ?? 0));
  }

  /**
   * Returns the tests to play for a mutant, the nearest file first. Within a file, tests that reach the
   * mutant's source file and little else come first.
   */
  function choose(one: Played): Chosen[] {
    const found: (Chosen & { ms: number; rank: number })[] = [];
    const budget = budgetOf(one.file);
    const costOf = ({ mutants: reach, ms }: Ran): number => reach.length * (budget.byReach ? ms : 1);
    for (const [place, file] of (nearestOf.get(one.file) ?? []).entries()) {
      const atLoad = loaded.get(file)?.has(one.number) === true;
      const own = (ran.get(file) ?? [])
        .filter((test) => atLoad || reached.get(test)?.has(one.number) === true)
        .map((test) => ({ test, isNear: test.mutants.some((other) => mutants[other]?.file === one.file) }))
        .toSorted((a, b) => Number(b.isNear) - Number(a.isNear) || costOf(a.test) - costOf(b.test));
      for (const [rank, { test }] of own.entries()) {
        const isLoaded = atLoad || !test.repeats;
        found.push({
          file,
          test: test.test,
          isLoaded,
          ms: test.ms,
          rank: place === 0 ? 0 : Math.floor(rank / testsOfFile),
        });
      }
    }
    let ms = 0;
    const list = found
      .toSorted((a, b) => a.rank - b.rank)
      .filter((test, index) => {
        const most = budget.tests[test.isLoaded ? 'loaded' : 'again'];
        const isChosen = index < most && (index < rounds[0] || ms + test.ms <= budget.ms);
        if (isChosen) ms += test.ms;
        return isChosen;
      });
    one.tests = list.length;
    return list;
  }
}

/** A test to play for a mutant; `isLoaded` means that loading a module runs the mutant. */
interface Chosen {
  file: string;
  test: number;
  isLoaded: boolean;
}

/** Runs test files by a plan in a process of their own. Returns false when it hung or ended early. */
async function runTests(
  { code, play }: Pick<Plan, 'code' | 'play'>,
  tests: readonly string[],
  endsAt: number,
  onFound: (found: Found) => void,
): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutation-'));
  const foundFile = path.join(folder, 'found.jsonl');
  const planFile = path.join(folder, 'plan.json');
  writeFileSync(foundFile, '');
  writeFileSync(planFile, JSON.stringify({ foundFile, code, play } satisfies Plan));
  const worker = spawn(ownNode(), [path.join(import.meta.dirname, 'worker.ts'), ...tests], {
    cwd: root,
    // A thread uses the time zone of its process.
    env: projectEnv({ [planVariable]: planFile, TZ: 'Asia/Kolkata' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let exit: number | null | undefined;
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', (exitCode) => {
      exit = exitCode;
      resolve();
    });
  });
  try {
    let size = 0;
    let wroteAt = Date.now();
    while (exit === undefined) {
      await Promise.race([ended, sleep(1000)]);
      const now = statSync(foundFile).size;
      if (now !== size) wroteAt = Date.now();
      size = now;
      if (Date.now() - wroteAt > (play === null ? 10 : 1) * patienceMs || Date.now() > endsAt)
        worker.kill('SIGKILL');
    }
    for (const line of readFileSync(foundFile, 'utf8').split('\n')) {
      if (line !== '') onFound(JSON.parse(line) as Found);
    }
    return exit === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isEquivalent(file: string, mutant: Mutant): boolean {
  return equivalents.some(
    (one) => one.file === file && one.was === mutant.was && (one.text ?? mutant.text) === mutant.text,
  );
}

function scoreOf(played: readonly Played[]): { share: number; words: string } {
  const noticed = played.filter(({ fate }) => fate === 'noticed').length;
  const share = played.length === 0 ? 100 : (100 * noticed) / played.length;
  return { share, words: `${share.toFixed(1).padStart(6)} %  ${noticed} of ${played.length}` };
}

/** Prints the results. A mutant that was not played to the end counts as not noticed. */
function summary(counted: readonly Played[]): number {
  for (const file of new Set(counted.map((one) => one.file))) {
    const own = counted.filter((one) => one.file === file);
    const open = own.filter(({ fate }) => fate === null).length;
    process.stdout.write(`${scoreOf(own).words}  ${file}${open > 0 ? `  (${open} not played)` : ''}\n`);
    for (const { mutant, tests } of own.filter(({ fate }) => fate === 'survived')) {
      const place = `${file}:${mutant.line}`;
      const note = tests === 0 ? '  (no test)' : '';
      process.stdout.write(`    ${place}  ${mutant.was}  →  ${mutant.text}${note}\n`);
    }
  }
  process.stdout.write('\n');
  const below = Object.entries(goals).filter(([folder, goal]) => {
    const own = counted.filter(({ file }) => file.startsWith(folder));
    const { share, words } = scoreOf(own);
    if (own.length > 0) process.stdout.write(`${words}  ${folder} (goal ${goal} %)\n`);
    return share < goal;
  });
  return below.length > 0 ? 1 : 0;
}
