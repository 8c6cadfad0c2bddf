import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools.mjs';
import { glossaryTable } from './glossary.ts';
import { leavesOf, shownTexts } from './leaves.ts';
import { placeholdersOf } from './placeholders.ts';
import { englishOf, type TranslationRecord } from './record.ts';
import { latinTerms } from './terms.ts';

/** Files of a folder without words: types and the shape check. */
const withoutWords = ['toast.ts', 'complete.ts'];
const recordName = 'english.json';

export function folderOf(locale: string): string {
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

/** Returns the current hash of every word of a language, by its key. */
export function hashesNow(locale: string): Map<string, string> {
  return new Map(
    wordFiles(locale).flatMap((file) =>
      leavesOf(file, wordsIn(locale, file)).map(({ key, hash }) => [key, hash]),
    ),
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

/** The gaps in a language's words. The compiler checks their shape. */
export interface State {
  /** Files that only English has, and files that English does not have. */
  missingFiles: string[];
  surplusFiles: string[];
  /** Keys that are not translated, or not accepted as translated. */
  untranslated: string[];
  /** Keys whose English changed since the translation. */
  stale: string[];
  /** Keys of words that English no longer has. */
  gone: string[];
  /** Texts with Latin words that are not field terms, each with its place. */
  leftInLatin: string[];
  /** Readings that the glossary bans but the words use, each with its place. */
  banned: string[];
  /** Keys of words that omit, add or reorder placeholders, unless the glossary lists the order. */
  placeholders: string[];
}

export function stateOf(locale: string): State {
  const english = hashesNow('en');
  const record = recordOf(locale);
  const files = wordFiles(locale);
  const wanted = wordFiles('en');
  const keys = [...english.keys()];
  return {
    missingFiles: wanted.filter((file) => !files.includes(file)),
    surplusFiles: files.filter((file) => !wanted.includes(file)),
    untranslated: keys.filter((key) => !record.has(key)),
    stale: keys.filter((key) => record.has(key) && englishOf(record.get(key)) !== english.get(key)),
    gone: [...record.keys()].filter((key) => !english.has(key)),
    leftInLatin: files.flatMap((file) => latinIn(locale, file)),
    banned: files.flatMap((file) => bannedIn(locale, file)),
    placeholders: misplaced(locale),
  };
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
