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
import { planFor, readArguments, stages } from './stages.mjs';
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
  let browsers;
  const all = stages({ reports, browsers: () => browsers });
  const { names, last, extra, keepGoing } = readArguments(args, Object.keys(all));
  // `BASE_URL` runs journeys on a deployed site, which needs no build. A whole run depends on the checkout alone.
  if (names.length === 0) delete process.env.BASE_URL;
  const lanes = planFor(process.env.BASE_URL ? names.filter((name) => name !== 'build') : names);
  const started = performance.now();
  if (lanes.flat().some((name) => all[name].browser)) {
    browsers = await findBrowsers();
    if (!hasFontconfig) say(withoutFontconfig);
  }
  const extraFor = (name) => (name === last ? extra : []);
  const results = await runLanes(lanes, { all, env: testEnv(reports), extraFor, keepGoing, say });
  return summary(results, (performance.now() - started) / 1000);
}

function summary(results, seconds) {
  let passed = 0;
  let failed = 0;
  say('\nStage    Result    Time  Passed  Failed');
  for (const [name, result] of results) {
    passed += result.passed;
    failed += result.failed;
    const cells = [name.padEnd(8), (result.ok ? 'ok' : 'failed').padEnd(7)];
    const numbers = [`${result.seconds.toFixed(1)} s`, result.passed, result.failed];
    say([...cells, ...numbers.map((cell) => String(cell).padStart(7))].join(' '));
  }
  say(`In ${seconds.toFixed(0)} s.`);
  const ok = failed === 0 && [...results.values()].every((result) => result.ok);
  say(`${passed} passed, ${failed} failed`);
  return ok ? 0 : 1;
}
