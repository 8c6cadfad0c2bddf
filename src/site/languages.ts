/**
 * The languages that are built for visitors and offered to them, in display order, such as `['en', 'hi']`; null for all
 * that the product has. `npm run words` says which are complete. English is always one of them, because its addresses
 * have no prefix.
 */
export const languages: readonly string[] | null = null;
