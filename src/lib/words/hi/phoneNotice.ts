import type { Words } from '#lib/translation.ts';
import type * as english from '../en/phoneNotice.ts';

/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNoticeWords = {
  text: 'आपका नंबर हम लॉग इन और आपके आवेदन के काम में लेते हैं। कोड भेजने वाली कंपनी को हम यह नंबर देते हैं। आप इसे मिटाने को कह सकते हैं।',
  link: 'प्राइवेसी नोटिस',
  /** The words of the specified label that lead to the two pages. */
  terms: ['नियम और शर्तें', 'प्राइवेसी नोटिस'],
} satisfies Words<typeof english.phoneNoticeWords>;
