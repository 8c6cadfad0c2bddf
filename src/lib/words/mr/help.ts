import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/help.ts';

/** The three questions that vendors ask most about each step. */
export const helpQuestionWords = {
  'vendor-info': [
    {
      question: 'कोणता फोन नंबर द्यायचा?',
      answer: 'जो तुमच्याजवळ असेल. आम्ही त्यावर कोड पाठवू, आणि नंतर तुम्ही त्यानेच लॉग इन कराल.',
    },
    {
      question: 'ही माहिती नंतर बदलता येते का?',
      answer: 'या पायरीनंतर ती फक्त आम्ही बदलू शकतो. कृपया आम्हाला फोन किंवा ईमेल करा.',
    },
    {
      question: 'नकाशावर माझे दुकान सापडत नाही. काय करू?',
      answer: 'जवळची जागा शोधा आणि पिन तुमच्या दरवाजावर न्या. किंवा दुकानात असताना तुमचे लोकेशन वापरा.',
    },
  ],
  'kyc-documents': [
    { question: 'GSTIN कुठे मिळेल?', answer: 'तुमच्या GST प्रमाणपत्रावर. त्यात 15 अक्षरे-अंक असतात आणि तुमचा PAN असतो.' },
    { question: 'बँक खाते कशासाठी विचारता?', answer: 'तुमची कमाई आम्ही त्यातच जमा करू.' },
    {
      question: 'बँक खात्याची पडताळणी होत नाही. काय करू?',
      answer:
        'नंबर, IFSC आणि नाव पासबुकाशी जुळवून पाहा. सगळे बरोबर असेल तर नंतर पुन्हा प्रयत्न करा किंवा आम्हाला फोन करा.',
    },
  ],
  documents: [
    {
      question: 'चांगला फोटो कसा काढायचा?',
      answer: 'दिवसाच्या उजेडात, फ्लॅश न वापरता. चारही कोपरे फोटोत असावेत आणि प्रत्येक ओळ वाचता यावी.',
    },
    {
      question: 'माझ्या कागदपत्रात अनेक पाने आहेत. काय करू?',
      answer: 'प्रत्येक पानाचा फोटो जोडा. आम्ही त्यांची एक PDF करून पाठवू.',
    },
    {
      question: 'सगळी कागदपत्रे आत्ताच हवीत का?',
      answer: 'नाही. पाठवलेली कागदपत्रे सेव्ह राहतात. बाकीची तुम्ही नंतर येऊन पाठवू शकता.',
    },
  ],
  contract: [
    {
      question: 'उत्तर कधी मिळेल?',
      answer: `साधारणपणे ${limits.reviewHoursRange} तास लागतात. आम्ही तुम्हाला ईमेल आणि फोनवर कळवू.`,
    },
    { question: 'अजून काही बदलता येते का?', answer: 'हो, सबमिट करेपर्यंत. ते जिथे आहे त्या पायरीवर परत जा.' },
    { question: 'करार नंतर वाचता येतो का?', answer: 'हो. सबमिट केल्यानंतर तुमच्या प्रोफाइलमधून प्रिंट करता येतो.' },
  ],
} satisfies Words<typeof english.helpQuestionWords>;

/** Words of the help panel. */
export const helpWords = {
  title: 'मदत',
  whatsApp: 'WhatsApp वर मेसेज करा',
  aboutApplication: (number: string) => `अर्ज ${number}: `,
  aboutNew: 'नवीन अर्ज: ',
  reference: 'मागच्या अडचणीचा नंबर',
  copy: 'कॉपी करा',
  copied: 'कॉपी झाले',
} satisfies Words<typeof english.helpWords>;
