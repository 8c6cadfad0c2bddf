/**
 * The source of a language's words by key: the hash of the English word, a space, and the hash of its
 * translation. This tells a translation that was rewritten after its English changed from one that was not.
 */
export type TranslationRecord = Map<string, string>;

interface Sources {
  /** Hashes of the current English words, by key. */
  english: ReadonlyMap<string, string>;
  /** Hashes of the current translations, by key. An English helper that the language lacks is missing here. */
  translation: ReadonlyMap<string, string>;
  record: TranslationRecord;
}

/** Returns the hash of the English word that a translation was accepted for. */
export const englishOf = (entry: string | undefined): string | undefined => entry?.split(' ')[0];

/**
 * Accepts the chosen words as translations of the current English. Refuses a word whose English changed since
 * then while the translation did not, unless `sameMeaning` says that the change needs no other words. Drops
 * words that English no longer has.
 * @returns the new record in the order of the keys, the number of newly accepted words, and the refused keys.
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
      // An improved translation becomes the reference for the next change of the English.
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
