import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Vitest } from 'vitest/node';
import { findBrowsers } from '../../scripts/browser.mjs';
import { testEnv } from '../../scripts/tools.mjs';
import { usesTouch } from '../../tests/screens/usesTouch.ts';

/** The result of a run: the first failed test, or `null` if none failed. `crash` says why tests could not run. */
export interface Played {
  failed: string | null;
  crash: string | null;
}

const configs = { unit: 'vitest.config.ts', screens: 'tests/screens/vitest.config.ts' } as const;

/** Files that a running Vitest reads again. Others are bundled by plugins, or are part of its configuration. */
const isReadAgain = /^src\/(?:lib|islands|styles)\/.*(?<!\.inline)\.(?:tsx?|css)$/;

/** A Vitest that stays open, and what its next run has to know of the earlier ones. */
interface Open {
  vitest: Vitest;
  /** The file of the last fault, which has its own text again. */
  last: string | null;
  /** Test files that noticed a fault. */
  noticing: Set<string>;
}

/**
 * Plays tests of a copy of the checkout with one Vitest a stage, which stays open: a run takes seconds less than a
 * command. Tests with a touch screen have another one, because their pages know of no mouse afterwards. The copy must be
 * the working directory.
 */
export class WarmTests {
  readonly #open = new Map<string, Open>();

  /** Whether runs of a stage notice a change of a file. */
  canPlay(stage: string, file: string): stage is keyof typeof configs {
    return stage in configs && isReadAgain.test(file);
  }

  /** Plays test files up to the first failed test. `changed` is a file that changed since the last run. */
  async play(stage: keyof typeof configs, tests: readonly string[], changed: string): Promise<Played> {
    for (const hasTouch of [false, true]) {
      const own = tests.filter((test) => usesTouch(test) === hasTouch);
      if (own.length === 0) continue;
      const name = `${stage}, touch: ${hasTouch}`;
      const open = this.#open.get(name) ?? (await start(stage));
      this.#open.set(name, open);
      const played = await playIn(open, own, changed);
      if (played.failed !== null || played.crash !== null) return played;
    }
    return { failed: null, crash: null };
  }

  /** Plays the files that noticed faults once more, without a fault. Returns the first test that fails all the same. */
  async failsWithoutFault(): Promise<string | null> {
    for (const { vitest, last, noticing } of this.#open.values()) {
      if (noticing.size === 0) continue;
      if (last !== null) vitest.invalidateFile(path.resolve(last));
      const { failed, crash } = await run(vitest, [...noticing]);
      if (failed !== null || crash !== null) return failed ?? crash;
    }
    return null;
  }

  async close(): Promise<void> {
    for (const { vitest } of this.#open.values()) await vitest.close();
  }
}

/** Opens the Vitest of a stage, in the environment of the tests. */
async function start(stage: keyof typeof configs): Promise<Open> {
  const env = testEnv(os.tmpdir());
  if (stage === 'screens') {
    const { shell, whole } = await findBrowsers();
    Object.assign(env, { CHROMIUM_PATH: shell, WHOLE_CHROMIUM_PATH: whole });
  }
  for (const [name, value] of Object.entries(env))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  const { createVitest } = await import('vitest/node');
  // In watch mode the browser asks for every module again. Nothing is watched: each run is told what changed.
  const options = { config: path.resolve(configs[stage]), watch: true, bail: 1, reporters: [{}] };
  const vitest = await createVitest('test', options, { server: { watch: null } });
  await vitest.standalone();
  return { vitest, last: null, noticing: new Set() };
}

/** Plays test files in an open Vitest, after `changed` has changed. */
async function playIn(open: Open, tests: readonly string[], changed: string): Promise<Played> {
  if (open.last !== null) open.vitest.invalidateFile(path.resolve(open.last));
  open.vitest.invalidateFile(path.resolve(changed));
  open.last = changed;
  const played = await run(open.vitest, tests);
  if (played.failed !== null) open.noticing.add(played.failed.split(' > ', 1)[0] ?? '');
  return played;
}

/** Runs test files up to the first failed test. */
async function run(vitest: Vitest, tests: readonly string[]): Promise<Played> {
  // Vitest keeps the results of earlier runs. Their failures would end this run, and would look like its own.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const specifications = await vitest.globTestSpecifications([...tests]);
  const { testModules: heard, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // On a busy machine, results of the run before can still arrive.
  const testModules = heard.filter(({ relativeModuleId }) => tests.includes(relativeModuleId));
  if (testModules.length === 0) return { failed: null, crash: 'No test was played.' };
  for (const module of testModules)
    for (const test of module.children.allTests('failed'))
      return { failed: `${module.relativeModuleId} > ${test.fullName}`, crash: null };
  const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
  return { failed: null, crash: errors.length > 0 ? JSON.stringify(errors[0]).slice(0, 2000) : null };
}
