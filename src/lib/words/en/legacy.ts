import type { Toast } from './toast.ts';
import type { LegacyErrorCode, LegacyField, LegacyStepId } from '#lib/domain/application/legacyForm.ts';
import * as limits from '#lib/limits.ts';

/** The messages of the legacy form, to the letter of the specification. */
export const legacyErrorWords: Record<LegacyErrorCode, string> = {
  vendorName: 'Vendor name is required',
  ownerName: 'Owner full name is required',
  email: 'Valid email required',
  phone: 'Phone is required',
  supportPhone: 'Primary contact required',
  addressLine1: 'Address is required',
  city: 'City required',
  pincode: 'PIN/ZIP required',
  agree: 'You must accept the terms to continue',
};

export const legacyStepWords: Record<LegacyStepId, { title: string; subtitle: string }> = {
  vendor: { title: 'Vendor information', subtitle: 'Category and business name' },
  owner: { title: 'Owner details', subtitle: 'Name, email and phone of the owner' },
  location: { title: 'Location & contact', subtitle: 'Address, and the number for customers' },
  documents: { title: 'Documents', subtitle: 'Upload proofs' },
  review: { title: 'Review & submit', subtitle: 'Check your answers and submit' },
};

export const legacyLabelWords: Record<LegacyField | 'docs', string> = {
  category: 'Category',
  vendorName: 'Vendor name',
  ownerName: 'Owner full name',
  email: 'Email',
  phone: 'Phone',
  whatsappUpdates: 'Send me updates on WhatsApp',
  supportPhone: 'Primary contact number',
  addressLine1: 'Address',
  city: 'City',
  pincode: 'PIN code',
  docs: 'Documents',
  agree: 'I accept the terms and conditions',
};

export const legacyHelpWords: Partial<Record<LegacyField, string>> = {
  vendorName: 'As customers know it',
  email: 'We write to this email about your registration',
  phone: 'The owner’s own number',
  whatsappUpdates: 'On the phone number above. You can stop them at any time.',
  supportPhone: 'Customers and riders call this number',
  addressLine1: 'Shop or building number and street',
  pincode: 'For example 560001',
};

export const legacyWords = {
  pageTitle: 'Vendor registration',
  heading: 'Vendor registration',
  help: 'Need help? Write to',
  done: '(completed)',
  needsAttention: '(has errors)',
  back: 'Back',
  next: 'Continue',
  submit: 'Submit',
  kept: 'What you typed before is still here.',
  keptDocuments: 'Please choose your documents again.',
  startFresh: 'Start with an empty form',
  categoryLegend: 'What do you want to register?',
  nameLegend: 'Your business',
  ownerLegend: 'The owner',
  contactLegend: 'Which number do customers call?',
  placeLegend: 'Where are you?',
  documentsLegend: 'Your documents',
  documentsHint: 'Required documents may include business license, GST, PAN and address proof.',
  documentsRules: `PDF, PNG, JPG, up to ${limits.legacyDocumentMaxMb}MB each. You can choose multiple files.`,
  drop: 'Drop files here or',
  choose: 'Choose files',
  chooseMore: 'Choose more files',
  remove: 'Remove',
  chosen: (count: number) => (count === 1 ? '1 file chosen' : `${count} files chosen`),
  removed: (name: string) => `${name} removed`,
  noDocuments: 'None chosen',
  reviewLegend: 'Your answers',
  change: 'Change',
  changeStep: (title: string) => `Change: ${title}`,
  notGiven: 'Not given yet',
  yes: 'Yes',
  no: 'No',
  agreeLegend: 'Before you submit',
  reviewNote: `Verification takes ${limits.reviewHoursRange} hours. Confirmation comes by email and phone.`,
  leaving: 'Taking you to the home page.',
  toHome: 'Go to the home page',
} as const;

export const legacySubmittedToast: Required<Toast> = {
  title: 'Registration submitted',
  description: "We have received your details. We'll verify and get back soon.",
};
