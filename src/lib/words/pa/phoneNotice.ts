import type { Words } from '#lib/translation.ts';
import type * as english from '../en/phoneNotice.ts';

/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNoticeWords = {
  text: 'ਤੁਹਾਡਾ ਨੰਬਰ ਅਸੀਂ ਲੌਗ ਇਨ ਅਤੇ ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਦੇ ਕੰਮ ਲਈ ਵਰਤਦੇ ਹਾਂ। ਕੋਡ ਭੇਜਣ ਵਾਲੀ ਕੰਪਨੀ ਨੂੰ ਅਸੀਂ ਇਹ ਨੰਬਰ ਦਿੰਦੇ ਹਾਂ। ਤੁਸੀਂ ਸਾਨੂੰ ਇਹ ਨੰਬਰ ਮਿਟਾਉਣ ਲਈ ਕਹਿ ਸਕਦੇ ਹੋ।',
  link: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
  /** The words of the specified label that lead to the two pages. */
  terms: ['ਨਿਯਮ ਤੇ ਸ਼ਰਤਾਂ', 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ'],
} satisfies Words<typeof english.phoneNoticeWords>;
