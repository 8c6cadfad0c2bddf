import type { Words } from '#lib/translation.ts';
import type * as english from '../en/filled.ts';

/** Notes on values that were filled in for the vendor, who can change them. */
export const filledWords = {
  panFromGstin: 'GSTIN നോക്കി പൂരിപ്പിച്ചു',
  use: (name: string) => `‘${name}’ ഉപയോഗിക്കുക`,
  used: (label: string, name: string) => `${label}: ‘${name}’ പൂരിപ്പിച്ചു. നിങ്ങൾക്ക് അത് മാറ്റാം.`,
  /** `labels` are those of the fields. */
  fromShop: (shop: string, labels: string) => `${shop} അപേക്ഷയിൽനിന്ന് പൂരിപ്പിച്ചു: ${labels}. നിങ്ങൾക്ക് മാറ്റാം.`,
  /** A saved value of which the API shows only a part. */
  masked: (text: string) => `നിങ്ങൾ സേവ് ചെയ്തത്: ‘${text}’. ഇതിന്റെ ഒരു ഭാഗം മറച്ചിരിക്കുന്നു. ഇത് വീണ്ടും പൂർണമായി നൽകുക.`,
} satisfies Words<typeof english.filledWords>;
