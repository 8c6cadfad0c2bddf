import type { Words } from '#lib/translation.ts';
import type * as english from '../en/flow.ts';

/** Shown in place of an application's steps. Loaded before the words of the steps. */
export const flowWords = {
  selectService: 'आगे बढ़ने के लिए सेवा चुनें',
  badService: 'यह लिंक अधूरा या गलत है। कृपया होम पेज से शुरू करें और श्रेणी चुनें।',
  toHome: 'होम पेज पर जाएँ',
  loadFailed: 'आवेदन की जानकारी लोड नहीं हो पाई',
  backToHome: 'होम पेज पर वापस जाएँ',
  notFound: 'विक्रेता नहीं मिला। यह आवेदन हमें नहीं मिला, या यह किसी दूसरे फ़ोन नंबर का है।',
  draftGone: 'आपका पुराना रजिस्ट्रेशन अब हमें नहीं मिल रहा, इसलिए हमने उसे इस ब्राउज़र से हटा दिया। आप नया शुरू कर सकते हैं।',
  startNew: 'नया रजिस्ट्रेशन शुरू करें',
  notReached: 'आपका आवेदन लोड नहीं हो पाया।',
  signIn: 'यह आवेदन खोलने के लिए लॉग इन करें',
  signInWhy: 'यह आवेदन आगे बढ़ाने के लिए, इसी के फ़ोन नंबर से लॉग इन करें।',
  signInButton: 'फ़ोन से लॉग इन करें',
} satisfies Words<typeof english.flowWords>;

/** An application was opened on another category's page; `name` and `id` are of its own category. */
export const wrongCategoryToast = ({ name }: { id: string; name: string }) => ({
  title: 'गलत रजिस्ट्रेशन पेज',
  description: `यह आवेदन ${name} के लिए है। सही पेज पर ले जा रहे हैं...`,
});
