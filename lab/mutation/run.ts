/**
 * `npm run test:mutation`: Stryker changes one small thing at a time (a mutant) in the rules, the API client and the stores, and
 * runs the tests that reach it. It lists the mutants that no test notices and fails when a folder is below its goal.
 * `-- src/lib/domain/info/hours.ts` plays only these files or folders; `--force` plays mutants again that an earlier run played.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { commandLine, root, run } from '../../scripts/tools.mjs';

/** The percentage of mutants that tests must notice. */
const goals = { 'src/lib/domain': 95, 'src/lib/stores': 85, 'src/lib/api': 85 };
/**
 * Only this command fetches Stryker: its packages would double the lock file. It is below node_modules, so that it uses the
 * project's own Vitest.
 */
const version = '10.1.1';
const cache = path.join(root, 'node_modules', '.cache', `stryker-${version}`);
const stryker = path.join(cache, 'node_modules', '@stryker-mutator');

interface Mutant {
  fileName: string;
  status: string;
}
interface Core {
  Stryker: new (options: object) => { runMutationTest: () => Promise<Mutant[]> };
}

async function install(): Promise<void> {
  if (existsSync(path.join(stryker, 'vitest-runner'))) return;
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
  const flags = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const isWindows = process.platform === 'win32';
  const code = await run('npm', ['install', '--prefix', cache, ...flags, ...packages], { shell: isWindows });
  if (code !== 0) throw new Error('npm could not install Stryker; see above.');
}

await commandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const chosen = positionals.length > 0 ? positionals : Object.keys(goals);
  await install();
  const { Stryker } = (await import(path.join(stryker, 'core', 'dist', 'src', 'index.js'))) as Core;
  process.chdir(root);
  const mutants = await new Stryker({
    testRunner: 'vitest',
    plugins: [path.join(stryker, 'vitest-runner', 'dist', 'src', 'index.js')],
    vitest: { configFile: 'lab/mutation/vitest.config.ts' },
    mutate: chosen.map((one) => (statSync(one).isDirectory() ? `${one}/**/*.ts` : one)),
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false },
    tempDirName: path.join('.sandbox', 'mutation'),
    ignorePatterns: ['dist', '.astro', '.sandbox', 'test-results'],
    incremental: true,
    incrementalFile: path.join(cache, 'incremental.json'),
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
