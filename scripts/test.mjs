/**
 * `npm test`: runs every check, each as a stage with its name, time and result. `npm run test:unit` and
 * similar commands run the stages they name. After a failed stage the others still run, except the journeys,
 * unless you pass `--keep-going`. The last line is 'N passed, N failed'.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { findBrowsers } from './browser.mjs';
import { longest, planFor, readArguments, stages } from './stages.mjs';
import { hasFontconfig, withoutFontconfig } from './fonts.mjs';
import { commandLine, installIfNeeded, ownNode, runCaptured, testEnv } from './tools.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

/** Running child processes. A stopped run ends them all. */
const children = new Set();

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
  const results = new Map();
  /** The promise of each stage's end, for stages that have begun or will begin. */
  const ends = new Map();

  /** The stage whose failure stops the longest one. */
  let stopper = null;
  const endLongest = new AbortController();

  const runStage = async (name) => {
    const stage = all[name];
    await ends.get(stage.needs ?? stage.after);
    const failedBefore = results.get(stage.needs)?.ok === false ? stage.needs : null;
    const cause = failedBefore ?? (name === longest ? stopper : null);
    if (cause !== null) {
      say(`✗ ${name}: not run, because ${cause} failed`);
      results.set(name, { ok: false, seconds: 0, passed: 0, failed: 1 });
      return;
    }
    const begin = performance.now();
    const signal = name === longest ? endLongest.signal : undefined;
    const env = keepGoing ? { KEEP_GOING: 'yes' } : {};
    const { ok, output } = await runSteps(stage, { extra: name === last ? extra : [], reports, env, signal });
    const seconds = (performance.now() - begin) / 1000;
    const count = stage.count(ok);
    results.set(name, { ok, seconds, ...count });
    say(`${ok ? '✓' : '✗'} ${name}  ${seconds.toFixed(1)} s  ${ok ? 'ok' : 'failed'}`);
    if (!ok && !stage.live) say(indent(output));
    if (name === longest && stopper !== null) say(`  stopped, because ${stopper} failed`);
    if (ok || keepGoing || name === longest) return;
    stopper ??= name;
    endLongest.abort();
  };

  if (['e2e', 'screens'].some((name) => lanes.flat().includes(name))) {
    browsers = await findBrowsers();
    if (!hasFontconfig) say(withoutFontconfig);
  }
  for (const lane of lanes) {
    let before = Promise.resolve();
    for (const name of lane) {
      before = before.then(() => runStage(name));
      ends.set(name, before);
    }
  }
  await Promise.all(ends.values());
  return summary(results, (performance.now() - started) / 1000);
}

/**
 * Runs a stage's programs in order, up to the first that fails. Returns their output, and prints it at once
 * for a live stage.
 */
async function runSteps(stage, { extra, reports, env, signal }) {
  let output = '';
  const show = (chunk) => {
    output += chunk;
    if (stage.live) process.stdout.write(chunk);
  };
  if (stage.live) say(`… ${stage.name}`);
  for (const step of stage.steps) {
    let running;
    const { code } = await runCaptured(ownNode(), [...step, ...extra], {
      env: { ...testEnv(reports), ...env, ...stage.env },
      onOutput: show,
      onStart: (child) => {
        children.add((running = child));
        // Send the signal only once: the runner closes its browsers and servers, and a second signal would
        // kill it before that.
        signal?.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
      },
    });
    children.delete(running);
    if (code !== 0) return { ok: false, output };
  }
  return { ok: true, output };
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

/** Indents a stage's output and removes its colours, which are noise in logs. */
function indent(text) {
  return stripVTControlCharacters(text).trimEnd().replace(/^/gm, '    ');
}
