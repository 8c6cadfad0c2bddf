/**
 * Plays the mutants of a file, each against the tests that the parent names, and tells the parent of each: a mutant that hangs
 * is ended with this process.
 */
import process from 'node:process';
import { createVitest, type Vitest } from 'vitest/node';
import type { Mutant } from './mutants.ts';
import type { Played } from './vitest.config.ts';

/** What the parent sends: a file, one of its mutants or null for the file as it is, and the tests to run, the likeliest first. */
export interface Job {
  file: string;
  code: string;
  mutant: Mutant | null;
  tests: readonly string[];
}
/** Whether a test noticed it. */
export interface Verdict {
  isNoticed: boolean;
}

const current: { played: Played | null } = { played: null };
Object.assign(globalThis, { mutation: current });

const vitest: Vitest = await createVitest({
  config: 'scripts/mutation/vitest.config.ts',
  root: process.cwd(),
  watch: false,
  reporters: [{}],
  bail: 1,
  pool: 'threads',
  maxWorkers: 1,
  fileParallelism: false,
  silent: true,
  isolate: process.argv.includes('--isolate'),
});

async function play({ file, code, mutant, tests }: Job): Promise<Verdict> {
  const mutated = mutant === null ? code : code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end);
  // The file that was played before is itself again.
  if (current.played !== null) vitest.invalidateFile(current.played.file);
  current.played = { file, code: mutated };
  vitest.invalidateFile(file);
  vitest.state.filesMap.clear();
  const all = await vitest.globTestSpecifications([...tests]);
  const specifications = all.filter(({ moduleId }) => tests.some((test) => moduleId.endsWith(`/${test}`)));
  if (specifications.length === 0) throw new Error(`No test of ${tests.join(', ')} was found`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return { isNoticed: unhandledErrors.length > 0 || testModules.some((module) => !module.ok()) };
}

process.on('message', (job: Job) => {
  void play(job).then(
    (verdict) => process.send?.(verdict),
    (error: unknown) =>
      process.send?.({ error: error instanceof Error ? (error.stack ?? '') : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
