/**
 * `npm run test:mutation`: Stryker changes one small thing at a time (a mutant) in the rules, the API client and the stores, and
 * runs the tests that reach it. It lists the mutants that no test notices and fails when a folder is below its goal.
 * `-- src/lib/domain/info/hours.ts` plays only these files or folders; `--force` plays mutants again that an earlier run played.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { commandLine, root } from '../../scripts/tools.mjs';
import { install } from '../packages.ts';

/** The percentage of mutants that tests must notice. */
const goals = { 'src/lib/domain': 95, 'src/lib/stores': 85, 'src/lib/api': 85 };
interface Mutant {
  fileName: string;
  status: string;
}
interface Core {
  Stryker: new (options: object) => { runMutationTest: () => Promise<Mutant[]> };
}

await commandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const chosen = positionals.length > 0 ? positionals : Object.keys(goals);
  // Only this command fetches Stryker: its packages would double the lock file.
  const version = '10.1.1';
  const packages = install({ '@stryker-mutator/core': version, '@stryker-mutator/vitest-runner': version });
  const moduleOf = (name: string) => path.join(packages, '@stryker-mutator', name, 'dist', 'src', 'index.js');
  const { Stryker } = (await import(moduleOf('core'))) as Core;
  process.chdir(root);
  const mutants = await new Stryker({
    testRunner: 'vitest',
    plugins: [moduleOf('vitest-runner')],
    vitest: { configFile: 'lab/mutation/vitest.config.ts' },
    mutate: chosen.map((one) => (statSync(one).isDirectory() ? `${one}/**/*.ts` : one)),
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false },
    tempDirName: path.join('.sandbox', 'mutation'),
    ignorePatterns: ['dist', '.astro', '.sandbox', 'test-results'],
    incremental: true,
    incrementalFile: path.join(packages, '..', 'incremental.json'),
    force: values.force,
  }).runMutationTest();
  const below = Object.entries(goals).filter(([folder, goal]) => {
    // An incremental report also has the results of files that were not chosen.
    const own = mutants.filter(({ fileName }) => {
      const file = path.relative(root, fileName);
      return file.startsWith(folder) && chosen.some((one) => file.startsWith(one));
    });
    const noticed = own.filter(({ status }) => ['Killed', 'Timeout'].includes(status)).length;
    const missed = own.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status)).length;
    if (noticed + missed === 0) return false;
    const share = (100 * noticed) / (noticed + missed);
    process.stdout.write(
      `${share.toFixed(1)} %  ${noticed} of ${noticed + missed}  ${folder} (goal ${goal} %)\n`,
    );
    return share < goal;
  });
  return below.length === 0 ? 0 : 1;
});
