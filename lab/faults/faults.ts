import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tables = path.join(import.meta.dirname, 'tables');

/** The areas in which faults are planted, each with a table and a goal of its own. Mutants cover rules and stores. */
export const areas = readdirSync(tables).map((name) => path.parse(name).name);

/**
 * Returns the areas with these names, or all areas without a name.
 * @throws {Error} for a name that is no area.
 */
export function areasNamed(names: readonly string[]): readonly string[] {
  const unknown = names.filter((name) => !areas.includes(name));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is no area. Areas are ${areas.join(', ')}.`);
  return names.length === 0 ? areas : names;
}

/** One realistic mistake in one file, with the tests that should notice it. */
export interface Fault {
  /** The effect on a vendor or visitor, in one line. */
  name: string;
  /** The path from the root of the project. */
  file: string;
  /** A text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Paths of test files from the root of the project. */
  tests: readonly string[];
}

/**
 * Returns the faults of an area. Its table has `@ file` before the faults of a file, and `# name ~ tests` before each fault.
 * Lines with `-` are the text to find and lines with `+` replace it. Without `+` lines, the found lines are removed.
 */
export function faultsOf(area: string): Fault[] {
  const table = readFileSync(path.join(tables, `${area}.txt`), 'utf8');
  const [, ...files] = table.replace(/\n$/, '').split(/^@ /m);
  return files.flatMap((part) => {
    const [file = '', ...faults] = part.replace(/\n$/, '').split(/\n# /);
    return faults.map((fault) => {
      const [head = '', ...lines] = fault.split('\n');
      const [name = '', tests = ''] = head.split(' ~ ');
      const text = (sign: string): string[] =>
        lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
      const [find, replace] = [text('-'), text('+')];
      if (replace.length === 0) find.push('');
      return { name, file, find: find.join('\n'), replace: replace.join('\n'), tests: tests.split(' ') };
    });
  });
}
