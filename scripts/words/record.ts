/**
 * What a language's words were translated from, by key: the hash of the English word, a space, and the hash of the translation that
 * was written for it. A translation whose English changed and which did not is thereby told from one that was written anew.
 */
export type TranslationRecord = Map<string, string>;

interface Sources {
  /** Hashes of the English words now, by key. */
  english: ReadonlyMap<string, string>;
  /** Hashes of the translations now, by key. A helper of English that the language does not have is missing. */
  translation: ReadonlyMap<string, string>;
  record: TranslationRecord;
}

/** The hash of the English word that a translation was noted for. */
export const englishOf = (entry: string | undefined): string | undefined => entry?.split(' ')[0];

/**
 * Notes that the chosen words say what English says now. Refuses those whose English changed since their note while the translation
 * did not, unless `sameMeaning` says that the change needs no other words. Words that English does not have any more are left out.
 * @returns the new record in the order of the keys, how many words it has noted, and the keys that it refused.
 */
export function accepted(
  { english, translation, record }: Sources,
  isChosen: (key: string) => boolean,
  sameMeaning = false,
): { record: TranslationRecord; noted: number; refused: string[] } {
  const refused: string[] = [];
  const entries: [string, string][] = [];
  let noted = 0;
  for (const [key, source] of english) {
    const before = record.get(key);
    const now = `${source} ${translation.get(key) ?? ''}`.trimEnd();
    const isCurrent = englishOf(before) === source;
    const isUnchanged =
      before !== undefined && translation.has(key) && before.endsWith(` ${translation.get(key)}`);
    if (isCurrent) {
      // A translation that was bettered meanwhile is the one that counts at the next change of English.
      entries.push([key, now]);
    } else if (!isChosen(key) || (isUnchanged && !sameMeaning)) {
      if (isChosen(key)) refused.push(key);
      if (before !== undefined) entries.push([key, before]);
    } else {
      entries.push([key, now]);
      noted += 1;
    }
  }
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return { record: new Map(entries), noted, refused };
}
