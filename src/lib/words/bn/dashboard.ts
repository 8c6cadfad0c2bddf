import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/dashboard.ts';

/** The words of the KYC card. For a status that is not listed, `other`: the badge shows the status itself. */
export const kycCardWords = {
  approved: {
    badge: 'মঞ্জুর',
    title: 'KYC মঞ্জুর হয়েছে',
    message: 'আপনার তথ্য আর ডকুমেন্ট যাচাই হয়ে গেছে।',
  },
  rejected: {
    badge: 'নামঞ্জুর',
    title: 'KYC নামঞ্জুর হয়েছে',
    message: 'যাচাইকারী যা চেয়েছেন তা বদলে আবার জমা দিন।',
  },
  'under-review': {
    badge: 'যাচাই চলছে',
    title: 'KYC যাচাই চলছে',
    message: `আমরা আপনার তথ্য আর ডকুমেন্ট যাচাই করছি। সাধারণত ${limits.reviewHoursRange} ঘণ্টা লাগে।`,
  },
  unfinished: {
    badge: 'জমা হয়েছে',
    title: 'KYC জমা হয়েছে',
    message: 'আপনার KYC-র তথ্য সেভ হয়েছে। বাকি ধাপ শেষ করে আবেদন জমা দিন।',
  },
  incomplete: {
    badge: 'অসম্পূর্ণ',
    title: 'KYC অসম্পূর্ণ',
    message: 'KYC সম্পূর্ণ করে আবেদন জমা দিন।',
  },
  other: {
    badge: 'কাজ চলছে',
    title: 'KYC-র কাজ চলছে',
    message: 'আপনার কিছু করার থাকলে আমরা জানাব।',
  },
} satisfies Words<typeof english.kycCardWords>;

export const dashboardWords = {
  title: 'ড্যাশবোর্ড',
  untitled: 'আপনার ব্যবসা',
  statusHeading: 'KYC যাচাইয়ের অবস্থা',
  completeKyc: 'KYC সম্পূর্ণ করুন',
  resubmitKyc: 'আবার KYC জমা দিন',
  openApp: 'বিক্রেতাদের অ্যাপ নিন',
  startNew: 'নতুন রেজিস্ট্রেশন শুরু করুন',
  profile: 'KYC প্রোফাইল দেখুন',
  reason: 'যাচাইকারী যা বলেছেন',
  flagged: 'এগুলো বদলান',
  flaggedNothing: 'যাচাইকারী আলাদা করে কিছু বলেননি। সবটা মিলিয়ে দেখুন।',
  basic: 'মূল তথ্য',
  categories: 'বিভাগ',
  location: 'ঠিকানা ও লোকেশন',
  addressSecond: 'ঠিকানার দ্বিতীয় লাইন',
  state: 'রাজ্য',
  coordinates: 'ম্যাপ পয়েন্ট',
  mapApp: 'ম্যাপ অ্যাপে খুলুন',
  openingHours: 'খোলা থাকার সময়',
  openDays: 'খোলা থাকার দিন',
  kyc: 'KYC-র তথ্য',
  kycEmpty: 'এখনও KYC-র কোনও তথ্য নেই।',
  kycSubmitted: 'জমার তারিখ',
  kycVerified: 'যাচাইয়ের তারিখ',
  reveal: 'দেখান',
  revealField: (field: string) => `${field} দেখান`,
  conceal: 'লুকোন',
  documents: 'আপলোড করা ডকুমেন্ট',
  document: 'ডকুমেন্ট',
  documentsEmpty: 'এখনও কোনও ডকুমেন্ট আপলোড হয়নি।',
  uploaded: (date: string) => `আপলোড হয়েছে: ${date}`,
  uploadedUnknown: 'আপলোডের তারিখ জানা নেই',
  flaggedDocument: 'এটি আবার পাঠান',
  view: 'দেখুন',
  viewDocument: (document: string) => `${document} দেখুন (নতুন ট্যাবে খুলবে)`,
  opensNewTab: 'নতুন ট্যাবে খুলবে',
  noLink: 'লিঙ্ক নেই',
  notProvided: 'দেওয়া হয়নি',
  otherApplications: 'আপনার অন্য আবেদন',
  otherUntitled: 'নাম ছাড়া আবেদন',
  open: 'ড্যাশবোর্ড দেখুন',
  resume: 'চালিয়ে যান',
  emptyTitle: 'এখনও কোনও আবেদন নেই',
  empty: 'ফার্মেসি, সাপ্লিমেন্টের দোকান বা ল্যাব রেজিস্টার করুন। কাজ কতদূর এগোল, এখানে দেখতে পাবেন।',
  missingTitle: 'বিক্রেতা পাওয়া যায়নি',
  missing: 'এই আবেদনটি খুঁজে পাচ্ছি না, অথবা এটি অন্য ফোন নম্বরের।',
  ownDashboard: 'নিজের ড্যাশবোর্ডে যান',
  offlineStale: 'ইন্টারনেট নেই। পুরোনো তথ্য দেখা যেতে পারে।',
  failedStale: 'পেজটি রিফ্রেশ করা গেল না। পুরোনো তথ্য দেখা যেতে পারে।',
} satisfies Words<typeof english.dashboardWords>;

/** Labels of the first step's fields where the dashboard has shorter ones than the form. */
export const dashboardLabelWords = { ownerName: 'মালিক', supportPhone: 'ক্রেতাদের জন্য ফোন' } satisfies Words<
  typeof english.dashboardLabelWords
>;
