import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/map.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'ম্যাপে লোকেশন',
  searchLabel: 'জায়গা খুঁজুন',
  searchWhy: 'রাইডাররা পিন দেখেই আসেন',
  searchPlaceholder: 'জায়গা খুঁজুন...',
  searchHelp: `শহর বা এলাকার নাম, অন্তত ${limits.mapSearchMinChars}টি অক্ষর।`,
  searching: 'খোঁজা হচ্ছে…',
  searchHint: (hint: string): string => `‘${hint}’ খুঁজুন`,
  searchEmpty: (query: string): string =>
    `‘${query}’ নামে কোনও জায়গা পাওয়া গেল না। শহরের নাম দিয়ে দেখুন, বা ম্যাপে পিন বসান।`,
  searchFailed: 'খোঁজা গেল না।',
  searchRetry: 'আবার চেষ্টা করুন',
  searchFound: (count: number): string => `${count}টি জায়গা পাওয়া গেছে`,
  results: 'যে জায়গা পাওয়া গেছে',
  locate: 'আমি দোকানেই আছি: আমার লোকেশন নিন',
  locating: 'আপনার লোকেশন খোঁজা হচ্ছে…',
  locateFailed: 'আপনার লোকেশন পাওয়া গেল না। এলাকার নাম দিয়ে খুঁজুন, বা ম্যাপে ট্যাপ করুন।',
  chosen: 'বেছে নেওয়া জায়গা',
  none: 'এখনও জায়গা বেছে নেওয়া হয়নি। নিজের লোকেশন নিন, খুঁজুন, বা ম্যাপে ট্যাপ করুন।',
  showMap: 'ম্যাপ দেখান',
  showMapWhy: 'ম্যাপে বেশি ডেটা লাগে। ম্যাপ ছাড়াও খোঁজা যায়, নিজের লোকেশনও নেওয়া যায়।',
  loading: 'ম্যাপ লোড হচ্ছে…',
  failed: 'ম্যাপ লোড হল না',
  failedHelp: 'তবু নিজের লোকেশন নিতে পারেন বা খুঁজতে পারেন।',
  retry: 'আবার চেষ্টা করুন',
  locked: 'লোকেশন আর বদলানো যাবে না',
  dropPin: 'মাঝখানে পিন বসান',
  /** Where the pin is, where no search has named it. */
  near: (town: string): string => `${town}-এর কাছে`,
  pinned: 'ম্যাপে পিন',
  /** The search found a town, and the pin is in its middle. */
  townCentre: (town: string): string => `এটি ${town}-এর মাঝখান, আপনার দরজা নয়।`,
  moveToDoor: 'পিনটি আপনার দরজায় সরিয়ে আনুন।',
  streetsLost: 'রাস্তার ম্যাপ লোড হয়নি। এই সহজ ম্যাপ দিয়েই কাজ হবে।',
} satisfies Words<typeof english.mapWords>;
