/** Finds or installs a Chromium for the browser journeys and the bench. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { commandFile, ownNode, projectEnv, root, runCaptured } from './tools.mjs';

/**
 * The kind of browser that a run needs. Journeys use the headless shell: the same engine without the rest of
 * a browser, for less than half of the processor time. The shell has no page cache (Back always loads the
 * page again), and visitors do not use it, so some journeys and the bench need the `whole` browser.
 * @typedef {'shell' | 'whole'} Kind
 */

const usualShells = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'];
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  path.join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
];

/** Debian's packages for each kind, the best first. */
const packages = { shell: ['chromium-headless-shell', 'chromium'], whole: ['chromium'] };

/**
 * Returns the path of a Chromium that starts. It tries the installed ones, then Playwright's download, then
 * the package manager.
 * @param {Kind} kind
 */
export async function findBrowser(kind = 'shell') {
  const found = present(kind);
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not start.`);
  }
  const hasApt = existsSync('/usr/bin/apt-get');
  // Playwright's download has both kinds.
  const download = [commandFile('playwright'), 'install', 'chromium'];
  await quietly('Downloading Chromium with Playwright', ownNode(), download, projectEnv());
  const downloaded = present(kind);
  if (downloaded) return downloaded;
  if (hasApt && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await quietly('Updating the list of packages', 'apt-get', ['update'], env);
    for (const name of packages[kind]) {
      const install = ['install', '-y', '--no-install-recommends', name];
      await quietly(`Installing the package ${name}`, 'apt-get', install, env);
      const installed = present(kind);
      if (installed) return installed;
    }
  }
  throw new Error(missingBrowser(kind, hasApt));
}

/**
 * Returns the message for a machine without a Chromium, with the command that installs one.
 * @param {Kind} kind
 * @param {boolean} hasApt
 */
export function missingBrowser(kind, hasApt) {
  const way = hasApt ? `Run "sudo apt-get install ${packages[kind][0]}"` : 'Install Chromium';
  return `No Chromium found. ${way}, or set CHROMIUM_PATH to its program.`;
}

/**
 * Runs a program without its output. Prints one line: the step, and after a failure the last error that the
 * program printed.
 */
async function quietly(what, command, args, env) {
  process.stdout.write(`${what} … `);
  const { code, output } = await runCaptured(command, args, { env });
  const reason = output.split('\n').findLast((line) => /^\s*(?:E|Error|error):/.test(line)) ?? '';
  process.stdout.write(code === 0 ? 'done\n' : `failed ${reason.trim()}\n`);
}

/**
 * Returns the browsers of the journeys. A machine with only a headless shell gets no whole browser. Its
 * journeys then run in the shell, where Back loads the page again.
 */
export async function findBrowsers() {
  const shell = await findBrowser();
  return { shell, whole: present('whole') ?? shell };
}

/**
 * Yields the places of a kind, the best first.
 * @param {Kind} kind
 * @param {{ chosen?: string, downloaded: () => string | undefined }} machine the value of `CHROMIUM_PATH`,
 * and the path that Playwright's download has or would have
 */
export function* places(kind, { chosen, downloaded }) {
  if (chosen) yield chosen;
  if (kind === 'shell') yield* usualShells;
  yield* usual;
  const own = downloaded();
  const shell = kind === 'shell' && shellBeside(own);
  if (shell) yield shell;
  if (own) yield own;
}

/**
 * Returns Playwright's headless shell, which is in a folder beside its Chromium.
 * @param {string | undefined} own
 */
function shellBeside(own) {
  const [, cache, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(own ?? '') ?? [];
  const folder = path.join(cache ?? '', `chromium_headless_shell-${revision}`);
  if (!cache || !existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(path.basename(file)))
    .map((file) => path.join(folder, file))[0];
}

/**
 * Returns the first Chromium on this machine that starts.
 * @param {Kind} kind
 */
function present(kind) {
  // The loop is lazy, because later places cost more to check. Node 20's generators have no `find`.
  for (const place of places(kind, { chosen: process.env.CHROMIUM_PATH, downloaded: ownOfPlaywright })) {
    if (starts(place)) return place;
  }
  return undefined;
}

/** Returns the path of Playwright's download, whether it exists or not. */
function ownOfPlaywright() {
  const program = "import { chromium } from 'playwright'; process.stdout.write(chromium.executablePath())";
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8') };
  return spawnSync(ownNode(), ['--input-type=module', '-e', program], options).stdout;
}

/** @param {string} file */
function starts(file) {
  if (!existsSync(file)) return false;
  // Chrome on Windows opens a window for --version, so an existing file is enough.
  return process.platform === 'win32' || spawnSync(file, ['--version', '--no-sandbox']).status === 0;
}
