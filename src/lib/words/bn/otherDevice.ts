import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otherDevice.ts';

/** Words of the panel that leads to the documents step on the vendor’s phone. */
export const otherDeviceWords = {
  title: 'ফোনে চালিয়ে যান',
  help: 'এই কোডটি ফোন দিয়ে স্ক্যান করুন, বা ফোনে লিঙ্কটি খুলুন। সেখানে আপনার নম্বর ও নতুন কোড দিয়ে লগ ইন করুন। ফোন থেকে পাঠানো ছবি এখানে দেখা যাবে।',
  code: 'লিঙ্কের QR কোড',
} satisfies Words<typeof english.otherDeviceWords>;
