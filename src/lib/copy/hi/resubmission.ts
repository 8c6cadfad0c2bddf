import type { Words } from '#lib/translation.ts';
import type * as english from '../en/resubmission.ts';

/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'कृपया अपना आवेदन ठीक करें',
  reason: 'जाँच करने वाले ने क्या कहा',
  change: 'कृपया बदलें',
  everything: 'जाँच करने वाले ने कोई एक चीज़ नहीं बताई। कृपया हर चरण देखें और फिर से भेजें।',
  onlyThese: 'बाक़ी सब स्वीकार हो गया। कुछ बदलना नहीं है।',
  sent: 'फिर से भेजा',
  notHere: 'इसे बदलने के लिए हमें फ़ोन करें या लिखें।',
  field: 'जाँच करने वाले ने इसे ठीक करने को कहा है।',
  locked: 'स्वीकार हो गया। कुछ बदलना नहीं है।',
  accepted: (count: number) => `स्वीकार, कुछ बदलना नहीं: ${count}`,
} satisfies Words<typeof english.resubmissionWords>;
