import type { OptionalFieldName } from '#lib/domain/optionalFields.ts';
import type { Toast } from '../en/toast.ts';

/** What an optional field holds, in the middle of a sentence. */
const optionalFieldWords: Record<OptionalFieldName, string> = {
  consents: 'आपकी मानी हुई शर्तें',
  contractVersion: 'अनुबंध का वर्शन',
  licenceAsPrinted: 'कि आपके लाइसेंस पर ऐसे ही छपा है',
  licences: 'आपके दूसरे लाइसेंस',
  fssaiExpiry: 'आपके FSSAI लाइसेंस के ख़त्म होने की तारीख़',
  gstExempt: 'कि आपको GST की ज़रूरत नहीं है',
};

/** Told once when the server does not take optional fields, and the rest was sent without them. */
export function leftOutToast(names: readonly OptionalFieldName[]): Required<Toast> {
  const parts = names.map((name) => optionalFieldWords[name]).join(', ');
  return { title: 'कुछ जानकारी के बिना सेव हुआ', description: `ये चीज़ें हम अभी सेव नहीं कर सकते: ${parts}।` };
}
