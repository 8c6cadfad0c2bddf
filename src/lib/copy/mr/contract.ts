import { brand } from '#lib/brand.ts';
import { limits } from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'तुमची उत्तरं तपासा',
  answersIntro: 'काही चुकीचं आहे? “बदला” दाबा.',
  vendorInfo: 'विक्रेत्याची माहिती',
  kyc: 'KYC आणि व्यवसायाची माहिती',
  documents: 'कागदपत्रं',
  change: 'बदला',
  missing: 'दिलेलं नाही',
  hours: 'उघडं असण्याची वेळ',
  noDocument: 'अपलोड झालं नाही',
  uploaded: 'अपलोड झालं',
  fullText: 'पूर्ण करार',
  version: (version: string) => `आवृत्ती ${version}`,
  termsTitle: 'करार थोडक्यात',
  deliveryTitle: 'तुमच्या डिलिव्हरीच्या अटी',
  termsToast: 'कृपया नियम व अटी मान्य करा',
  submit: 'अर्ज पाठवा',
  failedHelp: 'काहीही गेलेलं नाही. कृपया पुन्हा पाठवा.',
  review: `तुम्ही पाठवल्यावर आमची टीम तुमचा अर्ज तपासते. त्याला साधारण ${limits.reviewHoursRange} तास लागतात.`,
} satisfies Words<typeof english.contractWords>;

/** Below the clauses, on pages in another language than English. */
export const bindingContractWords = 'हा सारांश आहे. कायद्याने फक्त इंग्रजीतला पूर्ण करारच बंधनकारक आहे.';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'कमिशन',
    text: `प्रत्येक पूर्ण ऑर्डरमधून ${commissionPercent}% ${brand.name} ठेवते. सामील होण्याची फी नाही आणि दरमहा फीही नाही.`,
  },
  {
    title: 'पैसे मिळणं',
    text: `प्रत्येक ऑर्डर पूर्ण झाल्यापासून ${settlementDays} कामकाजाच्या दिवसांत आम्ही तुमचा वाटा तुमच्या बँक खात्यात भरतो.`,
  },
  {
    title: 'लायसन्स',
    text: 'तुम्ही तुमची लायसन्स चालू ठेवता, परवानगी असलेलंच विकता, आणि एखादं संपलं किंवा निलंबित झालं तर आम्हाला लगेच सांगता.',
  },
  {
    title: 'ऑर्डर',
    text: 'तुम्ही ऑर्डर लवकर स्वीकारता किंवा नाकारता, नीट पॅक आणि सील करता, आणि किमती व साठा बरोबर ठेवता.',
  },
  {
    title: 'गोपनीयता',
    text: 'चिठ्ठी आणि ग्राहकाचा डेटा तुम्ही फक्त त्या ऑर्डरसाठी वापरता, आणि दुसऱ्या कोणालाही कधीच देत नाही.',
  },
  {
    title: 'करार संपवणं',
    text: 'तुम्ही किंवा आम्ही हा करार लेखी कळवून संपवू शकतो. पूर्ण झालेल्या ऑर्डरचे पूर्ण पैसे आम्ही तरीही देतो.',
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
