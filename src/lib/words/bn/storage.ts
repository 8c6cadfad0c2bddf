import type { Words } from '#lib/translation.ts';
import type * as english from '../en/storage.ts';
import { appErrorWords } from './app.ts';

/** The content of each entry in the browser. */
export const storedWords = {
  session: 'আপনি যে লগ ইন করে আছেন: অ্যাক্সেস ও রিফ্রেশ টোকেন, আপনার ফোন নম্বর, নাম ও ইমেল',
  login: 'আপনার প্রোফাইল সম্পূর্ণ কি না, আর যে পেজে তা সম্পূর্ণ করা যায়',
  welcome: 'স্বাগত জানানোর মেসেজ যে এখনও দেখানো বাকি',
  application: 'আপনি কোন আবেদনে ছিলেন: তার নম্বর, বিভাগ, ধাপ ও ফোন নম্বর; আপনি যা লিখেছেন তার কিছুই নয়',
  typed: 'যা লিখেছেন কিন্তু এখনও পাঠাননি; PAN, ব্যাঙ্কের তথ্য বা ডকুমেন্ট কখনও নয়',
  refresh: 'যে টোকেন নতুন করা হচ্ছে তার একটি ছোট চিহ্ন, যাতে হারানো উত্তর আবার চাওয়া যায়',
  sending: 'একটি র‍্যান্ডম চাবি আর যা পাঠানো হচ্ছে তার একটি ছোট চিহ্ন, যাতে কিছু দু’বার না পাঠানো হয়',
  consents: 'আপনি যে শর্তাবলি ও এই নীতি মেনে নিয়েছেন: ভার্সন ও সময়',
  asked: 'লগ ইন করার আগে আপনি কোন পেজ খুলতে চেয়েছিলেন, যাতে পরে সেটিই খোলে',
  toasts: 'এক পেজ থেকে অন্য পেজে যাওয়ার সময় স্ক্রিনে থাকা বিজ্ঞপ্তি',
  language: 'এই পেজগুলোর জন্য আপনি যে ভাষা বেছে নিয়েছেন',
  typedPhone: 'লগ ইনের জন্য যে ফোন নম্বর লিখেছেন, আর তাতে পাঠানো কোডের ক্রমিক নম্বর, আপনি ভাষা বদলানোর সময়',
  banner: 'আপনি যে ঘোষণাটি বন্ধ করেছেন',
  builds: 'সাইটের কোন কোন ভার্সন আবার লোড করা হয়েছে, কারণ নতুন ভার্সন এসে গিয়েছিল',
  files:
    'পাঠানোর অপেক্ষায় থাকা ছবি ও ফাইল, এনক্রিপ্ট করা, আর সঙ্গে আপনার ফোন নম্বর। এতে অন্য ট্যাব আর পরে যাঁরা ফোনটি ব্যবহার করেন তাঁদের থেকে সুরক্ষা মেলে, যিনি ব্রাউজারের প্রোফাইল কপি করেন তাঁর থেকে নয়',
  taken: 'সেই ফাইলগুলোর চাবি, আর আপনি কোন কোন ডকুমেন্ট যোগ করছিলেন',
} satisfies Words<typeof english.storedWords>;

/** The event that ends the storage of an entry. */
export const untilWords = {
  'sign-out': 'আপনি লগ আউট করা পর্যন্ত',
  expiry: 'সেশন শেষ হওয়া পর্যন্ত',
  shown: 'দেখানো পর্যন্ত',
  contract: 'চুক্তি জমা দেওয়া পর্যন্ত',
  saved: 'পাঠানো পর্যন্ত',
  reply: 'সার্ভারের উত্তর আসা পর্যন্ত',
  refusal: 'সার্ভার নাকচ করা পর্যন্ত',
  'tab-closed': 'আপনি ট্যাব বন্ধ করা পর্যন্ত',
  'next-sign-in': 'আপনি আবার লগ ইন করা পর্যন্ত',
  cleared: `আপনি ‘${appErrorWords.clear}’-এ ট্যাপ করা পর্যন্ত`,
  'half-hour': 'আধ ঘণ্টা কাটা পর্যন্ত',
  'half-day': 'আপনি লগ ইন করে না থাকলে বারো ঘণ্টা কাটা পর্যন্ত',
} satisfies Words<typeof english.untilWords>;

/** Joins the events: the first one ends the storage. `earlier` has commas between them. */
export function firstOf(earlier: string, last: string): string {
  return `${earlier} বা ${last}, যেটি আগে হয়`;
}
