import type { Words } from '#lib/translation.ts';
import type * as english from '../en/deletion.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'এই আবেদন মুছে দিন',
  buttonFor: (name: string) => `${name} মুছে দিন`,
  title: 'এই আবেদন মুছে দেবেন?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'এতে যা লিখেছেন আর যত ডকুমেন্ট আপলোড করেছেন, সব মুছে যাবে। আর ফেরানো যাবে না।',
  keep: 'রেখে দিন',
  confirm: 'মুছে দিন',
} satisfies Words<typeof english.deletionWords>;

export const deletionToasts = {
  deleted: {
    title: 'আবেদন মুছে গেছে',
    description: 'এতে যা লিখেছিলেন আর আপলোড করেছিলেন, সব মুছে গেছে।',
  },
  /** The API has no such call. */
  failed: 'আবেদনটি মোছা গেল না',
} satisfies Words<typeof english.deletionToasts>;
