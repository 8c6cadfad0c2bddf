import type { Words } from '#lib/translation.ts';
import type * as english from '../en/prefill.ts';

/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'તમારા GSTIN પરથી ભરો',
  help: 'તમારું નામ અને સરનામું GST રજિસ્ટરમાંથી આવે છે.',
  looking: 'GST રજિસ્ટરમાં જોઈ રહ્યા છીએ…',
  unknown: 'GST રજિસ્ટરમાં આ નંબર નથી. તેને ફરી તપાસી લો. તમે આગળ વધી શકો છો.',
  failed: 'GST રજિસ્ટર હમણાં જવાબ આપતું નથી. વિગતો જાતે ભરો.',
  inRegister: (label: string, text: string) => `GST રજિસ્ટરમાં ${label}: “${text}”`,
  all: 'બધું વાપરો',
  status: {
    cancelled: 'GST રજિસ્ટર કહે છે કે આ રજિસ્ટ્રેશન રદ થયું છે. તમે આગળ વધી શકો છો.',
    suspended: 'GST રજિસ્ટર કહે છે કે આ રજિસ્ટ્રેશન સ્થગિત છે. તમે આગળ વધી શકો છો.',
  },
  states: (gstin: string, pin: string) => `GSTIN ${gstin}નો છે, પિન કોડ ${pin}નો. બંને તપાસી લો.`,
} satisfies Words<typeof english.gstWords>;

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop}ના માલિક, PAN, બેંક અને ઈમેલની વિગતો વાપરવી છે?`,
  help: 'જે વાપરવું હોય તેના પર ટિક કરો. ભર્યા પછી પણ તમે તે બદલી શકો છો.',
  all: 'આ બધી વિગતો',
  use: 'ટિક કરેલી વિગતો ભરો',
  /** `labels` are those of the fields. */
  used: (shop: string, labels: string) => `${shop}માંથી આ વિગતો ભરી: ${labels}. તમે તે બદલી શકો છો.`,
  failed: (shop: string) => `અમે ${shop}ની વિગતો વાંચી શક્યા નહીં. તે જાતે ભરો.`,
} satisfies Words<typeof english.reuseWords>;

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

/** Other facts that are known before the vendor types them. */
export const prefillWords = {
  /** The usual opening hours of a category, in words. */
  hours: (hours: string) => `તમારા જેવી દુકાનો ઘણી વાર આ સમયે ખુલ્લી હોય છે: ${hours}`,
  hoursButton: 'આ સમય રાખો',
  /** The address of the pin, from the map. */
  atPin: (address: string) => `નકશા પ્રમાણે પિન અહીં છે: “${address}”`,
} satisfies Words<typeof english.prefillWords>;
