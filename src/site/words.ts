/** The words that a site says in its own way, by language and key. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Words of this site that replace those of the product, by language and key. A key is file, name and keys in
 * `lib/words`, as `npm run words` prints it: `{ en: { 'site.siteWords.footer.address': '1 High Street, Pune 411001' } }`.
 * A word in braces is a placeholder of the replaced text: `Deliver with {brand.name}`. Only builds for visitors have
 * these words. Tests check the product's words, and that every key exists.
 */
export const ownWords: OwnWords = {};
