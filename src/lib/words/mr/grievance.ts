import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/grievance.ts';

/** The words of the grievance page. `words/law/grievance.ts` has its structure. Brackets mark the words of a link. */
export const grievanceWords = {
  intro:
    'विक्रेते, ग्राहक आणि इतर सर्वांसाठी: काही चुकले असेल आणि आमची सपोर्ट टीम मदत करू शकली नसेल, तर आमच्या तक्रार निवारण अधिकाऱ्यांशी संपर्क साधा. त्यांची नेमणूक ग्राहक संरक्षण (ई-कॉमर्स) नियम, 2020 मधील नियम 4(4) नुसार झाली आहे.',
  officer: { title: 'कोणाशी संपर्क साधायचा', care: `ग्राहक सेवा: ${brand.supportPhone}, ${brand.supportEmail}.` },
  helps: {
    title: 'काय सांगितल्याने मदत होते',
    points: [
      'काय झाले, कधी झाले, आणि आम्ही काय करावे असे तुम्हाला वाटते.',
      'ऑर्डर किंवा अर्जाचा नंबर, आणि ज्या फोन नंबरवरून तो केला तो नंबर.',
      'कृपया पासवर्ड, कोड किंवा बँकेची पूर्ण माहिती पाठवू नका.',
    ],
  },
  deadlines: {
    title: 'कधीपर्यंत',
    points: [
      '48 तासांच्या आत तुम्हाला तक्रार मिळाल्याची पोच आणि तक्रारीचा नंबर मिळेल.',
      'तक्रार मिळाल्यापासून एका महिन्याच्या आत आम्ही ती निकाली काढू, आणि तुम्हाला कारणांसह निर्णय मिळेल (नियम 4(5)).',
    ],
    data: 'वैयक्तिक माहितीबद्दलच्या तक्रारीलाही हेच लागू होते: तुमचे हक्क [गोपनीयता धोरण] या पेजवर पाहा.',
  },
  unsettled: {
    title: 'तक्रार निकाली न निघाल्यास',
    consumers: 'ग्राहक: राष्ट्रीय ग्राहक हेल्पलाइन (1915 वर फोन करा), किंवा तुमच्या जिल्ह्याचा ग्राहक आयोग.',
    data: 'वैयक्तिक माहिती: भारतीय डेटा संरक्षण मंडळ.',
    vendors: 'विक्रेते: [पार्टनरसाठीचे नियम व अटी] यांत नमूद केलेली न्यायालये.',
  },
  company: {
    title: 'कंपनी',
    text: (name: string, address: string, registration: string) =>
      `${brand.name} चालवणारी संस्था: ${name}, ${address}, नोंदणी नंबर ${registration}.`,
  },
} satisfies Words<typeof english.grievanceWords>;
