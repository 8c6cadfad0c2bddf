import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandFile, ownNode, runCaptured } from '../../scripts/tools.mjs';

/** The titles of the failed tests, or the reason why no test ran. */
export interface Outcome {
  failed: string[];
  /** The end of the output of a run that stopped without a failed test. */
  crash: string | null;
}

interface Run {
  command: string[];
  env?: Record<string, string>;
}

const isScreen = (file: string): boolean => file.startsWith('tests/screens/');
const isJourney = (file: string): boolean => file.startsWith('e2e/');
const isOfDist = (file: string): boolean => file === 'tests/dist.test.ts' || file.startsWith('tests/built/');
const needsBuild = (file: string): boolean => isJourney(file) || isOfDist(file);

/** Runs these tests in a folder, the quickest kind first. Stops after the first kind with a failed test. */
export async function play(
  folder: string,
  tests: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const report = path.join(folder, 'faults-report.json');
  const vitest = (config: string, files: readonly string[]): Run => ({
    command: [
      commandFile('vitest'),
      'run',
      '--config',
      config,
      '--bail=1',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
  });
  const plain = tests.filter((file) => !isScreen(file) && !needsBuild(file));
  const screens = tests.filter(isScreen);
  const ofDist = tests.filter(isOfDist);
  const journeys = tests.filter(isJourney);
  const build = { command: [path.join(folder, 'scripts', 'test.mjs'), 'build'] };
  const runs: Run[] = [
    ...(plain.length > 0 ? [vitest('vitest.config.ts', plain)] : []),
    ...(screens.length > 0 ? [vitest('tests/screens/vitest.config.ts', screens)] : []),
    ...(tests.some(needsBuild) ? [build] : []),
    ...(ofDist.length > 0 ? [vitest('vitest.dist.config.ts', ofDist)] : []),
    ...(journeys.length > 0
      ? [
          {
            command: [commandFile('playwright'), 'test', '-x', ...journeys],
            env: { PLAYWRIGHT_REPORT: report },
          },
        ]
      : []),
  ];
  for (const { command, env: own } of runs) {
    // A run that crashes writes no report, so remove the previous one first.
    const once = () => {
      rmSync(report, { force: true });
      return runCaptured(ownNode(), command, { cwd: folder, env: { ...env, ...own } });
    };
    let { code, output } = await once();
    let failed = code === 0 ? [] : failedIn(report);
    // A file that fails to load says nothing about the fault, so try it a second time.
    if (code !== 0 && failed.length === 0) {
      ({ code, output } = await once());
      failed = code === 0 ? [] : failedIn(report);
    }
    if (code === 0) continue;
    return { failed, crash: failed.length > 0 ? null : output.slice(-2000) };
  }
  return { failed: [], crash: null };
}

interface Suite {
  title?: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}
interface Report {
  testResults?: { assertionResults: { status: string; fullName: string }[] }[];
  suites?: Suite[];
}

/** The titles of the failed tests in a Vitest or Playwright report. */
function failedIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const ofVitest = (report.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim()),
  );
  const walk = (suite: Suite): string[] => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ title }) => title),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return [...ofVitest, ...(report.suites ?? []).flatMap(walk)];
}
