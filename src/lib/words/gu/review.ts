import type { Words } from '#lib/translation.ts';
import type * as english from '../en/review.ts';

/** Why an item was refused, and how it is done right. The hint is also shown in the camera. */
export const reviewCodeWords = {
  unreadable: { says: 'આ વંચાતું નથી.', hint: 'બારી પાસે જાઓ અને ફોન સ્થિર રાખો. દરેક લાઇન સ્પષ્ટ દેખાવી જોઈએ.' },
  'cut-off': { says: 'એક ભાગ ફોટામાં આવ્યો નથી.', hint: 'થોડા પાછળ જાઓ, જ્યાં સુધી બધું ફોટામાં ન આવે.' },
  expired: { says: 'આની મુદત પૂરી થઈ ગઈ છે.', hint: 'આજે માન્ય હોય તે મોકલો.' },
  'name-mismatch': { says: 'નામ અલગ છે.', hint: 'નામ તમારા બીજા કાગળો સાથે અક્ષરે અક્ષર સરખાવો.' },
  'number-mismatch': { says: 'નંબર અલગ છે.', hint: 'કાગળ સાથે નંબરનો એક એક અંક સરખાવો.' },
  'address-mismatch': { says: 'સરનામું અલગ છે.', hint: 'સરનામું તમારી દુકાનનું હોવું જોઈએ.' },
  'wrong-document': { says: 'આ બીજું ડોક્યુમેન્ટ છે.', hint: 'અહીં જેનું નામ છે તે જ ડોક્યુમેન્ટ મોકલો.' },
  'page-missing': { says: 'એક પાનું રહી ગયું છે.', hint: 'બધાં પાનાં મોકલો, આગળ-પાછળ બંને બાજુથી.' },
  'not-the-shop': { says: 'દુકાન ઓળખાતી નથી.', hint: 'બહાર ઊભા રહો. સાઇનબોર્ડ અને દરવાજો ફોટામાં હોવા જોઈએ.' },
  'face-not-visible': {
    says: 'ચહેરો દેખાતો નથી.',
    hint: 'કેમેરા સામે જુઓ, ગોગલ્સ અને માસ્ક કાઢીને. પ્રકાશ સામેથી આવવો જોઈએ.',
  },
} satisfies Words<typeof english.reviewCodeWords>;

/** Words around what a reviewer says, and around the vendor's answer. */
export const reviewWords = {
  by: (day: string) => `${day} સુધીમાં`,
  over: (day: string) => `આ ${day} સુધીમાં મોકલવાનું કહ્યું હતું. તમે હજી પણ મોકલી શકો છો.`,
  answered: 'તમારો જવાબ',
  answer: 'લખીને જવાબ આપો',
  answerLabel: 'ચકાસણી ટીમને તમારો જવાબ',
  answerHelp: 'જેમ કે: દુકાનનું નામ 2024માં બદલાયું. પછી ચકાસણી ટીમ તે ફરી જોશે.',
  answerMissing: 'તમારો જવાબ લખો',
  send: 'જવાબ મોકલો',
  sent: 'તમારો જવાબ મોકલ્યો',
} satisfies Words<typeof english.reviewWords>;
