import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'ਭਾਸ਼ਾ ਨਹੀਂ ਬਦਲੀ',
  description: 'ਇਸ ਪੇਜ ’ਤੇ ਕੁਝ ਅਜੇ ਸੇਵ ਨਹੀਂ ਹੋਇਆ, ਭਾਸ਼ਾ ਬਦਲਣ ’ਤੇ ਉਹ ਮਿਟ ਜਾਵੇਗਾ। ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਭੇਜੋ ਜਾਂ ਹਟਾਓ।',
} satisfies Words<typeof english.languageStaysToast>;
