import type { Words } from '#lib/translation.ts';
import type * as english from '../en/reuse.ts';

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop}ના માલિક, PAN, બેંક અને ઈમેલની વિગતો વાપરવી છે?`,
  help: 'જે વાપરવું હોય તેના પર ટિક કરો. ભર્યા પછી પણ તમે તે બદલી શકો છો.',
  all: 'આ બધી વિગતો',
  use: 'ટિક કરેલી વિગતો ભરો',
  failed: (shop: string) => `અમે ${shop}ની વિગતો વાંચી શક્યા નહીં. તે જાતે ભરો.`,
} satisfies Words<typeof english.reuseWords>;
