import type { Words } from '#lib/translation.ts';
import type * as english from '../en/progress.ts';

/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% ਪੂਰੀ`,
  lastUpdated: (date: string) => `ਆਖਰੀ ਬਦਲਾਅ ${date}`,
} satisfies Words<typeof english.progressWords>;

/** Titles and subtitles of the steps. The documents' title is the category's own: `lib/messages/steps.ts`. */
export const stepWords = {
  'vendor-info': { title: 'ਵਿਕਰੇਤਾ ਦੀ ਜਾਣਕਾਰੀ', subtitle: 'ਮਾਲਕ ਅਤੇ ਲੋਕੇਸ਼ਨ ਦੀ ਜਾਣਕਾਰੀ' },
  'kyc-documents': { title: 'KYC ਅਤੇ ਕਾਰੋਬਾਰ ਦੀ ਜਾਣਕਾਰੀ', subtitle: 'ਟੈਕਸ, ਲਾਇਸੈਂਸ ਅਤੇ ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ' },
  documents: { subtitle: 'ਸਬੂਤ ਅਪਲੋਡ ਕਰੋ' },
  contract: { title: 'ਪਾਰਟਨਰ ਇਕਰਾਰਨਾਮਾ', subtitle: 'ਸ਼ਰਤਾਂ ਮਨਜ਼ੂਰ ਕਰੋ' },
} satisfies Words<typeof english.stepWords>;
