import type { Words } from '#lib/translation.ts';
import type * as english from '../en/review.ts';

/** Why an item was refused, and how it is done right. The hint is also shown in the camera. */
export const reviewCodeWords = {
  unreadable: {
    says: 'এটি পড়া যাচ্ছে না।',
    hint: 'জানলার কাছে যান আর ফোন স্থির রাখুন। প্রতিটি লাইন স্পষ্ট হতে হবে।',
  },
  'cut-off': { says: 'একটি অংশ ছবিতে আসেনি।', hint: 'একটু পিছিয়ে যান, যতক্ষণ না পুরোটা ছবিতে আসে।' },
  expired: { says: 'এর মেয়াদ শেষ হয়ে গেছে।', hint: 'আজ যেটির মেয়াদ আছে সেটি পাঠান।' },
  'name-mismatch': { says: 'নাম আলাদা।', hint: 'নামটি আপনার অন্য কাগজের সঙ্গে অক্ষর ধরে মিলিয়ে দেখুন।' },
  'number-mismatch': { says: 'নম্বর আলাদা।', hint: 'নম্বরটি কাগজের সঙ্গে অঙ্ক ধরে মিলিয়ে দেখুন।' },
  'address-mismatch': { says: 'ঠিকানা আলাদা।', hint: 'ঠিকানাটি আপনার দোকানের হতে হবে।' },
  'wrong-document': { says: 'এটি অন্য ডকুমেন্ট।', hint: 'এখানে যার নাম আছে সেই ডকুমেন্ট পাঠান।' },
  'page-missing': { says: 'একটি পাতা বাদ পড়েছে।', hint: 'সব পাতা পাঠান, সামনের ও পেছনের দিক।' },
  'not-the-shop': { says: 'দোকানটি চেনা যাচ্ছে না।', hint: 'বাইরে দাঁড়ান। সাইনবোর্ড আর দরজা ছবিতে থাকতে হবে।' },
  'face-not-visible': {
    says: 'মুখ দেখা যাচ্ছে না।',
    hint: 'ক্যামেরার দিকে তাকান, সানগ্লাস আর মাস্ক খুলে। আলো সামনে থেকে আসুক।',
  },
} satisfies Words<typeof english.reviewCodeWords>;

/** Words around what a reviewer says, and around the vendor's answer. */
export const reviewWords = {
  by: (day: string) => `${day}-এর মধ্যে`,
  over: (day: string) => `এটি ${day}-এর মধ্যে পাঠাতে বলা হয়েছিল। আপনি এখনও পাঠাতে পারেন।`,
  answered: 'আপনার উত্তর',
  answer: 'লিখে উত্তর দিন',
  answerLabel: 'যাচাইকারীকে আপনার উত্তর',
  answerHelp: 'যেমন: 2024 সালে দোকানের নাম বদলেছে। তারপর যাচাইকারী এটি আবার দেখবেন।',
  answerMissing: 'আপনার উত্তর লিখুন',
  send: 'উত্তর পাঠান',
  sent: 'আপনার উত্তর পাঠানো হয়েছে',
} satisfies Words<typeof english.reviewWords>;
