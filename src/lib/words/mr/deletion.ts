import type { Words } from '#lib/translation.ts';
import type * as english from '../en/deletion.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'हा अर्ज हटवा',
  buttonFor: (name: string) => `${name} हटवा`,
  title: 'हा अर्ज हटवायचा?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'त्यासाठी तुम्ही भरलेली सगळी माहिती आणि अपलोड केलेली सगळी कागदपत्रे हटवली जातील. ती परत आणता येणार नाहीत.',
  keep: 'राहू द्या',
  confirm: 'हटवा',
} satisfies Words<typeof english.deletionWords>;

export const deletionToasts = {
  deleted: {
    title: 'अर्ज हटवला',
    description: 'त्यासाठी तुम्ही भरलेली माहिती आणि अपलोड केलेली कागदपत्रे हटवली आहेत.',
  },
  /** The API has no such call. */
  failed: 'अर्ज हटवता आला नाही',
} satisfies Words<typeof english.deletionToasts>;
