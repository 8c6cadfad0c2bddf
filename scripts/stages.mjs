/** The stages of `npm test`: what each runs, and how many tests its report counts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSteps, commandFile, sandboxBuild } from './tools.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * Where another stage is part of the run, one that `needs` it waits for it and is not run if it failed; one that comes
 * `after` it waits alone.
 * @typedef {{ name: string, steps: string[][], env?: Record<string, string>, live?: boolean,
 *   needs?: string, after?: string, count: (ok: boolean) => Count }} Stage
 */

/** A check that is one thing: it passed or it failed. */
const single = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/**
 * All stages by name. Reports of the test runners go to a folder of the run's own.
 * @param {{ reports: string, browsers: () => { shell: string, whole: string } | undefined }} run
 * @returns {Record<string, Stage>}
 */
export function stages({ reports, browsers }) {
  const report = (name) => path.join(reports, `${name}.json`);
  const vitest = (name, config) => ({
    name,
    steps: [
      [
        commandFile('vitest'),
        'run',
        '--config',
        config,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report(name)}`,
      ],
    ],
    count: (ok) => countOf(ok, report(name), fromVitest),
  });
  // What was found well formed is not looked at again until its text changes.
  const formatStep = [commandFile('prettier'), '--check', '.', '--cache', '--cache-strategy', 'content'];
  const list = [
    { name: 'format', steps: [formatStep], count: single },
    { name: 'lint', steps: [[commandFile('oxlint')]], count: single },
    vitest('unit', 'vitest.config.ts'),
    {
      name: 'build',
      steps: buildSteps,
      env: { ...sandboxBuild, WITH_PSEUDO_LOCALE: 'yes' },
      count: single,
    },
    // Both write Astro's generated types.
    { name: 'types', steps: [[commandFile('astro'), 'check']], after: 'build', count: single },
    { ...vitest('dist', 'vitest.dist.config.ts'), needs: 'build' },
    {
      name: 'e2e',
      steps: [[commandFile('playwright'), 'test']],
      env: {
        PLAYWRIGHT_REPORT: report('e2e'),
        get CHROMIUM_PATH() {
          return browsers()?.shell ?? '';
        },
        get WHOLE_CHROMIUM_PATH() {
          return browsers()?.whole ?? '';
        },
      },
      needs: 'build',
      live: true,
      count: (ok) => countOf(ok, report('e2e'), fromPlaywright),
    },
  ];
  return Object.fromEntries(list.map((stage) => [stage.name, stage]));
}

/**
 * The whole in lanes that run side by side, each stage of a lane after the one before. The journeys are most of it, so
 * they begin as soon as there is something to walk; types are one long thread, which would go on alone at the end.
 */
export const wholePlan = [['build', 'e2e'], ['unit', 'format', 'lint', 'dist'], ['types']];

/** The lanes of the named stages; all of them without a name. */
export function planFor(names) {
  if (names.length === 0) return wholePlan;
  return wholePlan
    .map((lane) => lane.filter((name) => names.includes(name)))
    .filter((lane) => lane.length > 0);
}

/**
 * What a command line asks for: stage names first, and after them arguments for the stage named last, since
 * those before it are only what it needs.
 * @param {string[]} args
 * @param {string[]} known
 * @returns {{ names: string[], last: string | undefined, extra: string[] }}
 */
export function readArguments(args, known) {
  const other = args.findIndex((arg) => !known.includes(arg));
  const names = other === -1 ? args : args.slice(0, other);
  const extra = other === -1 ? [] : args.slice(other);
  if (extra.length > 0 && names.length === 0) {
    throw new Error(`Stages are ${known.join(', ')}; other arguments come after the stage they are for.`);
  }
  return { names, last: names.at(-1), extra };
}

/** A runner that failed without one failed test (a crash, a file that does not load) still counts one. */
export function countOf(ok, file, read) {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

const fromVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });

// What passed at its second try counts as passed; the runner's own list names it as flaky.
const fromPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
