import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'ਆਪਣੇ ਜਵਾਬ ਦੇਖ ਲਓ',
  answersIntro: 'ਕੁਝ ਗਲਤ ਹੈ? “ਬਦਲੋ” ਦਬਾਓ।',
  vendorInfo: 'ਵਿਕਰੇਤਾ ਦੀ ਜਾਣਕਾਰੀ',
  kyc: 'KYC ਅਤੇ ਕਾਰੋਬਾਰ ਦੀ ਜਾਣਕਾਰੀ',
  documents: 'ਦਸਤਾਵੇਜ਼',
  change: 'ਬਦਲੋ',
  missing: 'ਨਹੀਂ ਦਿੱਤਾ',
  hours: 'ਖੁੱਲ੍ਹੇ ਰਹਿਣ ਦਾ ਸਮਾਂ',
  noDocument: 'ਅਪਲੋਡ ਨਹੀਂ ਹੋਇਆ',
  uploaded: 'ਅਪਲੋਡ ਹੋ ਗਿਆ',
  fullText: 'ਪੂਰਾ ਇਕਰਾਰਨਾਮਾ',
  version: (version: string) => `ਵਰਜ਼ਨ ${version}`,
  termsTitle: 'ਇਕਰਾਰਨਾਮਾ ਸੰਖੇਪ ਵਿੱਚ',
  deliveryTitle: 'ਤੁਹਾਡੀਆਂ ਡਿਲੀਵਰੀ ਦੀਆਂ ਸ਼ਰਤਾਂ',
  termsToast: 'ਕਿਰਪਾ ਕਰਕੇ ਨਿਯਮ ਤੇ ਸ਼ਰਤਾਂ ਮਨਜ਼ੂਰ ਕਰੋ',
  submit: 'ਅਰਜ਼ੀ ਸਬਮਿਟ ਕਰੋ',
  /** The server refused the version of the terms that the page shows. */
  outdated: 'ਇਹ ਪੇਜ ਖੁੱਲ੍ਹਣ ਤੋਂ ਬਾਅਦ ਸ਼ਰਤਾਂ ਬਦਲ ਗਈਆਂ ਹਨ। ਨਵੀਆਂ ਸ਼ਰਤਾਂ ਪੜ੍ਹੋ, ਫਿਰ ਮਨਜ਼ੂਰ ਕਰੋ।',
  showCurrent: 'ਨਵੀਆਂ ਸ਼ਰਤਾਂ ਦਿਖਾਓ',
  failedHelp: 'ਕੁਝ ਵੀ ਨਹੀਂ ਮਿਟਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਸਬਮਿਟ ਕਰੋ।',
  review: `ਸਬਮਿਟ ਕਰਨ ਤੋਂ ਬਾਅਦ ਸਾਡੀ ਟੀਮ ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਦੀ ਜਾਂਚ ਕਰੇਗੀ। ਇਸ ਵਿੱਚ ਆਮ ਤੌਰ ’ਤੇ ${limits.reviewHoursRange} ਘੰਟੇ ਲੱਗਦੇ ਹਨ।`,
} satisfies Words<typeof english.contractWords>;

