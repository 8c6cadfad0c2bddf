/**
 * `npm run hosts`: writes the site's languages and categories into the examples of docs/hosting. A test fails
 * when they are stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { categoryIds } from '#lib/domain/category.ts';
import { listedLocales, locales } from '../src/lib/locales.ts';

export const hostExamples = ['nginx.conf', 'Caddyfile'].map((file) =>
  path.resolve(import.meta.dirname, '../docs/hosting', file),
);

/** Returns an example with the current languages and categories: `(?:hi|bn)` and `register/(?:pharmacy|labs)`. */
export function withLists(example: string): string {
  const prefixed = listedLocales.filter((id) => locales[id].prefix !== '');
  return example
    .replace(/(\((?:\?:)?)(?:[a-z]{2}\|)+[a-z]{2}\)/g, `$1${prefixed.join('|')})`)
    .replace(/(register\/\(\?:)[a-z|]+\)/g, `$1${categoryIds.join('|')})`);
}

if (import.meta.main)
  for (const file of hostExamples) writeFileSync(file, withLists(readFileSync(file, 'utf8')));
