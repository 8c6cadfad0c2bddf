import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otp.ts';

/** The business was created for another phone, and the vendor stays who they are. */
export const createdForOtherToast = ({ created, current }: { created: string; current: string }) => ({
  title: `${created} নম্বরের জন্য সেভ হয়েছে`,
  description: `চালিয়ে যেতে ওই নম্বর দিয়ে লগ ইন করুন। আপনি এখনও ${current} নম্বরে লগ ইন করে আছেন।`,
});

export const otpWords = {
  title: 'আপনার ফোন যাচাই করুন',
  /** Before the second code for the phone that has just signed in. */
  second: 'প্রথম কোডে আপনার লগ ইন হয়েছে। এই কোডে আপনার ব্যবসা রেজিস্টার হবে।',
  /** Before the code for a business that is there already, and whose number was never confirmed. */
  existing: 'আপনার ব্যবসার নম্বর এখনও যাচাই হয়নি। এই কোডে সেটি যাচাই হবে।',
  sentTo: (phone: string) => `${phone} নম্বরে পাঠানো 6 অঙ্কের কোডটি লিখুন।`,
  countdown: (seconds: number) => `(${seconds}) সেকেন্ড পরে আবার OTP পাঠাতে পারবেন`,
  resend: 'আবার OTP পাঠান',
  verify: 'যাচাই করে রেজিস্টার করুন',
  back: 'ফর্মে ফিরে যান',
  /** Before the code for another phone than the vendor's own. */
  other: ({ current, created }: { current: string; created: string }) =>
    `আপনি ${current} নম্বরে লগ ইন করেছেন। এই ব্যবসা ${created} নম্বরের হবে।`,
  /** Once it is created. */
  accountTitle: 'আপনার ব্যবসার তথ্য সেভ হয়েছে',
  account: ({ current, created }: { current: string; created: string }) =>
    `এটি ${created} নম্বরের। আপনি ${current} নম্বরে লগ ইন করেছেন।`,
  switchTo: (created: string) => `${created} দিয়ে চালিয়ে যান`,
  stay: (current: string) => `${current} দিয়েই লগ ইন থাকুন`,
} satisfies Words<typeof english.otpWords>;
