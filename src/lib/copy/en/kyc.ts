import { fieldLabelWords } from './fields.ts';
import type { BankVerification } from '#lib/domain/bankResult.ts';
import type { KycPayload } from '#lib/domain/kyc.ts';

export const kycWords = {
  businessLegend: 'Tax and licence',
  asPrinted: 'This is how it is printed on my licence',
  bankLegend: 'Bank account',
  bankHelp: 'Your settlements are paid into this account. We check it before you go on.',
  notVerified: 'Verify your bank details to go on.',
  unsent:
    'You changed details that you had submitted. The next steps stay closed until Next submits the change.',
  masked: 'Only our reviewers see these details. They are never kept in this browser.',
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
  verified: (where: string, holder: string | null) =>
    `${where ? `Account verified: ${where}` : 'Account verified'}${holder ? `. Holder: ${holder}` : ''}`,
  pending: 'The bank has not answered yet. You can go on; we check again during the review.',
  failed: 'Please check your bank details and try again',
} as const;

/** Another tab has saved details that are typed differently here. */
export const kycChangedElsewhere = (names: readonly (keyof KycPayload)[]) => ({
  title: 'Changed in another tab',
  description: `${names.map((name) => fieldLabelWords[name]).join(', ')}: another tab saved something else. What you typed here replaces it when it is saved.`,
});

export const autosaveWords = {
  saving: 'Saving…',
  saved: (time: string) => `Saved at ${time}`,
  retry: 'Not saved, will retry',
} as const;
