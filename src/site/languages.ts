/**
 * The languages that are built for visitors and offered to them: rows of `lib/locales.ts`, whose words `npm run words`
 * finds complete. English is always one of them, because its addresses have no prefix.
 */
export const languages = ['en', 'hi', 'bn', 'mr', 'te', 'ta', 'gu', 'kn', 'ml', 'pa'] as const;
