import type { Words } from '#lib/translation.ts';
import type * as english from '../en/storage.ts';
import { appErrorWords } from './app.ts';

/** The content of each entry in the browser. */
export const storedWords = {
  session: 'तुम्ही लॉग इन आहात हे: ॲक्सेस आणि रिफ्रेश टोकन, तुमचा फोन नंबर, नाव आणि ईमेल',
  login: 'तुमची प्रोफाइल पूर्ण आहे का, आणि ती पूर्ण करण्याचे पेज',
  welcome: 'स्वागताचा संदेश अजून दाखवायचा आहे हे',
  application: 'तुम्ही कोणत्या अर्जावर होता: त्याचा नंबर, प्रकार, पायरी आणि फोन नंबर; तुम्ही भरलेले काहीही नाही',
  typed: 'तुम्ही भरलेली पण अजून न पाठवलेली माहिती; PAN, बँकेची माहिती किंवा कागदपत्रे कधीही नाहीत',
  refresh: 'नवीन होत असलेल्या टोकनची छोटी खूण, म्हणजे हरवलेले उत्तर पुन्हा मागता येते',
  sending: 'एक रँडम की आणि जे पाठवले जात आहे त्याची छोटी खूण, म्हणजे काहीही दोनदा पाठवले जात नाही',
  consents: 'तुम्ही नियम व अटी आणि हे धोरण मान्य केले हे: आवृत्ती आणि वेळ',
  asked: 'लॉग इन करण्याआधी तुम्ही कोणते पेज मागितले होते, म्हणजे नंतर तेच उघडते',
  toasts: 'एका पेजवरून दुसऱ्या पेजवर जाताना स्क्रीनवर असलेले संदेश',
  language: 'या पेजेससाठी तुम्ही निवडलेली भाषा',
  typedPhone: 'लॉग इनसाठी तुम्ही टाकलेला फोन नंबर, आणि त्यावर पाठवलेल्या कोडचा क्रमांक, तुम्ही भाषा बदलत असताना',
  banner: 'तुम्ही सूचना बंद केली हे',
  builds: 'साइटच्या कोणत्या आवृत्त्या पुन्हा लोड केल्या, कारण त्याहून नवीन आवृत्ती आली होती',
} satisfies Words<typeof english.storedWords>;

/** The event that ends the storage of an entry. */
export const untilWords = {
  'sign-out': 'तुम्ही लॉग आउट करेपर्यंत',
  expiry: 'सेशन संपेपर्यंत',
  shown: 'ते दाखवले जाईपर्यंत',
  contract: 'करार सबमिट होईपर्यंत',
  saved: 'ते पाठवले जाईपर्यंत',
  reply: 'सर्व्हरचे उत्तर येईपर्यंत',
  refusal: 'सर्व्हर नाकारेपर्यंत',
  'tab-closed': 'तुम्ही टॅब बंद करेपर्यंत',
  'next-sign-in': 'तुम्ही पुन्हा लॉग इन करेपर्यंत',
  cleared: `तुम्ही “${appErrorWords.clear}” दाबेपर्यंत`,
  'half-hour': 'अर्धा तास होईपर्यंत',
  'half-day': 'तुम्ही लॉग इन नसल्यास बारा तास होईपर्यंत',
} satisfies Words<typeof english.untilWords>;

/** Joins the events: the first one ends the storage. `earlier` has commas between them. */
export function firstOf(earlier: string, last: string): string {
  return `${earlier} किंवा ${last}, यांपैकी जे आधी होईल तोपर्यंत`;
}
