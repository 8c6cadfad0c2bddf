import { phoneNoticeWords } from './phoneNotice.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/auth.ts';

/** Signing in by phone code: the dialog, the start page's card and signing in again in place. */
export const signInWords = {
  title: 'ਵਿਕਰੇਤਾ ਲੌਗ ਇਨ',
  intro: 'ਅਸੀਂ ਤੁਹਾਡੇ ਫ਼ੋਨ ’ਤੇ 6 ਅੰਕਾਂ ਦਾ ਕੋਡ ਭੇਜਾਂਗੇ।',
  country: 'ਦੇਸ਼ ਦਾ ਕੋਡ',
  phone: 'ਫ਼ੋਨ ਨੰਬਰ',
  phoneFirst: 'ਪਹਿਲਾਂ ਆਪਣਾ ਫ਼ੋਨ ਨੰਬਰ ਭਰੋ।',
  send: 'OTP ਭੇਜੋ',
  resend: 'OTP ਦੁਬਾਰਾ ਭੇਜੋ',
  code: '6 ਅੰਕਾਂ ਦਾ ਕੋਡ',
  codeHelpBefore: '“OTP ਭੇਜੋ” ਦਬਾਓ। ਕੋਡ SMS ਰਾਹੀਂ ਆਵੇਗਾ।',
  verify: 'ਵੈਰੀਫ਼ਾਈ ਕਰੋ',
  email: 'ਈਮੇਲ ਨਾਲ ਅੱਗੇ ਵਧੋ (ਜਲਦੀ ਆ ਰਿਹਾ ਹੈ)',
  google: 'Google ਨਾਲ ਲੌਗ ਇਨ ਕਰੋ (ਜਲਦੀ ਆ ਰਿਹਾ ਹੈ)',
  terms: `ਮੈਨੂੰ ${phoneNoticeWords.terms[0]} ਅਤੇ ${phoneNoticeWords.terms[1]} ਮਨਜ਼ੂਰ ਹਨ`,
  toContinue: 'ਇਹ ਅਰਜ਼ੀ ਜਾਰੀ ਰੱਖਣ ਲਈ ਅਰਜ਼ੀ ਵਾਲੇ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋ।',
  created: 'ਤੁਹਾਡੇ ਕਾਰੋਬਾਰ ਦੀ ਜਾਣਕਾਰੀ ਸੇਵ ਹੋ ਗਈ ਹੈ। ਅੱਗੇ ਵਧਣ ਲਈ ਉਸੇ ਨੰਬਰ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋ।',
  again: 'ਤੁਸੀਂ ਲੌਗ ਆਊਟ ਹੋ ਗਏ ਸੀ। ਅੱਗੇ ਵਧਣ ਲਈ ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰੋ। ਤੁਸੀਂ ਜੋ ਭਰਿਆ ਸੀ, ਉਹ ਇੱਥੇ ਹੀ ਹੈ।',
} satisfies Words<typeof english.signInWords>;

/** Tells of the fixed code where the build runs in mock mode. */
export function mockModeNote(code: string): string {
  return `ਟੈਸਟ ਮੋਡ: ਕੋਡ ਹਮੇਸ਼ਾ ${code} ਹੈ।`;
}

/** Counts down to the next possible sending. */
export function resendIn(seconds: number): string {
  return `${seconds} ਸਕਿੰਟ ਬਾਅਦ OTP ਦੁਬਾਰਾ ਭੇਜ ਸਕੋਗੇ`;
}

/** Counts down to when the server lets a code be sent again. Which of it: `lib/messages/sendIn.ts`. */
export const sendInWords = {
  seconds: (seconds: number) => `ਤੁਸੀਂ ${seconds} ਸਕਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰ ਸਕਦੇ ਹੋ`,
  minutes: (minutes: number) => `ਤੁਸੀਂ ${minutes} ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰ ਸਕਦੇ ਹੋ`,
} satisfies Words<typeof english.sendInWords>;

/** Below the field of a code that was sent: it needs no button. */
export const codeHelp = 'ਛੇਵਾਂ ਅੰਕ ਦਰਜ ਹੁੰਦਿਆਂ ਹੀ ਅਸੀਂ ਇਸ ਨੂੰ ਜਾਂਚ ਲੈਂਦੇ ਹਾਂ।' satisfies Words<typeof english.codeHelp>;

/** Says where the code went. */
export function codeSentTo(phone: string): string {
  return `${phone} ’ਤੇ ਭੇਜਿਆ ਗਿਆ। ${codeHelp}`;
}

/** Without words of the server's own. */
export const otpSentToast = {
  title: 'OTP ਭੇਜ ਦਿੱਤਾ',
  description: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ OTP ਦੇਖੋ।',
} satisfies Words<typeof english.otpSentToast>;

/** 'Logged in', with a welcome by name or phone. */
export function loggedInToast(nameOrPhone: string) {
  return { title: 'ਲੌਗ ਇਨ ਹੋ ਗਿਆ', description: `${nameOrPhone}, ਜੀ ਆਇਆਂ ਨੂੰ` };
}

/** 'Verified', where signing in proves a phone before a registration. */
export function verifiedToast(nameOrPhone: string) {
  return { title: 'ਵੈਰੀਫ਼ਾਈ ਹੋ ਗਿਆ', description: `${nameOrPhone}, ਜੀ ਆਇਆਂ ਨੂੰ` };
}

/** The sign-in worked, but what follows it failed. */
export const afterLoginToast = {
  title: 'ਲੌਗ ਇਨ ਹੋ ਗਿਆ, ਪਰ ਅੱਗੇ ਇੱਕ ਦਿੱਕਤ ਆਈ',
  description: 'ਕਿਰਪਾ ਕਰਕੇ ਪੇਜ ਰਿਫ੍ਰੈਸ਼ ਕਰੋ।',
} satisfies Words<typeof english.afterLoginToast>;

/** The start-registration page. */
export const startWords = {
  title: 'ਆਪਣੀ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਸ਼ੁਰੂ ਕਰੋ',
  intro: 'ਆਪਣਾ ਫ਼ੋਨ ਵੈਰੀਫ਼ਾਈ ਕਰੋ, ਕੈਟੇਗਰੀ ਚੁਣੋ ਅਤੇ ਚਾਰ ਛੋਟੇ ਸਟੈੱਪ ਪੂਰੇ ਕਰੋ।',
  cardTitle: 'ਫ਼ੋਨ ਵੈਰੀਫ਼ਿਕੇਸ਼ਨ',
  verified: 'ਫ਼ੋਨ ਵੈਰੀਫ਼ਾਈ ਹੋ ਗਿਆ',
  verifiedAs: 'ਤੁਸੀਂ ਇਸ ਨੰਬਰ ਨਾਲ ਲੌਗ ਇਨ ਹੋ',
  choicesTitle: 'ਤੁਸੀਂ ਕੀ ਰਜਿਸਟਰ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹੋ?',
  choicesOpen: 'ਸ਼ੁਰੂ ਕਰਨ ਲਈ ਇੱਕ ਚੁਣੋ।',
  choicesLocked: 'ਚੁਣਨ ਲਈ ਪਹਿਲਾਂ ਆਪਣਾ ਫ਼ੋਨ ਵੈਰੀਫ਼ਾਈ ਕਰੋ',
  signIn: 'ਅੱਗੇ ਵਧਣ ਲਈ ਲੌਗ ਇਨ ਕਰੋ',
  choose: 'ਕੈਟੇਗਰੀ ਚੁਣੋ',
} satisfies Words<typeof english.startWords>;
