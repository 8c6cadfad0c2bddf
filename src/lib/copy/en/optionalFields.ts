import type { OptionalFieldName } from '#lib/domain/optionalFields.ts';
import type { Toast } from './toast.ts';

/** What an optional field holds, in the middle of a sentence. */
const optionalFieldWords: Record<OptionalFieldName, string> = {
  consents: 'which texts you agreed to',
  contractVersion: 'the version of the contract',
  licenceAsPrinted: 'the note that your licence is printed this way',
  licences: 'your further licences',
  fssaiExpiry: 'the day your FSSAI licence ends',
  gstExempt: 'the declaration about GST',
};

/** Told once when the server does not take optional fields, and the rest was sent without them. */
export function leftOutToast(names: readonly OptionalFieldName[]): Required<Toast> {
  const parts = names.map((name) => optionalFieldWords[name]).join(', ');
  return { title: 'Sent without a part', description: `The server does not take yet: ${parts}.` };
}
