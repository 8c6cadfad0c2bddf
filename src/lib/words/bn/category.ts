import type { Words } from '#lib/translation.ts';
import type * as english from '../en/category.ts';

/** The words of one category. */
export const categoryWords = {
  pharmacy: {
    name: 'ফার্মেসি',
    sells: 'ওষুধ, প্রেসক্রিপশন দেখে আর প্রেসক্রিপশন ছাড়া',
    register: 'আপনার ফার্মেসি রেজিস্টার করুন',
    documents: 'ফার্মেসির ডকুমেন্ট',
    requirements: 'ড্রাগ/ফার্মেসি লাইসেন্স, GST, ব্যাঙ্ক',
    needs: 'ড্রাগ লাইসেন্স',
    locationRequired: 'ম্যাপে আপনার ফার্মেসির লোকেশন বেছে নিন',
  },
  supplements: {
    name: 'সাপ্লিমেন্ট',
    sells: 'ভিটামিন, পুষ্টি ও সুস্থ থাকার জিনিস',
    register: 'আপনার দোকান রেজিস্টার করুন',
    documents: 'দোকানের ডকুমেন্ট',
    requirements: 'FSSAI, GST, ব্যাঙ্ক',
    needs: 'FSSAI লাইসেন্স',
    locationRequired: 'ম্যাপে আপনার দোকানের লোকেশন বেছে নিন',
  },
  labs: {
    name: 'ল্যাব',
    sells: 'রোগ পরীক্ষা ও স্যাম্পল',
    register: 'আপনার ল্যাব রেজিস্টার করুন',
    documents: 'ল্যাবের ডকুমেন্ট',
    requirements: 'ম্যাপে লোকেশন, অ্যাক্রেডিটেশন, GST, ব্যাঙ্ক',
    needs: 'ল্যাবের লাইসেন্স বা অ্যাক্রেডিটেশন',
    locationRequired: 'ম্যাপে আপনার ল্যাবের লোকেশন বেছে নিন',
  },
} satisfies Words<typeof english.categoryWords>;

/** Titles and subtitles of the steps. The documents have the title of their category. */
export const stepWords = {
  'vendor-info': { title: 'বিক্রেতার তথ্য', subtitle: 'মালিক ও লোকেশন' },
  'kyc-documents': { title: 'KYC ও ব্যবসার তথ্য', subtitle: 'আইনি ও আর্থিক তথ্য যাচাই' },
  documents: { subtitle: 'প্রমাণপত্র আপলোড করুন' },
  contract: { title: 'পার্টনার চুক্তি', subtitle: 'শর্তাবলি মেনে নিন' },
} satisfies Words<typeof english.stepWords>;
