import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/profile.ts';

const incomplete = {
  title: 'અધૂરું',
  message: 'તમારું રજિસ્ટ્રેશન પૂરું થયું નથી. અત્યાર સુધીનું કામ સેવ થઈ ગયું છે. આગળ વધવા “KYC પૂરું કરો” દબાવો.',
  action: 'KYC પૂરું કરો',
};

/** The profile page, by the application's state. Only one that is wholly sent is promised a time. */
export const profileStateWords = {
  new: incomplete,
  draft: incomplete,
  submitted: {
    title: 'KYCની ચકાસણી ચાલુ',
    message: 'તમારી KYC વિગતો અમને મળી ગઈ છે. તમે આખી અરજી સબમિટ કરો ત્યારે ચકાસણી શરૂ થશે.',
    action: null,
  },
  changed: {
    title: 'KYCની ચકાસણી ચાલુ',
    message: 'સબમિટ કર્યા પછી તમે તમારી KYC વિગતો બદલી છે. આગળ વધવા તે ફરી સબમિટ કરો.',
    action: null,
  },
  'in-review': {
    title: 'KYCની ચકાસણી ચાલુ',
    message: `અમે તમારી વિગતો અને ડોક્યુમેન્ટ ચકાસી રહ્યા છીએ. તેમાં સામાન્ય રીતે ${limits.reviewHoursRange} કલાક લાગે છે.`,
    action: null,
  },
  approved: {
    title: 'તમારું KYC મંજૂર થઈ ગયું!',
    message: 'તમારા પહેલા ઓર્ડર લેવા વિક્રેતા એપ ડાઉનલોડ કરો.',
    action: 'વિક્રેતા એપ મેળવો',
  },
  rejected: {
    title: 'KYC નામંજૂર',
    message: 'ચકાસણી ટીમે જે બદલવા કહ્યું છે તે બદલો અને ફરી સબમિટ કરો.',
    action: 'KYC ફરી સબમિટ કરો',
  },
} satisfies Words<typeof english.profileStateWords>;

export const profileWords = {
  title: 'KYC સ્ટેટસ',
  completeKyc: 'KYC પૂરું કરો',
  summary: 'રજિસ્ટ્રેશનની વિગતો',
  business: 'બિઝનેસ',
  owner: 'માલિક',
  phone: 'ફોન',
  category: 'કેટેગરી',
  dashboard: 'ડેશબોર્ડ જુઓ',
  missingTitle: 'પ્રોફાઇલ મળી નથી',
  missing: 'અમને તમારી પ્રોફાઇલ મળી નથી. લોગ ઇન કરો અથવા નવું રજિસ્ટ્રેશન શરૂ કરો.',
  goHome: 'હોમ પેજ પર જાઓ',
} satisfies Words<typeof english.profileWords>;

export const profileToasts = {
  welcome: {
    title: 'સ્વાગત છે',
    description: `તમારું રજિસ્ટ્રેશન સબમિટ થઈ ગયું છે. અમે ${limits.reviewHoursRange} કલાકમાં તમારું KYC ચકાસીશું.`,
  },
} satisfies Words<typeof english.profileToasts>;
