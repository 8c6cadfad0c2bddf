import type { Words } from '#lib/translation.ts';
import type * as english from '../en/storage.ts';
import { appErrorWords } from './app.ts';

/** The content of each entry in the browser. */
export const storedWords = {
  session: 'यह कि आप लॉग इन हैं: एक्सेस और रिफ़्रेश टोकन, आपका फ़ोन नंबर, नाम और ईमेल',
  login: 'यह कि आपकी प्रोफ़ाइल पूरी है या नहीं, और उसे पूरा करने वाला पेज',
  welcome: 'यह कि स्वागत का मैसेज अभी दिखाना बाकी है',
  application: 'आप किस आवेदन पर थे: उसका नंबर, श्रेणी, चरण और फ़ोन नंबर; आपका भरा हुआ कुछ नहीं',
  typed: 'आपने जो भरा पर अभी भेजा नहीं; PAN, बैंक की जानकारी या दस्तावेज़ कभी नहीं',
  refresh: 'जो टोकन नया किया जा रहा है उसका छोटा निशान, ताकि खोया हुआ जवाब फिर से माँगा जा सके',
  sending: 'एक रैंडम कुंजी और जो भेजा जा रहा है उसका छोटा निशान, ताकि कुछ भी दो बार न भेजा जाए',
  consents: 'यह कि आपने नियम और शर्तें तथा यह नोटिस मंज़ूर किए: वर्शन और समय',
  asked: 'लॉग इन करने से पहले आप कौन-सा पेज खोलना चाहते थे, ताकि बाद में वही खुले',
  toasts: 'स्क्रीन पर आई सूचनाएँ, जब एक पेज से दूसरे पेज पर जाते हैं',
  language: 'इन पेजों के लिए आपकी चुनी हुई भाषा',
  typedPhone: 'लॉग इन के लिए आपका डाला हुआ फ़ोन नंबर, और उस पर भेजे गए कोड का क्रमांक, जब तक आप भाषा बदल रहे हैं',
  banner: 'यह कि आपने घोषणा बंद कर दी',
  builds: 'साइट के कौन-से वर्शन फिर से लोड किए गए, क्योंकि नया वर्शन आ चुका था',
  files:
    'भेजे जाने का इंतज़ार कर रही फ़ोटो और फ़ाइलें, एन्क्रिप्ट की हुई, और साथ में आपका फ़ोन नंबर। यह दूसरे टैब और फ़ोन के अगले इस्तेमाल करने वालों से बचाता है, ब्राउज़र की प्रोफ़ाइल कॉपी करने वाले से नहीं',
  taken: 'उन फ़ाइलों की कुंजी, और आप कौन-से दस्तावेज़ जोड़ रहे थे',
} satisfies Words<typeof english.storedWords>;

/** The event that ends the storage of an entry. */
export const untilWords = {
  'sign-out': 'आपके लॉग आउट करने तक',
  expiry: 'सेशन खत्म होने तक',
  shown: 'दिखाए जाने तक',
  contract: 'अनुबंध सबमिट होने तक',
  saved: 'भेजे जाने तक',
  reply: 'सर्वर का जवाब आने तक',
  refusal: 'सर्वर के मना करने तक',
  'tab-closed': 'आपके टैब बंद करने तक',
  'next-sign-in': 'आपके फिर से लॉग इन करने तक',
  cleared: `आपके “${appErrorWords.clear}” दबाने तक`,
  'half-hour': 'आधा घंटा बीतने तक',
  'half-day': 'लॉग इन न होने पर, बारह घंटे बीतने तक',
} satisfies Words<typeof english.untilWords>;

/** Joins the events: the first one ends the storage. `earlier` has commas between them. */
export function firstOf(earlier: string, last: string): string {
  return `${earlier} या ${last}, जो पहले हो`;
}
