import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/dashboard.ts';

/** The words of the KYC card. For a status that is not listed, `other`: the badge shows the status itself. */
export const kycCardWords = {
  approved: {
    badge: 'ਮਨਜ਼ੂਰ',
    title: 'KYC ਮਨਜ਼ੂਰ',
    message: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਅਤੇ ਦਸਤਾਵੇਜ਼ ਵੈਰੀਫ਼ਾਈ ਹੋ ਗਏ ਹਨ।',
  },
  rejected: {
    badge: 'ਨਾਮਨਜ਼ੂਰ',
    title: 'KYC ਨਾਮਨਜ਼ੂਰ',
    message: 'KYC ਟੀਮ ਨੇ ਜੋ ਬਦਲਣ ਲਈ ਕਿਹਾ ਹੈ, ਕਿਰਪਾ ਕਰਕੇ ਉਹ ਬਦਲ ਕੇ ਦੁਬਾਰਾ ਸਬਮਿਟ ਕਰੋ।',
  },
  'under-review': {
    badge: 'ਜਾਂਚ ਜਾਰੀ',
    title: 'KYC ਦੀ ਜਾਂਚ ਜਾਰੀ',
    message: `ਅਸੀਂ ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਅਤੇ ਦਸਤਾਵੇਜ਼ ਜਾਂਚ ਰਹੇ ਹਾਂ। ਇਸ ਵਿੱਚ ਆਮ ਤੌਰ ’ਤੇ ${limits.reviewHoursRange} ਘੰਟੇ ਲੱਗਦੇ ਹਨ।`,
  },
  unfinished: {
    badge: 'ਸਬਮਿਟ ਹੋਈ',
    title: 'KYC ਸਬਮਿਟ ਹੋਈ',
    message: 'ਤੁਹਾਡੀ KYC ਦੀ ਜਾਣਕਾਰੀ ਸੇਵ ਹੈ। ਬਾਕੀ ਸਟੈੱਪ ਪੂਰੇ ਕਰੋ ਅਤੇ ਅਰਜ਼ੀ ਸਬਮਿਟ ਕਰੋ।',
  },
  incomplete: {
    badge: 'ਅਧੂਰੀ',
    title: 'KYC ਅਧੂਰੀ',
    message: 'ਆਪਣੀ KYC ਪੂਰੀ ਕਰੋ ਅਤੇ ਅਰਜ਼ੀ ਸਬਮਿਟ ਕਰੋ।',
  },
  other: {
    badge: 'ਚੱਲ ਰਹੀ ਹੈ',
    title: 'KYC ਚੱਲ ਰਹੀ ਹੈ',
    message: 'ਜਦੋਂ ਤੁਹਾਨੂੰ ਕੁਝ ਕਰਨਾ ਹੋਵੇਗਾ, ਅਸੀਂ ਤੁਹਾਨੂੰ ਦੱਸਾਂਗੇ।',
  },
} satisfies Words<typeof english.kycCardWords>;

