/**
 * `npm test`: runs every check, each as a stage with its name, time and result. `npm run test:unit` and
 * similar commands run the stages they name. After a failed stage the others still run, except the journeys,
 * unless you pass `--keep-going`. The last line is 'N passed, N failed'.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findBrowsers } from './browser.mjs';
import { hasFontconfig, withoutFontconfig } from './fonts.mjs';
import { children, runLanes } from './lanes.mjs';
import { browserStages, planFor, readArguments, stages } from './stages.mjs';
import { commandLine, installIfNeeded, testEnv } from './tools.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

await commandLine(async () => {
  await installIfNeeded();
  const reports = mkdtempSync(path.join(os.tmpdir(), 'nuskha-test-'));
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
    rmSync(reports, { recursive: true, force: true });
    process.exit(130);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    return await testAll(reports, process.argv.slice(2));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});

/** Runs the named stages (all without a name) and returns the exit code. Further arguments go to the last stage. */
async function testAll(reports, args) {
  const { names, extra, keepGoing } = readArguments(args);
  // `BASE_URL` runs journeys on a deployed site, which needs no build. A whole run depends on the checkout alone.
  if (names.length === 0) delete process.env.BASE_URL;
  const lanes = planFor(process.env.BASE_URL ? names.filter((name) => name !== 'build') : names);
  const started = performance.now();
  const needsBrowser = lanes.flat().some((name) => browserStages.includes(name));
  if (needsBrowser && !hasFontconfig) say(withoutFontconfig);
  const results = await runLanes(lanes, {
    all: stages(reports, needsBrowser ? await findBrowsers() : undefined),
    env: testEnv(reports),
    extra: { [names.at(-1) ?? '']: extra },
    keepGoing,
    say,
  });
  return summary([...results], (performance.now() - started) / 1000);
}

function summary(results, seconds) {
  say('\nStage    Result    Time  Passed  Failed');
  for (const [name, { ok, seconds: own, passed, failed }] of results) {
    const numbers = [`${own.toFixed(1)} s`, passed, failed].map((cell) => String(cell).padStart(7));
    say([name.padEnd(8), (ok ? 'ok' : 'failed').padEnd(7), ...numbers].join(' '));
  }
  const sum = (count) => results.reduce((total, [, result]) => total + result[count], 0);
  say(`In ${seconds.toFixed(0)} s.`);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return results.every(([, { ok, failed }]) => ok && failed === 0) ? 0 : 1;
}
