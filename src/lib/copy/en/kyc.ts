import { fieldLabelWords } from './fields.ts';
import type { BankVerification } from '#lib/domain/bankResult.ts';
import type { KycPayload } from '#lib/domain/kyc.ts';

export const kycWords = {
  businessLegend: 'Tax and licence',
  asPrinted: 'This is how it is printed on my licence',
  bankLegend: 'Bank account',
  bankHelp: 'We pay you into this account. We check it before you continue.',
  notVerified: 'Verify your bank details to continue.',
  unsent:
    'You changed details that you already submitted. Press Next to submit the change. Then the next steps open.',
  masked: 'Only our reviewers see these details. We never save them in this browser.',
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

/** Another tab has saved details that are typed differently here. */
export const kycChangedElsewhere = (names: readonly (keyof KycPayload)[]) => ({
  title: 'Changed in another tab',
  description: `${names.map((name) => fieldLabelWords[name]).join(', ')}: another tab saved something else. When you save here, what you typed replaces it.`,
});

export const autosaveWords = {
  saving: 'Saving…',
  saved: (time: string) => `Saved at ${time}`,
  retry: 'Not saved, will retry',
} as const;
