import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'ತೆರಿಗೆ ಮತ್ತು ಲೈಸೆನ್ಸ್',
  bankLegend: 'ಬ್ಯಾಂಕ್ ಖಾತೆ',
  bankHelp: 'ನಿಮ್ಮ ಹಣವನ್ನು ಈ ಖಾತೆಗೆ ಜಮೆ ಮಾಡುತ್ತೇವೆ.',
  notVerified: 'ಮುಂದುವರಿಯಲು ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ವಿವರ ದೃಢೀಕರಿಸಿ.',
  unsent: 'ಈಗಾಗಲೇ ಸಲ್ಲಿಸಿದ ವಿವರಗಳನ್ನು ನೀವು ಬದಲಾಯಿಸಿದ್ದೀರಿ. ಬದಲಾವಣೆ ಸಲ್ಲಿಸಲು ‘ಮುಂದೆ’ ಒತ್ತಿ. ಆಗ ಮುಂದಿನ ಹಂತಗಳು ತೆರೆಯುತ್ತವೆ.',
  /** Where the API takes no declaration of a GST exemption; phone and email follow. */
  exemptRefused:
    'ಇದನ್ನು ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಇನ್ನೂ ಸ್ವೀಕರಿಸಲು ಆಗುವುದಿಲ್ಲ. ನಿಮ್ಮ GSTIN ನಮೂದಿಸಿ. GSTIN ಇಲ್ಲದಿದ್ದರೆ ನಮಗೆ ಫೋನ್ ಅಥವಾ ಇಮೇಲ್ ಮಾಡಿ. ನೀವು ನಮೂದಿಸಿದ್ದು ಸೇವ್ ಆಗಿದೆ.',
  masked: 'ಈ ವಿವರಗಳನ್ನು ನಮ್ಮ ಪರಿಶೀಲಕರು ಮಾತ್ರ ನೋಡುತ್ತಾರೆ. ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಎಂದಿಗೂ ಸೇವ್ ಮಾಡುವುದಿಲ್ಲ.',
} satisfies Words<typeof english.kycWords>;

/** More drug licences and the dates of licences: all of it optional. */
export const licencesWords = {
  help: 'ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ಲೈಸೆನ್ಸ್ ಇದ್ದರೆ ಸೇರಿಸಿ, ಉದಾಹರಣೆಗೆ ಫಾರ್ಮ್ 20 ಮತ್ತು ಫಾರ್ಮ್ 21. ಇದು ಕಡ್ಡಾಯವಲ್ಲ.',
  first: (number: string) => (number ? `ಲೈಸೆನ್ಸ್ ${number}` : 'ಮೇಲಿನ ಲೈಸೆನ್ಸ್'),
  further: (place: number) => `${place}ನೇ ಲೈಸೆನ್ಸ್`,
  form: 'ಫಾರ್ಮ್',
  formUnknown: 'ಆಯ್ಕೆ ಮಾಡಿ',
  formName: (form: string) => `ಫಾರ್ಮ್ ${form}`,
  number: 'ಲೈಸೆನ್ಸ್ ನಂಬರ್',
  paidUpTo: 'ಫೀ ಎಲ್ಲಿಯವರೆಗೆ ಕಟ್ಟಿದ್ದೀರಿ',
  add: 'ಲೈಸೆನ್ಸ್ ಸೇರಿಸಿ',
  remove: (place: number) => `${place}ನೇ ಲೈಸೆನ್ಸ್ ತೆಗೆದುಹಾಕಿ`,
  removed: (place: number) => `${place}ನೇ ಲೈಸೆನ್ಸ್ ತೆಗೆದುಹಾಕಿದ್ದೇವೆ.`,
  /** As it is read in the answers and on the dashboard. `form` and `paidUpTo` may be ''. */
  details: (number: string, form: string, paidUpTo: string) => {
    const licence = form ? `ಫಾರ್ಮ್ ${form}: ${number}` : number;
    return paidUpTo ? `${licence}, ${paidUpTo}ರವರೆಗೆ ಫೀ ಕಟ್ಟಿದ್ದೀರಿ` : licence;
  },
} satisfies Words<typeof english.licencesWords>;

