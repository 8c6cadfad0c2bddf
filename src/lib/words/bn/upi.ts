import type { Words } from '#lib/translation.ts';
import type * as english from '../en/upi.ts';

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
