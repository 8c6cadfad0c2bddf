/**
 * `npm run test:mutation`: every small fault (mutants.ts) in the rules, the API client and the stores is played against the tests
 * that run it; one that no test notices is named. `-- src/lib/domain/hours.ts …` plays these files alone, `--minutes N` ends after
 * so long, `--again` forgets what an earlier run found, `--quick` plays the tests of the rules alone. A mutant listed in equivalents.ts changes nothing that can be seen.
 * Fails when a folder is below its goal.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { filesIn, textOf } from '../../tests/sources.ts';
import { commandLine, projectEnv, root } from '../tools.mjs';
import { equivalents } from './equivalents.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { relatedTests } from './related.ts';
import type { Job, Verdict } from './worker.ts';

/** The share of mutants that tests have to notice, in percent. */
const goals = { 'src/lib/domain': 95, 'src/lib/stores': 85, 'src/lib/api': 85 } as const;

/** Tests that are played first; most mutants live no longer. */
const nearTests = 3;
/** Tests of the rules that are played for a mutant which the near ones did not notice. */
const farTests = 9;
/** Tests with modules of their own that are played for one which no rule's test noticed: each takes ten times as long. */
const slowTests = 3;
/** Tests that need modules of their own, as in vitest.config.ts: a worker for each file of them. */
const isolated = /^tests\/(?:stores|islands)\/|photoNotes/;
/** How long a mutant may take, beside so many times what the file takes as it is. */
const patienceMs = 20_000;
const patienceTimes = 5;

/** What was found is kept, so that a run that was stopped goes on. */
const keptFile = path.join(root, 'test-results', 'mutation.json');

type Fate = 'noticed' | 'hung' | 'survived';
/** Fates by file, code and place; one that survived with a mark of the tests that it survived. */
interface Kept {
  [key: string]: string;
}

/** Two workers, one for tests with modules of their own; a mutant that hangs ends its worker. */
class Player {
  readonly #workers = new Map<boolean, ChildProcess>();

  async play(job: Job, limitMs: number): Promise<Verdict | 'hung'> {
    const isIsolated = job.tests.some((test) => isolated.test(test));
    const worker = this.#workers.get(isIsolated) ?? (await startWorker(isIsolated));
    this.#workers.set(isIsolated, worker);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        worker.kill('SIGKILL');
        this.#workers.delete(isIsolated);
        resolve('hung');
      }, limitMs);
      worker.once('message', (verdict: Verdict | { error: string }) => {
        clearTimeout(timer);
        if ('error' in verdict) reject(new Error(verdict.error));
        else resolve(verdict);
      });
      worker.send(job);
    });
  }

  stop(): void {
    for (const worker of this.#workers.values()) worker.kill('SIGKILL');
    this.#workers.clear();
  }
}

function startWorker(isIsolated: boolean): Promise<ChildProcess> {
  const worker = fork(path.join(import.meta.dirname, 'worker.ts'), isIsolated ? ['--isolate'] : [], {
    cwd: root,
    env: projectEnv(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker));
    worker.once('error', reject);
  });
}

await commandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string' },
      again: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
    },
  });
  const all = filesIn(Object.keys(goals), /\.ts$/).toSorted();
  const files =
    positionals.length > 0 ? all.filter((file) => positionals.some((one) => file.startsWith(one))) : all;
  const endsAt = values.minutes === undefined ? Infinity : Date.now() + Number(values.minutes) * 60_000;
  const kept: Kept =
    values.again || !existsSync(keptFile) ? {} : (JSON.parse(readFileSync(keptFile, 'utf8')) as Kept);
  const testsOf = relatedTests();
  const testsFor = (file: string): string[] =>
    testsOf(file).filter((test) => !values.quick || !isolated.test(test));
  const player = new Player();
  const results: { file: string; mutant: Mutant; fate: Fate }[] = [];
  try {
    for (const file of files) {
      if (Date.now() > endsAt) break;
      results.push(...(await playFile(file, testsFor(file), player, kept, endsAt)));
    }
  } finally {
    player.stop();
  }
  return summary(results);
});

function markOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

