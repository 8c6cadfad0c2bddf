import type { Words } from '#lib/translation.ts';
import type * as english from '../en/optionalFields.ts';

/** What an optional field holds, in the middle of a sentence. */
export const optionalFieldWords = {
  consents: 'आपकी मानी हुई शर्तें',
  contractVersion: 'अनुबंध का वर्शन',
  licenceAsPrinted: 'कि आपके लाइसेंस पर ऐसे ही छपा है',
  licences: 'आपके दूसरे लाइसेंस',
  fssaiExpiry: 'आपके FSSAI लाइसेंस के ख़त्म होने की तारीख़',
  gstExempt: 'कि आपको GST की ज़रूरत नहीं है',
} satisfies Words<typeof english.optionalFieldWords>;

/** Told once when the server does not take optional fields, and the rest was sent without them. */
export const leftOutToast = (parts: string) => ({
  title: 'कुछ जानकारी के बिना सेव हुआ',
  description: `ये चीज़ें हम अभी सेव नहीं कर सकते: ${parts}।`,
});
