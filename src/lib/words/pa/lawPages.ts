import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`words/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
    summary: `${brand.name} ਵਿਕਰੇਤਾਵਾਂ ਤੋਂ ਕੀ ਜਾਣਕਾਰੀ ਮੰਗਦਾ ਹੈ, ਕਿਉਂ ਮੰਗਦਾ ਹੈ, ਕਿੰਨੇ ਸਮੇਂ ਤੱਕ ਰੱਖਦਾ ਹੈ, ਉਸ ਨੂੰ ਕੌਣ ਦੇਖਦਾ ਹੈ, ਅਤੇ ਤੁਹਾਡੇ ਕੀ ਹੱਕ ਹਨ।`,
  },
  terms: {
    heading: 'ਨਿਯਮ ਤੇ ਸ਼ਰਤਾਂ',
    summary: `${brand.name} ਦੀ ਸਾਈਟ ਅਤੇ ਉਸ ਦਾ ਵਿਕਰੇਤਾ ਪੋਰਟਲ ਵਰਤਣ ਦੀਆਂ ਸ਼ਰਤਾਂ।`,
    short:
      'ਸੰਖੇਪ ਵਿੱਚ: ਪੋਰਟਲ ਵਰਤਣਾ ਮੁਫ਼ਤ ਹੈ। ਤੁਸੀਂ ਸਹੀ ਜਾਣਕਾਰੀ ਦਿਓ ਅਤੇ ਆਪਣੇ ਕੋਡ ਕਿਸੇ ਨੂੰ ਨਾ ਦੱਸੋ। ਅਸੀਂ ਹਰ ਅਰਜ਼ੀ ਇੱਕੋ ਜਿਹੇ ਨਿਯਮਾਂ ਨਾਲ ਜਾਂਚਾਂਗੇ, ਅਤੇ ਨਾਮਨਜ਼ੂਰ ਕਰਨ ’ਤੇ ਕਾਰਨ ਦੱਸਾਂਗੇ।',
  },
  partnerTerms: {
    heading: 'ਪਾਰਟਨਰਾਂ ਲਈ ਸ਼ਰਤਾਂ',
    summary: `${brand.name} ਅਤੇ ਵਿਕਰੇਤਾਵਾਂ ਵਿਚਕਾਰ ਪੂਰਾ ਇਕਰਾਰਨਾਮਾ: ਕਮਿਸ਼ਨ, ਪੇਮੈਂਟ, ਲਾਇਸੈਂਸ, ਆਰਡਰ, ਡਾਟਾ ਅਤੇ ਇਕਰਾਰਨਾਮਾ ਖਤਮ ਕਰਨਾ।`,
    short: `ਸੰਖੇਪ ਵਿੱਚ: ਤੁਸੀਂ ਆਪਣੇ ਨਾਮ ’ਤੇ ਅਤੇ ਆਪਣੇ ਲਾਇਸੈਂਸ ’ਤੇ ਵੇਚਦੇ ਹੋ। ਅਸੀਂ ਆਰਡਰ ਅਤੇ ਰਾਈਡਰ ਲਿਆਵਾਂਗੇ, ਕਮਿਸ਼ਨ ਰੱਖਾਂਗੇ, ਅਤੇ ${limits.settlementDays} ਕੰਮਕਾਜੀ ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਤੁਹਾਨੂੰ ਪੈਸੇ ਦੇਵਾਂਗੇ। 30 ਦਿਨ ਪਹਿਲਾਂ ਦੱਸ ਕੇ ਕੋਈ ਵੀ ਧਿਰ ਇਕਰਾਰਨਾਮਾ ਖਤਮ ਕਰ ਸਕਦੀ ਹੈ।`,
  },
  grievance: {
    heading: 'ਸ਼ਿਕਾਇਤ ਨਿਵਾਰਣ ਅਫ਼ਸਰ',
    summary: `${brand.name} ਬਾਰੇ ਸ਼ਿਕਾਇਤ ਹੋਵੇ ਤਾਂ ਕਿਸ ਨੂੰ ਦੱਸਣਾ ਹੈ, ਅਤੇ ਜਵਾਬ ਕਦੋਂ ਤੱਕ ਮਿਲੇਗਾ।`,
    short:
      'ਸੰਖੇਪ ਵਿੱਚ: ਪਹਿਲਾਂ ਸਾਡੀ ਸਪੋਰਟ ਟੀਮ ਨਾਲ ਗੱਲ ਕਰੋ। ਉਸ ਨਾਲ ਹੱਲ ਨਾ ਹੋਵੇ, ਤਾਂ ਸ਼ਿਕਾਇਤ ਨਿਵਾਰਣ ਅਫ਼ਸਰ ਨੂੰ ਈਮੇਲ ਕਰੋ। 48 ਘੰਟਿਆਂ ਵਿੱਚ ਸ਼ਿਕਾਇਤ ਦਾ ਨੰਬਰ ਅਤੇ ਇੱਕ ਮਹੀਨੇ ਵਿੱਚ ਫ਼ੈਸਲਾ ਮਿਲੇਗਾ।',
  },
  accessibility: {
    heading: 'ਪਹੁੰਚਯੋਗਤਾ',
    summary: `ਦਿਵਿਆਂਗ ਲੋਕ ${brand.name} ਨੂੰ ਕਿੰਨੀ ਸੌਖ ਨਾਲ ਵਰਤ ਸਕਦੇ ਹਨ, ਅਜੇ ਕੀ ਠੀਕ ਨਹੀਂ ਹੈ, ਅਤੇ ਦਿੱਕਤ ਹੋਵੇ ਤਾਂ ਕਿਵੇਂ ਦੱਸਣਾ ਹੈ।`,
    short:
      'ਸੰਖੇਪ ਵਿੱਚ: ਸਭ ਕੁਝ ਕੀਬੋਰਡ ਨਾਲ, ਸਕ੍ਰੀਨ ਰੀਡਰ ਨਾਲ ਅਤੇ ਵੱਡੇ ਅੱਖਰਾਂ ਵਿੱਚ ਚੱਲਣਾ ਚਾਹੀਦਾ ਹੈ। ਜੇ ਕੁਝ ਨਾ ਚੱਲੇ, ਤਾਂ ਸਾਨੂੰ ਦੱਸੋ। 48 ਘੰਟਿਆਂ ਵਿੱਚ ਸ਼ਿਕਾਇਤ ਦਾ ਨੰਬਰ ਅਤੇ ਇੱਕ ਮਹੀਨੇ ਵਿੱਚ ਜਵਾਬ ਮਿਲੇਗਾ।',
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
  contents: 'ਇਸ ਪੇਜ ਉੱਤੇ',
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
