import type { CategoryId } from '#lib/domain/category.ts';

export interface CategoryWords {
  /** In lists, on cards and badges. */
  name: string;
  /** What it sells, beside its name. */
  sells: string;
  /** The heading of its application. */
  register: string;
  /** The documents step of its application. */
  documents: string;
  /** What to keep ready, where a category is chosen. */
  requirements: string;
  /** What this category needs beside what all need, on the page that invites vendors. */
  needs: string;
  /** Its place on the map is missing. */
  locationRequired: string;
}

/** Everything that is said of one category alone. */
export const categoryWords: Record<CategoryId, CategoryWords> = {
  pharmacy: {
    name: 'ফার্মেসি',
    sells: 'ওষুধ, প্রেসক্রিপশনে আর প্রেসক্রিপশন ছাড়া',
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
};
