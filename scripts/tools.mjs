/**
 * Helpers of the commands: the project's folder and its own Node, installing, and running other programs.
 * Plain JavaScript without dependencies, because it runs under Node 20 before anything is installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const windows = process.platform === 'win32';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The folder of the built site. `DIST_DIR` moves it, so that two builds can exist side by side. */
export const distDir = path.resolve(root, process.env.DIST_DIR ?? 'dist');

/**
 * Returns an environment in which `node` is the project's own Node (a dev dependency) and its tools are on
 * the PATH.
 * @param {Record<string, string | undefined>} [extra]
 */
export function projectEnv(extra = {}) {
  const own = [path.join(root, 'node_modules', 'node', 'bin'), path.join(root, 'node_modules', '.bin')];
  return {
    ...process.env,
    PATH: [...own, process.env.PATH ?? ''].join(path.delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    // Half of the start time of a sandbox or a command goes into compiling the same sources.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
    // Node reads TypeScript itself. Playwright's own compiler would take two seconds for the files of a run.
    PW_DISABLE_TS_ESM: '1',
    ...extra,
  };
}

/** Variables of a machine that change the build or the format of text. */
const personal = /^(?:PUBLIC_|BUILD_|HSTS$|LC_|LOCALES?$|LANGUAGE$|NODE_ENV$|WITH_PSEUDO_LOCALE$)/;

/**
 * Returns the environment of the tests, which depend on the checkout alone: no settings, language or time
 * zone of this machine. Temporary files go to a folder that the run removes at its end.
 * @param {string} temporary
 */
export function testEnv(temporary) {
  const own = Object.keys(process.env).filter((name) => personal.test(name));
  return {
    ...projectEnv(),
    ...Object.fromEntries(own.map((name) => [name, undefined])),
    LANG: 'C.UTF-8',
    TZ: 'Asia/Kolkata',
    TMPDIR: temporary,
    // Each worker of the journeys and each sandbox starts a process, which compiles the same files.
    NODE_COMPILE_CACHE: path.join(temporary, 'compiled'),
    IGNORE_ENV_FILES: 'yes',
    FORCE_COLOR: '0',
    NO_COLOR: '1',
  };
}

/** Returns the Node that runs TypeScript directly: the installed one, or the current one if it is new enough. */
export function ownNode() {
  const installed = path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    'Node 24 was not installed with the dependencies. Allow install scripts for the package "node", or use Node 24.',
  );
}

/**
 * Returns the script behind an installed command, to run with `ownNode()`. It avoids `.cmd` wrappers, so it
 * works on any platform.
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
  // A newer date (after a checkout, an `npm install`) is no reason to install again. A different version is.
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, entry]) => name === '' || entry.optional || present[name]?.version === entry.version,
  );
}

/** Installs the dependencies when they are missing or differ from the lock file. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  process.stdout.write('Installing dependencies …\n');
  // npm runs under the system's Node, because `npm ci` removes node_modules, which has the project's own Node.
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.startsWith(path.join(root, 'node_modules')));
  // npm prints only errors. It would warn of each package that wants a newer Node than the system's, which
  // does not run them.
  const code = await run('npm', ['ci', '--include=dev', '--loglevel=error', '--no-fund', '--no-audit'], {
    env: { ...process.env, PATH: outside.join(path.delimiter) },
    shell: windows,
  });
  if (code !== 0) throw new Error('npm ci failed; see above.');
}

/**
 * A build for the sandbox shows the fixed test code and names what the sandbox offers; a build for a real API does not.
 * With another list, the sandbox changes each document and compresses it again.
 */
export const sandboxBuild = {
  PUBLIC_MOCK_MODE: process.env.PUBLIC_MOCK_MODE ?? 'true',
  PUBLIC_API_CAPABILITIES: process.env.PUBLIC_API_CAPABILITIES ?? 'all',
};

/** The script that builds the static site in every language, with compressed copies. */
export const buildScript = path.join(root, 'scripts', 'build-site.ts');

export async function build() {
  const code = await run(ownNode(), [buildScript], { env: projectEnv(sandboxBuild) });
  if (code !== 0) throw new Error(`The build ended with ${code}.`);
}

/**
 * Runs a program in this terminal to its end and returns its exit code.
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
 * Runs a program to its end and returns its exit code and its output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onOutput?: (chunk: string) => void, onStart?: (child: import('node:child_process').ChildProcess) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCaptured(command, args, { onOutput, onStart, ...options } = {}) {
  let output = '';
  const add = (chunk) => {
    output += chunk;
    onOutput?.(chunk);
  };
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  onStart?.(child);
  child.stdout.setEncoding('utf8').on('data', add);
  child.stderr.setEncoding('utf8').on('data', add);
  return new Promise((resolve) => {
    child.once('error', (error) => add(`${error.message}\n`));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs programs until they are stopped. Ctrl-C or a SIGTERM stops all of them, and so does the end of one of
 * them. Returns the exit code.
 * @param {{ command: string, args: string[], env?: NodeJS.ProcessEnv }[]} programs
 * @returns {Promise<number>}
 */
export async function runUntilStopped(programs) {
  const ending = new AbortController();
  let stopped = false;
  const stop = () => {
    stopped = true;
    // Ctrl-C in a terminal also reaches the children; a signal to this process alone does not.
    setTimeout(() => ending.abort(), 100).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // npm passes a SIGTERM only to its shell. A new parent process means that npm was stopped.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 500).unref();
  const codes = await Promise.all(
    programs.map(async ({ command, args, env = projectEnv() }) => {
      try {
        return await run(command, args, { env, signal: ending.signal });
      } catch (error) {
        if (ending.signal.aborted) return 0;
        process.stderr.write(`${error.message}\n`);
        return 1;
      } finally {
        ending.abort();
      }
    }),
  );
  return stopped ? 0 : (codes.find((code) => code !== 0) ?? 0);
}

/**
 * Runs a command's main function and prints a failure as one readable line instead of a stack.
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
