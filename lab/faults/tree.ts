import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/tools.mjs';
import type { Fault } from './fault.ts';

/** A copy of the checkout in which faults are planted. The checkout itself never changes. */
export interface Tree {
  folder: string;
  /** Plants a fault and returns a function that removes it. Throws unless the text occurs exactly once in the file. */
  plant(fault: Fault): () => void;
  remove(): void;
}

/** Copies all files of the checkout except ignored ones, and links its packages. */
export function copyTree(): Tree {
  // Node runs no TypeScript inside `node_modules`, so the copy lives elsewhere.
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
      // Git still lists a file whose deletion is not committed.
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
      if (times !== 1) throw new Error(`“${fault.name}”: ${fault.file} contains its text ${times} times.`);
      writeFileSync(
        file,
        text.replace(fault.find, () => fault.replace),
      );
      return () => writeFileSync(file, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
