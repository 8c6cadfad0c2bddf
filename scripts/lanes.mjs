/** Runs stages of `npm test` in lanes side by side, each stage as a program of its own. */
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { longest } from './stages.mjs';
import { ownNode, runCaptured } from './tools.mjs';

/** Running child processes. A stopped run ends them all. */
export const children = new Set();

/**
 * Runs the stages of all lanes and returns their results by name. The first failed stage stops the longest one, or keeps
 * it from beginning, because it would repeat the failure. With `keepGoing` it goes on. `extra` has further arguments of
 * stages, by their names.
 * @param {string[][]} lanes
 * @param {{ all: Record<string, import('./stages.mjs').Stage>, env: Record<string, string | undefined>,
 *   extra?: Record<string, string[]>, keepGoing?: boolean, say: (text: string) => void }} run
 * @returns {Promise<Map<string, import('./stages.mjs').Count & { ok: boolean, seconds: number }>>}
 */
export async function runLanes(lanes, { all, env, extra = {}, keepGoing = false, say }) {
  const results = new Map();
  /** The promise of each stage's end, for stages that have begun or will begin. */
  const ends = new Map();
  /** The stage whose failure stops the longest one. */
  let stopper = null;
  const endLongest = new AbortController();

  const runStage = async (name) => {
    const stage = all[name];
    await Promise.all([ends.get(stage.needs), ends.get(stage.after)]);
    const failedBefore = results.get(stage.needs)?.ok === false ? stage.needs : null;
    const cause = failedBefore ?? (name === longest ? stopper : null);
    if (cause !== null) {
      say(`✗ ${name}: not run, because ${cause} failed`);
      results.set(name, { ok: false, seconds: 0, passed: 0, failed: 1 });
      return;
    }
    if (stage.live) say(`… ${name}`);
    const begin = performance.now();
    const { code, output } = await runCaptured(ownNode(), [...stage.command, ...(extra[name] ?? [])], {
      env: { ...env, ...(keepGoing ? { KEEP_GOING: 'yes' } : {}), ...stage.env },
      onOutput: (chunk) => stage.live && process.stdout.write(chunk),
      onStart: (child) => {
        children.add(child);
        child.once('close', () => children.delete(child));
        // Send the signal only once: the runner closes its browsers and servers, and a second signal would
        // kill it before that.
        const stop = () => child.kill('SIGINT');
        if (name === longest) endLongest.signal.addEventListener('abort', stop, { once: true });
      },
    });
    const ok = code === 0;
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

/** Indents a stage's output and removes its colours, which are noise in logs. */
function indent(text) {
  return stripVTControlCharacters(text).trimEnd().replace(/^/gm, '    ');
}
