import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`words/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'प्राइवेसी नोटिस',
    summary: `${brand.name} विक्रेताओं से क्या जानकारी माँगता है, क्यों माँगता है, कितने समय तक रखता है, उसे कौन देखता है, और आपके क्या अधिकार हैं।`,
  },
  terms: {
    heading: 'नियम और शर्तें',
    summary: `${brand.name} की साइट और उसका विक्रेता पोर्टल इस्तेमाल करने की शर्तें।`,
    short:
      'संक्षेप में: पोर्टल इस्तेमाल करना मुफ़्त है। आप सही जानकारी दें और अपने कोड किसी को न बताएँ। हम हर आवेदन एक जैसे नियमों से जाँचेंगे, और नामंज़ूर करने पर कारण बताएँगे।',
  },
  partnerTerms: {
    heading: 'पार्टनरों के लिए शर्तें',
    summary: `${brand.name} और विक्रेताओं के बीच का पूरा अनुबंध: कमीशन, भुगतान, लाइसेंस, ऑर्डर, डेटा और अनुबंध खत्म करना।`,
    short: `संक्षेप में: आप अपने नाम से और अपने लाइसेंस पर बेचते हैं। हम ऑर्डर और राइडर लाएँगे, कमीशन रखेंगे, और ${limits.settlementDays} कामकाजी दिनों में आपको भुगतान करेंगे। 30 दिन पहले बताकर कोई भी पक्ष अनुबंध खत्म कर सकता है।`,
  },
  grievance: {
    heading: 'शिकायत अधिकारी',
    summary: `${brand.name} के बारे में शिकायत हो तो किससे कहें, और जवाब कब तक मिलेगा।`,
    short:
      'संक्षेप में: पहले हमारी सपोर्ट टीम से बात करें। उससे बात न बने, तो शिकायत अधिकारी को ईमेल करें। 48 घंटे में शिकायत का नंबर और एक महीने में फ़ैसला मिलेगा।',
  },
  accessibility: {
    heading: 'सुगम्यता',
    summary: `दिव्यांग लोग ${brand.name} का इस्तेमाल कितनी आसानी से कर सकते हैं, अभी क्या ठीक नहीं है, और दिक्कत हो तो कैसे बताएँ।`,
    short:
      'संक्षेप में: सब कुछ कीबोर्ड से, स्क्रीन रीडर से और बड़े अक्षरों में चलना चाहिए। कुछ काम न करे, तो हमें बताएँ। 48 घंटे में शिकायत का नंबर और एक महीने में जवाब मिलेगा।',
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
  contents: 'इस पेज पर',
  version: 'वर्शन',
  inForce: 'लागू होने की तारीख:',
  toBeCompleted: 'साइट के संचालक को भरना बाकी है',
  labels: {
    what: 'क्या',
    why: 'क्यों',
    kept: 'कब तक रखते हैं',
    seenBy: 'कौन देखता है',
    holds: 'इसमें क्या है',
    keptUntil: 'कब तक',
    designation: 'पद',
    phone: 'फ़ोन',
    email: 'ईमेल',
    address: 'पता',
  },
} satisfies Words<typeof english.lawWords>;
