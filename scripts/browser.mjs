/** Finds a Chromium for the browser journeys and the bench, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { commandFile, ownNode, projectEnv, root, run } from './tools.mjs';

/**
 * What a browser is needed for. Journeys want the headless shell: the same engine without the rest of a browser, for less
 * than half of the processor time. It has no page cache (Back always loads the page again), and it is not what a visitor
 * has, so some journeys and the bench need the `whole` browser.
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

/** Debian's packages that have one, the best first. */
const packages = ['chromium-headless-shell', 'chromium'];

/**
 * Path of a Chromium that starts. Tries what is there, then Playwright's download, then the package manager.
 * @param {Kind} kind
 */
export async function findBrowser(kind = 'shell') {
  const found = present(kind);
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not start.`);
  }
  process.stdout.write('No Chromium found; getting one …\n');
  // Both of its kinds.
  await run(ownNode(), [commandFile('playwright'), 'install', 'chromium'], { env: projectEnv() });
  const downloaded = present(kind);
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    for (const name of kind === 'shell' ? packages : packages.slice(1)) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
      const installed = present(kind);
      if (installed) return installed;
    }
  }
  throw new Error(
    'No Chromium could be found or installed. Install one, or set CHROMIUM_PATH to its program.',
  );
}

/**
 * The browsers of the journeys. A machine with a headless shell alone has no whole browser, and gets none: what would run
 * there runs in the shell, where Back loads the page again.
 */
export async function findBrowsers() {
  const shell = await findBrowser();
  return { shell, whole: present('whole') ?? shell };
}

/**
 * Where a kind is looked for, the best place first.
 * @param {Kind} kind
 * @param {{ chosen?: string, downloaded: () => string | undefined }} machine what `CHROMIUM_PATH` names, and the path
 * that Playwright's download has or would have
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
 * Playwright's headless shell, which is kept in a folder beside its Chromium's.
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
 * The first Chromium on this machine that starts.
 * @param {Kind} kind
 */
function present(kind) {
  // One by one: what comes later is dearer to find out. Node 20's generators have no `find`.
  for (const place of places(kind, { chosen: process.env.CHROMIUM_PATH, downloaded: ownOfPlaywright })) {
    if (starts(place)) return place;
  }
  return undefined;
}

/** Playwright's download, which may be there or not: the path is returned in either case. */
function ownOfPlaywright() {
  const program = "import { chromium } from 'playwright'; process.stdout.write(chromium.executablePath())";
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8') };
  return spawnSync(ownNode(), ['--input-type=module', '-e', program], options).stdout;
}

/** @param {string} file */
function starts(file) {
  if (!existsSync(file)) return false;
  // Chrome on Windows opens a window for --version; being there has to be enough.
  return process.platform === 'win32' || spawnSync(file, ['--version', '--no-sandbox']).status === 0;
}
