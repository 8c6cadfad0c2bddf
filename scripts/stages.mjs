/** The stages of `npm test`: the commands of each, and how its report is counted. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildScript, commandFile, root, sandboxBuild } from './tools.mjs';

/**
 * A stage waits for the stage in `needs` or `after` when that is part of the run. With `needs`, it is skipped
 * when the other stage failed. A stage with `browser` needs one to be found before the run.
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, live?: boolean, browser?: boolean,
 *   needs?: string, after?: string, count: (ok: boolean) => Count }} Stage
 */

/** Counts a stage that is one check. */
const single = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/**
 * Returns all stages by name. The reports of the test runners go to a folder of this run.
 * @param {{ reports: string, browsers: () => { shell: string, whole: string } | undefined }} run
 * @returns {Record<string, Stage>}
 */
export function stages({ reports, browsers }) {
  const report = (name) => path.join(reports, `${name}.json`);
  const vitest = (name, config) => ({
    name,
    command: [
      commandFile('vitest'),
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
    ],
    count: (ok) => countOf(ok, report(name), fromVitest),
  });
  // A well-formed file is not checked again until its text changes.
  const format = [commandFile('prettier'), '--check', '.', '--cache', '--cache-strategy', 'content'];
  /** A stage calls this when it begins, because the browsers are found after the list is built. */
  const chromiumEnv = () => ({
    CHROMIUM_PATH: browsers()?.shell ?? '',
    WHOLE_CHROMIUM_PATH: browsers()?.whole ?? '',
  });
  const list = [
    { name: 'format', command: format, count: single },
    { name: 'lint', command: [commandFile('oxlint')], count: single },
    vitest('unit', 'vitest.config.ts'),
    {
      ...vitest('screens', 'tests/screens/vitest.config.ts'),
      browser: true,
      get env() {
        return chromiumEnv();
      },
    },
    {
      name: 'build',
      command: [buildScript],
      env: { ...sandboxBuild, WITH_PSEUDO_LOCALE: 'yes', SOURCE_MAPS: path.join(root, '.astro', 'maps') },
      count: single,
    },
    // The build and this stage both write Astro's generated types.
    { name: 'types', command: [commandFile('astro'), 'check'], after: 'build', count: single },
    {
      name: 'fork',
      command: [path.join(root, 'lab', 'fork', 'run.ts'), '--quick'],
      browser: true,
      get env() {
        return chromiumEnv();
      },
      needs: 'build',
      count: single,
    },
    { ...vitest('dist', 'vitest.dist.config.ts'), needs: 'build' },
    {
      name: 'e2e',
      command: [commandFile('playwright'), 'test'],
      browser: true,
      get env() {
        return { ...chromiumEnv(), PLAYWRIGHT_REPORT: report('e2e') };
      },
      needs: 'build',
      live: true,
      count: (ok) => countOf(ok, report('e2e'), fromPlaywright),
    },
  ];
  return Object.fromEntries(list.map((stage) => [stage.name, stage]));
}

/**
 * The stages in lanes that run side by side. Within a lane they run one after the other. The journeys take
 * most of the time, so they begin as soon as a build exists. Types take one long thread, so they run beside
 * the others and not at the end.
 */
export const wholePlan = [
  ['build', 'e2e'],
  ['screens'],
  ['unit', 'format', 'lint', 'dist'],
  ['types', 'fork'],
];

/** The stage that takes longest. The first other stage that fails stops it, because it would repeat the failure. */
export const longest = 'e2e';

const keepGoingFlag = '--keep-going';

/** Returns the lanes of the named stages, or all lanes without a name. */
export function planFor(names) {
  if (names.length === 0) return wholePlan;
  return wholePlan
    .map((lane) => lane.filter((name) => names.includes(name)))
    .filter((lane) => lane.length > 0);
}

/**
 * Reads a command line: stage names first, then arguments for the stage named last, because it needs the ones
 * before it. `--keep-going` before or among the stages lets the longest stage run on after another one
 * failed.
 * @param {string[]} given
 * @param {string[]} known
 * @returns {{ names: string[], last: string | undefined, extra: string[], keepGoing: boolean }}
 */
export function readArguments(given, known) {
  const args = given.filter((arg) => arg !== keepGoingFlag);
  const other = args.findIndex((arg) => !known.includes(arg));
  const names = other === -1 ? args : args.slice(0, other);
  const extra = other === -1 ? [] : args.slice(other);
  if (extra.length > 0 && names.length === 0) {
    throw new Error(`Stages are ${known.join(', ')}; other arguments come after the stage they are for.`);
  }
  return { names, last: names.at(-1), extra, keepGoing: args.length < given.length };
}

/** Counts at least one failure when a runner failed without a failed test (a crash, a file that does not load). */
export function countOf(ok, file, read) {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

const fromVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });

// A test that passed at its second try counts as passed; the runner lists it as flaky.
const fromPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
