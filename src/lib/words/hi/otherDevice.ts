import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otherDevice.ts';

/** Words of the panel that leads to the documents step on the vendor’s phone. */
export const otherDeviceWords = {
  title: 'फ़ोन पर जारी रखें',
  help: 'इस कोड को अपने फ़ोन से स्कैन करें, या फ़ोन पर लिंक खोलें। वहाँ अपने नंबर और नए कोड से लॉग इन करें। फ़ोन से भेजी गई फ़ोटो यहाँ दिखेंगी।',
  code: 'लिंक का QR कोड',
} satisfies Words<typeof english.otherDeviceWords>;
