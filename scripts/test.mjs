/**
 * `npm test`: every check there is, each as a stage with its name, time and result; `npm run test:unit` and
 * its like run the stages they name. A failed stage does not hide the ones after it. The last line is
 * 'N passed, N failed'.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { findBrowsers } from './browser.mjs';
import { planFor, readArguments, stages } from './stages.mjs';
import { commandLine, installIfNeeded, ownNode, projectEnv, root } from './tools.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

/** Running children, so that a stopped run leaves none behind. */
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

/** Runs the named stages (all without a name) and returns the exit code. Further arguments go to the last of them. */
async function testAll(reports, args) {
  let browsers;
  const all = stages({ reports, browsers: () => browsers });
  const { names, last, extra } = readArguments(args, Object.keys(all));
  const lanes = planFor(names);
  const started = performance.now();
  const results = new Map();
  /** Stages that have begun or will, each with its end. */
  const ends = new Map();

  const runStage = async (name) => {
    const stage = all[name];
    await ends.get(stage.needs ?? stage.after);
    if (results.get(stage.needs)?.ok === false) {
      say(`✗ ${name}: not run, because ${stage.needs} failed`);
      results.set(name, { ok: false, seconds: 0, passed: 0, failed: 1 });
      return;
    }
    const begin = performance.now();
    const { ok, output } = await runSteps(stage, name === last ? extra : []);
    const seconds = (performance.now() - begin) / 1000;
    const count = stage.count(ok);
    results.set(name, { ok, seconds, ...count });
    say(`${ok ? '✓' : '✗'} ${name}  ${seconds.toFixed(1)} s  ${ok ? 'ok' : 'failed'}`);
    if (!ok && !stage.live) say(indent(output));
  };

  if (lanes.flat().includes('e2e')) browsers = await findBrowsers();
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

/** Runs a stage's programs in order up to the first that fails; keeps what they print, or shows it live. */
async function runSteps(stage, extra) {
  let output = '';
  const show = (chunk) => {
    output += chunk;
    if (stage.live) process.stdout.write(chunk);
  };
  if (stage.live) say(`… ${stage.name}`);
  for (const step of stage.steps) {
    const ok = await new Promise((resolve) => {
      const env = projectEnv({ ...stage.env, FORCE_COLOR: '0', NO_COLOR: '1' });
      const child = spawn(ownNode(), [...step, ...extra], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.add(child);
      child.stdout.setEncoding('utf8').on('data', show);
      child.stderr.setEncoding('utf8').on('data', show);
      child.once('error', (error) => show(`${error.message}\n`));
      child.once('close', (code) => {
        children.delete(child);
        resolve(code === 0);
      });
    });
    if (!ok) return { ok, output };
  }
  return { ok: true, output };
}

/** Prints the table and the counts; returns the exit code. */
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

/** Sets a stage's output off from the stages around it, without colours, which logs show as noise. */
function indent(text) {
  return stripVTControlCharacters(text).trimEnd().replace(/^/gm, '    ');
}
