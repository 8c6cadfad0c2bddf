import type { Words } from '#lib/translation.ts';
import type * as english from '../en/resubmission.ts';

/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'कृपया तुमचा अर्ज दुरुस्त करा',
  reason: 'तपासणी टीमने काय सांगितले',
  change: 'कृपया बदला',
  everything: 'तपासणी टीमने नेमकी कोणतीही गोष्ट सांगितलेली नाही. कृपया प्रत्येक पायरी तपासा आणि पुन्हा सबमिट करा.',
  onlyThese: 'बाकी सगळे स्वीकारले. बदलायची गरज नाही.',
  sent: 'पुन्हा पाठवले',
  notHere: 'हे बदलण्यासाठी आम्हाला फोन किंवा ईमेल करा.',
  field: 'तपासणी टीमने हे दुरुस्त करायला सांगितले आहे.',
  locked: 'स्वीकारले. बदलायची गरज नाही.',
  accepted: (count: number) => `स्वीकारले, बदलायची गरज नाही: ${count}`,
} satisfies Words<typeof english.resubmissionWords>;
