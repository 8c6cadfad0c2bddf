import type { Words } from '#lib/translation.ts';
import type * as english from '../en/phoneNotice.ts';

/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNoticeWords = {
  text: 'আপনার নম্বর আমরা লগ ইন আর আবেদনের কাজে লাগাই। যে কোম্পানি কোড পাঠায়, তাদের নম্বরটি দিই। আপনি এটি মুছে দিতে বলতে পারেন।',
  link: 'গোপনীয়তা নীতি',
  /** The words of the sign-in's label that lead to the two pages. */
  terms: ['শর্তাবলি', 'গোপনীয়তা নীতি'],
} satisfies Words<typeof english.phoneNoticeWords>;