/** A day on a licence that is past or near: a note that stops nobody. */
export const dayNoteWords = {
  past: 'ಈ ತಾರೀಖು ದಾಟಿದೆ. ನೀವು ಮುಂದುವರಿಯಬಹುದು. ನಿಮ್ಮ ಹೊಸ ರಸೀದಿ ಸಿದ್ಧವಾಗಿಟ್ಟುಕೊಳ್ಳಿ.',
  soon: 'ಈ ತಾರೀಖು ಹತ್ತಿರದಲ್ಲಿದೆ. ನೀವು ಮುಂದುವರಿಯಬಹುದು. ಸಮಯಕ್ಕೆ ಸರಿಯಾಗಿ ರಿನ್ಯೂ ಮಾಡಿಸಿ.',
} satisfies Words<typeof english.dayNoteWords>;

/** Reminders of the days on licences, on the dashboard. */
export const renewalWords = {
  title: 'ನಿಮ್ಮ ಲೈಸೆನ್ಸ್‌ಗಳ ತಾರೀಖುಗಳು',
  download: 'ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ರಿಮೈಂಡರ್ ಸೇರಿಸಿ',
  drugLicence: (number: string) => `ಡ್ರಗ್ ಲೈಸೆನ್ಸ್ ${number} ಫೀ`,
  fssai: (number: string) => `FSSAI ಲೈಸೆನ್ಸ್ ${number}`,
  payDrugLicence: (number: string) => `ಡ್ರಗ್ ಲೈಸೆನ್ಸ್ ${number} ಫೀ ಕಟ್ಟಿ`,
  renewFssai: (number: string) => `FSSAI ಲೈಸೆನ್ಸ್ ${number} ರಿನ್ಯೂ ಮಾಡಿಸಿ`,
  eventText: (product: string) => `${product} ಕಡೆಯಿಂದ ರಿಮೈಂಡರ್: ಇದು ನಿಮ್ಮ ಲೈಸೆನ್ಸ್ ಮೇಲಿನ ತಾರೀಖು.`,
} satisfies Words<typeof english.renewalWords>;

/** The button of the bank check. */
export const bankButtonWords = {
  unverified: 'ಬ್ಯಾಂಕ್ ವಿವರ ದೃಢೀಕರಿಸಿ',
  failed: 'ಬ್ಯಾಂಕ್ ವಿವರ ದೃಢೀಕರಿಸಿ',
  verifying: 'ದೃಢೀಕರಿಸುತ್ತಿದ್ದೇವೆ...',
  verified: 'ದೃಢೀಕರಣ ಮುಗಿದಿದೆ',
  pending: 'ಪೆಂಡಿಂಗ್ ಇದೆ',
} satisfies Words<typeof english.bankButtonWords>;

export const bankToasts = {
  missing: { title: 'ವಿವರ ಪೂರ್ತಿಯಾಗಿಲ್ಲ', description: 'ದೃಢೀಕರಿಸುವ ಮುನ್ನ ಎಲ್ಲ ಬ್ಯಾಂಕ್ ವಿವರಗಳನ್ನು ನಮೂದಿಸಿ' },
  failed: { title: 'ದೃಢೀಕರಿಸಲು ಆಗಲಿಲ್ಲ', description: 'ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ವಿವರ ಸರಿಯಿದೆಯೇ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ' },
  error: {
    title: 'ದೃಢೀಕರಣದಲ್ಲಿ ಸಮಸ್ಯೆ',
    description: 'ಬ್ಯಾಂಕ್ ವಿವರ ದೃಢೀಕರಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `ಖಾತೆ ದೃಢೀಕರಣ ಮುಗಿದಿದೆ. ಖಾತೆದಾರರು: ${holder}` : 'ಖಾತೆ ದೃಢೀಕರಣ ಮುಗಿದಿದೆ';
    return holder ? `ಖಾತೆ ದೃಢೀಕರಣ ಮುಗಿದಿದೆ: ${where}. ಖಾತೆದಾರರು: ${holder}` : `ಖಾತೆ ದೃಢೀಕರಣ ಮುಗಿದಿದೆ: ${where}`;
  },
  pending: 'ಬ್ಯಾಂಕ್ ಇನ್ನೂ ಉತ್ತರ ಕೊಟ್ಟಿಲ್ಲ. ನೀವು ಮುಂದುವರಿಯಬಹುದು. ಪರಿಶೀಲನೆಯ ಸಮಯದಲ್ಲಿ ಮತ್ತೆ ನೋಡುತ್ತೇವೆ.',
  failed: 'ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ವಿವರ ಸರಿಯಿದೆಯೇ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
} satisfies Words<typeof english.bankNoteWords>;

