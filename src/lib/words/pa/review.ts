import type { Words } from '#lib/translation.ts';
import type * as english from '../en/review.ts';

/** Why an item was refused, and how it is done right. The hint is also shown in the camera. */
export const reviewCodeWords = {
  unreadable: {
    says: 'ਇਹ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਰਿਹਾ।',
    hint: 'ਖਿੜਕੀ ਕੋਲ ਜਾਓ ਅਤੇ ਫ਼ੋਨ ਨੂੰ ਸਥਿਰ ਰੱਖੋ। ਹਰ ਲਾਈਨ ਸਾਫ਼ ਦਿਸਣੀ ਚਾਹੀਦੀ ਹੈ।',
  },
  'cut-off': { says: 'ਇੱਕ ਹਿੱਸਾ ਫ਼ੋਟੋ ਵਿੱਚ ਨਹੀਂ ਆਇਆ।', hint: 'ਥੋੜ੍ਹਾ ਪਿੱਛੇ ਹਟੋ, ਜਦੋਂ ਤੱਕ ਸਭ ਕੁਝ ਫ਼ੋਟੋ ਵਿੱਚ ਨਾ ਆ ਜਾਵੇ।' },
  expired: { says: 'ਇਸ ਦੀ ਮਿਆਦ ਲੰਘ ਗਈ ਹੈ।', hint: 'ਉਹ ਭੇਜੋ ਜੋ ਅੱਜ ਵੈਲਿਡ ਹੈ।' },
  'name-mismatch': { says: 'ਨਾਮ ਵੱਖਰਾ ਹੈ।', hint: 'ਨਾਮ ਨੂੰ ਆਪਣੇ ਦੂਜੇ ਕਾਗਜ਼ਾਂ ਨਾਲ ਇੱਕ-ਇੱਕ ਅੱਖਰ ਮਿਲਾ ਕੇ ਦੇਖੋ।' },
  'number-mismatch': { says: 'ਨੰਬਰ ਵੱਖਰਾ ਹੈ।', hint: 'ਕਾਗਜ਼ ਨਾਲ ਨੰਬਰ ਦਾ ਇੱਕ-ਇੱਕ ਅੰਕ ਮਿਲਾ ਕੇ ਦੇਖੋ।' },
  'address-mismatch': { says: 'ਪਤਾ ਵੱਖਰਾ ਹੈ।', hint: 'ਪਤਾ ਤੁਹਾਡੀ ਦੁਕਾਨ ਦਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।' },
  'wrong-document': { says: 'ਇਹ ਕੋਈ ਹੋਰ ਦਸਤਾਵੇਜ਼ ਹੈ।', hint: 'ਉਹੀ ਦਸਤਾਵੇਜ਼ ਭੇਜੋ ਜਿਸ ਦਾ ਨਾਮ ਇੱਥੇ ਹੈ।' },
  'page-missing': { says: 'ਇੱਕ ਪੰਨਾ ਰਹਿ ਗਿਆ ਹੈ।', hint: 'ਸਾਰੇ ਪੰਨੇ ਭੇਜੋ, ਅੱਗੇ-ਪਿੱਛੇ ਦੋਵਾਂ ਪਾਸਿਆਂ ਤੋਂ।' },
  'not-the-shop': {
    says: 'ਦੁਕਾਨ ਪਛਾਣੀ ਨਹੀਂ ਜਾ ਰਹੀ।',
    hint: 'ਬਾਹਰ ਖੜ੍ਹੇ ਹੋਵੋ। ਸਾਈਨਬੋਰਡ ਅਤੇ ਦਰਵਾਜ਼ਾ ਫ਼ੋਟੋ ਵਿੱਚ ਹੋਣੇ ਚਾਹੀਦੇ ਹਨ।',
  },
  'face-not-visible': {
    says: 'ਚਿਹਰਾ ਦਿਸ ਨਹੀਂ ਰਿਹਾ।',
    hint: 'ਕਾਲੀ ਐਨਕ ਅਤੇ ਮਾਸਕ ਉਤਾਰ ਕੇ ਕੈਮਰੇ ਵੱਲ ਦੇਖੋ। ਰੌਸ਼ਨੀ ਸਾਹਮਣੇ ਤੋਂ ਆਵੇ।',
  },
} satisfies Words<typeof english.reviewCodeWords>;

/** Words around what a reviewer says, and around the vendor's answer. */
export const reviewWords = {
  by: (day: string) => `${day} ਤੱਕ`,
  over: (day: string) => `ਇਸ ਨੂੰ ${day} ਤੱਕ ਭੇਜਣ ਲਈ ਕਿਹਾ ਗਿਆ ਸੀ। ਤੁਸੀਂ ਹੁਣ ਵੀ ਭੇਜ ਸਕਦੇ ਹੋ।`,
  answered: 'ਤੁਹਾਡਾ ਜਵਾਬ',
  answer: 'ਲਿਖ ਕੇ ਜਵਾਬ ਦਿਓ',
  answerLabel: 'KYC ਟੀਮ ਨੂੰ ਤੁਹਾਡਾ ਜਵਾਬ',
  answerHelp: 'ਜਿਵੇਂ: ਦੁਕਾਨ ਦਾ ਨਾਮ 2024 ਵਿੱਚ ਬਦਲਿਆ। ਫਿਰ KYC ਟੀਮ ਇਸ ਨੂੰ ਦੁਬਾਰਾ ਦੇਖੇਗੀ।',
  answerMissing: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਜਵਾਬ ਲਿਖੋ',
  send: 'ਜਵਾਬ ਭੇਜੋ',
  sent: 'ਤੁਹਾਡਾ ਜਵਾਬ ਭੇਜ ਦਿੱਤਾ',
} satisfies Words<typeof english.reviewWords>;
