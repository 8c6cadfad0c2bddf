import type { Words } from '#lib/translation.ts';
import type * as english from '../en/offline.ts';

/** Without a network. */
export const offlineWords = {
  /** One line at the top of the window. */
  line: 'इंटरनेट चालू नाही. तुम्ही आधी पाहिलेली पेजेस आताही उघडतील.',
  title: 'इंटरनेट चालू नाही',
  text: 'या पेजसाठी इंटरनेट लागते. मागे जा, किंवा इंटरनेट चालू झाल्यावर पुन्हा प्रयत्न करा.',
} satisfies Words<typeof english.offlineWords>;
