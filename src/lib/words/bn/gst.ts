import type { Words } from '#lib/translation.ts';
import type * as english from '../en/gst.ts';

/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'আপনার GSTIN থেকে পূরণ করুন',
  help: 'আপনার নাম ও ঠিকানা GST রেজিস্টার থেকে আসে।',
  looking: 'GST রেজিস্টারে দেখা হচ্ছে…',
  unknown: 'GST রেজিস্টারে এই নম্বর নেই। নম্বরটি মিলিয়ে দেখুন। আপনি এগোতে পারেন।',
  failed: 'GST রেজিস্টার এখন উত্তর দিচ্ছে না। তথ্য নিজে লিখুন।',
  inRegister: (label: string, text: string) => `GST রেজিস্টারে ${label}: ‘${text}’`,
  all: 'সব ব্যবহার করুন',
  status: {
    cancelled: 'GST রেজিস্টার বলছে, এই রেজিস্ট্রেশন বাতিল হয়েছে। আপনি এগোতে পারেন।',
    suspended: 'GST রেজিস্টার বলছে, এই রেজিস্ট্রেশন স্থগিত আছে। আপনি এগোতে পারেন।',
  },
  states: (gstin: string, pin: string) => `GSTIN ${gstin}-এর, PIN কোড ${pin}-এর। দুটিই মিলিয়ে দেখুন।`,
} satisfies Words<typeof english.gstWords>;
