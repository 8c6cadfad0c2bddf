import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/profile.ts';

const incomplete = {
  title: 'অসম্পূর্ণ',
  message: 'আপনার রেজিস্ট্রেশন শেষ হয়নি। যতটা করেছেন সেভ করা আছে। চালিয়ে যেতে ‘KYC সম্পূর্ণ করুন’-এ ট্যাপ করুন।',
  action: 'KYC সম্পূর্ণ করুন',
};

/** The profile page, by the application's state. Only a complete submission is promised a time. */
export const profileStateWords = {
  new: incomplete,
  draft: incomplete,
  submitted: {
    title: 'KYC যাচাই চলছে',
    message: 'আপনার KYC-র তথ্য পেয়েছি। পুরো আবেদন জমা দিলে যাচাই শুরু হবে।',
    action: null,
  },
  changed: {
    title: 'KYC যাচাই চলছে',
    message: 'জমা দেওয়ার পরে আপনি KYC-র তথ্য বদলেছেন। চালিয়ে যেতে আবার জমা দিন।',
    action: null,
  },
  'in-review': {
    title: 'KYC যাচাই চলছে',
    message: `আমরা আপনার তথ্য আর ডকুমেন্ট যাচাই করছি। সাধারণত ${limits.reviewHoursRange} ঘণ্টা লাগে।`,
    action: null,
  },
  approved: {
    title: 'আপনার KYC মঞ্জুর হয়েছে!',
    message: 'প্রথম অর্ডার নিতে বিক্রেতাদের অ্যাপ ডাউনলোড করুন।',
    action: 'বিক্রেতাদের অ্যাপ নিন',
  },
  rejected: {
    title: 'KYC নামঞ্জুর হয়েছে',
    message: 'যাচাইকারী যা চেয়েছেন তা বদলে আবার জমা দিন।',
    action: 'আবার KYC জমা দিন',
  },
} satisfies Words<typeof english.profileStateWords>;

export const profileWords = {
  title: 'KYC-র অবস্থা',
  completeKyc: 'KYC সম্পূর্ণ করুন',
  summary: 'রেজিস্ট্রেশনের তথ্য',
  business: 'ব্যবসা',
  owner: 'মালিক',
  phone: 'ফোন',
  category: 'বিভাগ',
  dashboard: 'ড্যাশবোর্ড দেখুন',
  missingTitle: 'প্রোফাইল পাওয়া যায়নি',
  missing: 'আপনার প্রোফাইল খুঁজে পাইনি। লগ ইন করুন বা নতুন রেজিস্ট্রেশন শুরু করুন।',
  goHome: 'হোম পেজে যান',
} satisfies Words<typeof english.profileWords>;

export const profileToasts = {
  welcome: {
    title: 'স্বাগতম',
    description: `আপনার রেজিস্ট্রেশন জমা হয়েছে। ${limits.reviewHoursRange} ঘণ্টার মধ্যে আপনার KYC যাচাই করব।`,
  },
} satisfies Words<typeof english.profileToasts>;
