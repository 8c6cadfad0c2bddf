import type { Words } from '#lib/translation.ts';
import type * as english from '../en/prefill.ts';

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

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} അപേക്ഷയിലെ ഉടമ, PAN, ബാങ്ക്, ഇമെയിൽ വിവരങ്ങൾ ഉപയോഗിക്കണോ?`,
  help: 'ഉപയോഗിക്കേണ്ടവ ടിക്ക് ചെയ്യുക. പിന്നീട് ഫോമിൽത്തന്നെ മാറ്റാം.',
  all: 'ഈ വിവരങ്ങളെല്ലാം',
  use: 'ടിക്ക് ചെയ്തവ പൂരിപ്പിക്കുക',
  /** `labels` are those of the fields. */
  used: (shop: string, labels: string) => `${shop} അപേക്ഷയിൽനിന്ന് പൂരിപ്പിച്ചു: ${labels}. നിങ്ങൾക്ക് മാറ്റാം.`,
  failed: (shop: string) => `${shop} അപേക്ഷയിലെ വിവരങ്ങൾ വായിക്കാനായില്ല. അവ നിങ്ങൾ തന്നെ നൽകുക.`,
} satisfies Words<typeof english.reuseWords>;

/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'ബാങ്ക് അക്കൗണ്ട് വിവരങ്ങൾ UPI വഴി പൂരിപ്പിക്കുക',
  help: 'ഞങ്ങൾ നിങ്ങൾക്ക് പണം അയയ്ക്കേണ്ട അക്കൗണ്ടിൽനിന്ന് ₹1 അടയ്ക്കുക. അപ്പോൾ ആ അക്കൗണ്ടിന്റെ വിവരങ്ങൾ ബാങ്ക് അറിയിക്കും.',
  start: 'UPI വഴി ₹1 അടയ്ക്കുക',
  open: 'എന്റെ UPI ആപ്പ് തുറക്കുക',
  scan: 'ഈ QR കോഡ് നിങ്ങളുടെ UPI ആപ്പ് ഉപയോഗിച്ച് സ്കാൻ ചെയ്യുക',
  waiting: 'നിങ്ങളുടെ പേയ്‌മെന്റിനായി കാത്തിരിക്കുന്നു…',
  paid: 'നിങ്ങളുടെ ബാങ്ക് അറിയിച്ച അക്കൗണ്ടാണിത്. ഇത് നിങ്ങളുടേതാണോ?',
  use: 'ഈ അക്കൗണ്ട് ഉപയോഗിക്കുക',
  expired: 'ഈ പേയ്‌മെന്റിനുള്ള സമയം കഴിഞ്ഞു.',
  refused: 'നിങ്ങളുടെ ബാങ്ക് പേയ്‌മെന്റ് നിരസിച്ചു.',
  nameDiffers: (holder: string) => `ഈ അക്കൗണ്ട് ‘${holder}’ എന്ന പേരിലാണ്. പേര് ശരിയാണോ എന്ന് നോക്കുക.`,
  otherName: 'നിങ്ങളുടെ ബാങ്കിൽ ഈ അക്കൗണ്ട് മറ്റൊരു പേരിലാണ്. പേര് ശരിയാണോ എന്ന് നോക്കുക.',
  unnamed: 'നിങ്ങളുടെ ബാങ്ക് അക്കൗണ്ട് പൂർണ്ണമായി അറിയിച്ചില്ല. അക്കൗണ്ട് വിവരങ്ങൾ നിങ്ങൾ തന്നെ നൽകുക.',
  failed: 'UPI-യിൽനിന്ന് ഇപ്പോൾ മറുപടി കിട്ടുന്നില്ല. അക്കൗണ്ട് വിവരങ്ങൾ സ്വയം നൽകാം.',
  again: 'വീണ്ടും തുടങ്ങുക',
} satisfies Words<typeof english.upiWords>;

/** Other facts that are known before the vendor types them. */
export const prefillWords = {
  /** The usual opening hours of a category, in words. */
  hours: (hours: string) => `നിങ്ങളുടേതുപോലുള്ള കടകൾ മിക്കപ്പോഴും ഈ സമയത്ത് തുറന്നിരിക്കും: ${hours}`,
  hoursButton: 'ഈ സമയം ഉപയോഗിക്കുക',
  /** The address of the pin, from the map. */
  atPin: (address: string) => `മാപ്പ് പിൻ ഇവിടെയാണെന്ന് മാപ്പ് കാണിക്കുന്നു: ‘${address}’`,
} satisfies Words<typeof english.prefillWords>;
