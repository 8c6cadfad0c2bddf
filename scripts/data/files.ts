import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools.mjs';

/** Returns the text of a file of the project. */
export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Writes files into a folder of the project. `emptied` is a folder in it that keeps no other file. */
export function write(
  folder: string,
  files: Iterable<readonly [file: string, text: string]>,
  emptied?: string,
): void {
  const place = (file: string): string => path.join(root, folder, file);
  if (emptied !== undefined) rmSync(place(emptied), { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(place(file)), { recursive: true });
    writeFileSync(place(file), text);
  }
}

/** Returns an object as JSON with one entry per line, so that a diff of a new release is readable. */
export function lines(entries: Iterable<readonly [key: string, value: unknown]>): string {
  const each = [...entries].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{\n${each.join(',\n')}\n}\n`;
}

/** Returns the runs of consecutive numbers in an ascending list, each by its first and its last number. */
export function runs(numbers: readonly number[]): [first: number, last: number][] {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const run = found.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else found.push([number, number]);
  }
  return found;
}
