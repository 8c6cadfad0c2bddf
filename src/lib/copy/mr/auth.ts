import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/auth.ts';
import { phoneNoticeWords } from './phoneNotice.ts';

/** Signing in by phone code: the dialog, the start page's card and signing in again in place. */
export const signInWords = {
  title: 'विक्रेता लॉगिन',
  intro: 'आम्ही तुमच्या फोनवर 6 अंकी कोड पाठवतो.',
  country: 'देशाचा कोड',
  phone: 'फोन नंबर',
  send: 'OTP पाठवा',
  resend: 'OTP पुन्हा पाठवा',
  code: '6 अंकी कोड',
  codeHelpBefore: '“OTP पाठवा” दाबा. कोड SMS ने येईल.',
  verify: 'पडताळा',
  email: 'ईमेलने पुढे जा (लवकरच येत आहे)',
  google: 'Google ने साइन इन करा (लवकरच येत आहे)',
  terms: `मला ${phoneNoticeWords.terms[0]} आणि ${phoneNoticeWords.terms[1]} मान्य आहे`,
  toContinue: 'हा अर्ज पुढे नेण्यासाठी, त्याच्या फोन नंबरने साइन इन करा.',
  again: 'तुम्ही साइन आउट झाला होतात. पुढे जाण्यासाठी पुन्हा साइन इन करा. तुम्ही लिहिलेलं इथेच आहे.',
} satisfies Words<typeof english.signInWords>;

/** Tells of the fixed code where the build runs in mock mode. */
export function mockModeNote(code: string): string {
  return `चाचणी मोड: कोड नेहमी ${code} असतो.`;
}

/** Counts down to the next possible sending. */
export function resendIn(seconds: number): string {
  return plural(seconds, {
    one: `${seconds} सेकंदात OTP पुन्हा पाठवता येईल`,
    other: `${seconds} सेकंदांत OTP पुन्हा पाठवता येईल`,
  });
}

/** Counts down to when the server lets a code be sent again. Which of it: `lib/messages/sendIn.ts`. */
export const sendInWords = {
  seconds: (seconds: number) =>
    plural(seconds, {
      one: `तुम्ही ${seconds} सेकंदाने पुन्हा प्रयत्न करू शकता`,
      other: `तुम्ही ${seconds} सेकंदांनी पुन्हा प्रयत्न करू शकता`,
    }),
  minutes: (minutes: number) => `तुम्ही ${minutes} मिनिटांनी पुन्हा प्रयत्न करू शकता`,
} satisfies Words<typeof english.sendInWords>;

/** Below the field of a code that was sent: it needs no button. */
export const codeHelp = 'सहावा अंक टाकताच आम्ही तो तपासतो.' satisfies Words<typeof english.codeHelp>;

/** Says where the code went. */
export function codeSentTo(phone: string): string {
  return `${phone} वर पाठवला. ${codeHelp}`;
}

/** Without words of the server's own. */
export const otpSentToast = {
  title: 'OTP पाठवला',
  description: 'कृपया तुमच्या फोनवर OTP पाहा.',
} satisfies Words<typeof english.otpSentToast>;

/** 'Logged in', with a welcome by name or phone. */
export function loggedInToast(nameOrPhone: string) {
  return { title: 'लॉग इन झालं', description: `${nameOrPhone}, तुमचं स्वागत आहे` };
}

/** 'Verified', where signing in proves a phone before a registration. */
export function verifiedToast(nameOrPhone: string) {
  return { title: 'पडताळणी झाली', description: `${nameOrPhone}, तुमचं स्वागत आहे` };
}

/** The sign-in succeeded, and what should have followed did not. */
export const afterLoginToast = {
  title: 'लॉगिन झालं, पण पुढे अडचण आली',
  description: 'कृपया पेज रिफ्रेश करून पाहा.',
} satisfies Words<typeof english.afterLoginToast>;

/** The start-registration page. */
export const startWords = {
  title: 'तुमची नोंदणी सुरू करा',
  intro: 'फोन पडताळा, प्रकार निवडा आणि चार छोट्या पायऱ्या भरा.',
  cardTitle: 'फोनची पडताळणी',
  verified: 'फोनची पडताळणी झाली',
  verifiedAs: 'तुम्ही या नंबरने साइन इन आहात',
  choicesTitle: 'तुम्हाला कशाची नोंदणी करायची आहे?',
  choicesOpen: 'सुरू करण्यासाठी एक निवडा.',
  choicesLocked: 'निवडण्यासाठी आधी तुमच्या फोनची पडताळणी करा',
  signIn: 'पुढे जाण्यासाठी साइन इन करा',
  choose: 'प्रकार निवडा',
} satisfies Words<typeof english.startWords>;
