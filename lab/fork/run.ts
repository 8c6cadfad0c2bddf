/**
 * `npm run test:fork`: makes a fork with another `src/site` in a temporary folder and runs its whole suite there.
 * `npm run test:fork -- unit build dist` runs these stages. `-- e2e e2e/x.e2e.ts` runs one journey. Arguments are those
 * of `npm test`. `--as dawa` before them picks another fork of `fork.ts`, and `KEEP=yes` keeps the folder.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { commandLine, ownNode, projectEnv, run } from '../../scripts/tools.mjs';
import { forks, makeFork, type ForkName } from './fork.ts';

await commandLine(async () => {
  const args = process.argv.slice(2);
  const name = args[0] === '--as' ? args.splice(0, 2)[1] : 'sehat';
  if (!name || !(name in forks)) throw new Error(`--as is one of ${Object.keys(forks).join(', ')}.`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fork-'));
  try {
    makeFork(folder, forks[name as ForkName]);
    process.stdout.write(`The fork is in ${folder}.\n`);
    const script = path.join(folder, 'scripts', 'test.mjs');
    return await run(ownNode(), [script, ...args], { cwd: folder, env: projectEnv() });
  } finally {
    if (!process.env['KEEP']) rmSync(folder, { recursive: true, force: true });
  }
});