/** Below the clauses, on pages in another language than English. */
export const bindingContractWords = 'ਇਹ ਸਿਰਫ਼ ਸੰਖੇਪ ਹੈ। ਕਾਨੂੰਨੀ ਤੌਰ ’ਤੇ ਅੰਗਰੇਜ਼ੀ ਵਾਲਾ ਪੂਰਾ ਇਕਰਾਰਨਾਮਾ ਹੀ ਲਾਗੂ ਹੋਵੇਗਾ।';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'ਕਮਿਸ਼ਨ',
    text: `${brand.name} ਹਰ ਪੂਰੇ ਹੋਏ ਆਰਡਰ ਵਿੱਚੋਂ ${commissionPercent}% ਰੱਖੇਗਾ। ਜੁੜਨ ਦੀ ਜਾਂ ਹਰ ਮਹੀਨੇ ਦੀ ਕੋਈ ਫ਼ੀਸ ਨਹੀਂ।`,
  },
  {
    title: 'ਪੇਮੈਂਟ',
    text: `ਹਰ ਆਰਡਰ ਪੂਰਾ ਹੋਣ ਦੇ ${settlementDays} ਕੰਮਕਾਜੀ ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਅਸੀਂ ਤੁਹਾਡਾ ਹਿੱਸਾ ਤੁਹਾਡੇ ਬੈਂਕ ਖਾਤੇ ਵਿੱਚ ਜਮ੍ਹਾਂ ਕਰਾਂਗੇ।`,
  },
  {
    title: 'ਲਾਇਸੈਂਸ',
    text: 'ਤੁਹਾਨੂੰ ਆਪਣੇ ਲਾਇਸੈਂਸ ਵੈਲਿਡ ਰੱਖਣੇ ਹੋਣਗੇ, ਸਿਰਫ਼ ਉਹੀ ਵੇਚਣਾ ਹੋਵੇਗਾ ਜਿਸ ਦੀ ਉਨ੍ਹਾਂ ਵਿੱਚ ਇਜਾਜ਼ਤ ਹੈ, ਅਤੇ ਕੋਈ ਲਾਇਸੈਂਸ ਖਤਮ ਜਾਂ ਸਸਪੈਂਡ ਹੋਵੇ ਤਾਂ ਸਾਨੂੰ ਤੁਰੰਤ ਦੱਸਣਾ ਹੋਵੇਗਾ।',
  },
  {
    title: 'ਆਰਡਰ',
    text: 'ਤੁਹਾਨੂੰ ਜਲਦੀ ਦੱਸਣਾ ਹੋਵੇਗਾ ਕਿ ਤੁਸੀਂ ਆਰਡਰ ਲਓਗੇ ਜਾਂ ਨਹੀਂ, ਆਰਡਰ ਸਹੀ ਤਰ੍ਹਾਂ ਪੈਕ ਅਤੇ ਸੀਲ ਕਰਨੇ ਹੋਣਗੇ, ਨਾਲ ਹੀ ਭਾਅ ਅਤੇ ਸਟਾਕ ਸਹੀ ਰੱਖਣੇ ਹੋਣਗੇ।',
  },
  {
    title: 'ਪ੍ਰਾਈਵੇਸੀ',
    text: 'ਡਾਕਟਰ ਦੀਆਂ ਪਰਚੀਆਂ ਅਤੇ ਗਾਹਕਾਂ ਦਾ ਡਾਟਾ ਤੁਸੀਂ ਸਿਰਫ਼ ਉਸੇ ਆਰਡਰ ਲਈ ਵਰਤ ਸਕਦੇ ਹੋ, ਅਤੇ ਕਦੇ ਵੀ ਕਿਸੇ ਹੋਰ ਨੂੰ ਨਹੀਂ ਦੇ ਸਕਦੇ।',
  },
  {
    title: 'ਇਕਰਾਰਨਾਮਾ ਖਤਮ ਕਰਨਾ',
    text: 'ਤੁਸੀਂ ਜਾਂ ਅਸੀਂ ਲਿਖਤੀ ਤੌਰ ’ਤੇ ਦੱਸ ਕੇ ਇਹ ਇਕਰਾਰਨਾਮਾ ਖਤਮ ਕਰ ਸਕਦੇ ਹਾਂ। ਪੂਰੇ ਹੋਏ ਆਰਡਰਾਂ ਦਾ ਪੂਰਾ ਪੈਸਾ ਅਸੀਂ ਫਿਰ ਵੀ ਦੇਵਾਂਗੇ।',
  },
];

/** The figure beside a clause. */
export const contractFigureWords = {
  commission: (percent: number): string => `${percent}%`,
  settlement: (days: number): string => `${days} ਦਿਨ`,
} satisfies Words<typeof english.contractFigureWords>;

/** `Change Vendor information`: where a Change link leads, for those who only hear it. */
export function changeWords(section: string): string {
  return `${section} ਬਦਲੋ`;
}
