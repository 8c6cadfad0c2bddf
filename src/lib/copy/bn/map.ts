import type { CompassPoint } from '#lib/domain/coordinates.ts';
import { limits } from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/map.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'ম্যাপে লোকেশন',
  searchLabel: 'জায়গা খুঁজুন',
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
  locateFailed: 'আপনার লোকেশন পাওয়া গেল না। এলাকার নাম দিয়ে খুঁজুন, বা ম্যাপে টিপুন।',
  chosen: 'বেছে নেওয়া জায়গা',
  none: 'এখনও জায়গা বাছা হয়নি। নিজের লোকেশন নিন, খুঁজুন, বা ম্যাপে টিপুন।',
  showMap: 'ম্যাপ দেখান',
  showMapWhy: 'ম্যাপে বেশি ডেটা লাগে। ম্যাপ ছাড়াও খোঁজা যায়, নিজের লোকেশনও নেওয়া যায়।',
  loading: 'ম্যাপ খুলছে…',
  failed: 'MapLibre ম্যাপ চালু করা গেল না',
  failedHelp: 'তবু নিজের লোকেশন নিতে পারেন বা খুঁজতে পারেন।',
  retry: 'আবার করুন',
  locked: 'লোকেশন আর বদলানো যাবে না',
  dropPin: 'মাঝখানে পিন বসান',
  near: 'সবচেয়ে কাছের চেনা জায়গা',
} satisfies Words<typeof english.mapWords>;

/** Short, as on every map: the lines stand in a corner of one. */
const compassWords: Record<CompassPoint, string> = {
  n: 'উত্তরে',
  ne: 'উত্তর-পূর্বে',
  e: 'পূর্বে',
  se: 'দক্ষিণ-পূর্বে',
  s: 'দক্ষিণে',
  sw: 'দক্ষিণ-পশ্চিমে',
  w: 'পশ্চিমে',
  nw: 'উত্তর-পশ্চিমে',
};

/** How far and which way, as a person says it: metres when near, then tenths, then whole kilometres. */
export function distanceWords(km: number, direction: CompassPoint): string {
  if (km < 0.1) return 'এখানেই';
  const far =
    km < 0.95 ? `${Math.round(km * 10) * 100} m` : km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
  return `${far} ${compassWords[direction]}`;
}
