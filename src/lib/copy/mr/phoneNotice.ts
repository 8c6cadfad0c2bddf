import type { Words } from '#lib/translation.ts';
import type * as english from '../en/phoneNotice.ts';

/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNoticeWords = {
  text: 'तुमच्या नंबरने आम्ही तुम्हाला साइन इन करतो आणि तुमचा अर्ज चालवतो. कोड पाठवणाऱ्या कंपनीला आम्ही हा नंबर देतो. तो पुसायला तुम्ही सांगू शकता.',
  link: 'गोपनीयतेची सूचना',
  /** The words of the specified label that lead to the two pages. */
  terms: ['नियम व अटी', 'गोपनीयता धोरण'],
} satisfies Words<typeof english.phoneNoticeWords>;
