/**
 * What the commands share: where the project is, its own Node, installing, and running other programs.
 * Plain JavaScript without dependencies, because it runs before anything is installed, under Node 20.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const windows = process.platform === 'win32';

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Where the built site goes; `DIST_DIR` moves it, so that two builds can stand side by side. */
export const distDir = path.resolve(root, process.env.DIST_DIR ?? 'dist');

/**
 * An environment in which `node` is the project's own Node (a dev dependency) and tools are found.
 * @param {Record<string, string | undefined>} [extra]
 */
export function projectEnv(extra = {}) {
  const own = [path.join(root, 'node_modules', 'node', 'bin'), path.join(root, 'node_modules', '.bin')];
  return {
    ...process.env,
    PATH: [...own, process.env.PATH ?? ''].join(path.delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    // Half of what a sandbox or a command of it takes to start is reading its sources, the same each time.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
    ...extra,
  };
}

/** The Node that runs TypeScript directly: the installed one, or the current one where it is new enough. */
export function ownNode() {
  const installed = path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    'Node 24 was not installed with the dependencies. Allow install scripts for the package "node", or use Node 24.',
  );
}

/**
 * The script behind an installed command, to be run with `ownNode()`; no `.cmd` wrappers, so any platform.
 * @param {string} packageName
 * @param {string} [command]
 */
export function commandFile(packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Whether the installed packages are those of the lock file.
 * @param {string} folder
 */
export function isInstalled(folder = root) {
  const lockFile = path.join(folder, 'package-lock.json');
  const installedFile = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  if (statSync(lockFile).mtimeMs <= statSync(installedFile).mtimeMs) return true;
  // A newer date alone (a checkout, an `npm install`) is no reason to install again: versions are.
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, entry]) => name === '' || entry.optional || present[name]?.version === entry.version,
  );
}

/** Installs the dependencies where they are missing or not those of the lock file. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  process.stdout.write('Installing dependencies …\n');
  // Under the system's Node: `npm ci` removes node_modules, the project's own Node with it.
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.startsWith(path.join(root, 'node_modules')));
  // Only errors: npm would list each package that wants a newer Node than the system's, which does not run them.
  const code = await run('npm', ['ci', '--include=dev', '--loglevel=error', '--no-fund', '--no-audit'], {
    env: { ...process.env, PATH: outside.join(path.delimiter) },
    shell: windows,
  });
  if (code !== 0) throw new Error('npm ci failed; see above.');
}

/** A build to be served by the sandbox tells of its fixed test code; one for a real API does not. */
export const sandboxBuild = { PUBLIC_MOCK_MODE: process.env.PUBLIC_MOCK_MODE ?? 'true' };

/** What builds the static site in every language, with compressed copies beside its files. */
export const buildSteps = [[path.join(root, 'scripts', 'build-site.ts')]];

/** Builds the static site for the sandbox. */
export async function build() {
  for (const step of buildSteps) {
    const code = await run(ownNode(), step, { env: projectEnv(sandboxBuild) });
    if (code !== 0) throw new Error(`The build failed: ${path.basename(step[0])} ended with ${code}.`);
  }
}

/**
 * Runs a program to its end with this terminal and returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/**
 * Starts programs that run until they are stopped. Ctrl-C or a SIGTERM stops all of them, the end of one
 * ends the others. Returns the exit code.
 * @param {{ command: string, args: string[], env?: NodeJS.ProcessEnv }[]} programs
 * @returns {Promise<number>}
 */
export function runUntilStopped(programs) {
  let stopped = false;
  const children = programs.map(({ command, args, env }) =>
    spawn(command, args, { cwd: root, stdio: 'inherit', env: env ?? projectEnv() }),
  );
  const stopAll = () => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  };
  // A Ctrl-C in a terminal reaches the children too; a signal sent to this process alone does not.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopped = true;
      setTimeout(stopAll, 100).unref();
    });
  }
  // npm passes a SIGTERM to its shell and no further: without npm above it, this has been stopped.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid === parent) return;
      stopped = true;
      stopAll();
    }, 500).unref();
  }
  return new Promise((resolve) => {
    let result = 0;
    let left = children.length;
    for (const child of children) {
      child.once('error', (error) => {
        process.stderr.write(`${error.message}\n`);
        result = 1;
        stopAll();
      });
      child.once('close', (code) => {
        if (!stopped && code) result = code;
        left -= 1;
        stopAll();
        if (left === 0) resolve(stopped ? 0 : result);
      });
    }
  });
}

/**
 * Runs a command's main function; a failure is one readable line instead of a stack.
 * @param {() => Promise<number | void>} main
 */
export async function commandLine(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
