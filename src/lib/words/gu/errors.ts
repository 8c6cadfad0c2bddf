import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

/** The messages of failed calls. `lib/messages/errorMessage.ts` chooses one. */
export const failureWords = {
  offline: 'તમારું ઇન્ટરનેટ કનેક્શન તપાસો અને ફરી પ્રયાસ કરો.',
  unreachable: 'અમે સર્વર સુધી પહોંચી શક્યા નથી. ફરી પ્રયાસ કરો.',
  noVendor: 'વિક્રેતા મળ્યા નથી',
  unavailable: 'અમારી સેવા હાલ થોડી વાર માટે બંધ છે. થોડી વાર પછી ફરી પ્રયાસ કરો.',
  anything: 'કંઈક ગરબડ થઈ ગઈ. ફરી પ્રયાસ કરો.',
  unknownOutcome:
    'તમારા બિઝનેસની વિગતો સેવ થઈ કે નહીં તે અમને ખબર નથી. એ જ નંબરથી લોગ ઇન કરો અને “આગળ” ફરી દબાવો. અમે પહેલાં ચકાસી લઈએ છીએ, એટલે કંઈ પણ બે વાર સેવ નહીં થાય.',
  tooManyRequests: 'બહુ બધી વાર વિનંતી થઈ. થોડી વાર રોકાઈને ફરી પ્રયાસ કરો.',
  tooManyAttempts: 'બહુ બધી વાર પ્રયાસ થયો. થોડી વાર રોકાઈને ફરી પ્રયાસ કરો.',
  phone: 'સાચો ફોન નંબર દાખલ કરો.',
  code: '6 અંકનો સાચો OTP દાખલ કરો.',
  wrongCode: 'તમે દાખલ કરેલો OTP ખોટો છે. ફરી પ્રયાસ કરો.',
  codeExpired: 'OTPનો સમય પૂરો થઈ ગયો. નવો OTP મંગાવો.',
  incompleteGrant: 'સર્વરનો જવાબ અધૂરો છે: લોગ ઇનની જરૂરી વિગતો મળી નથી',
  noVendorId: 'વિક્રેતાનો ID મળ્યો નથી',
  signInAgain: 'આગળ વધવા ફરી લોગ ઇન કરો.',
  notSent: 'OTP મોકલી શકાયો નહીં. ફરી પ્રયાસ કરો.',
  notSentOnPage: 'અમે OTP મોકલી શક્યા નહીં. ફરી પ્રયાસ કરો.',
  notVerified: 'તમારો OTP તપાસી લો અને ફરી પ્રયાસ કરો.',
  notVerifiedOnPage: 'OTP વેરિફાઇ થઈ શક્યો નહીં. ફરી પ્રયાસ કરો.',
  loginRefused: 'લોગ ઇન થયું નથી',
} satisfies Words<typeof english.failureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'થઈ શક્યું નહીં',
  login: 'કોડ માન્ય નથી',
  onboardingSendOtp: 'OTP મોકલી શકાયો નહીં',
  createVendor: 'વેરિફાઇ થઈ શક્યું નહીં',
  kyc: 'KYC વિગતો સેવ થઈ નહીં',
  documents: 'ડોક્યુમેન્ટ અપલોડ થયાં નહીં',
  contract: 'કરાર સબમિટ થયો નહીં',
  error: 'ગરબડ',
} satisfies Words<typeof english.failureTitleWords>;
