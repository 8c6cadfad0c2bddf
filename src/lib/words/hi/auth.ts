import type { Words } from '#lib/translation.ts';
import type * as english from '../en/auth.ts';
import { phoneNoticeWords } from './phoneNotice.ts';

/** Signing in by phone code: the dialog, the start page's card and signing in again in place. */
export const signInWords = {
  title: 'विक्रेता लॉग इन',
  intro: 'हम आपके फ़ोन पर 6 अंकों का कोड भेजेंगे।',
  country: 'देश का कोड',
  phone: 'फ़ोन नंबर',
  phoneFirst: 'पहले अपना फ़ोन नंबर भरें।',
  send: 'OTP भेजें',
  resend: 'OTP फिर से भेजें',
  code: '6 अंकों का कोड',
  codeHelpBefore: '“OTP भेजें” दबाएँ। कोड SMS से आएगा।',
  verify: 'वेरिफ़ाई करें',
  email: 'ईमेल से आगे बढ़ें (जल्द आ रहा है)',
  google: 'Google से लॉग इन करें (जल्द आ रहा है)',
  terms: `मुझे ${phoneNoticeWords.terms[0]} तथा ${phoneNoticeWords.terms[1]} मंज़ूर हैं`,
  toContinue: 'यह आवेदन आगे बढ़ाने के लिए, इसी के फ़ोन नंबर से लॉग इन करें।',
  created: 'आपके कारोबार की जानकारी सेव हो गई है। आगे बढ़ने के लिए उसी नंबर से लॉग इन करें।',
  again: 'आप लॉग आउट हो गए थे। आगे बढ़ने के लिए फिर से लॉग इन करें। आपने जो भरा था, वह यहीं है।',
} satisfies Words<typeof english.signInWords>;

/** Tells of the fixed code where the build runs in mock mode. */
export function mockModeNote(code: string): string {
  return `टेस्ट मोड: कोड हमेशा ${code} है।`;
}

/** Counts down to the next possible sending. */
export function resendIn(seconds: number): string {
  return `${seconds} सेकंड बाद OTP फिर से भेज सकेंगे`;
}

/** Counts down to when the server lets a code be sent again. Which of it: `lib/messages/sendIn.ts`. */
export const sendInWords = {
  seconds: (seconds: number) => `आप ${seconds} सेकंड बाद फिर कोशिश कर सकते हैं`,
  minutes: (minutes: number) => `आप ${minutes} मिनट बाद फिर कोशिश कर सकते हैं`,
} satisfies Words<typeof english.sendInWords>;

/** Below the field of a code that was sent: it needs no button. */
export const codeHelp = 'छठा अंक डालते ही हम इसे जाँच लेते हैं।' satisfies Words<typeof english.codeHelp>;

/** Says where the code went. */
export function codeSentTo(phone: string): string {
  return `${phone} पर भेजा गया। ${codeHelp}`;
}

/** Without words of the server's own. */
export const otpSentToast = { title: 'OTP भेज दिया', description: 'कृपया अपने फ़ोन पर OTP देखें।' } satisfies Words<
  typeof english.otpSentToast
>;

/** 'Logged in', with a welcome by name or phone. */
export function loggedInToast(nameOrPhone: string) {
  return { title: 'लॉग इन हो गया', description: `${nameOrPhone}, आपका स्वागत है` };
}

/** 'Verified', where signing in proves a phone before a registration. */
export function verifiedToast(nameOrPhone: string) {
  return { title: 'वेरिफ़ाई हो गया', description: `${nameOrPhone}, आपका स्वागत है` };
}

/** The sign-in succeeded, and what should have followed did not. */
export const afterLoginToast = {
  title: 'लॉग इन हो गया, पर आगे एक दिक्कत आई',
  description: 'कृपया पेज रिफ़्रेश करें।',
} satisfies Words<typeof english.afterLoginToast>;

/** The start-registration page. */
export const startWords = {
  title: 'अपना रजिस्ट्रेशन शुरू करें',
  intro: 'फ़ोन नंबर वेरिफ़ाई करें, श्रेणी चुनें और चार छोटे चरण पूरे करें।',
  cardTitle: 'फ़ोन वेरिफ़िकेशन',
  verified: 'फ़ोन वेरिफ़ाई हो गया',
  verifiedAs: 'आप इस नंबर से लॉग इन हैं',
  choicesTitle: 'आप क्या रजिस्टर करना चाहते हैं?',
  choicesOpen: 'शुरू करने के लिए एक चुनें।',
  choicesLocked: 'चुनने के लिए पहले अपना फ़ोन वेरिफ़ाई करें',
  signIn: 'आगे बढ़ने के लिए लॉग इन करें',
  choose: 'श्रेणी चुनें',
} satisfies Words<typeof english.startWords>;
