import { fieldLabelWords } from './fields.ts';
import type { BankVerification } from '#lib/domain/bankResult.ts';
import type { KycPayload } from '#lib/domain/kyc.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'কর ও লাইসেন্স',
  asPrinted: 'আমার লাইসেন্সে ঠিক এমনই ছাপা আছে',
  bankLegend: 'ব্যাঙ্ক অ্যাকাউন্ট',
  bankHelp: 'এই অ্যাকাউন্টে আপনাকে টাকা পাঠাই। এগোনোর আগে এটি যাচাই করে নিই।',
  notVerified: 'এগোতে হলে ব্যাঙ্কের তথ্য যাচাই করুন।',
  unsent: 'আগে জমা দেওয়া তথ্য আপনি বদলেছেন। বদলটি জমা দিতে ‘পরবর্তী’ টিপুন। তারপর পরের ধাপগুলো খুলবে।',
  masked: 'এই তথ্য শুধু আমাদের যাচাইকারীরা দেখেন। এই ব্রাউজারে কখনও রাখা হয় না।',
} satisfies Words<typeof english.kycWords>;

/** The button of the bank check. */
export const bankButtonWords: Record<BankVerification['type'], string> = {
  unverified: 'ব্যাঙ্কের তথ্য যাচাই করুন',
  failed: 'ব্যাঙ্কের তথ্য যাচাই করুন',
  verifying: 'যাচাই হচ্ছে...',
  verified: 'যাচাই হয়েছে',
  pending: 'উত্তর আসেনি',
};

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
  pending: 'ব্যাঙ্ক এখনও উত্তর দেয়নি। আপনি এগোতে পারেন। আবেদন যাচাইয়ের সময় আবার দেখে নেব।',
  failed: 'ব্যাঙ্কের তথ্য মিলিয়ে দেখে আবার চেষ্টা করুন',
} satisfies Words<typeof english.bankNoteWords>;

/** Another tab has saved details that are typed differently here. */
export const kycChangedElsewhere = (names: readonly (keyof KycPayload)[]) => ({
  title: 'অন্য ট্যাবে বদলেছে',
  description: `${names.map((name) => fieldLabelWords[name]).join(', ')}: অন্য ট্যাবে আলাদা কিছু রাখা হয়েছে। এখানে রাখলে আপনি যা লিখেছেন সেটাই থাকবে।`,
});

export const autosaveWords = {
  saving: 'রাখা হচ্ছে…',
  saved: (time: string) => `${time}-এ রাখা হয়েছে`,
  retry: 'রাখা যায়নি, আবার চেষ্টা হবে',
} satisfies Words<typeof english.autosaveWords>;
