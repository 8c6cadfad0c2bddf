import type { Words } from '#lib/translation.ts';
import type * as english from '../en/applications.ts';

export const categoryDialogWords = {
  title: 'কোন পরিষেবার জন্য রেজিস্টার করবেন, বেছে নিন',
} satisfies Words<typeof english.categoryDialogWords>;

/** The list of the vendor's applications, and their place on /vendor. */
export const applicationsWords = {
  title: 'আপনার আবেদন',
  searchOpen: 'আবেদন খুঁজুন',
  searchClose: 'খোঁজা বন্ধ করুন',
  search: 'নাম, শহর, বিভাগ বা অবস্থা দিয়ে খুঁজুন',
  noMatch: 'আপনার খোঁজের সঙ্গে মেলে এমন কোনও আবেদন নেই।',
  list: 'আবেদন',
  empty: 'আপনি এখনও কোনও আবেদন শুরু করেননি।',
  refresh: 'রিফ্রেশ করুন',
  close: 'বন্ধ করুন',
  startNew: 'নতুন আবেদন শুরু করুন',
  resume: 'চালিয়ে যান',
  resubmit: 'আবার KYC জমা দিন',
  view: 'ড্যাশবোর্ড দেখুন',
  unnamed: 'নাম ছাড়া আবেদন',
  loading: 'আপনার আবেদন লোড হচ্ছে…',
} satisfies Words<typeof english.applicationsWords>;

/** /vendor's panel for who is signed in. */
export const vendorEntryWords = {
  signedInAs: 'আপনি এই নম্বরে লগ ইন করেছেন',
  signOut: 'লগ আউট করুন',
  heading: 'আপনার আবেদন',
  continue: 'চালিয়ে যান',
  resume: 'চালিয়ে যান',
  dashboard: 'ড্যাশবোর্ড দেখুন',
  startNew: 'নতুন রেজিস্ট্রেশন শুরু করুন',
  empty: 'এখনও কোনও আবেদন নেই। মাত্র চারটি ছোট ধাপ। যখন খুশি থামুন, পরে সেখান থেকেই শুরু করুন।',
  draft: (category: string) => `এই ব্রাউজারে আপনি একটি রেজিস্ট্রেশন শুরু করেছিলেন: ${category}`,
} satisfies Words<typeof english.vendorEntryWords>;

/** The badge of an application; 'own' shows the status's own word. */
export const badgeWords = {
  approved: 'মঞ্জুর',
  rejected: 'নামঞ্জুর',
  'under-review': 'যাচাই চলছে',
  incomplete: 'অসম্পূর্ণ',
} satisfies Words<typeof english.badgeWords>;

/** 'No applications found', '1 application found' or 'N applications found'. */
export function applicationCount(count: number): string {
  if (count === 0) return 'কোনও আবেদন পাওয়া যায়নি';
  return `${count}টি আবেদন পাওয়া গেছে`;
}

/** The number of corrections of a rejected application: 'Fix 2 items'. */
export function fixItems(count: number): string {
  return `${count}টি বিষয় ঠিক করুন`;
}

/** Shown when the way on could not be found out. */
export const entryFailedToast = { title: 'আপনার আবেদন লোড হল না' } satisfies Words<
  typeof english.entryFailedToast
>;
