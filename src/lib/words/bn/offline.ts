import type { Words } from '#lib/translation.ts';
import type * as english from '../en/offline.ts';

/** Without a network. */
export const offlineWords = {
  /** One line at the top of the window. */
  line: 'ইন্টারনেট নেই। যে পেজগুলো আপনি আগে দেখেছেন, সেগুলো এখনও খুলবে।',
  title: 'ইন্টারনেট নেই',
  text: 'এই পেজের জন্য ইন্টারনেট লাগে। ফিরে যান, অথবা ইন্টারনেট চালু হলে আবার চেষ্টা করুন।',
} satisfies Words<typeof english.offlineWords>;
