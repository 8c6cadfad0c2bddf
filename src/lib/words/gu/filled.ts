import type { Words } from '#lib/translation.ts';
import type * as english from '../en/filled.ts';

/** Notes on values that were filled in for the vendor, who can change them. */
export const filledWords = {
  panFromGstin: 'તમારા GSTIN પરથી ભરાયું',
  use: (name: string) => `“${name}” વાપરો`,
  used: (label: string, name: string) => `${label}: “${name}” ભરાયું છે. તમે તે બદલી શકો છો.`,
  /** `labels` are those of the fields. */
  fromShop: (shop: string, labels: string) => `${shop}માંથી આ વિગતો ભરી: ${labels}. તમે તે બદલી શકો છો.`,
  /** A saved value of which the API shows only a part. */
  masked: (text: string) => `તમે સેવ કરેલું: “${text}”. આનો થોડો ભાગ છુપાવેલો છે. આ ફરીથી આખું ભરો.`,
} satisfies Words<typeof english.filledWords>;
