import type { Words } from '#lib/translation.ts';
import type * as english from '../en/deletion.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'ਇਹ ਅਰਜ਼ੀ ਮਿਟਾਓ',
  buttonFor: (name: string) => `${name} ਮਿਟਾਓ`,
  title: 'ਇਹ ਅਰਜ਼ੀ ਮਿਟਾਉਣੀ ਹੈ?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'ਇਸ ਅਰਜ਼ੀ ਲਈ ਤੁਸੀਂ ਜੋ ਭਰਿਆ ਅਤੇ ਜੋ ਦਸਤਾਵੇਜ਼ ਅਪਲੋਡ ਕੀਤੇ, ਸਭ ਮਿਟ ਜਾਵੇਗਾ। ਇਸ ਨੂੰ ਵਾਪਸ ਨਹੀਂ ਲਿਆਂਦਾ ਜਾ ਸਕੇਗਾ।',
  keep: 'ਰਹਿਣ ਦਿਓ',
  confirm: 'ਮਿਟਾਓ',
} satisfies Words<typeof english.deletionWords>;

export const deletionToasts = {
  deleted: {
    title: 'ਅਰਜ਼ੀ ਮਿਟ ਗਈ',
    description: 'ਇਸ ਅਰਜ਼ੀ ਲਈ ਤੁਸੀਂ ਜੋ ਭਰਿਆ ਅਤੇ ਅਪਲੋਡ ਕੀਤਾ ਸੀ, ਸਭ ਮਿਟ ਗਿਆ।',
  },
  /** The API has no such call. */
  failed: 'ਅਰਜ਼ੀ ਮਿਟਾਈ ਨਹੀਂ ਜਾ ਸਕੀ',
} satisfies Words<typeof english.deletionToasts>;
