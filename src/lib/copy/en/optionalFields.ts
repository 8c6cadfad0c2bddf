import type { OptionalFieldName } from '#lib/domain/optionalFields.ts';

/** What an optional field holds, in the middle of a sentence. */
export const optionalFieldWords: Record<OptionalFieldName, string> = {
  consents: 'the terms you agreed to',
  contractVersion: 'the version of the contract',
  licenceAsPrinted: 'that your licence is printed this way',
  licences: 'your other licences',
  fssaiExpiry: 'the day your FSSAI licence ends',
  gstExempt: 'that you do not need GST',
};

/** Told once when the server does not take optional fields, and the rest was sent without them. */
export const leftOutToast = (parts: string) => ({
  title: 'Saved without some details',
  description: `We cannot save these yet: ${parts}.`,
});
