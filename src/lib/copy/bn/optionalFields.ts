import type { Words } from '#lib/translation.ts';
import type * as english from '../en/optionalFields.ts';

/** What an optional field holds, in the middle of a sentence. */
export const optionalFieldWords = {
  consents: 'আপনি যে শর্ত মেনে নিয়েছেন',
  contractVersion: 'চুক্তির সংস্করণ',
  licenceAsPrinted: 'আপনার লাইসেন্সে যে এমনই ছাপা আছে',
  licences: 'আপনার অন্য লাইসেন্স',
  fssaiExpiry: 'FSSAI লাইসেন্সের মেয়াদ শেষের দিন',
  gstExempt: 'আপনার যে GST লাগে না',
} satisfies Words<typeof english.optionalFieldWords>;

/** Told once when the server does not take optional fields, and the rest was sent without them. */
export const leftOutToast = (parts: string) => ({
  title: 'কিছু তথ্য বাদে সেভ হয়েছে',
  description: `এগুলো এখনও সেভ করতে পারছি না: ${parts}।`,
});
