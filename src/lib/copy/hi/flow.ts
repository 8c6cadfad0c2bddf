import type { Words } from '#lib/translation.ts';
import type * as english from '../en/flow.ts';

/** Shown in place of an application's steps. Loaded before the words of the steps. */
export const flowWords = {
  selectService: 'आगे बढ़ने के लिए सेवा चुनें',
  badService: 'URL में serviceType नहीं है या ग़लत है। कृपया होम पेज से शुरू करें और श्रेणी चुनें।',
  toHome: 'होम पेज पर जाएँ',
  loadFailed: 'आवेदन की जानकारी नहीं खुल पाई',
  backToHome: 'होम पेज पर वापस जाएँ',
  draftGone: 'आपका पुराना रजिस्ट्रेशन अब हमें नहीं मिल रहा, इसलिए हमने उसे इस ब्राउज़र से हटा दिया। आप नया शुरू कर सकते हैं।',
  startNew: 'नया रजिस्ट्रेशन शुरू करें',
  notReached: 'हम आपका आवेदन खोल नहीं पाए।',
  signIn: 'यह आवेदन खोलने के लिए साइन इन करें',
  signInWhy: 'यह आवेदन आगे बढ़ाने के लिए, इसके फ़ोन नंबर से साइन इन करें।',
  signInButton: 'फ़ोन से साइन इन करें',
} satisfies Words<typeof english.flowWords>;

/** An application was opened on another category's page; `name` and `id` are of its own category. */
export const wrongCategoryToast = ({ name }: { id: string; name: string }) => ({
  title: 'ग़लत रजिस्ट्रेशन पेज',
  description: `यह आवेदन ${name} का है। वहाँ ले जा रहे हैं...`,
});
