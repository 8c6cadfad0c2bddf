import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/help.ts';

/** The three questions that vendors ask most about each step. */
export const helpQuestionWords = {
  'vendor-info': [
    {
      question: 'कौन-सा फ़ोन नंबर दूँ?',
      answer: 'जो आपके पास हो। हम उस पर कोड भेजेंगे, और बाद में आप उसी से लॉग इन करेंगे।',
    },
    {
      question: 'क्या यह जानकारी बाद में बदली जा सकती है?',
      answer: 'इस चरण के बाद इसे सिर्फ़ हम बदल सकते हैं। कृपया हमें फ़ोन या ईमेल करें।',
    },
    {
      question: 'नक्शे पर मेरी दुकान नहीं मिल रही। क्या करूँ?',
      answer: 'पास की कोई जगह खोजें और पिन को अपने दरवाज़े पर ले जाएँ। या दुकान पर रहते हुए अपनी लोकेशन इस्तेमाल करें।',
    },
  ],
  'kyc-documents': [
    { question: 'GSTIN कहाँ मिलेगा?', answer: 'आपके GST सर्टिफ़िकेट पर। इसमें 15 अक्षर-अंक होते हैं और आपका PAN भी।' },
    { question: 'बैंक खाता क्यों पूछते हैं?', answer: 'आपकी कमाई हम इसी में जमा करेंगे।' },
    {
      question: 'बैंक खाता वेरिफ़ाई नहीं हो रहा। क्या करूँ?',
      answer: 'नंबर, IFSC और नाम को पासबुक से मिलाकर देख लें। सब सही हो तो बाद में फिर कोशिश करें या हमें फ़ोन करें।',
    },
  ],
  documents: [
    {
      question: 'अच्छी फ़ोटो कैसे लें?',
      answer: 'दिन की रोशनी में, बिना फ़्लैश। चारों कोने फ़ोटो में हों और हर लाइन पढ़ी जा सके।',
    },
    { question: 'मेरे दस्तावेज़ में कई पन्ने हैं। क्या करूँ?', answer: 'हर पन्ने की फ़ोटो जोड़ें। हम उन्हें एक PDF बनाकर भेजेंगे।' },
    {
      question: 'क्या सभी दस्तावेज़ अभी चाहिए?',
      answer: 'नहीं। जो भेजा है वह सेव रहता है। बाकी आप बाद में आकर भेज सकते हैं।',
    },
  ],
  contract: [
    {
      question: 'जवाब कब मिलेगा?',
      answer: `आम तौर पर ${limits.reviewHoursRange} घंटे लगते हैं। हम आपको ईमेल और फ़ोन से बताएँगे।`,
    },
    { question: 'क्या अब भी कुछ बदल सकते हैं?', answer: 'हाँ, सबमिट करने से पहले तक। उस चरण पर वापस जाएँ जहाँ वह है।' },
    { question: 'क्या अनुबंध बाद में पढ़ सकते हैं?', answer: 'हाँ। सबमिट करने के बाद अपनी प्रोफ़ाइल से प्रिंट कर सकते हैं।' },
  ],
} satisfies Words<typeof english.helpQuestionWords>;

/** Words of the help panel. */
export const helpWords = {
  title: 'मदद',
  whatsApp: 'WhatsApp पर मैसेज करें',
  aboutApplication: (number: string) => `आवेदन ${number}: `,
  aboutNew: 'नया आवेदन: ',
  reference: 'पिछली दिक्कत का नंबर',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
} satisfies Words<typeof english.helpWords>;
