import type { Words } from '#lib/translation.ts';
import type * as english from '../en/resubmission.ts';

/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'कृपया अपना आवेदन ठीक करें',
  reason: 'जाँच टीम ने क्या कहा',
  change: 'कृपया बदलें',
  everything: 'जाँच टीम ने कोई खास चीज़ नहीं बताई। कृपया हर चरण देख लें और फिर से सबमिट करें।',
  onlyThese: 'बाकी सब स्वीकार हो गया। बदलने की ज़रूरत नहीं है।',
  sent: 'फिर से भेजा गया',
  notHere: 'इसे बदलने के लिए हमें फ़ोन या ईमेल करें।',
  field: 'जाँच टीम ने इसे ठीक करने को कहा है।',
  locked: 'स्वीकार हो गया। बदलने की ज़रूरत नहीं है।',
  accepted: (count: number) => `स्वीकार हुए, बदलने की ज़रूरत नहीं: ${count}`,
} satisfies Words<typeof english.resubmissionWords>;
