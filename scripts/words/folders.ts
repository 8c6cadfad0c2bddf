import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools.mjs';
import { hashesOf, leavesOf, shownTexts } from './leaves.ts';
import { placeholdersOf } from './placeholders.ts';
import { englishOf, type TranslationRecord } from './record.ts';
import { latinTerms } from './terms.ts';

/** Files of a folder without words: types and the shape check. */
const withoutWords = ['toast.ts', 'complete.ts'];
const recordName = 'english.json';

function folderOf(locale: string): string {
  return path.join(root, 'src', 'lib', 'words', locale);
}

export function wordFiles(locale: string): string[] {
  if (!existsSync(folderOf(locale))) return [];
  return readdirSync(folderOf(locale))
    .filter((file) => file.endsWith('.ts') && !withoutWords.includes(file))
    .sort();
}

export function wordsIn(locale: string, file: string): string {
  return readFileSync(path.join(folderOf(locale), file), 'utf8');
}

/** Returns the code of one word of a language, such as `'Sign in'`; its key begins with its file. */
export function codeOf(locale: string, key: string): string {
  const file = `${key.split('.', 1)[0]}.ts`;
  return leavesOf(file, wordsIn(locale, file)).get(key)?.getText().replaceAll(/\s+/g, ' ') ?? 'nothing';
}

/** Hashes by the name and text of a file. Each translation is compared with the same English. */
const hashed = new Map<string, Map<string, string>>();

/** Returns the current hash of every word of a language, by its key. */
export function hashesNow(locale: string): Map<string, string> {
  return new Map(
    wordFiles(locale).flatMap((file) => {
      const text = wordsIn(locale, file);
      const hashes = hashed.get(file + text) ?? hashesOf(file, text);
      hashed.set(file + text, hashes);
      return [...hashes];
    }),
  );
}

/** Returns the path of a translation's `TranslationRecord`. */
export function recordFile(locale: string): string {
  return path.join(folderOf(locale), recordName);
}

/** Returns the record of the English that a language's words were translated from. */
export function recordOf(locale: string): TranslationRecord {
  const file = recordFile(locale);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

/** Returns the gaps in a language's words, with a title for each kind. The compiler checks the shape of the words. */
export function gapsOf(locale: string): Record<string, string[]> {
  const english = hashesNow('en');
  const record = recordOf(locale);
  const files = wordFiles(locale);
  const wanted = wordFiles('en');
  const keys = [...english.keys()];
  return {
    'files that are missing': wanted.filter((file) => !files.includes(file)),
    'files that English does not have': files.filter((file) => !wanted.includes(file)),
    'words to translate, or to accept if they are translated': keys.filter((key) => !record.has(key)),
    'words whose English changed after the translation': keys.filter(
      (key) => record.has(key) && englishOf(record.get(key)) !== english.get(key),
    ),
    'words that English no longer has': [...record.keys()].filter((key) => !english.has(key)),
    'Latin words that are not field terms (scripts/words/terms.ts)': files.flatMap((file) =>
      latinIn(locale, file),
    ),
    'readings that the glossary bans': files.flatMap((file) => bannedIn(locale, file)),
    'placeholders that are missing, added, or not in the order of the glossary': misplaced(locale),
  };
}

/** Returns the cells of a table in a language's glossary, row by row, without its head. */
export function glossaryTable(locale: string, section: string): string[][] {
  const file = path.join(root, 'docs', 'translation', `${locale}.md`);
  if (!existsSync(file)) return [];
  const [, after = ''] = readFileSync(file, 'utf8').split(`## ${section}\n`);
  const [, , ...rows] = after.split(/^## /m)[0]?.match(/^\|.*(?=\|)/gm) ?? [];
  return rows.map((row) =>
    row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

function bannedIn(locale: string, file: string): string[] {
  const text = wordsIn(locale, file);
  return glossaryTable(locale, 'Banned readings').flatMap(([reading = '']) =>
    text.includes(reading) ? [`src/lib/words/${locale}/${file}: ${reading}`] : [],
  );
}

function misplaced(locale: string): string[] {
  const others = new Map(glossaryTable(locale, 'Another order').map(([key = '', order]) => [key, order]));
  const english = placeholdersNow('en');
  return [...placeholdersNow(locale)].flatMap(([key, placed]) => {
    const wanted = others.get(key) ?? english.get(key)?.join('; ');
    const order = placed.join('; ');
    return wanted === undefined || wanted === order ? [] : [`${key}: ${order} instead of ${wanted}`];
  });
}

/** Returns the placeholders of every word of a language, by its key. */
function placeholdersNow(locale: string): Map<string, string[]> {
  return new Map(wordFiles(locale).flatMap((file) => [...placeholdersOf(file, wordsIn(locale, file))]));
}

function latinIn(locale: string, file: string): string[] {
  return shownTexts(file, wordsIn(locale, file)).flatMap(({ text, line }) => {
    const words = (text.match(/[A-Za-z][A-Za-z0-9.]*/g) ?? []).filter((word) => !latinTerms.has(word));
    return words.length === 0 ? [] : [`src/lib/words/${locale}/${file}:${line} ${words.join(' ')}`];
  });
}
