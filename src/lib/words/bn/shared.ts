import type { Words } from '#lib/translation.ts';
import type * as english from '../en/shared.ts';

/** A file that was shared with the installed app. */
export const sharedWords = {
  title: 'এটি কোন ডকুমেন্ট?',
  text: (name) => `আপনি ‘${name}’ শেয়ার করেছেন। এটি কোন ডকুমেন্ট তা বেছে নিন। পাঠানোর আগে এটি দেখে নিতে পারবেন।`,
  missing: 'শেয়ার করা ফাইলটি পৌঁছায়নি। আবার শেয়ার করুন।',
  closed: 'শেয়ার করা ফাইলটি এখন এই আবেদনে দেওয়া যাবে না।',
  none: 'আগে আবেদন শুরু করুন। তারপর ফাইলটি আবার শেয়ার করুন।',
} satisfies Words<typeof english.sharedWords>;
