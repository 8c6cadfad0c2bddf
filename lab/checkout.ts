import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/tools.mjs';

/** Copies all files of the checkout, with changes, except ignored and deleted ones. */
export function copyCheckout(folder: string): void {
  const list = ['ls-files', '-co', '--exclude-standard', '-z'];
  for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0'))
    if (file !== '' && existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(folder, file));
}
