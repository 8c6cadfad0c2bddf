import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/legacy.ts';

/** The messages of the legacy form. */
export const legacyErrorWords = {
  vendorName: 'বিক্রেতার নাম লিখুন',
  ownerName: 'মালিকের পুরো নাম লিখুন',
  email: 'সঠিক ইমেল লিখুন',
  phone: 'ফোন নম্বর লিখুন',
  supportPhone: 'যোগাযোগের প্রধান নম্বর লিখুন',
  addressLine1: 'ঠিকানা লিখুন',
  city: 'শহরের নাম লিখুন',
  pincode: 'PIN কোড লিখুন',
  agree: 'এগোতে হলে শর্তাবলি মেনে নিতে হবে',
} satisfies Words<typeof english.legacyErrorWords>;

export const legacyStepWords = {
  vendor: { title: 'বিক্রেতার তথ্য', subtitle: 'বিভাগ ও ব্যবসার নাম' },
  owner: { title: 'মালিকের তথ্য', subtitle: 'মালিকের নাম, ইমেল ও ফোন' },
  location: { title: 'ঠিকানা ও যোগাযোগ', subtitle: 'ঠিকানা, আর ক্রেতাদের জন্য নম্বর' },
  documents: { title: 'ডকুমেন্ট', subtitle: 'প্রমাণপত্র আপলোড করুন' },
  review: { title: 'দেখে নিয়ে জমা দিন', subtitle: 'উত্তর মিলিয়ে দেখে জমা দিন' },
} satisfies Words<typeof english.legacyStepWords>;

export const legacyLabelWords = {
  category: 'বিভাগ',
  vendorName: 'বিক্রেতার নাম',
  ownerName: 'মালিকের পুরো নাম',
  email: 'ইমেল',
  phone: 'ফোন',
  whatsappUpdates: 'WhatsApp-এ আমাকে খবর পাঠান',
  supportPhone: 'যোগাযোগের প্রধান নম্বর',
  addressLine1: 'ঠিকানা',
  city: 'শহর',
  pincode: 'PIN কোড',
  docs: 'ডকুমেন্ট',
  agree: 'আমি শর্তাবলি মেনে নিচ্ছি',
} satisfies Words<typeof english.legacyLabelWords>;

export const legacyHelpWords = {
  vendorName: 'ক্রেতারা যে নামে চেনেন',
  email: 'রেজিস্ট্রেশনের খবর এই ইমেলে জানাব',
  phone: 'মালিকের নিজের নম্বর',
  whatsappUpdates: 'উপরের ফোন নম্বরে। যখন খুশি বন্ধ করতে পারেন।',
  supportPhone: 'ক্রেতা আর রাইডাররা এই নম্বরে ফোন করবেন',
  addressLine1: 'দোকান বা বাড়ির নম্বর আর রাস্তা',
  pincode: 'যেমন 560001',
} satisfies Words<typeof english.legacyHelpWords>;

export const legacyWords = {
  pageTitle: 'বিক্রেতার রেজিস্ট্রেশন',
  heading: 'বিক্রেতার রেজিস্ট্রেশন',
  help: 'সাহায্য লাগবে? ইমেল করুন',
  done: '(শেষ হয়েছে)',
  needsAttention: '(ভুল আছে)',
  back: 'ফিরে যান',
  next: 'চালিয়ে যান',
  submit: 'জমা দিন',
  kept: 'আগে যা লিখেছিলেন সব এখানেই আছে।',
  keptDocuments: 'ডকুমেন্টগুলো আবার বেছে নিন।',
  startFresh: 'খালি ফর্মে শুরু করুন',
  categoryLegend: 'আপনি কী রেজিস্টার করতে চান?',
  nameLegend: 'আপনার ব্যবসা',
  ownerLegend: 'মালিক',
  contactLegend: 'ক্রেতারা কোন নম্বরে ফোন করবেন?',
  placeLegend: 'দোকান বা ল্যাব কোথায়?',
  documentsLegend: 'আপনার ডকুমেন্ট',
  documentsHint: 'ব্যবসার লাইসেন্স, GST, PAN আর ঠিকানার প্রমাণ লাগতে পারে।',
  documentsRules: `PDF, PNG, JPG, প্রতিটি সর্বোচ্চ ${limits.legacyDocumentMaxMb}MB। একসঙ্গে কয়েকটি ফাইল বেছে নিতে পারেন।`,
  drop: 'এখানে ফাইল টেনে আনুন বা',
  choose: 'ফাইল বেছে নিন',
  chooseMore: 'আরও ফাইল বেছে নিন',
  remove: 'সরান',
  chosen: (count: number) => `${count}টি ফাইল বেছে নেওয়া হয়েছে`,
  removed: (name: string) => `${name} সরানো হয়েছে`,
  noDocuments: 'কিছু বেছে নেওয়া হয়নি',
  reviewLegend: 'আপনার উত্তর',
  change: 'বদলান',
  changeStep: (title: string) => `বদলান: ${title}`,
  notGiven: 'এখনও দেওয়া হয়নি',
  yes: 'হ্যাঁ',
  no: 'না',
  agreeLegend: 'জমা দেওয়ার আগে',
  reviewNote: `যাচাই করতে ${limits.reviewHoursRange} ঘণ্টা লাগে। হয়ে গেলে ইমেলে ও ফোনে জানাব।`,
  leaving: 'হোম পেজে নিয়ে যাচ্ছি।',
  toHome: 'হোম পেজে যান',
} satisfies Words<typeof english.legacyWords>;

export const legacySubmittedToast = {
  title: 'রেজিস্ট্রেশন জমা হয়েছে',
  description: 'আপনার তথ্য পেয়েছি। যাচাই করে শিগগিরই জানাব।',
} satisfies Words<typeof english.legacySubmittedToast>;
