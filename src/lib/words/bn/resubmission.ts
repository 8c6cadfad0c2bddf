import type { Words } from '#lib/translation.ts';
import type * as english from '../en/resubmission.ts';

/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'আপনার আবেদন ঠিক করুন',
  reason: 'যাচাইকারী যা বলেছেন',
  change: 'এগুলো বদলান',
  everything: 'যাচাইকারী আলাদা করে কিছু বলেননি। প্রতিটি ধাপ মিলিয়ে দেখে আবার জমা দিন।',
  onlyThese: 'বাকি সব ঠিক আছে। বদলাতে হবে না।',
  sent: 'আবার পাঠানো হয়েছে',
  notHere: 'এটি বদলাতে আমাদের ফোন বা ইমেল করুন।',
  field: 'যাচাইকারী এটি ঠিক করতে বলেছেন।',
  locked: 'ঠিক আছে। বদলাতে হবে না।',
  accepted: (count: number) => `ঠিক আছে, বদলাতে হবে না: ${count}টি`,
} satisfies Words<typeof english.resubmissionWords>;
