import type { Toast } from './toast.ts';
import { phoneNoticeWords } from './phoneNotice.ts';

/** Signing in by phone code: the dialog, the start page's card and signing in again in place. */
export const signInWords = {
  title: 'Vendor Login',
  intro: 'We send a 6-digit code to your phone.',
  country: 'Country code',
  phone: 'Phone number',
  phoneFirst: 'First type your phone number.',
  send: 'Send OTP',
  resend: 'Resend OTP',
  code: '6-digit code',
  codeHelpBefore: 'Press Send OTP. The code comes by SMS.',
  verify: 'Verify',
  email: 'Continue with Email (coming soon)',
  google: 'Sign in with Google (coming soon)',
  terms: `I agree to the ${phoneNoticeWords.terms[0]} and ${phoneNoticeWords.terms[1]}`,
  toContinue: 'To continue this application, sign in with its phone number.',
  created: 'Your business is saved. To continue, sign in with the same number.',
  again: 'You were signed out. Sign in again to continue. What you typed is still here.',
} as const;

/** Tells of the fixed code where the build runs in mock mode. */
export function mockModeNote(code: string): string {
  return `Mock mode: the code is always ${code}.`;
}

/** Counts down to the next possible sending. */
export function resendIn(seconds: number): string {
  return seconds === 1 ? 'Resend OTP in 1 second' : `Resend OTP in ${seconds} seconds`;
}

/** Counts down to when the server lets a code be sent again. Which of it: `lib/messages/sendIn.ts`. */
export const sendInWords = {
  seconds: (seconds: number) =>
    seconds === 1 ? 'You can try again in 1 second' : `You can try again in ${seconds} seconds`,
  minutes: (minutes: number) => `You can try again in ${minutes} minutes`,
} as const;

/** Below the field of a code that was sent: it needs no button. */
export const codeHelp = 'We check it as soon as you type the sixth digit.';

/** Says where the code went. */
export function codeSentTo(phone: string): string {
  return `Sent to ${phone}. ${codeHelp}`;
}

/** Without words of the server's own. */
export const otpSentToast = {
  title: 'OTP sent',
  description: 'Please check your phone for the OTP.',
} as const;

/** 'Logged in', with a welcome by name or phone. */
export function loggedInToast(nameOrPhone: string) {
  return { title: 'Logged in', description: `Welcome ${nameOrPhone}` };
}

/** 'Verified', where signing in proves a phone before a registration. */
export function verifiedToast(nameOrPhone: string) {
  return { title: 'Verified', description: `Welcome ${nameOrPhone}` };
}

/** The sign-in worked, but what follows it failed. */
export const afterLoginToast: Toast = {
  title: 'Login succeeded but encountered an issue',
  description: 'Please try refreshing the page.',
};

/** The start-registration page. */
export const startWords = {
  title: 'Start your registration',
  intro: 'Verify your phone, choose a category, and fill in four short steps.',
  cardTitle: 'Phone verification',
  verified: 'Phone verified',
  verifiedAs: 'You are signed in as',
  choicesTitle: 'What do you want to register?',
  choicesOpen: 'Choose one to start.',
  choicesLocked: 'Verify your phone to choose',
  signIn: 'Sign in to continue',
  choose: 'Choose a category',
} as const;
