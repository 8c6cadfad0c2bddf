/**
 * `npm run torture`: the generated runs of tests/torture and of e2e (killed-tab, next-vendor, screens, stored), at full
 * length. `--only NAME` plays one run, `--cases N` that many cases of each, `--minutes N` each for so long.
 * Case number i plays with seed `--seed` + i. Prints a table with the seed that repeats each failure, and
 * fails when a case failed.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findBrowsers } from '../../scripts/browser.mjs';
import {
  build,
  commandFile,
  commandLine,
  installIfNeeded,
  ownNode,
  root,
  run,
  testEnv,
} from '../../scripts/tools.mjs';

/** Runs over the stores and the in-process sandbox, one file each. */
const storeRuns = readdirSync(path.join(root, 'tests', 'torture'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => name.replace('.test.ts', ''));
/** Runs in a browser on the built site, one file of e2e each. */
const browserRuns = ['killed-tab', 'next-vendor', 'screens', 'stored'];

await commandLine(async () => {
  const text = /** @type {const} */ ({ type: 'string', default: '' });
  const known = [...storeRuns, ...browserRuns];
  const { values } = parseArgs({
    options: {
      seed: text,
      minutes: text,
      cases: text,
      only: { type: 'string', multiple: true, default: known },
    },
  });
  const unknown = values.only.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no run ${unknown.join(', ')}. Runs: ${known.join(', ')}.`);
  for (const option of ['seed', 'minutes', 'cases'])
    if (!(Number(values[option]) >= 0)) throw new Error(`--${option} is not a number.`);
  await installIfNeeded();
  const reports = mkdtempSync(path.join(os.tmpdir(), 'nuskha-torture-'));
  const env = {
    ...testEnv(reports),
    TORTURE_REPORT: reports,
    TORTURE_SEED: values.seed,
    TORTURE_MINUTES: values.minutes,
    TORTURE_CASES: values.cases,
  };
  try {
    const codes = [];
    const inStores = values.only.filter((name) => storeRuns.includes(name));
    if (inStores.length > 0) {
      const files = inStores.map((name) => path.posix.join('tests', 'torture', `${name}.test.ts`));
      codes.push(await run(ownNode(), [commandFile('vitest'), 'run', ...files], { env }));
    }
    const inBrowser = values.only.filter((name) => browserRuns.includes(name));
    if (inBrowser.length > 0) {
      await build();
      const { shell, whole } = await findBrowsers();
      if (whole === shell)
        process.stdout.write('This machine has no whole Chromium, so the runs have no page cache.\n');
      const args = ['test', '--project=desktop', '--timeout=0', ...inBrowser.map((name) => `${name}.e2e.ts`)];
      const browsers = { CHROMIUM_PATH: shell, WHOLE_CHROMIUM_PATH: whole };
      codes.push(
        await run(ownNode(), [commandFile('playwright'), ...args], { env: { ...env, ...browsers } }),
      );
    }
    const isClean = table(values.only, reports);
    return isClean && codes.every((code) => code === 0) ? 0 : 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});

/** Prints the results of each run. Returns whether every run reported and none failed. */
function table(names, reports) {
  const line = (name, cases, failures, seeds) =>
    [name.padEnd(14), String(cases).padStart(8), String(failures).padStart(8), seeds].join('  ');
  process.stdout.write(`\n${line('Run', 'Cases', 'Failures', 'Seeds to repeat (--cases 1)')}\n`);
  const files = readdirSync(reports);
  return names
    .map((name) => {
      const parts = files
        .filter((file) => new RegExp(`^${name}\\.\\d+\\.json$`).test(file))
        .map((file) => JSON.parse(readFileSync(path.join(reports, file), 'utf8')));
      const failures = parts.flatMap((part) => part.failures);
      const cases = parts.reduce((sum, part) => sum + part.cases, 0);
      const seeds = failures.slice(0, 5).map(({ seed }) => seed);
      const last = parts.length > 0 ? seeds.join(' ') : 'ended without a report';
      process.stdout.write(`${line(name, cases, failures.length, last)}\n`);
      return parts.length > 0 && failures.length === 0;
    })
    .every(Boolean);
}
