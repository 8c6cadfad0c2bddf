import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'ਟੈਕਸ ਅਤੇ ਲਾਇਸੈਂਸ',
  bankLegend: 'ਬੈਂਕ ਖਾਤਾ',
  bankHelp: 'ਅਸੀਂ ਇਸੇ ਖਾਤੇ ਵਿੱਚ ਪੈਸੇ ਜਮ੍ਹਾਂ ਕਰਾਂਗੇ।',
  notVerified: 'ਅੱਗੇ ਵਧਣ ਲਈ ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ ਵੈਰੀਫ਼ਾਈ ਕਰੋ।',
  unsent: 'ਤੁਸੀਂ ਪਹਿਲਾਂ ਸਬਮਿਟ ਕੀਤੀ ਜਾਣਕਾਰੀ ਬਦਲੀ ਹੈ। ਬਦਲਾਅ ਸਬਮਿਟ ਕਰਨ ਲਈ “ਅੱਗੇ” ਦਬਾਓ। ਫਿਰ ਅਗਲੇ ਸਟੈੱਪ ਖੁੱਲ੍ਹਣਗੇ।',
  /** Where the API takes no declaration of a GST exemption; phone and email follow. */
  exemptRefused:
    'GST ਤੋਂ ਛੋਟ ਦੀ ਜਾਣਕਾਰੀ ਅਸੀਂ ਅਜੇ ਆਨਲਾਈਨ ਨਹੀਂ ਲੈ ਸਕਦੇ। ਆਪਣਾ GSTIN ਦਰਜ ਕਰੋ। GSTIN ਨਹੀਂ ਹੈ ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ਕਰੋ। ਤੁਸੀਂ ਜੋ ਭਰਿਆ ਸੀ, ਉਹ ਸੇਵ ਹੈ।',
  masked: 'ਇਹ ਜਾਣਕਾਰੀ ਸਿਰਫ਼ ਸਾਡੀ KYC ਟੀਮ ਦੇਖਦੀ ਹੈ। ਅਸੀਂ ਇਸ ਨੂੰ ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਕਦੇ ਸੇਵ ਨਹੀਂ ਕਰਦੇ।',
} satisfies Words<typeof english.kycWords>;

/** More drug licences and the dates of licences: all of it optional. */
export const licencesWords = {
  help: 'ਇੱਕ ਤੋਂ ਵੱਧ ਲਾਇਸੈਂਸ ਹੋਣ ਤਾਂ ਹੋਰ ਜੋੜੋ, ਜਿਵੇਂ ਫ਼ਾਰਮ 20 ਅਤੇ ਫ਼ਾਰਮ 21। ਇਹ ਜ਼ਰੂਰੀ ਨਹੀਂ ਹੈ।',
  first: (number: string) => (number ? `ਲਾਇਸੈਂਸ ${number}` : 'ਉੱਪਰ ਵਾਲਾ ਲਾਇਸੈਂਸ'),
  further: (place: number) => `ਲਾਇਸੈਂਸ ${place}`,
  form: 'ਫ਼ਾਰਮ',
  formUnknown: 'ਚੁਣੋ',
  formName: (form: string) => `ਫ਼ਾਰਮ ${form}`,
  number: 'ਲਾਇਸੈਂਸ ਨੰਬਰ',
  paidUpTo: 'ਫ਼ੀਸ ਕਦੋਂ ਤੱਕ ਭਰੀ ਹੈ',
  add: 'ਲਾਇਸੈਂਸ ਜੋੜੋ',
  remove: (place: number) => `ਲਾਇਸੈਂਸ ${place} ਹਟਾਓ`,
  removed: (place: number) => `ਲਾਇਸੈਂਸ ${place} ਹਟਾ ਦਿੱਤਾ।`,
  /** As it is read in the answers and on the dashboard. `form` and `paidUpTo` may be ''. */
  details: (number: string, form: string, paidUpTo: string) => {
    const licence = form ? `ਫ਼ਾਰਮ ${form}: ${number}` : number;
    return paidUpTo ? `${licence}, ਫ਼ੀਸ ${paidUpTo} ਤੱਕ ਭਰੀ ਹੈ` : licence;
  },
} satisfies Words<typeof english.licencesWords>;

