import type { Words } from '#lib/translation.ts';
import type * as english from '../en/offline.ts';

/** Without a network. */
export const offlineWords = {
  /** One line at the top of the window. */
  line: 'ഇന്റർനെറ്റ് കണക്‌ഷൻ ഇല്ല. നിങ്ങൾ മുമ്പ് കണ്ട പേജുകൾ ഇപ്പോഴും തുറക്കും.',
  title: 'ഇന്റർനെറ്റ് കണക്‌ഷൻ ഇല്ല',
  text: 'ഈ പേജിന് ഇന്റർനെറ്റ് വേണം. തിരികെ പോകുക, അല്ലെങ്കിൽ കണക്‌ഷൻ വന്ന ശേഷം വീണ്ടും ശ്രമിക്കുക.',
} satisfies Words<typeof english.offlineWords>;
