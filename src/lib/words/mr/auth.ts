import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/auth.ts';
import { phoneNoticeWords } from './phoneNotice.ts';

/** Signing in by phone code: the dialog, the start page's card and signing in again in place. */
export const signInWords = {
  title: 'विक्रेता लॉग इन',
  intro: 'आम्ही तुमच्या फोनवर 6 अंकी कोड पाठवू.',
  country: 'देशाचा कोड',
  phone: 'फोन नंबर',
  phoneFirst: 'आधी तुमचा फोन नंबर टाका.',
  send: 'OTP पाठवा',
  resend: 'OTP पुन्हा पाठवा',
  code: '6 अंकी कोड',
  codeHelpBefore: '“OTP पाठवा” दाबा. कोड SMS ने येईल.',
  verify: 'पडताळणी करा',
  email: 'ईमेलने पुढे जा (लवकरच येत आहे)',
  google: 'Google ने लॉग इन करा (लवकरच येत आहे)',
  terms: `मला ${phoneNoticeWords.terms[0]} आणि ${phoneNoticeWords.terms[1]} मान्य आहेत`,
  toContinue: 'हा अर्ज पुढे नेण्यासाठी, त्याच्या फोन नंबरने लॉग इन करा.',
  created: 'तुमच्या व्यवसायाची माहिती सेव्ह झाली आहे. पुढे जाण्यासाठी त्याच नंबरने लॉग इन करा.',
  again: 'तुम्ही लॉग आउट झाला आहात. पुढे जाण्यासाठी पुन्हा लॉग इन करा. तुम्ही भरलेली माहिती इथेच आहे.',
} satisfies Words<typeof english.signInWords>;

/** Tells of the fixed code where the build runs in mock mode. */
export function mockModeNote(code: string): string {
  return `चाचणी मोड: कोड नेहमी ${code} असतो.`;
}

/** Counts down to the next possible sending. */
export function resendIn(seconds: number): string {
  return plural(seconds, {
    one: `${seconds} सेकंदाने OTP पुन्हा पाठवता येईल`,
    other: `${seconds} सेकंदांनी OTP पुन्हा पाठवता येईल`,
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
export const codeHelp = 'सहावा अंक टाकताच आम्ही कोड तपासतो.' satisfies Words<typeof english.codeHelp>;

/** Says where the code went. */
export function codeSentTo(phone: string): string {
  return `${phone} वर पाठवला. ${codeHelp}`;
}

/** Without words of the server's own. */
export const otpSentToast = {
  title: 'OTP पाठवला',
  description: 'कृपया फोनवर OTP आला का ते पाहा.',
} satisfies Words<typeof english.otpSentToast>;

/** 'Logged in', with a welcome by name or phone. */
export function loggedInToast(nameOrPhone: string) {
  return { title: 'लॉग इन झाले', description: `${nameOrPhone}, तुमचे स्वागत आहे` };
}

/** 'Verified', where signing in proves a phone before a registration. */
export function verifiedToast(nameOrPhone: string) {
  return { title: 'पडताळणी झाली', description: `${nameOrPhone}, तुमचे स्वागत आहे` };
}

/** The sign-in succeeded, and what should have followed did not. */
export const afterLoginToast = {
  title: 'लॉग इन झाले, पण पुढे अडचण आली',
  description: 'कृपया पेज रिफ्रेश करून पाहा.',
} satisfies Words<typeof english.afterLoginToast>;

/** The start-registration page. */
export const startWords = {
  title: 'तुमची नोंदणी सुरू करा',
  intro: 'फोनची पडताळणी करा, प्रकार निवडा आणि चार छोट्या पायऱ्या पूर्ण करा.',
  cardTitle: 'फोनची पडताळणी',
  verified: 'फोनची पडताळणी झाली',
  verifiedAs: 'तुम्ही या नंबरने लॉग इन केले आहे',
  choicesTitle: 'तुम्हाला कशाची नोंदणी करायची आहे?',
  choicesOpen: 'सुरू करण्यासाठी एक निवडा.',
  choicesLocked: 'निवडण्यासाठी आधी फोनची पडताळणी करा',
  signIn: 'पुढे जाण्यासाठी लॉग इन करा',
  choose: 'प्रकार निवडा',
} satisfies Words<typeof english.startWords>;
