import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`copy/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'गोपनीयता धोरण',
    summary: `${brand.name} विक्रेत्यांकडून कोणती माहिती मागते, का मागते, किती काळ ठेवते, ती कोण पाहते, आणि तुमचे हक्क काय आहेत.`,
  },
  terms: {
    heading: 'नियम व अटी',
    summary: `${brand.name} ची साइट आणि तिचे विक्रेता पोर्टल वापरण्याचे नियम व अटी.`,
  },
  partnerTerms: {
    heading: 'पार्टनरसाठीचे नियम व अटी',
    summary: `${brand.name} आणि विक्रेते यांच्यातला पूर्ण करार: कमिशन, पेमेंट, लायसन्स, ऑर्डर, डेटा, करार संपवणे.`,
  },
  grievance: {
    heading: 'तक्रार निवारण अधिकारी',
    summary: `${brand.name} बद्दल तक्रार कोणाकडे करायची, आणि उत्तर कधीपर्यंत मिळते.`,
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
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
