import type { Words } from '#lib/translation.ts';
import type * as english from '../en/app.ts';

/** The application error screen. */
export const appErrorWords = {
  title: 'কোনও একটা সমস্যা হয়েছে',
  log: 'অ্যাপে সমস্যা: ব্রাউজারে সেভ করা তথ্য নষ্ট হয়ে থাকতে পারে, অথবা সমস্যাটি সাময়িক।',
  tryAgain: 'আবার চেষ্টা করুন',
  reload: 'পেজ রিলোড করুন',
  clear: 'অ্যাপের তথ্য মুছুন',
  clearHelp: '‘অ্যাপের তথ্য মুছুন’-এ ট্যাপ করলে এখানে সেভ করা সব তথ্য মুছে যাবে। আবার লগ ইন করতে হতে পারে।',
  cleared: 'অ্যাপের তথ্য মুছে গেছে। পেজটি এখনই রিলোড হবে।',
  clearFailed: 'তথ্য মোছা গেল না। ব্রাউজারের সেটিংস থেকে সাইটের তথ্য নিজে মুছে দিন।',
} satisfies Words<typeof english.appErrorWords>;

/** Shown once when the browser keeps nothing. */
export const storageWords = {
  blocked: {
    title: 'আপনার ব্রাউজার তথ্য সেভ করছে না',
    description: 'আপনি কাজ চালিয়ে যেতে পারেন। তবে এই পেজ বন্ধ করলে আবার লগ ইন করতে হবে।',
  },
  full: {
    title: 'ব্রাউজারে আর জায়গা নেই',
    description: 'আপনি কাজ চালিয়ে যেতে পারেন। তবে এই পেজ বন্ধ করলে আবার লগ ইন করতে হবে।',
  },
} satisfies Words<typeof english.storageWords>;

/** Shown when a stored entry could not be read and was removed. */
export const damagedDataToast = {
  title: 'নষ্ট তথ্য মুছে দিয়েছি',
  description: 'এই ব্রাউজারে সেভ করা তথ্য পড়া যায়নি। আবার লগ ইন করতে হতে পারে।',
} satisfies Words<typeof english.damagedDataToast>;

/** Shown once after a page was loaded again because a newer version of the site had taken its files' place. */
export const newVersionToast = {
  title: 'পেজটি আপডেট হয়েছে',
  description: 'নতুন ভার্সন এসেছে, তাই পেজটি আবার লোড করেছি। আপনি যা লিখেছেন সব এখানেই আছে।',
} satisfies Words<typeof english.newVersionToast>;

/** The session runs out while the vendor is here. */
export const sessionWords = {
  expiring: 'একটু পরেই আপনি লগ আউট হয়ে যাবেন। চালিয়ে যেতে আবার লগ ইন করুন। যা লিখেছেন সব এখানেই আছে।',
  signInAgain: 'আবার লগ ইন করুন',
} satisfies Words<typeof english.sessionWords>;

const required = 'লগ ইন করতে হবে';

/** A page needs a session and has none, or none any more. */
export const authRequiredToasts = {
  profile: { title: required, description: 'প্রোফাইল দেখতে লগ ইন করুন' },
  dashboard: { title: required, description: 'ড্যাশবোর্ড দেখতে লগ ইন করুন' },
} satisfies Words<typeof english.authRequiredToasts>;

/** Waiting, failing and going on, wherever data is loaded. */
export const loadWords = {
  loading: 'লোড হচ্ছে…',
  offlineTitle: 'ইন্টারনেট নেই',
  offline: 'ইন্টারনেট চলছে কি না দেখে আবার চেষ্টা করুন।',
  failedTitle: 'এটি লোড হল না',
  unavailable: 'আমাদের পরিষেবা এখন কিছুক্ষণের জন্য বন্ধ আছে। একটু পরে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
} satisfies Words<typeof english.loadWords>;

/** The part of a label that marks an optional field. */
export const fieldWords = { optional: '(না দিলেও চলে)' } satisfies Words<typeof english.fieldWords>;

/** Every dialog's own word. */
export const dialogWords = { close: 'বন্ধ করুন' } satisfies Words<typeof english.dialogWords>;

/** The notifications' own words. */
export const toastWords = {
  region: 'বিজ্ঞপ্তি',
  dismiss: 'সরান',
  dismissNamed: (title: string) => `সরান: ${title}`,
} satisfies Words<typeof english.toastWords>;

/** The portal's frame. */
export const portalWords = {
  registerTitle: 'বিক্রেতা হিসেবে রেজিস্টার করুন',
  notLoadedTitle: 'পেজটি পুরো লোড হয়নি',
  notLoaded: 'ইন্টারনেট কেটে গেছে। আপনি যা লিখেছেন সব সুরক্ষিত আছে।',
  reload: 'আবার চেষ্টা করুন',
  noScript: 'রেজিস্টার করতে হলে ব্রাউজারে JavaScript চালু করুন, অথবা আমাদের ফোন করুন।',
} satisfies Words<typeof english.portalWords>;
