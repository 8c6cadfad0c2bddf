import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/vendorPage.ts';

/** Words of the static parts of /vendor. */
export const vendorPageWords = {
  title: `${brand.name}-এ বিক্রি করুন – ফার্মেসি, সাপ্লিমেন্ট, ল্যাব`,
  description: `আপনার ফার্মেসি, সাপ্লিমেন্টের দোকান বা ডায়াগনস্টিক ল্যাব রেজিস্টার করুন: ফোন দিয়ে লগ ইন, চারটি ছোট ধাপ, ${limits.reviewHoursRange} ঘণ্টার মধ্যে যাচাই।`,
  heading: 'আপনার ফার্মেসি, 30 মিনিটে কাছের সব দরজায়',
  text: 'ফার্মেসি, সাপ্লিমেন্টের দোকান আর ল্যাব চারটি ছোট ধাপে রেজিস্টার করে। যখন খুশি থামুন, পরে সেখান থেকেই শুরু করুন।',
  entry: {
    title: 'শুরু করুন বা চালিয়ে যান',
    text: 'আপনার ফোনে একটি কোড পাঠাব। পাসওয়ার্ড লাগে না।',
    noScript: 'লগ ইন করতে JavaScript চালু করুন, অথবা আমাদের ফোন করুন:',
  },
  features: {
    title: 'আপনি যা পাবেন',
    orders: {
      title: 'স্পষ্ট পড়া যায় এমন অর্ডার',
      text: 'প্রতিটি প্রেসক্রিপশন টাইপ করে, মিলিয়ে দেখে পাঠানো হয়, সঙ্গে ছবি।',
      before: 'Amlo 5 od x30',
      after: 'Amlodipine 5 mg, দিনে একবার, 30টি ট্যাবলেট',
    },
    money: {
      title: 'সময়মতো টাকা',
      text: 'সোজা আপনার যাচাই করা ব্যাঙ্ক অ্যাকাউন্টে টাকা পাঠাব।',
      figure: String(limits.settlementDays),
      unit: 'কাজের দিন',
    },
    costs: {
      title: 'একটাই স্পষ্ট কমিশন',
      text: 'শুধু যা বিক্রি হয় তার উপর। আর কিছু নয়।',
    },
    riders: {
      title: 'রাইডার আমাদের',
      text: 'আমাদের রাইডাররা আপনার দোকান থেকে অর্ডার নিয়ে যান। আপনাকে কোথাও যেতে হয় না।',
    },
  },
  needs: {
    title: 'এগুলো হাতের কাছে রাখুন',
    text: 'PAN, GST সার্টিফিকেট, ব্যাঙ্কের তথ্য (ক্যানসেল করা চেক থাকলে সুবিধা), মালিকের ছবি, আর দোকানের সামনে মালিকের ছবি।',
    way: 'কাগজপত্রের ছবি ফোনেই তুলতে পারেন। যখন খুশি থামুন: যা লিখেছেন থেকে যাবে।',
    also: 'আর আপনার বিভাগের জন্য:',
    minutes: (minutes: number) => `প্রায় ${minutes} মিনিট`,
  },
} satisfies Words<typeof english.vendorPageWords>;
