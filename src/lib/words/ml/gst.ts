import type { Words } from '#lib/translation.ts';
import type * as english from '../en/gst.ts';

/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'നിങ്ങളുടെ GSTIN-ൽനിന്ന് വിവരങ്ങൾ പൂരിപ്പിക്കുക',
  help: 'നിങ്ങളുടെ പേരും വിലാസവും GST രജിസ്റ്ററിൽനിന്ന് വരും.',
  looking: 'GST രജിസ്റ്ററിൽ നോക്കുന്നു…',
  unknown: 'GST രജിസ്റ്ററിൽ ഈ നമ്പർ ഇല്ല. നമ്പർ ശരിയാണോ എന്ന് നോക്കുക. നിങ്ങൾക്ക് തുടരാം.',
  failed: 'GST രജിസ്റ്ററിൽനിന്ന് ഇപ്പോൾ മറുപടി കിട്ടുന്നില്ല. വിവരങ്ങൾ നിങ്ങൾ തന്നെ നൽകുക.',
  inRegister: (label: string, text: string) => `GST രജിസ്റ്ററിൽ ${label}: ‘${text}’`,
  all: 'എല്ലാം ഉപയോഗിക്കുക',
  status: {
    cancelled: 'ഈ രജിസ്ട്രേഷൻ റദ്ദാക്കിയതായി GST രജിസ്റ്റർ പറയുന്നു. നിങ്ങൾക്ക് തുടരാം.',
    suspended: 'ഈ രജിസ്ട്രേഷൻ താൽക്കാലികമായി നിർത്തിയതായി GST രജിസ്റ്റർ പറയുന്നു. നിങ്ങൾക്ക് തുടരാം.',
  },
  states: (gstin: string, pin: string) =>
    `GSTIN ${gstin} സംസ്ഥാനത്തേതാണ്, പിൻകോഡ് ${pin} സംസ്ഥാനത്തേതും. രണ്ടും ശരിയാണോ എന്ന് നോക്കുക.`,
} satisfies Words<typeof english.gstWords>;