function keep(kept: Kept): void {
  mkdirSync(path.dirname(keptFile), { recursive: true });
  writeFileSync(keptFile, JSON.stringify(kept));
}

async function playFile(file: string, tests: string[], player: Player, kept: Kept, endsAt: number) {
  const code = textOf(file);
  const mutants = mutantsOf(file, code).filter((mutant) => !isEquivalent(file, mutant));
  const place = path.join(root, file);
  // Changed tests may notice what survived before; what was noticed stays so until the code changes, or `--again` is said.
  const codeMark = markOf(code);
  const testsMark = markOf(tests.map(textOf).join('\n'));
  const key = ({ start, end, text }: Mutant): string => `${file} ${codeMark} ${start} ${end} ${text}`;
  const knownFate = (mutant: Mutant): Fate | null => {
    const [fate, playedAgainst] = (kept[key(mutant)] ?? '').split(' ');
    if (fate === 'noticed' || fate === 'hung') return fate;
    return fate === 'survived' && playedAgainst === testsMark ? fate : null;
  };
  const results: { file: string; mutant: Mutant; fate: Fate }[] = [];
  if (mutants.length === 0 || tests.length === 0) {
    return mutants.map((mutant) => ({ file, mutant, fate: 'survived' as const }));
  }
  const quick = tests.filter((test) => !isolated.test(test));
  const slow = tests.filter((test) => isolated.test(test));
  const rounds = [
    quick.slice(0, nearTests),
    quick.slice(nearTests, nearTests + farTests),
    slow.slice(0, slowTests),
    slow.slice(slowTests, slowTests + nearTests),
  ].filter((round) => round.length > 0);
  const limits = new Map<readonly string[], number>();
  for (const mutant of mutants) {
    const known = knownFate(mutant);
    if (known !== null) {
      results.push({ file, mutant, fate: known });
      continue;
    }
    if (Date.now() > endsAt) break;
    let fate: Fate = 'survived';
    for (const round of rounds) {
      const limit = limits.get(round) ?? (await limitOf(round));
      limits.set(round, limit);
      const verdict = await player.play({ file: place, code, mutant, tests: round }, limit);
      fate = verdict === 'hung' ? 'hung' : verdict.isNoticed ? 'noticed' : 'survived';
      if (fate !== 'survived') break;
    }
    kept[key(mutant)] = fate === 'survived' ? `${fate} ${testsMark}` : fate;
    keep(kept);
    results.push({ file, mutant, fate });
  }
  const survivors = results.filter(({ fate }) => fate === 'survived');
  process.stdout.write(`${scoreOf(results)}  ${file}\n`);
  for (const { mutant } of survivors)
    process.stdout.write(`    ${file}:${mutant.line}  ${mutant.was}  →  ${mutant.text}\n`);
  return results;

  async function limitOf(round: readonly string[]): Promise<number> {
    const began = Date.now();
    const whole = await player.play({ file: place, code, mutant: null, tests: round }, 600_000);
    if (whole === 'hung' || whole.isNoticed)
      throw new Error(`${file}: its tests fail without a fault: ${round.join(', ')}`);
    return patienceMs + patienceTimes * (Date.now() - began);
  }
}

function isEquivalent(file: string, mutant: Mutant): boolean {
  return equivalents.some(
    (one) => one.file === file && one.was === mutant.was && (one.text ?? mutant.text) === mutant.text,
  );
}

function share(results: readonly { fate: Fate }[]): number {
  if (results.length === 0) return 100;
  return (100 * results.filter(({ fate }) => fate !== 'survived').length) / results.length;
}

function scoreOf(results: readonly { fate: Fate }[]): string {
  return `${share(results).toFixed(1).padStart(6)} %  ${String(results.length).padStart(4)} mutants`;
}

function summary(results: readonly { file: string; fate: Fate }[]): number {
  process.stdout.write('\n');
  const below = Object.entries(goals).filter(([folder, goal]) => {
    const own = results.filter(({ file }) => file.startsWith(folder));
    if (own.length > 0) process.stdout.write(`${scoreOf(own)}  ${folder} (goal ${goal} %)\n`);
    return share(own) < goal;
  });
  return below.length > 0 ? 1 : 0;
}
