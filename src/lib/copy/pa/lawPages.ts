import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`copy/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
    summary: `${brand.name} ਵਿਕਰੇਤਾਵਾਂ ਤੋਂ ਕੀ ਜਾਣਕਾਰੀ ਮੰਗਦਾ ਹੈ, ਕਿਉਂ ਮੰਗਦਾ ਹੈ, ਕਿੰਨੇ ਸਮੇਂ ਤੱਕ ਰੱਖਦਾ ਹੈ, ਉਸ ਨੂੰ ਕੌਣ ਦੇਖਦਾ ਹੈ, ਅਤੇ ਤੁਹਾਡੇ ਕੀ ਹੱਕ ਹਨ।`,
  },
  terms: {
    heading: 'ਨਿਯਮ ਤੇ ਸ਼ਰਤਾਂ',
    summary: `${brand.name} ਦੀ ਸਾਈਟ ਅਤੇ ਉਸ ਦਾ ਵਿਕਰੇਤਾ ਪੋਰਟਲ ਵਰਤਣ ਦੀਆਂ ਸ਼ਰਤਾਂ।`,
  },
  partnerTerms: {
    heading: 'ਪਾਰਟਨਰਾਂ ਲਈ ਸ਼ਰਤਾਂ',
    summary: `${brand.name} ਅਤੇ ਵਿਕਰੇਤਾਵਾਂ ਵਿਚਕਾਰ ਪੂਰਾ ਇਕਰਾਰਨਾਮਾ: ਕਮਿਸ਼ਨ, ਪੇਮੈਂਟ, ਲਾਇਸੈਂਸ, ਆਰਡਰ, ਡਾਟਾ ਅਤੇ ਇਕਰਾਰਨਾਮਾ ਖਤਮ ਕਰਨਾ।`,
  },
  grievance: {
    heading: 'ਸ਼ਿਕਾਇਤ ਨਿਵਾਰਣ ਅਫ਼ਸਰ',
    summary: `${brand.name} ਬਾਰੇ ਸ਼ਿਕਾਇਤ ਹੋਵੇ ਤਾਂ ਕਿਸ ਨੂੰ ਦੱਸਣਾ ਹੈ, ਅਤੇ ਜਵਾਬ ਕਦੋਂ ਤੱਕ ਮਿਲੇਗਾ।`,
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
  version: 'ਵਰਜ਼ਨ',
  /** The date follows. */
  inForce: 'ਲਾਗੂ ਹੋਣ ਦੀ ਤਾਰੀਖ:',
  /** The mark of a detail that `owner.ts` does not have. The owner is the operator of the site. */
  toBeCompleted: 'ਸਾਈਟ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੇ ਭਰਨਾ ਹੈ',
  labels: {
    what: 'ਕੀ',
    why: 'ਕਿਉਂ',
    kept: 'ਕਦੋਂ ਤੱਕ ਰੱਖਦੇ ਹਾਂ',
    seenBy: 'ਕੌਣ ਦੇਖਦਾ ਹੈ',
    holds: 'ਇਸ ਵਿੱਚ ਕੀ ਹੈ',
    keptUntil: 'ਕਦੋਂ ਤੱਕ',
    designation: 'ਅਹੁਦਾ',
    phone: 'ਫ਼ੋਨ',
    email: 'ਈਮੇਲ',
    address: 'ਪਤਾ',
  },
} satisfies Words<typeof english.lawWords>;
