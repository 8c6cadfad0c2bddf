import { lawWords } from '#lib/words/lawPages.ts';
import type { LawItem } from '#lib/words/law/text.ts';
import { firstOf, storedWords, untilWords } from '#lib/words/storage.ts';
import type { StoredEntry } from '#lib/domain/storedEntries.ts';

/** Returns how long an entry is kept: until the first of its events. */
export function keptUntil(entry: StoredEntry): string {
  const words = entry.until.map((until) => untilWords[until]);
  const last = words.pop() ?? '';
  return words.length > 0 ? firstOf(words.join(', '), last) : last;
}

/** Returns the entries as the privacy page lists them. */
export function storedItems(entries: readonly StoredEntry[]): LawItem[] {
  const { holds, keptUntil: until } = lawWords.labels;
  return entries.map((entry) => ({
    title: entry.names.join(', '),
    isCode: true,
    lines: [
      [holds, storedWords[entry.id]],
      [until, keptUntil(entry)],
    ],
  }));
}
