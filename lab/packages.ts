/** Packages of npm that one tool of the lab needs. They are no dependencies of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/tools.mjs';

/**
 * Installs packages once, in a folder of their own below `node_modules`. They use the project's packages as their peers.
 * Returns the folder that holds them.
 */
export function install(packages: Readonly<Record<string, string>>): string {
  const [name = ''] = Object.keys(packages);
  const folder = path.join(root, 'node_modules', '.cache', 'lab', name);
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages });
  const file = path.join(folder, 'package.json');
  const installed = path.join(folder, 'node_modules');
  const done = path.join(installed, '.package-lock.json');
  if (!existsSync(done) || readFileSync(file, 'utf8') !== wanted) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // npm looks for a package.json upwards, and would change the project's packages without one.
    writeFileSync(file, wanted);
    // Scripts of packages are not run: no package needs them, and one of them may wait for a download without end.
    const flags = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const shell = process.platform === 'win32';
    const { status } = spawnSync('npm', ['install', ...flags], { cwd: folder, stdio: 'inherit', shell });
    if (status !== 0) throw new Error(`npm did not install ${Object.keys(packages).join(', ')}`);
  }
  return installed;
}

/** Installs a package and returns its module. */
export async function load<Module>(name: string, version: string): Promise<Module> {
  const folder = install({ [name]: version });
  const file = createRequire(path.join(folder, 'package.json')).resolve(name);
  return (await import(pathToFileURL(file).href)) as Module;
}
