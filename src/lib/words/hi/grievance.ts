import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/grievance.ts';

/** The words of the grievance page. `words/law/grievance.ts` has its structure. Brackets mark the words of a link. */
export const grievanceWords = {
  intro:
    'विक्रेताओं, ग्राहकों और बाकी सबके लिए: अगर कुछ गलत हुआ है और हमारी सपोर्ट टीम मदद नहीं कर पाई, तो हमारे शिकायत अधिकारी से संपर्क करें। उनकी नियुक्ति उपभोक्ता संरक्षण (ई-कॉमर्स) नियम, 2020 के नियम 4(4) के तहत हुई है।',
  officer: { title: 'किससे संपर्क करें', care: `ग्राहक सेवा: ${brand.supportPhone}, ${brand.supportEmail}।` },
  helps: {
    title: 'क्या बताने से मदद मिलती है',
    points: [
      'क्या हुआ, कब हुआ, और आप हमसे क्या करवाना चाहते हैं।',
      'ऑर्डर या आवेदन का नंबर, और वह फ़ोन नंबर जिससे ऑर्डर या आवेदन किया गया था।',
      'कृपया पासवर्ड, कोड या बैंक की पूरी जानकारी न भेजें।',
    ],
  },
  deadlines: {
    title: 'कब तक',
    points: [
      '48 घंटों के अंदर आपको शिकायत मिलने की पुष्टि और शिकायत का नंबर मिलेगा।',
      'शिकायत मिलने के एक महीने के अंदर हम उसका निपटारा करेंगे, और आपको कारणों के साथ फ़ैसला मिलेगा (नियम 4(5))।',
    ],
    data: 'निजी डेटा के बारे में शिकायत पर भी यही लागू है: अपने अधिकार [प्राइवेसी नोटिस] में देखें।',
  },
  unsettled: {
    title: 'अगर निपटारा न हो',
    consumers: 'उपभोक्ता: राष्ट्रीय उपभोक्ता हेल्पलाइन (1915 पर फ़ोन करें), या आपके ज़िले का उपभोक्ता आयोग।',
    data: 'निजी डेटा: भारतीय डेटा संरक्षण बोर्ड।',
    vendors: 'विक्रेता: वे अदालतें जिनके नाम [पार्टनरों के लिए शर्तें] पेज पर हैं।',
  },
  company: {
    title: 'कंपनी',
    text: (name: string, address: string, registration: string) =>
      `${brand.name} चलाने वाली संस्था: ${name}, ${address}, रजिस्ट्रेशन नंबर ${registration}।`,
  },
} satisfies Words<typeof english.grievanceWords>;
