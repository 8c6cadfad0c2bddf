import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`words/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'गोपनीयता धोरण',
    summary: `${brand.name} विक्रेत्यांकडून कोणती माहिती मागते, का मागते, किती काळ ठेवते, ती कोण पाहते, आणि तुमचे हक्क काय आहेत.`,
  },
  terms: {
    heading: 'नियम व अटी',
    summary: `${brand.name} ची साइट आणि तिचे विक्रेता पोर्टल वापरण्याचे नियम व अटी.`,
    short:
      'थोडक्यात: पोर्टल वापरणे मोफत आहे. तुम्ही खरी माहिती द्या आणि तुमचे कोड कोणालाही सांगू नका. आम्ही प्रत्येक अर्ज सारख्याच नियमांनी तपासू आणि नामंजूर केल्यास कारण सांगू.',
  },
  partnerTerms: {
    heading: 'पार्टनरसाठीचे नियम व अटी',
    summary: `${brand.name} आणि विक्रेते यांच्यातला पूर्ण करार: कमिशन, पेमेंट, लायसन्स, ऑर्डर, डेटा, करार संपवणे.`,
    short: `थोडक्यात: तुम्ही स्वतःच्या नावाने आणि स्वतःच्या लायसन्सवर विकता. आम्ही ऑर्डर आणि रायडर आणू, कमिशन ठेवू आणि ${limits.settlementDays} कामकाजाच्या दिवसांत तुम्हाला पैसे देऊ. 30 दिवस आधी कळवून कोणतीही बाजू करार संपवू शकते.`,
  },
  grievance: {
    heading: 'तक्रार निवारण अधिकारी',
    summary: `${brand.name} बद्दल तक्रार कोणाकडे करायची, आणि उत्तर कधीपर्यंत मिळते.`,
    short:
      'थोडक्यात: आधी आमच्या सपोर्ट टीमशी बोला. त्याने काम झाले नाही, तर तक्रार निवारण अधिकाऱ्यांना ईमेल करा. 48 तासांत तक्रारीचा नंबर आणि एका महिन्यात निर्णय मिळेल.',
  },
  accessibility: {
    heading: 'सुगम्यता',
    summary: `दिव्यांग व्यक्ती ${brand.name} किती सहज वापरू शकतात, अजून काय ठीक नाही, आणि अडचण कशी कळवायची.`,
    short:
      'थोडक्यात: सर्व काही कीबोर्डने, स्क्रीन रीडरने आणि मोठ्या अक्षरांत चालले पाहिजे. काही चालत नसेल, तर आम्हाला कळवा. 48 तासांत तक्रारीचा नंबर आणि एका महिन्यात उत्तर मिळेल.',
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
  contents: 'या पेजवर',
  version: 'आवृत्ती',
  inForce: 'लागू होण्याची तारीख:',
  toBeCompleted: 'साइट चालवणाऱ्यांनी भरायचे बाकी आहे',
  labels: {
    what: 'काय',
    why: 'का',
    kept: 'किती काळ ठेवतो',
    seenBy: 'कोण पाहते',
    holds: 'यात काय असते',
    keptUntil: 'कधीपर्यंत',
    designation: 'पदनाम',
    phone: 'फोन',
    email: 'ईमेल',
    address: 'पत्ता',
  },
} satisfies Words<typeof english.lawWords>;
