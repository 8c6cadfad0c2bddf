import type { Words } from '#lib/translation.ts';
import type * as english from '../en/deletion.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'हा अर्ज पुसा',
  buttonFor: (name: string) => `${name} पुसा`,
  title: 'हा अर्ज पुसायचा?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'त्यासाठी तुम्ही भरलेलं सगळं आणि अपलोड केलेली सगळी कागदपत्रं पुसली जातील. हे परत आणता येत नाही.',
  keep: 'राहू द्या',
  confirm: 'पुसा',
} satisfies Words<typeof english.deletionWords>;

export const deletionToasts = {
  deleted: {
    title: 'अर्ज पुसला',
    description: 'त्यासाठी तुम्ही भरलेलं आणि अपलोड केलेलं सगळं पुसलं.',
  },
  /** The API has no such call. */
  browserOnly: {
    title: 'फक्त या ब्राउझरमधून काढला',
    description: 'आमच्या सर्व्हरवरून तो इथून पुसता येत नाही. पुसून घेण्यासाठी आम्हाला फोन करा किंवा लिहा.',
  },
  failed: 'अर्ज पुसता आला नाही',
} satisfies Words<typeof english.deletionToasts>;
