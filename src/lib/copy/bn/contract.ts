import { brand } from '#lib/brand.ts';
import { limits } from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'আপনার উত্তর মিলিয়ে নিন',
  answersIntro: 'কিছু ভুল আছে? ‘বদলান’ টিপুন।',
  vendorInfo: 'বিক্রেতার তথ্য',
  kyc: 'KYC ও ব্যবসার তথ্য',
  documents: 'ডকুমেন্ট',
  change: 'বদলান',
  missing: 'দেওয়া হয়নি',
  hours: 'খোলা',
  noDocument: 'আপলোড হয়নি',
  uploaded: 'আপলোড হয়েছে',
  fullText: 'পুরো চুক্তি',
  version: (version: string) => `সংস্করণ ${version}`,
  termsTitle: 'সংক্ষেপে চুক্তি',
  deliveryTitle: 'আপনার ডেলিভারির শর্ত',
  termsToast: 'শর্তাবলি মেনে নিন',
  submit: 'আবেদন জমা দিন',
  failedHelp: 'কিছুই হারায়নি। আবার জমা দিন।',
  review: `জমা দেওয়ার পরে আমাদের টিম আপনার আবেদন যাচাই করে। সাধারণত ${limits.reviewHoursRange} ঘণ্টা লাগে।`,
} satisfies Words<typeof english.contractWords>;

/** Below the clauses, on pages in another language than English. */
export const bindingContractWords = 'এটি সংক্ষেপ। আইনত শুধু ইংরেজিতে লেখা পুরো চুক্তিটিই মান্য।';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'কমিশন',
    text: `প্রতিটি সম্পূর্ণ অর্ডারের ${commissionPercent}% ${brand.name} রাখে। যোগ দেওয়ার কোনও ফি নেই, মাসিক ফি-ও নেই।`,
  },
  {
    title: 'টাকা মেটানো',
    text: `অর্ডার সম্পূর্ণ হওয়ার ${settlementDays}টি কাজের দিনের মধ্যে আপনার ভাগের টাকা আপনার ব্যাঙ্ক অ্যাকাউন্টে পাঠাই।`,
  },
  {
    title: 'লাইসেন্স',
    text: 'আপনি লাইসেন্স চালু রাখবেন, লাইসেন্সে যা বেচার অনুমতি আছে শুধু তা-ই বেচবেন, আর কোনওটার মেয়াদ ফুরোলে বা স্থগিত হলে সঙ্গে সঙ্গে আমাদের জানাবেন।',
  },
  {
    title: 'অর্ডার',
    text: 'আপনি তাড়াতাড়ি অর্ডার নেবেন বা ফিরিয়ে দেবেন, ঠিকঠাক প্যাক ও সিল করবেন, আর দাম ও স্টক ঠিক রাখবেন।',
  },
  {
    title: 'গোপনীয়তা',
    text: 'প্রেসক্রিপশন আর ক্রেতার তথ্য শুধু অর্ডারের কাজে লাগাবেন, কখনও অন্য কাউকে দেবেন না।',
  },
  {
    title: 'চুক্তি শেষ',
    text: 'আপনি বা আমরা লিখে জানিয়ে এই চুক্তি শেষ করতে পারি। তখনও সম্পূর্ণ হওয়া অর্ডারের পুরো টাকা আপনি পাবেন।',
  },
];

/** The figure beside a clause in short. */
export const contractFigureWords = {
  commission: (percent: number): string => `${percent}%`,
  settlement: (days: number): string => `${days} দিন`,
} satisfies Words<typeof english.contractFigureWords>;

/** `Change Vendor information`: where a Change link leads, for those who only hear it. */
export function changeWords(section: string): string {
  return `${section} বদলান`;
}
