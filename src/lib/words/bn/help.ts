import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/help.ts';

/** The three questions that vendors ask most about each step. */
export const helpQuestionWords = {
  'vendor-info': [
    {
      question: 'কোন ফোন নম্বর দেব?',
      answer: 'যেটি আপনার কাছে থাকে। আমরা তাতে কোড পাঠাব, পরে আপনি সেটি দিয়েই লগ ইন করবেন।',
    },
    {
      question: 'এই তথ্য কি পরে বদলানো যায়?',
      answer: 'এই ধাপের পরে শুধু আমরা বদলাতে পারি। আমাদের ফোন বা ইমেল করুন।',
    },
    {
      question: 'ম্যাপে আমার দোকান পাওয়া যাচ্ছে না। কী করব?',
      answer: 'কাছের কোনও জায়গা খুঁজে পিনটি আপনার দরজায় নিয়ে যান। অথবা দোকানে থাকার সময় নিজের লোকেশন ব্যবহার করুন।',
    },
  ],
  'kyc-documents': [
    {
      question: 'GSTIN কোথায় পাব?',
      answer: 'আপনার GST সার্টিফিকেটে। এতে 15টি অক্ষর ও অঙ্ক থাকে, তার মধ্যে আপনার PAN।',
    },
    { question: 'ব্যাঙ্ক অ্যাকাউন্ট কেন চান?', answer: 'আপনার আয় আমরা সেখানেই জমা করব।' },
    {
      question: 'ব্যাঙ্ক অ্যাকাউন্ট যাচাই হচ্ছে না। কী করব?',
      answer: 'নম্বর, IFSC আর নাম পাসবইয়ের সঙ্গে মিলিয়ে দেখুন। সব ঠিক থাকলে পরে আবার চেষ্টা করুন বা আমাদের ফোন করুন।',
    },
  ],
  documents: [
    {
      question: 'ভালো ছবি কীভাবে তুলব?',
      answer: 'দিনের আলোয়, ফ্ল্যাশ ছাড়া। চারটি কোণই ছবিতে থাকবে আর প্রতিটি লাইন পড়া যাবে।',
    },
    {
      question: 'আমার ডকুমেন্টে অনেক পাতা। কী করব?',
      answer: 'প্রতিটি পাতার ছবি যোগ করুন। সব মিলিয়ে একটি PDF করে পাঠাব।',
    },
    {
      question: 'সব ডকুমেন্ট কি এখনই লাগবে?',
      answer: 'না। যা পাঠিয়েছেন তা সেভ থাকে। বাকিগুলো পরে এসে পাঠাতে পারেন।',
    },
  ],
  contract: [
    {
      question: 'উত্তর কবে পাব?',
      answer: `সাধারণত ${limits.reviewHoursRange} ঘণ্টা লাগে। আমরা ইমেল ও ফোনে জানাব।`,
    },
    {
      question: 'এখনও কি কিছু বদলানো যায়?',
      answer: 'হ্যাঁ, জমা দেওয়ার আগে পর্যন্ত। যে ধাপে সেটি আছে সেখানে ফিরে যান।',
    },
    { question: 'চুক্তি কি পরে পড়া যায়?', answer: 'হ্যাঁ। জমা দেওয়ার পরে আপনার প্রোফাইল থেকে প্রিন্ট করতে পারেন।' },
  ],
} satisfies Words<typeof english.helpQuestionWords>;

/** Words of the help panel. */
export const helpWords = {
  title: 'সাহায্য',
  whatsApp: 'WhatsApp-এ মেসেজ করুন',
  aboutApplication: (number: string) => `আবেদন ${number}: `,
  aboutNew: 'নতুন আবেদন: ',
  reference: 'শেষ সমস্যার নম্বর',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
} satisfies Words<typeof english.helpWords>;
