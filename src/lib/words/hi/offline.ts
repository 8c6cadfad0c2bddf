import type { Words } from '#lib/translation.ts';
import type * as english from '../en/offline.ts';

/** Without a network. */
export const offlineWords = {
  /** One line at the top of the window. */
  line: 'इंटरनेट नहीं चल रहा है। जो पेज आप पहले देख चुके हैं, वे अब भी खुलेंगे।',
  title: 'इंटरनेट नहीं चल रहा है',
  text: 'इस पेज के लिए इंटरनेट चाहिए। वापस जाएँ, या इंटरनेट चालू होने पर फिर कोशिश करें।',
} satisfies Words<typeof english.offlineWords>;
