import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/profile.ts';

const incomplete = {
  title: 'ਅਧੂਰੀ',
  message: 'ਤੁਹਾਡੀ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਪੂਰੀ ਨਹੀਂ ਹੋਈ। ਹੁਣ ਤੱਕ ਦਾ ਕੰਮ ਸੇਵ ਹੈ। ਅੱਗੇ ਵਧਣ ਲਈ “KYC ਪੂਰੀ ਕਰੋ” ਦਬਾਓ।',
  action: 'KYC ਪੂਰੀ ਕਰੋ',
};

/** The profile page, by the application's state. Only one that is wholly sent is promised a time. */
export const profileStateWords = {
  new: incomplete,
  draft: incomplete,
  submitted: {
    title: 'KYC ਦੀ ਜਾਂਚ ਜਾਰੀ',
    message: 'ਤੁਹਾਡੀ KYC ਦੀ ਜਾਣਕਾਰੀ ਸਾਨੂੰ ਮਿਲ ਗਈ ਹੈ। ਪੂਰੀ ਅਰਜ਼ੀ ਸਬਮਿਟ ਕਰਨ ’ਤੇ ਜਾਂਚ ਸ਼ੁਰੂ ਹੋਵੇਗੀ।',
    action: null,
  },
  changed: {
    title: 'KYC ਦੀ ਜਾਂਚ ਜਾਰੀ',
    message: 'ਤੁਸੀਂ ਸਬਮਿਟ ਕਰਨ ਤੋਂ ਬਾਅਦ KYC ਦੀ ਜਾਣਕਾਰੀ ਬਦਲੀ ਹੈ। ਅੱਗੇ ਵਧਣ ਲਈ ਉਸ ਨੂੰ ਦੁਬਾਰਾ ਸਬਮਿਟ ਕਰੋ।',
    action: null,
  },
  'in-review': {
    title: 'KYC ਦੀ ਜਾਂਚ ਜਾਰੀ',
    message: `ਅਸੀਂ ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਅਤੇ ਦਸਤਾਵੇਜ਼ ਜਾਂਚ ਰਹੇ ਹਾਂ। ਇਸ ਵਿੱਚ ਆਮ ਤੌਰ ’ਤੇ ${limits.reviewHoursRange} ਘੰਟੇ ਲੱਗਦੇ ਹਨ।`,
    action: null,
  },
  approved: {
    title: 'ਤੁਹਾਡੀ KYC ਮਨਜ਼ੂਰ ਹੋ ਗਈ!',
    message: 'ਆਪਣੇ ਪਹਿਲੇ ਆਰਡਰ ਲੈਣ ਲਈ ਵਿਕਰੇਤਾ ਐਪ ਡਾਊਨਲੋਡ ਕਰੋ।',
    action: 'ਵਿਕਰੇਤਾ ਐਪ ਲਓ',
  },
  rejected: {
    title: 'KYC ਨਾਮਨਜ਼ੂਰ',
    message: 'KYC ਟੀਮ ਨੇ ਜੋ ਬਦਲਣ ਲਈ ਕਿਹਾ ਹੈ, ਕਿਰਪਾ ਕਰਕੇ ਉਹ ਬਦਲ ਕੇ ਦੁਬਾਰਾ ਸਬਮਿਟ ਕਰੋ।',
    action: 'KYC ਦੁਬਾਰਾ ਸਬਮਿਟ ਕਰੋ',
  },
} satisfies Words<typeof english.profileStateWords>;

export const profileWords = {
  title: 'KYC ਦੀ ਸਥਿਤੀ',
  completeKyc: 'KYC ਪੂਰੀ ਕਰੋ',
  summary: 'ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਦੀ ਜਾਣਕਾਰੀ',
  business: 'ਕਾਰੋਬਾਰ',
  owner: 'ਮਾਲਕ',
  phone: 'ਫ਼ੋਨ',
  category: 'ਕੈਟੇਗਰੀ',
  dashboard: 'ਡੈਸ਼ਬੋਰਡ ਦੇਖੋ',
  missingTitle: 'ਪ੍ਰੋਫ਼ਾਈਲ ਨਹੀਂ ਮਿਲੀ',
  missing: 'ਸਾਨੂੰ ਤੁਹਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ ਨਹੀਂ ਮਿਲੀ। ਕਿਰਪਾ ਕਰਕੇ ਲੌਗ ਇਨ ਕਰੋ ਜਾਂ ਨਵੀਂ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਸ਼ੁਰੂ ਕਰੋ।',
  goHome: 'ਹੋਮ ਪੇਜ ’ਤੇ ਜਾਓ',
} satisfies Words<typeof english.profileWords>;

export const profileToasts = {
  welcome: {
    title: 'ਜੀ ਆਇਆਂ ਨੂੰ',
    description: `ਤੁਹਾਡੀ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਸਬਮਿਟ ਹੋ ਗਈ ਹੈ। ਅਸੀਂ ${limits.reviewHoursRange} ਘੰਟਿਆਂ ਵਿੱਚ ਤੁਹਾਡੀ KYC ਜਾਂਚਾਂਗੇ।`,
  },
} satisfies Words<typeof english.profileToasts>;
