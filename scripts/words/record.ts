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
  let noted = 0;
  const entries = [...english].flatMap(([key, source]): [string, string][] => {
    const before = record.get(key);
    const hash = translation.get(key);
    // A better translation of the same English becomes the reference for the next change of the English.
    if (englishOf(before) !== source) {
      const isRefused = isChosen(key) && !sameMeaning && hash !== undefined && before?.endsWith(` ${hash}`);
      if (isRefused) refused.push(key);
      if (isRefused || !isChosen(key)) return before === undefined ? [] : [[key, before]];
      noted += 1;
    }
    return [[key, `${source} ${hash ?? ''}`.trimEnd()]];
  });
  return { record: new Map(entries.sort(([a], [b]) => (a < b ? -1 : 1))), noted, refused };
}
