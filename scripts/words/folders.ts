import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools.mjs';
import { leavesOf, shownTexts } from './leaves.ts';
import { englishOf, type TranslationRecord } from './record.ts';
import { latinTerms } from './terms.ts';

/** The files of a folder that hold no words: types, its shape check. */
const withoutWords = ['toast.ts', 'complete.ts'];
const recordName = 'english.json';

/** The folder of a language's words. */
export function folderOf(locale: string): string {
  return path.join(root, 'src', 'lib', 'copy', locale);
}

/** The files of words of a language, by name. */
export function wordFiles(locale: string): string[] {
  if (!existsSync(folderOf(locale))) return [];
  return readdirSync(folderOf(locale))
    .filter((file) => file.endsWith('.ts') && !withoutWords.includes(file))
    .sort();
}

/** A file of words as text. */
export function wordsIn(locale: string, file: string): string {
  return readFileSync(path.join(folderOf(locale), file), 'utf8');
}

/** The hash of every word of a language now, by its key. */
export function hashesNow(locale: string): Map<string, string> {
  return new Map(
    wordFiles(locale).flatMap((file) =>
      leavesOf(file, wordsIn(locale, file)).map(({ key, hash }) => [key, hash]),
    ),
  );
}

/** The file beside a translation that has its `TranslationRecord`. */
export function recordFile(locale: string): string {
  return path.join(folderOf(locale), recordName);
}

/** What a language's words were translated from. */
export function recordOf(locale: string): TranslationRecord {
  const file = recordFile(locale);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

/** What a language's words lack to be complete. The compiler checks their shape. */
export interface State {
  /** Files of English that it does not have, and others that English does not have. */
  missingFiles: string[];
  surplusFiles: string[];
  /** Keys that were not translated yet, or not said to be. */
  untranslated: string[];
  /** Keys whose English changed since. */
  stale: string[];
  /** Keys of words that English does not have any more. */
  gone: string[];
  /** Texts with Latin words that are no field terms, each with its place. */
  leftInLatin: string[];
}

/** The state of a language's words. */
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
  };
}

function latinIn(locale: string, file: string): string[] {
  return shownTexts(file, wordsIn(locale, file)).flatMap(({ text, line }) => {
    const words = (text.match(/[A-Za-z][A-Za-z0-9.]*/g) ?? []).filter((word) => !latinTerms.has(word));
    return words.length === 0 ? [] : [`src/lib/copy/${locale}/${file}:${line} ${words.join(' ')}`];
  });
}
