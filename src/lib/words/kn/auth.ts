import { plural } from '#lib/plural.ts';
import { phoneNoticeWords } from './phoneNotice.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/auth.ts';

/** Signing in by phone code: the dialog, the start page's card and signing in again in place. */
export const signInWords = {
  title: 'ಮಾರಾಟಗಾರರ ಲಾಗಿನ್',
  intro: 'ನಿಮ್ಮ ಫೋನ್‌ಗೆ 6 ಅಂಕಿಗಳ ಕೋಡ್ ಕಳುಹಿಸುತ್ತೇವೆ.',
  country: 'ದೇಶದ ಕೋಡ್',
  phone: 'ಫೋನ್ ನಂಬರ್',
  phoneFirst: 'ಮೊದಲು ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ನಮೂದಿಸಿ.',
  send: 'OTP ಕಳುಹಿಸಿ',
  resend: 'OTP ಮತ್ತೆ ಕಳುಹಿಸಿ',
  code: '6 ಅಂಕಿಗಳ ಕೋಡ್',
  codeHelpBefore: '‘OTP ಕಳುಹಿಸಿ’ ಒತ್ತಿ. ಕೋಡ್ SMSನಲ್ಲಿ ಬರುತ್ತದೆ.',
  verify: 'ದೃಢೀಕರಿಸಿ',
  email: 'ಇಮೇಲ್ ಮೂಲಕ ಮುಂದುವರಿಯಿರಿ (ಶೀಘ್ರದಲ್ಲೇ)',
  google: 'Google ಮೂಲಕ ಲಾಗಿನ್ ಮಾಡಿ (ಶೀಘ್ರದಲ್ಲೇ)',
  terms: `${phoneNoticeWords.terms[0]}, ${phoneNoticeWords.terms[1]} ಎರಡಕ್ಕೂ ನಾನು ಒಪ್ಪುತ್ತೇನೆ`,
  toContinue: 'ಈ ಅರ್ಜಿ ಮುಂದುವರಿಸಲು ಅದರ ಫೋನ್ ನಂಬರ್‌ನಿಂದ ಲಾಗಿನ್ ಮಾಡಿ.',
  created: 'ನಿಮ್ಮ ವ್ಯಾಪಾರದ ವಿವರ ಸೇವ್ ಆಗಿದೆ. ಮುಂದುವರಿಯಲು ಅದೇ ನಂಬರ್‌ನಿಂದ ಲಾಗಿನ್ ಮಾಡಿ.',
  again: 'ನೀವು ಲಾಗೌಟ್ ಆಗಿದ್ದೀರಿ. ಮುಂದುವರಿಯಲು ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ. ನೀವು ನಮೂದಿಸಿದ್ದು ಇಲ್ಲೇ ಇದೆ.',
} satisfies Words<typeof english.signInWords>;

/** Tells of the fixed code where the build runs in mock mode. */
export function mockModeNote(code: string): string {
  return `ಟೆಸ್ಟ್ ಮೋಡ್: ಕೋಡ್ ಯಾವಾಗಲೂ ${code}.`;
}

/** Counts down to the next possible sending. */
export function resendIn(seconds: number): string {
  return plural(seconds, {
    one: `${seconds} ಸೆಕೆಂಡ್ ನಂತರ OTP ಮತ್ತೆ ಕಳುಹಿಸಬಹುದು`,
    other: `${seconds} ಸೆಕೆಂಡುಗಳ ನಂತರ OTP ಮತ್ತೆ ಕಳುಹಿಸಬಹುದು`,
  });
}

/** Counts down to when the server lets a code be sent again. Which of it: `lib/messages/sendIn.ts`. */
export const sendInWords = {
  seconds: (seconds: number) =>
    plural(seconds, {
      one: `${seconds} ಸೆಕೆಂಡ್ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು`,
      other: `${seconds} ಸೆಕೆಂಡುಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು`,
    }),
  minutes: (minutes: number) => `${minutes} ನಿಮಿಷಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು`,
} satisfies Words<typeof english.sendInWords>;

/** Below the field of a code that was sent: it needs no button. */
export const codeHelp = 'ಆರನೇ ಅಂಕಿ ನಮೂದಿಸಿದ ಕೂಡಲೇ ಕೋಡ್ ಸರಿಯಿದೆಯೇ ನೋಡುತ್ತೇವೆ.' satisfies Words<typeof english.codeHelp>;

/** Says where the code went. */
export function codeSentTo(phone: string): string {
  return `${phone} ನಂಬರ್‌ಗೆ ಕಳುಹಿಸಿದ್ದೇವೆ. ${codeHelp}`;
}

/** Without words of the server's own. */
export const otpSentToast = {
  title: 'OTP ಕಳುಹಿಸಿದ್ದೇವೆ',
  description: 'OTPಗಾಗಿ ನಿಮ್ಮ ಫೋನ್ ನೋಡಿ.',
} satisfies Words<typeof english.otpSentToast>;

/** 'Logged in', with a welcome by name or phone. */
export function loggedInToast(nameOrPhone: string) {
  return { title: 'ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ', description: `ಸ್ವಾಗತ ${nameOrPhone}` };
}

/** 'Verified', where signing in proves a phone before a registration. */
export function verifiedToast(nameOrPhone: string) {
  return { title: 'ದೃಢೀಕರಣ ಮುಗಿದಿದೆ', description: `ಸ್ವಾಗತ ${nameOrPhone}` };
}

/** The sign-in worked, but what follows it failed. */
export const afterLoginToast = {
  title: 'ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ, ಆದರೆ ನಂತರ ಒಂದು ಸಮಸ್ಯೆ ಬಂದಿದೆ',
  description: 'ಪುಟ ರಿಫ್ರೆಶ್ ಮಾಡಿ ನೋಡಿ.',
} satisfies Words<typeof english.afterLoginToast>;

/** The start-registration page. */
export const startWords = {
  title: 'ನಿಮ್ಮ ನೋಂದಣಿ ಶುರು ಮಾಡಿ',
  intro: 'ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ದೃಢೀಕರಿಸಿ, ವಿಭಾಗ ಆಯ್ಕೆ ಮಾಡಿ, ನಾಲ್ಕು ಚಿಕ್ಕ ಹಂತಗಳನ್ನು ಪೂರ್ತಿ ಮಾಡಿ.',
  cardTitle: 'ಫೋನ್ ನಂಬರ್ ದೃಢೀಕರಣ',
  verified: 'ಫೋನ್ ನಂಬರ್ ದೃಢೀಕರಣ ಮುಗಿದಿದೆ',
  verifiedAs: 'ಈ ನಂಬರ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಿದ್ದೀರಿ',
  choicesTitle: 'ನೀವು ಏನನ್ನು ನೋಂದಾಯಿಸಲು ಬಯಸುತ್ತೀರಿ?',
  choicesOpen: 'ಶುರು ಮಾಡಲು ಒಂದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ.',
  choicesLocked: 'ಆಯ್ಕೆ ಮಾಡಲು ಮೊದಲು ಫೋನ್ ನಂಬರ್ ದೃಢೀಕರಿಸಿ',
  signIn: 'ಮುಂದುವರಿಯಲು ಲಾಗಿನ್ ಮಾಡಿ',
  choose: 'ವಿಭಾಗ ಆಯ್ಕೆ ಮಾಡಿ',
} satisfies Words<typeof english.startWords>;