/** A day on a licence that is past or near: a note that stops nobody. */
export const dayNoteWords = {
  past: 'ਇਹ ਤਾਰੀਖ ਲੰਘ ਚੁੱਕੀ ਹੈ। ਤੁਸੀਂ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ। ਕਿਰਪਾ ਕਰਕੇ ਨਵੀਂ ਰਸੀਦ ਤਿਆਰ ਰੱਖੋ।',
  soon: 'ਇਹ ਤਾਰੀਖ ਨੇੜੇ ਆ ਗਈ ਹੈ। ਤੁਸੀਂ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ। ਕਿਰਪਾ ਕਰਕੇ ਸਮੇਂ ਸਿਰ ਰੀਨਿਊ ਕਰਵਾ ਲਓ।',
} satisfies Words<typeof english.dayNoteWords>;

/** Reminders of the days on licences, on the dashboard. */
export const renewalWords = {
  title: 'ਤੁਹਾਡੇ ਲਾਇਸੈਂਸਾਂ ਦੀਆਂ ਤਾਰੀਖਾਂ',
  download: 'ਕੈਲੰਡਰ ਵਿੱਚ ਰਿਮਾਈਂਡਰ ਜੋੜੋ',
  drugLicence: (number: string) => `ਡਰੱਗ ਲਾਇਸੈਂਸ ${number} ਦੀ ਫ਼ੀਸ`,
  fssai: (number: string) => `FSSAI ਲਾਇਸੈਂਸ ${number}`,
  payDrugLicence: (number: string) => `ਡਰੱਗ ਲਾਇਸੈਂਸ ${number} ਦੀ ਫ਼ੀਸ ਭਰੋ`,
  renewFssai: (number: string) => `FSSAI ਲਾਇਸੈਂਸ ${number} ਰੀਨਿਊ ਕਰਵਾਓ`,
  eventText: (product: string) => `${product} ਵੱਲੋਂ ਰਿਮਾਈਂਡਰ: ਇਹ ਤੁਹਾਡੇ ਲਾਇਸੈਂਸ ’ਤੇ ਲਿਖੀ ਤਾਰੀਖ ਹੈ।`,
} satisfies Words<typeof english.renewalWords>;

/** The button of the bank check. */
export const bankButtonWords = {
  unverified: 'ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ ਵੈਰੀਫ਼ਾਈ ਕਰੋ',
  failed: 'ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ ਵੈਰੀਫ਼ਾਈ ਕਰੋ',
  verifying: 'ਵੈਰੀਫ਼ਾਈ ਹੋ ਰਹੀ ਹੈ...',
  verified: 'ਵੈਰੀਫ਼ਾਈ ਹੋ ਗਈ',
  pending: 'ਜਵਾਬ ਬਾਕੀ ਹੈ',
} satisfies Words<typeof english.bankButtonWords>;

