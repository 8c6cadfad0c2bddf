/** Packages of npm that one tool of the lab needs. They are no dependencies of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/tools.mjs';

/** Installs a package once, apart from the project's packages. Returns its folder. */
export function install(name: string, version: string): string {
  const folder = path.join(root, 'node_modules', '.cache', 'lab', name);
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: { [name]: version } });
  const file = path.join(folder, 'package.json');
  const installed = path.join(folder, 'node_modules');
  const done = path.join(installed, '.package-lock.json');
  if (!existsSync(done) || readFileSync(file, 'utf8') !== wanted) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // npm looks for a package.json upwards, and would change the project's packages without one.
    writeFileSync(file, wanted);
    // Scripts of packages are not run: no package needs them, and one of them may wait for a download without end.
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
    const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error(`npm did not install ${name}`);
  }
  return path.join(installed, name);
}

/** Installs a package and returns its module. */
export async function load<Module>(name: string, version: string): Promise<Module> {
  const file = createRequire(path.join(install(name, version), 'package.json')).resolve(name);
  return (await import(pathToFileURL(file).href)) as Module;
}
