import type { Words } from '#lib/translation.ts';
import type * as english from '../en/phoneNotice.ts';

/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNoticeWords = {
  text: 'तुमचा नंबर आम्ही लॉग इन आणि तुमच्या अर्जासाठी वापरतो. कोड पाठवणाऱ्या कंपनीला आम्ही हा नंबर देतो. तो हटवायला तुम्ही आम्हाला सांगू शकता.',
  link: 'गोपनीयता धोरण',
  /** The words of the specified label that lead to the two pages. */
  terms: ['नियम व अटी', 'गोपनीयता धोरण'],
} satisfies Words<typeof english.phoneNoticeWords>;
