import type { OptionalFieldName } from '#lib/domain/optionalFields.ts';
import type { Toast } from '../en/toast.ts';

/** What an optional field holds, in the middle of a sentence. */
const optionalFieldWords: Record<OptionalFieldName, string> = {
  consents: 'আপনি যে শর্ত মেনে নিয়েছেন',
  contractVersion: 'চুক্তির সংস্করণ',
  licenceAsPrinted: 'আপনার লাইসেন্সে যে এমনই ছাপা আছে',
  licences: 'আপনার অন্য লাইসেন্স',
  fssaiExpiry: 'FSSAI লাইসেন্সের মেয়াদ শেষের দিন',
  gstExempt: 'আপনার যে GST লাগে না',
};

/** Told once when the server does not take optional fields, and the rest was sent without them. */
export function leftOutToast(names: readonly OptionalFieldName[]): Required<Toast> {
  const parts = names.map((name) => optionalFieldWords[name]).join(', ');
  return { title: 'কিছু তথ্য বাদে সেভ হয়েছে', description: `এগুলো এখনও সেভ করতে পারছি না: ${parts}।` };
}