export const bankToasts = {
  missing: {
    title: 'ਜਾਣਕਾਰੀ ਅਧੂਰੀ ਹੈ',
    description: 'ਵੈਰੀਫ਼ਾਈ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਕਿਰਪਾ ਕਰਕੇ ਬੈਂਕ ਦੀ ਪੂਰੀ ਜਾਣਕਾਰੀ ਭਰੋ',
  },
  failed: {
    title: 'ਵੈਰੀਫ਼ਾਈ ਨਹੀਂ ਹੋ ਸਕੀ',
    description: 'ਕਿਰਪਾ ਕਰਕੇ ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ ਦੇਖ ਲਓ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  },
  error: {
    title: 'ਵੈਰੀਫ਼ਿਕੇਸ਼ਨ ਵਿੱਚ ਗੜਬੜ',
    description: 'ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ ਵੈਰੀਫ਼ਾਈ ਨਹੀਂ ਹੋ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `ਖਾਤਾ ਵੈਰੀਫ਼ਾਈ ਹੋ ਗਿਆ। ਖਾਤਾਧਾਰਕ: ${holder}` : 'ਖਾਤਾ ਵੈਰੀਫ਼ਾਈ ਹੋ ਗਿਆ';
    return holder ? `ਖਾਤਾ ਵੈਰੀਫ਼ਾਈ ਹੋ ਗਿਆ: ${where}। ਖਾਤਾਧਾਰਕ: ${holder}` : `ਖਾਤਾ ਵੈਰੀਫ਼ਾਈ ਹੋ ਗਿਆ: ${where}`;
  },
  pending: 'ਬੈਂਕ ਦਾ ਜਵਾਬ ਅਜੇ ਨਹੀਂ ਆਇਆ। ਤੁਸੀਂ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ। ਅਰਜ਼ੀ ਦੀ ਜਾਂਚ ਵੇਲੇ ਅਸੀਂ ਖਾਤਾ ਦੁਬਾਰਾ ਜਾਂਚਾਂਗੇ।',
  failed: 'ਕਿਰਪਾ ਕਰਕੇ ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ ਦੇਖ ਲਓ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
} satisfies Words<typeof english.bankNoteWords>;

/** Oddities of the KYC step: they ask for a second look and never block. */
export const kycWarningWords = {
  'gstin-check-character': 'ਆਖਰੀ ਅੱਖਰ ਜਾਂ ਅੰਕ ਗਲਤ ਲੱਗਦਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ GST ਸਰਟੀਫ਼ਿਕੇਟ ’ਤੇ ਦੇਖ ਲਓ।',
  'gstin-state': 'ਕਿਰਪਾ ਕਰਕੇ GSTIN ਦੇ ਪਹਿਲੇ 2 ਅੰਕ ਦੇਖ ਲਓ। ਇਹ ਰਾਜ ਦਾ ਕੋਡ ਹੁੰਦੇ ਹਨ।',
  'gstin-pan-differs': '3 ਤੋਂ 12 ਤੱਕ ਦੇ ਅੱਖਰ ਅਤੇ ਅੰਕ PAN ਨਾਲ ਮੇਲ ਨਹੀਂ ਖਾਂਦੇ। ਕਿਰਪਾ ਕਰਕੇ ਦੋਵੇਂ ਦੇਖ ਲਓ।',
  'pan-holder': 'ਕਿਰਪਾ ਕਰਕੇ PAN ਦਾ ਚੌਥਾ ਅੱਖਰ ਦੇਖ ਲਓ।',
  'fssai-digits': 'FSSAI ਲਾਇਸੈਂਸ ਵਿੱਚ 14 ਅੰਕ ਹੁੰਦੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਨੰਬਰ ਆਪਣੇ ਸਰਟੀਫ਼ਿਕੇਟ ’ਤੇ ਦੇਖ ਲਓ।',
  'licence-signs': 'ਕਿਰਪਾ ਕਰਕੇ ਨੰਬਰ ਦੇਖ ਲਓ। ਸਿਰਫ਼ ਅੱਖਰ, ਅੰਕ, / - ਅਤੇ . ਦਰਜ ਕਰੋ, ਬਾਕੀ ਨਿਸ਼ਾਨ ਹਟਾ ਦਿਓ।',
} satisfies Words<typeof english.kycWarningWords>;

/** Another tab has saved details that are typed differently here. `fields` are their labels. */
export const kycChangedElsewhereToast = (fields: string) => ({
  title: 'ਦੂਜੀ ਟੈਬ ਵਿੱਚ ਬਦਲਿਆ ਗਿਆ',
  description: `${fields}: ਦੂਜੀ ਟੈਬ ਵਿੱਚ ਕੁਝ ਹੋਰ ਸੇਵ ਹੋਇਆ ਹੈ। ਇੱਥੇ ਸੇਵ ਕਰੋਗੇ ਤਾਂ ਤੁਸੀਂ ਇੱਥੇ ਜੋ ਭਰਿਆ ਹੈ, ਉਹ ਉਸ ਦੀ ਥਾਂ ਲੈ ਲਵੇਗਾ।`,
});

export const autosaveWords = {
  saving: 'ਸੇਵ ਹੋ ਰਿਹਾ ਹੈ…',
  saved: (time: string) => `${time} ਵਜੇ ਸੇਵ ਹੋਇਆ`,
  retry: 'ਸੇਵ ਨਹੀਂ ਹੋਇਆ, ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਹੋਵੇਗੀ',
} satisfies Words<typeof english.autosaveWords>;
