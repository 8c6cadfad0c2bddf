import type { BankVerification } from '#lib/domain/bank/bankResult.ts';
import type { KycWarning } from '#lib/domain/kyc/kyc.ts';
import type { DayNote } from '#lib/domain/kyc/renewals.ts';

export const kycWords = {
  businessLegend: 'Tax and licence',
  bankLegend: 'Bank account',
  bankHelp: 'We pay you into this account.',
  notVerified: 'Verify your bank details to continue.',
  unsent:
    'You changed details that you already submitted. Press Next to submit the change. Then the next steps open.',
  /** Where the API takes no declaration of a GST exemption; phone and email follow. */
  exemptRefused:
    'We cannot accept this online yet. Type your GSTIN. If you have none, call or write to us. What you typed is saved.',
  masked: 'Only our reviewers see these details. We never save them in this browser.',
} as const;

/** More drug licences and the dates of licences: all of it optional. */
export const licencesWords = {
  help: 'Add more if you have more than one licence, for example Form 20 and Form 21. This is optional.',
  first: (number: string) => (number ? `Licence ${number}` : 'The licence above'),
  further: (place: number) => `Licence ${place}`,
  form: 'Form',
  formUnknown: 'Choose',
  formName: (form: string) => `Form ${form}`,
  number: 'Licence number',
  paidUpTo: 'Fee paid until',
  add: 'Add a licence',
  remove: (place: number) => `Remove licence ${place}`,
  removed: (place: number) => `Licence ${place} is removed.`,
  /** As it is read in the answers and on the dashboard. `form` and `paidUpTo` may be ''. */
  details: (number: string, form: string, paidUpTo: string) => {
    const licence = form ? `Form ${form}: ${number}` : number;
    return paidUpTo ? `${licence}, fee paid until ${paidUpTo}` : licence;
  },
} as const;

/** A day on a licence that is past or near: a note that stops nobody. */
export const dayNoteWords: Record<DayNote, string> = {
  past: 'This date has passed. You can continue. Please keep your new receipt ready.',
  soon: 'This date is near. You can continue. Please renew in time.',
};

/** Reminders of the days on licences, on the dashboard. */
export const renewalWords = {
  title: 'Dates on your licences',
  download: 'Add reminders to your calendar',
  drugLicence: (number: string) => `Fee for drug licence ${number}`,
  fssai: (number: string) => `FSSAI licence ${number}`,
  payDrugLicence: (number: string) => `Pay the fee for drug licence ${number}`,
  renewFssai: (number: string) => `Renew FSSAI licence ${number}`,
  eventText: (product: string) => `A reminder from ${product}, for the date on your licence.`,
} as const;

/** The button of the bank check. */
export const bankButtonWords: Record<BankVerification['type'], string> = {
  unverified: 'Verify Bank Details',
  failed: 'Verify Bank Details',
  verifying: 'Verifying...',
  verified: 'Verified',
  pending: 'Pending',
};

export const bankToasts = {
  missing: { title: 'Missing Information', description: 'Please fill all bank details before verification' },
  failed: { title: 'Verification Failed', description: 'Please check your bank details and try again' },
  error: {
    title: 'Verification Error',
    description: 'Unable to verify bank details. Please try again.',
  },
} as const;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `Account verified. Holder: ${holder}` : 'Account verified';
    return holder ? `Account verified: ${where}. Holder: ${holder}` : `Account verified: ${where}`;
  },
  pending: 'The bank has not answered yet. You can continue. We check again during the review.',
  failed: 'Please check your bank details and try again',
} as const;

/** Oddities of the KYC step: they ask for a second look and never block. */
export const kycWarningWords: Record<KycWarning, string> = {
  'gstin-check-character': 'The last character looks wrong. Please check it on your GST certificate.',
  'gstin-state': 'Please check the first 2 digits of the GSTIN. They are the state code.',
  'gstin-pan-differs': 'Characters 3 to 12 are not the same as the PAN. Please check both.',
  'pan-holder': 'Please check the 4th letter of the PAN.',
  'fssai-digits': 'FSSAI licences have 14 digits. Please check the number on your certificate.',
  'licence-signs': 'Please check the number. Type only letters, digits, / - and . and leave out other signs.',
};

/** Another tab has saved details that are typed differently here. `fields` are their labels. */
export const kycChangedElsewhereToast = (fields: string) => ({
  title: 'Changed in another tab',
  description: `${fields}: another tab saved something else. When you save here, what you typed replaces it.`,
});

export const autosaveWords = {
  saving: 'Saving…',
  saved: (time: string) => `Saved at ${time}`,
  retry: 'Not saved, will retry',
} as const;
