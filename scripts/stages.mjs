/** The stages of `npm test`: the commands of each, and how its report is counted. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildScript, commandFile, root, sandboxBuild } from './tools.mjs';

/**
 * A stage waits for the stages in `needs` and `after` that are part of the run. It is skipped when the stage in `needs`
 * failed.
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ command: string[], env?: Record<string, string>, live?: boolean, needs?: string, after?: string,
 *   count: (ok: boolean) => Count }} Stage
 */

/** Counts a stage that is one check. */
const single = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** The stages that need a browser. */
export const browserStages = ['screens', 'fork', 'e2e'];

/**
 * Returns all stages by name.
 * @param {string} reports the folder for the reports of the test runners
 * @param {{ shell: string, whole: string }} [browsers] those of the stages that need one
 * @returns {Record<string, Stage>}
 */
export function stages(reports, browsers) {
  const report = (name) => path.join(reports, `${name}.json`);
  const vitest = (name, config) => ({
    command: [
      commandFile('vitest'),
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
    ],
    count: (ok) => countOf(ok, report(name), fromVitest),
  });
  const env = { CHROMIUM_PATH: browsers?.shell ?? '', WHOLE_CHROMIUM_PATH: browsers?.whole ?? '' };
  return {
    format: { command: [commandFile('oxfmt'), '--check'], count: single },
    lint: { command: [commandFile('oxlint')], count: single },
    unit: vitest('unit', 'vitest.config.ts'),
    screens: { ...vitest('screens', 'tests/screens/vitest.config.ts'), env },
    build: {
      command: [buildScript],
      env: { ...sandboxBuild, WITH_PSEUDO_LOCALE: 'yes', SOURCE_MAPS: path.join(root, '.astro', 'maps') },
      count: single,
    },
    // The build and this stage both write Astro's generated types.
    types: { command: [path.join(root, 'scripts', 'types.mjs')], after: 'build', count: single },
    fork: {
      command: [path.join(root, 'lab', 'fork', 'run.ts'), '--quick'],
      env,
      needs: 'build',
      count: single,
    },
    dist: { ...vitest('dist', 'vitest.dist.config.ts'), needs: 'build' },
    e2e: {
      command: [commandFile('playwright'), 'test'],
      env: { ...env, PLAYWRIGHT_REPORT: report('e2e') },
      needs: 'build',
      after: 'screens',
      live: true,
      count: (ok) => countOf(ok, report('e2e'), fromPlaywright),
    },
  };
}

/**
 * The stages in lanes that run side by side. Within a lane they run one after the other, quick ones first: when one fails,
 * the journeys need not begin. The quick stages use one processor each, in two lanes of the same length. The screens and
 * the journeys each use all processors, so they run one after the other: side by side, their processes took turns so often
 * that both together took a fifth more of the processor.
 */
export const wholePlan = [
  ['build', 'types', 'dist', 'screens'],
  ['lint', 'format', 'unit', 'fork', 'e2e'],
];

/** The stage that takes longest. The first other stage that fails stops it, because it would repeat the failure. */
export const longest = 'e2e';

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
 * @returns {{ names: string[], extra: string[], keepGoing: boolean }}
 */
export function readArguments(given) {
  const known = wholePlan.flat();
  const args = given.filter((arg) => arg !== '--keep-going');
  const end = [...args, ''].findIndex((arg) => !known.includes(arg));
  if (end === 0 && args.length > 0)
    throw new Error(`Stages are ${known.join(', ')}; other arguments come after the stage they are for.`);
  return { names: args.slice(0, end), extra: args.slice(end), keepGoing: args.length < given.length };
}

/** Counts at least one failure when a runner failed without a failed test (a crash, a file that does not load). */
export function countOf(ok, file, read) {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

const fromVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });

// A test that passed at its second try counts as passed; the runner lists it as flaky.
const fromPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
