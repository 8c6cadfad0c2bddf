import type { Words } from '#lib/translation.ts';
import type * as english from '../en/prefill.ts';

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

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop}-এর মালিক, PAN, ব্যাঙ্ক ও ইমেলের তথ্য ব্যবহার করবেন?`,
  help: 'যা ব্যবহার করতে চান তাতে টিক দিন। পূরণ করার পরেও বদলাতে পারবেন।',
  all: 'এই সব তথ্য',
  use: 'টিক দেওয়া তথ্য পূরণ করুন',
  /** `labels` are those of the fields. */
  used: (shop: string, labels: string) => `${shop} থেকে এই তথ্য পূরণ করা হয়েছে: ${labels}। আপনি বদলাতে পারেন।`,
  failed: (shop: string) => `আমরা ${shop}-এর তথ্য পড়তে পারিনি। তথ্য নিজে লিখুন।`,
} satisfies Words<typeof english.reuseWords>;

/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'UPI দিয়ে অ্যাকাউন্টের তথ্য পূরণ করুন',
  help: 'যে অ্যাকাউন্টে আমরা আপনাকে টাকা পাঠাব, সেখান থেকে ₹1 দিন। তখন আপনার ব্যাঙ্কই অ্যাকাউন্টের তথ্য জানিয়ে দেবে।',
  start: 'UPI দিয়ে ₹1 দিন',
  open: 'আমার UPI অ্যাপ খুলুন',
  scan: 'আপনার UPI অ্যাপ দিয়ে এই কোড স্ক্যান করুন',
  waiting: 'আপনার পেমেন্টের অপেক্ষায়…',
  paid: 'আপনার ব্যাঙ্ক এই অ্যাকাউন্টের কথা জানিয়েছে। এটি কি আপনার?',
  use: 'এই অ্যাকাউন্ট ব্যবহার করুন',
  expired: 'এই পেমেন্টের সময় শেষ।',
  refused: 'আপনার ব্যাঙ্ক পেমেন্ট করতে দেয়নি।',
  nameDiffers: (holder: string) => `এই অ্যাকাউন্ট ‘${holder}’-এর। নামটি মিলিয়ে দেখুন।`,
  otherName: 'আপনার ব্যাঙ্কে এই অ্যাকাউন্ট অন্য নামে আছে। নামটি মিলিয়ে দেখুন।',
  unnamed: 'আপনার ব্যাঙ্ক পুরো অ্যাকাউন্ট জানায়নি। অ্যাকাউন্টের তথ্য নিজে লিখুন।',
  failed: 'UPI এখন উত্তর দিচ্ছে না। আপনি অ্যাকাউন্টের তথ্য নিজে লিখতে পারেন।',
  again: 'আবার শুরু করুন',
} satisfies Words<typeof english.upiWords>;

/** Other facts that are known before the vendor types them. */
export const prefillWords = {
  /** The usual opening hours of a category, in words. */
  hours: (hours: string) => `আপনার দোকানের মতো দোকান প্রায়ই এই সময়ে খোলা থাকে: ${hours}`,
  hoursButton: 'এই সময় ব্যবহার করুন',
  /** The address of the pin, from the map. */
  atPin: (address: string) => `ম্যাপ বলছে, পিন এখানে: ‘${address}’`,
} satisfies Words<typeof english.prefillWords>;
