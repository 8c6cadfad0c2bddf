import type { Words } from '#lib/translation.ts';
import type * as english from '../en/reuse.ts';

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop}-এর মালিক, PAN, ব্যাঙ্ক ও ইমেলের তথ্য ব্যবহার করবেন?`,
  help: 'যা ব্যবহার করতে চান তাতে টিক দিন। পূরণ করার পরেও বদলাতে পারবেন।',
  all: 'এই সব তথ্য',
  use: 'টিক দেওয়া তথ্য পূরণ করুন',
  failed: (shop: string) => `আমরা ${shop}-এর তথ্য পড়তে পারিনি। তথ্য নিজে লিখুন।`,
} satisfies Words<typeof english.reuseWords>;