/** Oddities of the KYC step: they ask for a second look and never block. */
export const kycWarningWords = {
  'gstin-check-character': 'ಕೊನೆಯ ಅಕ್ಷರ ಅಥವಾ ಅಂಕಿ ತಪ್ಪಾದಂತೆ ಕಾಣುತ್ತಿದೆ. ನಿಮ್ಮ GST ಸರ್ಟಿಫಿಕೇಟ್‌ನಲ್ಲಿ ಇರುವಂತೆಯೇ ಇದೆಯೇ ನೋಡಿ.',
  'gstin-state': 'GSTINನ ಮೊದಲ 2 ಅಂಕಿಗಳು ಸರಿಯಿವೆಯೇ ನೋಡಿ. ಅವು ರಾಜ್ಯದ ಕೋಡ್.',
  'gstin-pan-differs': '3ರಿಂದ 12ರವರೆಗಿನ ಅಕ್ಷರ, ಅಂಕಿಗಳು PAN ಜೊತೆ ಹೊಂದುತ್ತಿಲ್ಲ. ಎರಡೂ ಸರಿಯಿವೆಯೇ ನೋಡಿ.',
  'pan-holder': 'PANನ 4ನೇ ಅಕ್ಷರ ಸರಿಯಿದೆಯೇ ನೋಡಿ.',
  'fssai-digits': 'FSSAI ಲೈಸೆನ್ಸ್‌ನಲ್ಲಿ 14 ಅಂಕಿಗಳಿರುತ್ತವೆ. ನಂಬರ್ ನಿಮ್ಮ ಸರ್ಟಿಫಿಕೇಟ್‌ನಲ್ಲಿ ಇರುವಂತೆಯೇ ಇದೆಯೇ ನೋಡಿ.',
  'licence-signs': 'ನಂಬರ್ ಸರಿಯಿದೆಯೇ ನೋಡಿ. ಅಕ್ಷರ, ಅಂಕಿ, / - ಮತ್ತು . ಮಾತ್ರ ನಮೂದಿಸಿ, ಬೇರೆ ಚಿಹ್ನೆಗಳನ್ನು ತೆಗೆಯಿರಿ.',
} satisfies Words<typeof english.kycWarningWords>;

/** Another tab has saved details that are typed differently here. `fields` are their labels. */
export const kycChangedElsewhereToast = (fields: string) => ({
  title: 'ಬೇರೆ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಬದಲಾಗಿದೆ',
  description: `${fields}: ಬೇರೆ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಬೇರೆಯದು ಸೇವ್ ಆಗಿದೆ. ಇಲ್ಲಿ ಸೇವ್ ಮಾಡಿದರೆ, ಅದರ ಬದಲು ನೀವು ಇಲ್ಲಿ ನಮೂದಿಸಿದ್ದು ಉಳಿಯುತ್ತದೆ.`,
});

export const autosaveWords = {
  saving: 'ಸೇವ್ ಆಗುತ್ತಿದೆ…',
  saved: (time: string) => `ಸೇವ್ ಆಗಿದೆ: ${time}`,
  retry: 'ಸೇವ್ ಆಗಿಲ್ಲ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸುತ್ತೇವೆ',
} satisfies Words<typeof english.autosaveWords>;
