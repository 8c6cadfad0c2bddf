import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/auth.ts';
import { phoneNoticeWords } from './phoneNotice.ts';

/** Signing in by phone code: the dialog, the start page's card and signing in again in place. */
export const signInWords = {
  title: 'విక్రేత లాగిన్',
  intro: 'మీ ఫోన్‌కు 6 అంకెల కోడ్ పంపుతాం.',
  country: 'దేశం కోడ్',
  phone: 'ఫోన్ నంబర్',
  phoneFirst: 'ముందుగా మీ ఫోన్ నంబర్ ఎంటర్ చేయండి.',
  send: 'OTP పంపండి',
  resend: 'OTP మళ్లీ పంపండి',
  code: '6 అంకెల కోడ్',
  codeHelpBefore: '‘OTP పంపండి’ నొక్కండి. కోడ్ SMSలో వస్తుంది.',
  verify: 'ధ్రువీకరించండి',
  email: 'ఈమెయిల్‌తో కొనసాగించండి (త్వరలో)',
  google: 'Googleతో లాగిన్ అవ్వండి (త్వరలో)',
  terms: `${phoneNoticeWords.terms[0]}, ${phoneNoticeWords.terms[1]} రెండింటినీ అంగీకరిస్తున్నాను`,
  toContinue: 'ఈ దరఖాస్తు కొనసాగించడానికి దాని ఫోన్ నంబర్‌తో లాగిన్ అవ్వండి.',
  created: 'మీ వ్యాపార వివరాలు సేవ్ అయ్యాయి. కొనసాగించడానికి అదే నంబర్‌తో లాగిన్ అవ్వండి.',
  again: 'మీరు లాగౌట్ అయ్యారు. కొనసాగించడానికి మళ్లీ లాగిన్ అవ్వండి. మీరు ఎంటర్ చేసినవన్నీ ఇక్కడే ఉన్నాయి.',
} satisfies Words<typeof english.signInWords>;

/** Tells of the fixed code where the build runs in mock mode. */
export function mockModeNote(code: string): string {
  return `టెస్ట్ మోడ్: కోడ్ ఎప్పుడూ ${code}.`;
}

/** Counts down to the next possible sending. */
export function resendIn(seconds: number): string {
  return plural(seconds, {
    one: `${seconds} సెకను తర్వాత OTP మళ్లీ పంపవచ్చు`,
    other: `${seconds} సెకన్ల తర్వాత OTP మళ్లీ పంపవచ్చు`,
  });
}

/** Counts down to when the server lets a code be sent again. Which of it: `lib/messages/sendIn.ts`. */
export const sendInWords = {
  seconds: (seconds: number) =>
    plural(seconds, {
      one: `${seconds} సెకను తర్వాత మళ్లీ ప్రయత్నించవచ్చు`,
      other: `${seconds} సెకన్ల తర్వాత మళ్లీ ప్రయత్నించవచ్చు`,
    }),
  minutes: (minutes: number) => `${minutes} నిమిషాల తర్వాత మళ్లీ ప్రయత్నించవచ్చు`,
} satisfies Words<typeof english.sendInWords>;

/** Below the field of a code that was sent: it needs no button. */
export const codeHelp = 'ఆరో అంకె ఎంటర్ చేయగానే మేం సరిచూస్తాం.';

/** Says where the code went. */
export function codeSentTo(phone: string): string {
  return `${phone} నంబర్‌కు పంపాం. ${codeHelp}`;
}

/** Without words of the server's own. */
export const otpSentToast = { title: 'OTP పంపాం', description: 'OTP కోసం మీ ఫోన్ చూడండి.' } satisfies Words<
  typeof english.otpSentToast
>;

/** 'Logged in', with a welcome by name or phone. */
export function loggedInToast(nameOrPhone: string) {
  return { title: 'లాగిన్ అయ్యారు', description: `స్వాగతం ${nameOrPhone}` };
}

/** 'Verified', where signing in proves a phone before a registration. */
export function verifiedToast(nameOrPhone: string) {
  return { title: 'ధ్రువీకరణ పూర్తయింది', description: `స్వాగతం ${nameOrPhone}` };
}

/** The sign-in succeeded, and what should have followed did not. */
export const afterLoginToast = {
  title: 'లాగిన్ అయ్యారు, కానీ తర్వాత ఒక సమస్య వచ్చింది',
  description: 'పేజీని రిఫ్రెష్ చేసి చూడండి.',
} satisfies Words<typeof english.afterLoginToast>;

/** The start-registration page. */
export const startWords = {
  title: 'మీ రిజిస్ట్రేషన్ మొదలుపెట్టండి',
  intro: 'మీ ఫోన్ నంబర్ ధ్రువీకరించండి, విభాగం ఎంచుకోండి, నాలుగు చిన్న దశలు పూర్తి చేయండి.',
  cardTitle: 'ఫోన్ నంబర్ ధ్రువీకరణ',
  verified: 'ఫోన్ నంబర్ ధ్రువీకరణ పూర్తయింది',
  verifiedAs: 'మీరు ఈ నంబర్‌తో లాగిన్ అయి ఉన్నారు',
  choicesTitle: 'మీరు ఏది రిజిస్టర్ చేయాలనుకుంటున్నారు?',
  choicesOpen: 'మొదలుపెట్టడానికి ఒకటి ఎంచుకోండి.',
  choicesLocked: 'ఎంచుకోవాలంటే ముందు ఫోన్ నంబర్ ధ్రువీకరించండి',
  signIn: 'కొనసాగించడానికి లాగిన్ అవ్వండి',
  choose: 'విభాగం ఎంచుకోండి',
} satisfies Words<typeof english.startWords>;
