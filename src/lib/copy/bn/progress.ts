import type { Words } from '#lib/translation.ts';
import type * as english from '../en/progress.ts';

/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% হয়েছে`,
  lastUpdated: (date: string) => `শেষ আপডেট: ${date}`,
} satisfies Words<typeof english.progressWords>;

/** Titles and subtitles of the steps. The documents' title is the category's own: `lib/messages/steps.ts`. */
export const stepWords = {
  'vendor-info': { title: 'বিক্রেতার তথ্য', subtitle: 'মালিক ও লোকেশন' },
  'kyc-documents': { title: 'KYC ও ব্যবসার তথ্য', subtitle: 'আইনি ও আর্থিক তথ্য যাচাই' },
  documents: { subtitle: 'প্রমাণপত্র আপলোড করুন' },
  contract: { title: 'পার্টনার চুক্তি', subtitle: 'শর্তাবলি মেনে নিন' },
} satisfies Words<typeof english.stepWords>;
