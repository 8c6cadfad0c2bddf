import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/tools.mjs';
import type { Fault } from './fault.ts';

/** A copy of the checkout, in which faults are planted. The checkout itself is never changed. */
export interface Tree {
  folder: string;
  /** Plants a fault; returns a function that takes it out. Throws where its text is not in the file exactly once. */
  plant(fault: Fault): () => void;
  remove(): void;
}

/** Copies all files of the checkout but ignored ones, with its packages. */
export function copyTree(): Tree {
  // Not in `node_modules`, where Node runs no TypeScript.
  const copies = path.join(root, '.sandbox');
  mkdirSync(copies, { recursive: true });
  const folder = mkdtempSync(path.join(copies, 'faults-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    try {
      cpSync(path.join(root, file), path.join(folder, file));
    } catch (error) {
      // A file that was deleted and not committed is listed still.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    plant: (fault) => {
      const file = path.join(folder, fault.file);
      const text = readFileSync(file, 'utf8');
      const times = text.split(fault.find).length - 1;
      if (times !== 1) throw new Error(`“${fault.name}”: its text is in ${fault.file} ${times} times.`);
      writeFileSync(
        file,
        text.replace(fault.find, () => fault.replace),
      );
      return () => writeFileSync(file, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
