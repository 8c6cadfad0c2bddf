import { phoneNoticeWords } from './phoneNotice.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/auth.ts';

/** Signing in by phone code: the dialog, the start page's card and signing in again in place. */
export const signInWords = {
  title: 'વિક્રેતા લોગ ઇન',
  intro: 'અમે તમારા ફોન પર 6 અંકનો કોડ મોકલીશું.',
  country: 'દેશનો કોડ',
  phone: 'ફોન નંબર',
  phoneFirst: 'પહેલાં તમારો ફોન નંબર દાખલ કરો.',
  send: 'OTP મોકલો',
  resend: 'OTP ફરી મોકલો',
  code: '6 અંકનો કોડ',
  codeHelpBefore: '“OTP મોકલો” દબાવો. કોડ SMSથી આવશે.',
  verify: 'વેરિફાઇ કરો',
  email: 'ઈમેલથી આગળ વધો (ટૂંક સમયમાં આવશે)',
  google: 'Googleથી લોગ ઇન કરો (ટૂંક સમયમાં આવશે)',
  terms: `હું ${phoneNoticeWords.terms[0]} તથા ${phoneNoticeWords.terms[1]} સ્વીકારું છું`,
  toContinue: 'આ અરજી આગળ વધારવા માટે, તેના ફોન નંબરથી લોગ ઇન કરો.',
  created: 'તમારા બિઝનેસની વિગતો સેવ થઈ ગઈ છે. આગળ વધવા એ જ નંબરથી લોગ ઇન કરો.',
  again: 'તમે લોગ આઉટ થઈ ગયા હતા. આગળ વધવા ફરી લોગ ઇન કરો. તમે ભરેલી વિગતો અહીં જ છે.',
} satisfies Words<typeof english.signInWords>;

/** Tells of the fixed code where the build runs in mock mode. */
export function mockModeNote(code: string): string {
  return `ટેસ્ટ મોડ: કોડ હંમેશાં ${code} છે.`;
}

/** Counts down to the next possible sending. */
export function resendIn(seconds: number): string {
  return `${seconds} સેકન્ડ પછી OTP ફરી મોકલી શકશો`;
}

/** Counts down to when the server lets a code be sent again. Which of it: `lib/messages/sendIn.ts`. */
export const sendInWords = {
  seconds: (seconds: number) => `તમે ${seconds} સેકન્ડ પછી ફરી પ્રયાસ કરી શકો છો`,
  minutes: (minutes: number) => `તમે ${minutes} મિનિટ પછી ફરી પ્રયાસ કરી શકો છો`,
} satisfies Words<typeof english.sendInWords>;

/** Below the field of a code that was sent: it needs no button. */
export const codeHelp = 'છઠ્ઠો અંક દાખલ કરતાં જ અમે કોડ ચકાસી લઈએ છીએ.' satisfies Words<typeof english.codeHelp>;

/** Says where the code went. */
export function codeSentTo(phone: string): string {
  return `${phone} પર મોકલ્યો છે. ${codeHelp}`;
}

/** Without words of the server's own. */
export const otpSentToast = {
  title: 'OTP મોકલી દીધો',
  description: 'તમારા ફોન પર OTP જુઓ.',
} satisfies Words<typeof english.otpSentToast>;

/** 'Logged in', with a welcome by name or phone. */
export function loggedInToast(nameOrPhone: string) {
  return { title: 'લોગ ઇન થઈ ગયું', description: `${nameOrPhone}, તમારું સ્વાગત છે` };
}

/** 'Verified', where signing in proves a phone before a registration. */
export function verifiedToast(nameOrPhone: string) {
  return { title: 'વેરિફાઇ થઈ ગયું', description: `${nameOrPhone}, તમારું સ્વાગત છે` };
}

/** The sign-in worked, but what follows it failed. */
export const afterLoginToast = {
  title: 'લોગ ઇન થયું, પણ આગળ એક મુશ્કેલી આવી',
  description: 'પેજ રિફ્રેશ કરી જુઓ.',
} satisfies Words<typeof english.afterLoginToast>;

/** The start-registration page. */
export const startWords = {
  title: 'તમારું રજિસ્ટ્રેશન શરૂ કરો',
  intro: 'ફોન નંબર વેરિફાઇ કરો, કેટેગરી પસંદ કરો અને ચાર નાનાં સ્ટેપ પૂરાં કરો.',
  cardTitle: 'ફોન વેરિફિકેશન',
  verified: 'ફોન વેરિફાઇ થઈ ગયો',
  verifiedAs: 'તમે આ નંબરથી લોગ ઇન છો',
  choicesTitle: 'તમે શું રજિસ્ટર કરવા માંગો છો?',
  choicesOpen: 'શરૂ કરવા માટે એક પસંદ કરો.',
  choicesLocked: 'પસંદ કરવા માટે પહેલાં તમારો ફોન વેરિફાઇ કરો',
  signIn: 'આગળ વધવા લોગ ઇન કરો',
  choose: 'કેટેગરી પસંદ કરો',
} satisfies Words<typeof english.startWords>;
