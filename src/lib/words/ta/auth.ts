import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/auth.ts';
import { phoneNoticeWords } from './phoneNotice.ts';

/** Signing in by phone code: the dialog, the start page's card and signing in again in place. */
export const signInWords = {
  title: 'விற்பனையாளர் உள்நுழைவு',
  intro: 'உங்கள் ஃபோனுக்கு 6 இலக்கக் குறியீட்டை அனுப்புவோம்.',
  country: 'நாட்டின் குறியீடு',
  phone: 'ஃபோன் எண்',
  phoneFirst: 'முதலில் உங்கள் ஃபோன் எண்ணை உள்ளிடுங்கள்.',
  send: 'OTP அனுப்புங்கள்',
  resend: 'OTP மீண்டும் அனுப்புங்கள்',
  code: '6 இலக்கக் குறியீடு',
  codeHelpBefore: '‘OTP அனுப்புங்கள்’ அழுத்துங்கள். குறியீடு SMS-இல் வரும்.',
  verify: 'உறுதிப்படுத்துங்கள்',
  email: 'மின்னஞ்சல் உள்நுழைவு (விரைவில்)',
  google: 'Google உள்நுழைவு (விரைவில்)',
  terms: `${phoneNoticeWords.terms[0]}, ${phoneNoticeWords.terms[1]} இரண்டையும் ஏற்கிறேன்`,
  toContinue: 'இந்த விண்ணப்பத்தைத் தொடர, அதன் ஃபோன் எண்ணில் உள்நுழையுங்கள்.',
  created: 'உங்கள் வணிக விவரங்களைச் சேமித்தோம். தொடர அதே எண்ணில் உள்நுழையுங்கள்.',
  again: 'உங்கள் உள்நுழைவு காலாவதியானது. தொடர மீண்டும் உள்நுழையுங்கள். நீங்கள் உள்ளிட்டது இங்கேயே உள்ளது.',
} satisfies Words<typeof english.signInWords>;

/** Tells of the fixed code where the build runs in mock mode. */
export function mockModeNote(code: string): string {
  return `சோதனை முறை: குறியீடு எப்போதும் ${code}.`;
}

/** Counts down to the next possible sending. */
export function resendIn(seconds: number): string {
  return plural(seconds, {
    one: `${seconds} விநாடியில் OTP-ஐ மீண்டும் அனுப்பலாம்`,
    other: `${seconds} விநாடிகளில் OTP-ஐ மீண்டும் அனுப்பலாம்`,
  });
}

/** Counts down to when the server lets a code be sent again. Which of it: `lib/messages/sendIn.ts`. */
export const sendInWords = {
  seconds: (seconds: number) =>
    plural(seconds, {
      one: `${seconds} விநாடியில் மீண்டும் முயலலாம்`,
      other: `${seconds} விநாடிகளில் மீண்டும் முயலலாம்`,
    }),
  minutes: (minutes: number) => `${minutes} நிமிடங்களில் மீண்டும் முயலலாம்`,
} satisfies Words<typeof english.sendInWords>;

/** Below the field of a code that was sent: it needs no button. */
export const codeHelp = 'ஆறாவது இலக்கத்தை உள்ளிட்டதும் சரிபார்ப்போம்.';

/** Says where the code went. */
export function codeSentTo(phone: string): string {
  return `${phone} எண்ணுக்கு அனுப்பினோம். ${codeHelp}`;
}

/** Without words of the server's own. */
export const otpSentToast = {
  title: 'OTP அனுப்பினோம்',
  description: 'OTP வந்துள்ளதா என உங்கள் ஃபோனில் பாருங்கள்.',
} satisfies Words<typeof english.otpSentToast>;

/** 'Logged in', with a welcome by name or phone. */
export function loggedInToast(nameOrPhone: string) {
  return { title: 'உள்நுழைந்தீர்கள்', description: `வணக்கம் ${nameOrPhone}` };
}

/** 'Verified', where signing in proves a phone before a registration. */
export function verifiedToast(nameOrPhone: string) {
  return { title: 'உறுதிப்படுத்தினோம்', description: `வணக்கம் ${nameOrPhone}` };
}

/** The sign-in succeeded, and what should have followed did not. */
export const afterLoginToast = {
  title: 'உள்நுழைந்தீர்கள், ஆனால் அதன்பின் ஒரு சிக்கல் வந்தது',
  description: 'பக்கத்தைப் புதுப்பியுங்கள்.',
} satisfies Words<typeof english.afterLoginToast>;

/** The start-registration page. */
export const startWords = {
  title: 'உங்கள் பதிவைத் தொடங்குங்கள்',
  intro: 'உங்கள் ஃபோன் எண்ணை உறுதிப்படுத்துங்கள், வகையைத் தேர்ந்தெடுங்கள், நான்கு சிறிய படிகளைப் பூர்த்தி செய்யுங்கள்.',
  cardTitle: 'ஃபோன் எண் உறுதிப்படுத்தல்',
  verified: 'ஃபோன் எண்ணை உறுதிப்படுத்தினோம்',
  verifiedAs: 'நீங்கள் இந்த எண்ணில் உள்நுழைந்துள்ளீர்கள்',
  choicesTitle: 'எதைப் பதிவு செய்ய விரும்புகிறீர்கள்?',
  choicesOpen: 'தொடங்க ஒன்றைத் தேர்ந்தெடுங்கள்.',
  choicesLocked: 'தேர்ந்தெடுக்க முதலில் ஃபோன் எண்ணை உறுதிப்படுத்துங்கள்',
  signIn: 'தொடர உள்நுழையுங்கள்',
  choose: 'வகையைத் தேர்ந்தெடுங்கள்',
} satisfies Words<typeof english.startWords>;
