import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'तुमची उत्तरे तपासा',
  answersIntro: 'काही चुकीचे आहे? “बदला” दाबा.',
  vendorInfo: 'विक्रेत्याची माहिती',
  kyc: 'KYC आणि व्यवसायाची माहिती',
  documents: 'कागदपत्रे',
  change: 'बदला',
  missing: 'दिलेले नाही',
  hours: 'सुरू असण्याची वेळ',
  noDocument: 'अपलोड झालेले नाही',
  uploaded: 'अपलोड झाले',
  fullText: 'पूर्ण करार',
  version: (version: string) => `आवृत्ती ${version}`,
  termsTitle: 'करार थोडक्यात',
  deliveryTitle: 'तुमच्या डिलिव्हरीच्या अटी',
  termsToast: 'कृपया नियम व अटी मान्य करा',
  submit: 'अर्ज सबमिट करा',
  outdated: 'हे पेज उघडल्यानंतर अटी बदलल्या आहेत. सध्याच्या अटी वाचा आणि मग मान्य करा.',
  showCurrent: 'सध्याच्या अटी दाखवा',
  failedHelp: 'तुमची माहिती सुरक्षित आहे. कृपया पुन्हा सबमिट करा.',
  review: `सबमिट केल्यावर आमची टीम तुमचा अर्ज तपासेल. त्याला साधारण ${limits.reviewHoursRange} तास लागतात.`,
} satisfies Words<typeof english.contractWords>;

/** Below the clauses, on pages in another language than English. */
export const bindingContractWords = 'हा सारांश आहे. कायद्याने फक्त इंग्रजीतला पूर्ण करारच बंधनकारक आहे.';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'कमिशन',
    text: `पूर्ण झालेल्या प्रत्येक ऑर्डरमधून ${brand.name} ${commissionPercent}% ठेवेल. सामील होण्याची फी नाही आणि दरमहा फीही नाही.`,
  },
  {
    title: 'पेमेंट',
    text: `प्रत्येक ऑर्डर पूर्ण झाल्यापासून ${settlementDays} कामकाजाच्या दिवसांत आम्ही तुमचा वाटा तुमच्या बँक खात्यात जमा करू.`,
  },
  {
    title: 'लायसन्स',
    text: 'तुम्ही तुमची लायसन्स वैध ठेवावीत, त्यांत परवानगी असलेल्याच वस्तू विकाव्यात, आणि एखादे लायसन्स संपले किंवा निलंबित झाले तर आम्हाला लगेच कळवावे.',
  },
  {
    title: 'ऑर्डर',
    text: 'तुम्ही ऑर्डर लवकर स्वीकाराव्यात किंवा नाकाराव्यात, नीट पॅक आणि सील कराव्यात, आणि किमती व स्टॉक अचूक ठेवावेत.',
  },
  {
    title: 'गोपनीयता',
    text: 'प्रिस्क्रिप्शन आणि ग्राहकांची माहिती तुम्ही फक्त त्या ऑर्डरसाठी वापरावी, आणि इतर कोणालाही कधीही देऊ नये.',
  },
  {
    title: 'करार संपवणे',
    text: 'तुम्ही किंवा आम्ही हा करार लेखी कळवून संपवू शकतो. पूर्ण झालेल्या ऑर्डरचे पूर्ण पैसे आम्ही तरीही देऊ.',
  },
];

/** The figure beside a clause in short. */
export const contractFigureWords = {
  commission: (percent: number): string => `${percent}%`,
  settlement: (days: number): string => `${days} दिवस`,
} satisfies Words<typeof english.contractFigureWords>;

/** `Change Vendor information`: where a Change link leads, for those who only hear it. */
export function changeWords(section: string): string {
  return `${section} बदला`;
}
