import type { Words } from '#lib/translation.ts';
import type * as english from '../en/auth.ts';
import { phoneNoticeWords } from './phoneNotice.ts';

/** Signing in by phone code: the dialog, the start page's card and signing in again in place. */
export const signInWords = {
  title: 'বিক্রেতাদের লগ ইন',
  intro: 'আপনার ফোনে 6 অঙ্কের একটি কোড পাঠাব।',
  country: 'দেশের কোড',
  phone: 'ফোন নম্বর',
  phoneFirst: 'আগে আপনার ফোন নম্বর লিখুন।',
  send: 'OTP পাঠান',
  resend: 'আবার OTP পাঠান',
  code: '6 অঙ্কের কোড',
  codeHelpBefore: '‘OTP পাঠান’-এ ট্যাপ করুন। কোড SMS-এ আসবে।',
  verify: 'যাচাই করুন',
  email: 'ইমেল দিয়ে চালিয়ে যান (শিগগিরই আসছে)',
  google: 'Google দিয়ে লগ ইন করুন (শিগগিরই আসছে)',
  terms: `আমি ${phoneNoticeWords.terms[0]} ও ${phoneNoticeWords.terms[1]} মেনে নিচ্ছি`,
  toContinue: 'এই আবেদন চালিয়ে যেতে এর ফোন নম্বর দিয়ে লগ ইন করুন।',
  created: 'আপনার ব্যবসার তথ্য সেভ হয়েছে। চালিয়ে যেতে একই নম্বর দিয়ে লগ ইন করুন।',
  again: 'আপনি লগ আউট হয়ে গেছেন। চালিয়ে যেতে আবার লগ ইন করুন। যা লিখেছেন সব এখানেই আছে।',
} satisfies Words<typeof english.signInWords>;

/** Tells of the fixed code where the build runs in mock mode. */
export function mockModeNote(code: string): string {
  return `পরীক্ষামূলক মোড: কোড সবসময় ${code}।`;
}

/** Counts down to the next possible sending. */
export function resendIn(seconds: number): string {
  return `${seconds} সেকেন্ড পরে আবার OTP পাঠাতে পারবেন`;
}

/** Counts down to when the server lets a code be sent again. Which of it: `lib/messages/sendIn.ts`. */
export const sendInWords = {
  seconds: (seconds: number) => `${seconds} সেকেন্ড পরে আবার চেষ্টা করতে পারবেন`,
  minutes: (minutes: number) => `${minutes} মিনিট পরে আবার চেষ্টা করতে পারবেন`,
} satisfies Words<typeof english.sendInWords>;

/** Below the field of a code that was sent: it needs no button. */
export const codeHelp = '6টি অঙ্ক লেখা হলেই আমরা কোড মিলিয়ে দেখি।';

/** Says where the code went. */
export function codeSentTo(phone: string): string {
  return `${phone} নম্বরে পাঠানো হয়েছে। ${codeHelp}`;
}

/** Without words of the server's own. */
export const otpSentToast = {
  title: 'OTP পাঠানো হয়েছে',
  description: 'ফোনে OTP এসেছে কি না দেখুন।',
} satisfies Words<typeof english.otpSentToast>;

/** 'Logged in', with a welcome by name or phone. */
export function loggedInToast(nameOrPhone: string) {
  return { title: 'লগ ইন হয়েছে', description: `স্বাগতম ${nameOrPhone}` };
}

/** 'Verified', where signing in proves a phone before a registration. */
export function verifiedToast(nameOrPhone: string) {
  return { title: 'যাচাই হয়েছে', description: `স্বাগতম ${nameOrPhone}` };
}

/** The sign-in succeeded, and what should have followed did not. */
export const afterLoginToast = {
  title: 'লগ ইন হয়েছে, কিন্তু তারপর একটি সমস্যা হয়েছে',
  description: 'পেজটি রিফ্রেশ করে দেখুন।',
} satisfies Words<typeof english.afterLoginToast>;

/** The start-registration page. */
export const startWords = {
  title: 'রেজিস্ট্রেশন শুরু করুন',
  intro: 'ফোন নম্বর যাচাই করুন, বিভাগ বেছে নিন, আর চারটি ছোট ধাপ পূরণ করুন।',
  cardTitle: 'ফোন যাচাই',
  verified: 'ফোন যাচাই হয়েছে',
  verifiedAs: 'আপনি এই নম্বরে লগ ইন করেছেন',
  choicesTitle: 'আপনি কী রেজিস্টার করতে চান?',
  choicesOpen: 'শুরু করতে একটি বেছে নিন।',
  choicesLocked: 'বেছে নিতে হলে আগে ফোন যাচাই করুন',
  signIn: 'চালিয়ে যেতে লগ ইন করুন',
  choose: 'একটি বিভাগ বেছে নিন',
} satisfies Words<typeof english.startWords>;
