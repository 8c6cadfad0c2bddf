/** Runs stages of `npm test` in lanes side by side, each stage as a program of its own. */
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { longest } from './stages.mjs';
import { ownNode, runCaptured } from './tools.mjs';

/** Running child processes. A stopped run ends them all. */
export const children = new Set();

/**
 * Runs the stages of all lanes and returns their results by name. The first failed stage stops the longest one, or keeps
 * it from beginning, because it would repeat the failure. With `keepGoing` it goes on. `extraFor` returns further arguments of
 * a stage.
 * @param {string[][]} lanes
 * @param {{ all: Record<string, import('./stages.mjs').Stage>, env: Record<string, string | undefined>,
 *   extraFor?: (name: string) => string[], keepGoing?: boolean, say: (text: string) => void }} run
 * @returns {Promise<Map<string, import('./stages.mjs').Count & { ok: boolean, seconds: number }>>}
 */
export async function runLanes(lanes, { all, env, extraFor = () => [], keepGoing = false, say }) {
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
    const { ok, output } = await runProgram(stage, {
      extra: extraFor(name),
      env: { ...env, ...(keepGoing ? { KEEP_GOING: 'yes' } : {}) },
      signal: name === longest ? endLongest.signal : undefined,
      say,
    });
    const seconds = (performance.now() - begin) / 1000;
    results.set(name, { ok, seconds, ...stage.count(ok) });
    say(`${ok ? '✓' : '✗'} ${name}  ${seconds.toFixed(1)} s  ${ok ? 'ok' : 'failed'}`);
    if (!ok && !stage.live) say(indent(output));
    if (name === longest && stopper !== null) say(`  stopped, because ${stopper} failed`);
    if (ok || keepGoing || name === longest) return;
    stopper ??= name;
    endLongest.abort();
  };

  for (const lane of lanes) {
    let before = Promise.resolve();
    for (const name of lane) {
      before = before.then(() => runStage(name));
      ends.set(name, before);
    }
  }
  await Promise.all(ends.values());
  return results;
}

/** Runs a stage's program. Returns its output, and prints it at once for a live stage. */
async function runProgram({ name, command, live, env: own }, { extra, env, signal, say }) {
  if (live) say(`… ${name}`);
  let running;
  const { code, output } = await runCaptured(ownNode(), [...command, ...extra], {
    env: { ...env, ...own },
    onOutput: (chunk) => live && process.stdout.write(chunk),
    onStart: (child) => {
      children.add((running = child));
      // Send the signal only once: the runner closes its browsers and servers, and a second signal would
      // kill it before that.
      signal?.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
    },
  });
  children.delete(running);
  return { ok: code === 0, output };
}

/** Indents a stage's output and removes its colours, which are noise in logs. */
function indent(text) {
  return stripVTControlCharacters(text).trimEnd().replace(/^/gm, '    ');
}
