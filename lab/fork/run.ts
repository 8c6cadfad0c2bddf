/**
 * `npm run test:fork`: makes a fork with another `src/site` in a temporary folder and runs its whole suite there.
 * `npm run test:fork -- unit build dist` runs these stages. `-- e2e e2e/x.e2e.ts` runs one journey. Arguments are those
 * of `npm test`. `--as dawa` before them picks another fork of `fork.ts`, and `KEEP=yes` keeps the folder. `--quick`
 * builds one language of the fork below a path and plays one journey on it, as `npm test` does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { testCode } from '../../e2e/deployed.ts';
import { findBrowsers } from '../../scripts/browser.mjs';
import { commandFile, commandLine, ownNode, projectEnv, root, run } from '../../scripts/tools.mjs';
import { forks, makeFork, type ForkName } from './fork.ts';

/** The path that the quick fork is below, and its journey: from the sign-in to the first step. */
const base = '/shop';
const journey = ['e2e/sign-in.e2e.ts', '--grep', 'signs in by phone code'];

/** Builds the fork in a folder, serves it and plays the journey. */
async function quick(folder: string): Promise<number> {
  // The fork has a built site of its own.
  delete process.env['DIST_DIR'];
  // No later fork would find the code that this one compiled, because each has another folder.
  const own = { NODE_COMPILE_CACHE: undefined };
  // Nobody weighs this build, so it is one for a host that compresses by itself.
  const build = { PUBLIC_MOCK_MODE: 'true', BUILD_BASE: base, LOCALES: 'en', BUILD_HOST: 'netlify' };
  const built = await run(ownNode(), [path.join(folder, 'scripts', 'build-site.ts')], {
    cwd: folder,
    env: projectEnv({ ...own, ...build }),
  });
  if (built !== 0) return built;
  const { startSandbox } = (await import(
    path.join(folder, 'e2e', 'sandbox.ts')
  )) as typeof import('../../e2e/sandbox.ts');
  await using sandbox = await startSandbox('--quiet', '--base', base);
  const { shell, whole } = await findBrowsers();
  const env = projectEnv({
    ...own,
    BASE_URL: sandbox.origin + base,
    TEST_CODE: testCode,
    CHROMIUM_PATH: shell,
    WHOLE_CHROMIUM_PATH: whole,
    PLAYWRIGHT_REPORT: undefined,
  });
  const playwright = path.join(folder, path.relative(root, commandFile('playwright')));
  const args = [playwright, 'test', '--project=phone', ...journey];
  return await run(ownNode(), args, { cwd: folder, env });
}

await commandLine(async () => {
  const args = process.argv.slice(2);
  const name = args[0] === '--as' ? args.splice(0, 2)[1] : 'sehat';
  if (!name || !(name in forks)) throw new Error(`--as is one of ${Object.keys(forks).join(', ')}.`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fork-'));
  try {
    makeFork(folder, forks[name as ForkName]);
    process.stdout.write(`The fork is in ${folder}.\n`);
    if (args.includes('--quick')) return await quick(folder);
    const script = path.join(folder, 'scripts', 'test.mjs');
    return await run(ownNode(), [script, ...args], { cwd: folder, env: projectEnv() });
  } finally {
    if (!process.env['KEEP']) rmSync(folder, { recursive: true, force: true });
  }
});
