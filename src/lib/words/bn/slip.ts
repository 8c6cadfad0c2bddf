import type { Words } from '#lib/translation.ts';
import type * as english from '../en/slip.ts';

/** The slip: a line for each step of an application, and what was put on it. */
export const slipWords = {
  heading: 'আপনার আবেদন',
  pan: (lastCharacters: string) => `PAN ${lastCharacters}`,
  documents: (count: number) => `${count}টি ডকুমেন্ট`,
  contract: 'মেনে নিয়েছেন',
  /** On the stamp. */
  submitted: 'জমা হয়েছে',
  approved: 'মঞ্জুর',
} satisfies Words<typeof english.slipWords>;

/** Before the status of an application that is not sent. */
export const unsentWords = {
  unknown: 'এখনও পাঠানো হয়নি।',
  next: (step: string) => `এখনও পাঠানো হয়নি। পরের ধাপ: ${step}`,
} satisfies Words<typeof english.unsentWords>;

/** The mark of a line, for screen readers. */
export const slipLineWords = {
  done: 'হয়েছে',
  current: 'এবার এটি',
  upcoming: 'পরে',
  flagged: 'বদলাতে হবে',
} satisfies Words<typeof english.slipLineWords>;

/** The sheet to keep: what was sent, and what comes after. */
export const receiptWords = {
  print: 'প্রিন্ট করুন বা PDF সেভ করুন',
  share: 'শেয়ার করুন',
  printContract: 'চুক্তি প্রিন্ট করুন',
  number: 'আবেদনের নম্বর',
  sent: 'আপনি যা পাঠিয়েছেন',
  saved: 'এখন পর্যন্ত যা সেভ করা আছে',
  documents: 'ডকুমেন্ট',
  noDocuments: 'এখনও নেই',
  contract: 'পার্টনার চুক্তি',
  contractOf: (version: string, date: string) => `ভার্সন ${version}, মেনে নেওয়ার তারিখ ${date}`,
  contractOn: (date: string) => `মেনে নেওয়ার তারিখ ${date}`,
  contractOpen: 'এখনও মেনে নেওয়া হয়নি',
  reviewBy: (date: string) => `${date}-এর মধ্যে উত্তর পাবেন।`,
  told: 'ইমেল ও ফোনে জানাব। তার আগে আপনাকে কিছু করতে হবে না।',
  help: 'প্রশ্ন আছে? আমাদের ফোন বা ইমেল করুন, আবেদনের নম্বরটি জানান।',
} satisfies Words<typeof english.receiptWords>;