export const dashboardWords = {
  title: 'ਡੈਸ਼ਬੋਰਡ',
  untitled: 'ਤੁਹਾਡਾ ਕਾਰੋਬਾਰ',
  statusHeading: 'KYC ਵੈਰੀਫ਼ਿਕੇਸ਼ਨ ਦੀ ਸਥਿਤੀ',
  completeKyc: 'KYC ਪੂਰੀ ਕਰੋ',
  resubmitKyc: 'KYC ਦੁਬਾਰਾ ਸਬਮਿਟ ਕਰੋ',
  openApp: 'ਵਿਕਰੇਤਾ ਐਪ ਲਓ',
  startNew: 'ਨਵੀਂ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਸ਼ੁਰੂ ਕਰੋ',
  profile: 'KYC ਪ੍ਰੋਫ਼ਾਈਲ ਦੇਖੋ',
  reason: 'KYC ਟੀਮ ਨੇ ਕੀ ਕਿਹਾ',
  flagged: 'ਕਿਰਪਾ ਕਰਕੇ ਬਦਲੋ',
  flaggedNothing: 'KYC ਟੀਮ ਨੇ ਕੋਈ ਇੱਕ ਖਾਸ ਚੀਜ਼ ਨਹੀਂ ਦੱਸੀ। ਕਿਰਪਾ ਕਰਕੇ ਸਭ ਕੁਝ ਦੇਖ ਲਓ।',
  basic: 'ਮੁੱਢਲੀ ਜਾਣਕਾਰੀ',
  categories: 'ਕੈਟੇਗਰੀਆਂ',
  location: 'ਪਤਾ ਅਤੇ ਲੋਕੇਸ਼ਨ',
  addressSecond: 'ਪਤੇ ਦੀ ਦੂਜੀ ਲਾਈਨ',
  state: 'ਰਾਜ',
  coordinates: 'ਨਕਸ਼ੇ ਦਾ ਪੁਆਇੰਟ',
  mapApp: 'ਮੈਪ ਐਪ ਵਿੱਚ ਖੋਲ੍ਹੋ',
  openingHours: 'ਖੁੱਲ੍ਹੇ ਰਹਿਣ ਦਾ ਸਮਾਂ',
  openDays: 'ਖੁੱਲ੍ਹੇ ਰਹਿਣ ਦੇ ਦਿਨ',
  kyc: 'KYC ਦੀ ਜਾਣਕਾਰੀ',
  kycEmpty: 'ਅਜੇ KYC ਦੀ ਕੋਈ ਜਾਣਕਾਰੀ ਨਹੀਂ ਹੈ।',
  kycSubmitted: 'ਸਬਮਿਟ ਹੋਣ ਦੀ ਤਾਰੀਖ',
  kycVerified: 'ਵੈਰੀਫ਼ਾਈ ਹੋਣ ਦੀ ਤਾਰੀਖ',
  reveal: 'ਦਿਖਾਓ',
  revealField: (field: string) => `${field} ਦਿਖਾਓ`,
  conceal: 'ਲੁਕਾਓ',
  documents: 'ਅਪਲੋਡ ਕੀਤੇ ਦਸਤਾਵੇਜ਼',
  document: 'ਦਸਤਾਵੇਜ਼',
  documentsEmpty: 'ਅਜੇ ਕੋਈ ਦਸਤਾਵੇਜ਼ ਅਪਲੋਡ ਨਹੀਂ ਹੋਇਆ।',
  uploaded: (date: string) => `${date} ਨੂੰ ਅਪਲੋਡ ਹੋਇਆ`,
  uploadedUnknown: 'ਅਪਲੋਡ ਦੀ ਤਾਰੀਖ ਪਤਾ ਨਹੀਂ',
  flaggedDocument: 'ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਦੁਬਾਰਾ ਭੇਜੋ',
  view: 'ਦੇਖੋ',
  viewDocument: (document: string) => `${document} ਦੇਖੋ (ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹਦਾ ਹੈ)`,
  opensNewTab: 'ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹਦਾ ਹੈ',
  noLink: 'ਲਿੰਕ ਨਹੀਂ ਹੈ',
  notProvided: 'ਨਹੀਂ ਦਿੱਤਾ',
  otherApplications: 'ਤੁਹਾਡੀਆਂ ਹੋਰ ਅਰਜ਼ੀਆਂ',
  otherUntitled: 'ਬਿਨਾਂ ਨਾਮ ਦੀ ਅਰਜ਼ੀ',
  open: 'ਡੈਸ਼ਬੋਰਡ ਦੇਖੋ',
  resume: 'ਜਾਰੀ ਰੱਖੋ',
  emptyTitle: 'ਅਜੇ ਕੋਈ ਅਰਜ਼ੀ ਨਹੀਂ',
  empty: 'ਫ਼ਾਰਮੇਸੀ, ਸਪਲੀਮੈਂਟ ਸਟੋਰ ਜਾਂ ਲੈਬ ਰਜਿਸਟਰ ਕਰੋ। ਅਰਜ਼ੀ ਕਿੱਥੇ ਤੱਕ ਪਹੁੰਚੀ, ਇਹ ਇੱਥੇ ਦਿਸੇਗਾ।',
  missingTitle: 'ਵਿਕਰੇਤਾ ਨਹੀਂ ਮਿਲਿਆ',
  missing: 'ਇਹ ਅਰਜ਼ੀ ਸਾਨੂੰ ਨਹੀਂ ਮਿਲੀ, ਜਾਂ ਇਹ ਕਿਸੇ ਹੋਰ ਫ਼ੋਨ ਨੰਬਰ ਦੀ ਹੈ।',
  ownDashboard: 'ਆਪਣੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਜਾਓ',
  offlineStale: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਚੱਲ ਰਿਹਾ। ਹੋ ਸਕਦਾ ਹੈ ਜਾਣਕਾਰੀ ਪੁਰਾਣੀ ਹੋਵੇ।',
  failedStale: 'ਇਹ ਪੇਜ ਰਿਫ੍ਰੈਸ਼ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਹੋ ਸਕਦਾ ਹੈ ਜਾਣਕਾਰੀ ਪੁਰਾਣੀ ਹੋਵੇ।',
} satisfies Words<typeof english.dashboardWords>;

/** Labels of the first step's fields where the dashboard has shorter ones than the form. */
export const dashboardLabelWords = {
  ownerName: 'ਮਾਲਕ',
  supportPhone: 'ਗਾਹਕਾਂ ਲਈ ਫ਼ੋਨ',
} satisfies Words<typeof english.dashboardLabelWords>;
