import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'ট্যাক্স ও লাইসেন্স',
  bankLegend: 'ব্যাঙ্ক অ্যাকাউন্ট',
  bankHelp: 'এই অ্যাকাউন্টে আপনাকে টাকা পাঠাব।',
  notVerified: 'এগোতে হলে ব্যাঙ্কের তথ্য যাচাই করুন।',
  unsent: 'আগে জমা দেওয়া তথ্য আপনি বদলেছেন। বদলটি জমা দিতে ‘পরবর্তী’-তে ট্যাপ করুন। তারপর পরের ধাপগুলো খুলবে।',
  /** Where the API takes no declaration of a GST exemption; phone and email follow. */
  exemptRefused:
    'GST রেজিস্ট্রেশন না থাকলে এখনও অনলাইনে এগোনো যায় না। GSTIN থাকলে লিখুন, না থাকলে আমাদের ফোন বা ইমেল করুন। আপনি যা লিখেছেন তা সেভ করা আছে।',
  masked: 'এই তথ্য শুধু আমাদের যাচাইকারীরা দেখেন। এই ব্রাউজারে কখনও সেভ করি না।',
} satisfies Words<typeof english.kycWords>;

/** More drug licences and the dates of licences: all of it optional. */
export const licencesWords = {
  help: 'একের বেশি লাইসেন্স থাকলে যোগ করুন, যেমন ফর্ম 20 আর ফর্ম 21। না দিলেও চলে।',
  first: (number: string) => (number ? `লাইসেন্স ${number}` : 'উপরের লাইসেন্স'),
  further: (place: number) => `লাইসেন্স ${place}`,
  form: 'ফর্ম',
  formUnknown: 'বেছে নিন',
  formName: (form: string) => `ফর্ম ${form}`,
  number: 'লাইসেন্স নম্বর',
  paidUpTo: 'ফি কোন তারিখ পর্যন্ত দেওয়া',
  add: 'লাইসেন্স যোগ করুন',
  remove: (place: number) => `লাইসেন্স ${place} সরান`,
  removed: (place: number) => `লাইসেন্স ${place} সরানো হয়েছে।`,
  /** As it is read in the answers and on the dashboard. `form` and `paidUpTo` may be ''. */
  details: (number: string, form: string, paidUpTo: string) => {
    const licence = form ? `ফর্ম ${form}: ${number}` : number;
    return paidUpTo ? `${licence}, ${paidUpTo} পর্যন্ত ফি দেওয়া আছে` : licence;
  },
} satisfies Words<typeof english.licencesWords>;

/** A day on a licence that is past or near: a note that stops nobody. */
export const dayNoteWords = {
  past: 'এই তারিখ পেরিয়ে গেছে। আপনি এগোতে পারেন। নতুন রসিদ হাতের কাছে রাখুন।',
  soon: 'এই তারিখ কাছে এসে গেছে। আপনি এগোতে পারেন। সময়মতো রিনিউ করুন।',
} satisfies Words<typeof english.dayNoteWords>;

/** Reminders of the days on licences, on the dashboard. */
export const renewalWords = {
  title: 'আপনার লাইসেন্সের তারিখ',
  download: 'ক্যালেন্ডারে রিমাইন্ডার যোগ করুন',
  drugLicence: (number: string) => `ড্রাগ লাইসেন্স ${number}-এর ফি`,
  fssai: (number: string) => `FSSAI লাইসেন্স ${number}`,
  payDrugLicence: (number: string) => `ড্রাগ লাইসেন্স ${number}-এর ফি দিন`,
  renewFssai: (number: string) => `FSSAI লাইসেন্স ${number} রিনিউ করুন`,
  eventText: (product: string) => `${product} মনে করিয়ে দিচ্ছে: এটি আপনার লাইসেন্সে লেখা তারিখ।`,
} satisfies Words<typeof english.renewalWords>;

/** The button of the bank check. */
export const bankButtonWords = {
  unverified: 'ব্যাঙ্কের তথ্য যাচাই করুন',
  failed: 'ব্যাঙ্কের তথ্য যাচাই করুন',
  verifying: 'যাচাই হচ্ছে...',
  verified: 'যাচাই হয়েছে',
  pending: 'উত্তর আসা বাকি',
} satisfies Words<typeof english.bankButtonWords>;

export const bankToasts = {
  missing: { title: 'তথ্য বাকি আছে', description: 'যাচাইয়ের আগে ব্যাঙ্কের সব তথ্য লিখুন' },
  failed: { title: 'যাচাই হল না', description: 'ব্যাঙ্কের তথ্য মিলিয়ে দেখে আবার চেষ্টা করুন' },
  error: {
    title: 'যাচাইয়ে সমস্যা',
    description: 'ব্যাঙ্কের তথ্য যাচাই করা গেল না। আবার চেষ্টা করুন।',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `অ্যাকাউন্ট যাচাই হয়েছে। নাম: ${holder}` : 'অ্যাকাউন্ট যাচাই হয়েছে';
    return holder ? `অ্যাকাউন্ট যাচাই হয়েছে: ${where}। নাম: ${holder}` : `অ্যাকাউন্ট যাচাই হয়েছে: ${where}`;
  },
  pending: 'ব্যাঙ্ক এখনও উত্তর দেয়নি। আপনি এগোতে পারেন। আবেদন যাচাইয়ের সময় আবার মিলিয়ে দেখব।',
  failed: 'ব্যাঙ্কের তথ্য মিলিয়ে দেখে আবার চেষ্টা করুন',
} satisfies Words<typeof english.bankNoteWords>;

/** Oddities of the KYC step: they ask for a second look and never block. */
export const kycWarningWords = {
  'gstin-check-character': 'শেষ অক্ষরটি ভুল মনে হচ্ছে। GST সার্টিফিকেটের সঙ্গে মিলিয়ে দেখুন।',
  'gstin-state': 'GSTIN-এর প্রথম 2টি অঙ্ক মিলিয়ে দেখুন। ওটা রাজ্যের কোড।',
  'gstin-pan-differs': '3 থেকে 12 নম্বর অক্ষর PAN-এর সঙ্গে মিলছে না। দুটোই মিলিয়ে দেখুন।',
  'licence-signs': 'নম্বরটি মিলিয়ে দেখুন। শুধু অক্ষর, অঙ্ক, / - আর . লিখুন, অন্য চিহ্ন বাদ দিন।',
  'fssai-digits': 'FSSAI লাইসেন্সে 14টি অঙ্ক থাকে। সার্টিফিকেটের সঙ্গে নম্বরটি মিলিয়ে দেখুন।',
  'pan-holder': 'PAN-এর 4 নম্বর অক্ষরটি মিলিয়ে দেখুন।',
} satisfies Words<typeof english.kycWarningWords>;

/** Another tab has saved details that are typed differently here. `fields` are their labels. */
export const kycChangedElsewhereToast = (fields: string) => ({
  title: 'অন্য ট্যাবে বদলেছে',
  description: `${fields}: অন্য ট্যাবে আলাদা কিছু সেভ হয়েছে। এখানে সেভ করলে তার জায়গায় আপনার লেখাটাই থাকবে।`,
});

export const autosaveWords = {
  saving: 'সেভ হচ্ছে…',
  saved: (time: string) => `${time}-এ সেভ হয়েছে`,
  retry: 'সেভ হয়নি, আবার চেষ্টা হবে',
} satisfies Words<typeof english.autosaveWords>;
