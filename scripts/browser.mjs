/** Finds a Chromium for the browser journeys and the bench, or gets one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { commandFile, ownNode, projectEnv, root, run } from './tools.mjs';

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

/** Path of a Chromium that starts. Tries what is there, then Playwright's own, then the package manager. */
export async function findBrowser() {
  const found = present();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not start.`);
  }
  process.stdout.write('No Chromium found; getting one …\n');
  await run(ownNode(), [commandFile('playwright'), 'install', 'chromium'], { env: projectEnv() });
  const downloaded = present();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    const installed = present();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium could be found or installed. Install one, or set CHROMIUM_PATH to its program.',
  );
}

/** The first Chromium on this machine that starts. */
function present() {
  return [process.env.CHROMIUM_PATH, ...usual, ownOfPlaywright()].find(starts);
}

/** Playwright's download, which may be there or not. It answers a path in either case. */
function ownOfPlaywright() {
  const program = "import { chromium } from 'playwright'; process.stdout.write(chromium.executablePath())";
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8') };
  return spawnSync(ownNode(), ['--input-type=module', '-e', program], options).stdout;
}

/** @param {string | undefined} file */
function starts(file) {
  if (!file || !existsSync(file)) return false;
  // Chrome on Windows opens a window for --version; being there has to be enough.
  return process.platform === 'win32' || spawnSync(file, ['--version', '--no-sandbox']).status === 0;
}
