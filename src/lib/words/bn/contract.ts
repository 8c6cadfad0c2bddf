import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'আপনার উত্তর মিলিয়ে দেখুন',
  answersIntro: 'কিছু ভুল আছে? ‘বদলান’-এ ট্যাপ করুন।',
  vendorInfo: 'বিক্রেতার তথ্য',
  kyc: 'KYC ও ব্যবসার তথ্য',
  documents: 'ডকুমেন্ট',
  change: 'বদলান',
  missing: 'দেওয়া হয়নি',
  hours: 'খোলা থাকার সময়',
  noDocument: 'আপলোড হয়নি',
  uploaded: 'আপলোড হয়েছে',
  fullText: 'পুরো চুক্তি',
  version: (version: string) => `ভার্সন ${version}`,
  termsTitle: 'সংক্ষেপে চুক্তি',
  deliveryTitle: 'আপনার ডেলিভারির শর্ত',
  termsToast: 'শর্তাবলি মেনে নিন',
  submit: 'আবেদন জমা দিন',
  outdated: 'এই পেজ খোলার পর শর্তাবলি বদলেছে। এখনকার শর্তাবলি পড়ুন, তারপর মেনে নিন।',
  showCurrent: 'এখনকার শর্তাবলি দেখান',
  failedHelp: 'কিছুই হারায়নি। আবার জমা দিন।',
  review: `জমা দেওয়ার পরে আমাদের টিম আপনার আবেদন যাচাই করবে। সাধারণত ${limits.reviewHoursRange} ঘণ্টা লাগে।`,
} satisfies Words<typeof english.contractWords>;

/** Below the clauses, on pages in another language than English. */
export const bindingContractWords = 'এটি চুক্তির সংক্ষেপ। আইনত শুধু ইংরেজিতে লেখা পুরো চুক্তিটিই কার্যকর।';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'কমিশন',
    text: `প্রতিটি সম্পূর্ণ অর্ডারের ${commissionPercent}% ${brand.name} রাখবে। যোগ দেওয়ার কোনও ফি নেই, মাসিক ফি-ও নেই।`,
  },
  {
    title: 'পেমেন্ট',
    text: `প্রতিটি অর্ডার সম্পূর্ণ হওয়ার ${settlementDays}টি কাজের দিনের মধ্যে আপনার ভাগের টাকা আমরা আপনার ব্যাঙ্ক অ্যাকাউন্টে পাঠাব।`,
  },
  {
    title: 'লাইসেন্স',
    text: 'আপনি লাইসেন্সের মেয়াদ ফুরোতে দেবেন না, লাইসেন্সে যা বিক্রির অনুমতি আছে শুধু তা-ই বিক্রি করবেন, আর কোনও লাইসেন্স শেষ বা স্থগিত হলে সঙ্গে সঙ্গে আমাদের জানাবেন।',
  },
  {
    title: 'অর্ডার',
    text: 'অর্ডার নেবেন কি না আপনি তাড়াতাড়ি জানাবেন, ঠিকঠাক প্যাক ও সিল করবেন, আর দাম ও স্টকের তথ্য ঠিক রাখবেন।',
  },
  {
    title: 'গোপনীয়তা',
    text: 'প্রেসক্রিপশন আর ক্রেতার তথ্য আপনি শুধু অর্ডারের কাজে লাগাবেন, কখনও অন্য কাউকে দেবেন না।',
  },
  {
    title: 'চুক্তি শেষ',
    text: 'যে কোনও পক্ষ লিখিতভাবে জানিয়ে এই চুক্তি শেষ করতে পারবে। তখনও সম্পূর্ণ হওয়া অর্ডারের পুরো টাকা আমরা আপনাকে দেব।',
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
