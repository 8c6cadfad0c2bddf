import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools.mjs';

/**
 * Returns the cells of a table in a language's glossary, row by row, without its head. Returns none when the
 * section is missing.
 */
export function glossaryTable(locale: string, section: string): string[][] {
  const file = path.join(root, 'docs', 'translation', `${locale}.md`);
  if (!existsSync(file)) return [];
  const [, after = ''] = readFileSync(file, 'utf8').split(`## ${section}\n`);
  const [own = ''] = after.split(/^## /m);
  return own
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}
