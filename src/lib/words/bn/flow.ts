import type { Words } from '#lib/translation.ts';
import type * as english from '../en/flow.ts';

/** Shown in place of an application's steps. Loaded before the words of the steps. */
export const flowWords = {
  selectService: 'এগোতে হলে একটি পরিষেবা বেছে নিন',
  badService: 'লিঙ্কটি ভুল বা অসম্পূর্ণ। হোম পেজ থেকে শুরু করে একটি বিভাগ বেছে নিন।',
  toHome: 'হোম পেজে যান',
  loadFailed: 'আবেদনের তথ্য লোড হল না',
  backToHome: 'হোম পেজে ফিরে যান',
  notFound: 'বিক্রেতা পাওয়া যায়নি। এই আবেদনটি খুঁজে পাচ্ছি না, অথবা এটি অন্য ফোন নম্বরের।',
  draftGone: 'আপনার পুরোনো রেজিস্ট্রেশন আর পাওয়া যাচ্ছে না, তাই এই ব্রাউজার থেকে সরিয়ে দিয়েছি। নতুন করে শুরু করতে পারেন।',
  startNew: 'নতুন রেজিস্ট্রেশন শুরু করুন',
  notReached: 'আপনার আবেদন লোড হল না।',
  signIn: 'এই আবেদন খুলতে লগ ইন করুন',
  signInWhy: 'এই আবেদন চালিয়ে যেতে এর ফোন নম্বর দিয়ে লগ ইন করুন।',
  signInButton: 'ফোন দিয়ে লগ ইন করুন',
} satisfies Words<typeof english.flowWords>;

/** An application was opened on another category's page; `name` and `id` are of its own category. */
export const wrongCategoryToast = ({ name }: { id: string; name: string }) => ({
  title: 'এটি অন্য বিভাগের পেজ',
  description: `এই আবেদনের বিভাগ: ${name}। সেখানে নিয়ে যাচ্ছি...`,
});
