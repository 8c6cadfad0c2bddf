import type { Words } from '#lib/translation.ts';
import type * as english from '../en/upi.ts';

/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'ખાતાની વિગતો UPIથી ભરો',
  help: 'જે ખાતામાં અમે તમને પૈસા મોકલીએ, તેમાંથી ₹1 ચૂકવો. પછી તમારી બેંક ખાતાની વિગતો આપશે.',
  start: 'UPIથી ₹1 ચૂકવો',
  open: 'મારી UPI એપ ખોલો',
  scan: 'આ કોડને તમારી UPI એપથી સ્કેન કરો',
  waiting: 'તમારા પેમેન્ટની રાહ જોઈએ છીએ…',
  paid: 'તમારી બેંકે આ ખાતાની વિગતો આપી છે. શું તે તમારું છે?',
  use: 'આ ખાતું વાપરો',
  expired: 'આ પેમેન્ટનો સમય પૂરો થયો.',
  refused: 'તમારી બેંકે પેમેન્ટ નકાર્યું.',
  nameDiffers: (holder: string) => `આ ખાતું “${holder}”નું છે. નામ તપાસી લો.`,
  otherName: 'તમારી બેંકમાં આ ખાતું બીજા નામે છે. નામ તપાસી લો.',
  unnamed: 'તમારી બેંકે આખું ખાતું જણાવ્યું નથી. ખાતાની વિગતો જાતે ભરો.',
  failed: 'UPI હમણાં જવાબ આપતું નથી. તમે ખાતાની વિગતો જાતે ભરી શકો છો.',
  again: 'ફરીથી શરૂ કરો',
} satisfies Words<typeof english.upiWords>;
