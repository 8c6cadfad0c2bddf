import { limits } from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/dashboard.ts';

/** What the KYC card says. `other` is a status we have no words for: its own are shown on the badge. */
export const kycCardWords = {
  approved: {
    badge: 'मंजूर',
    title: 'KYC मंजूर',
    message: 'तुमची माहिती आणि कागदपत्रं पडताळली आहेत.',
  },
  rejected: {
    badge: 'नामंजूर',
    title: 'KYC नामंजूर',
    message: 'तपासणाऱ्यांनी सांगितलेलं बदला आणि पुन्हा पाठवा.',
  },
  'under-review': {
    badge: 'तपासणी सुरू',
    title: 'KYC ची तपासणी सुरू',
    message: `आम्ही तुमची माहिती आणि कागदपत्रं तपासत आहोत. त्याला साधारण ${limits.reviewHoursRange} तास लागतात.`,
  },
  unfinished: {
    badge: 'पाठवलं',
    title: 'KYC पाठवलं',
    message: 'तुमची KYC माहिती साठवली आहे. बाकीच्या पायऱ्या पूर्ण करा आणि अर्ज पाठवा.',
  },
  incomplete: {
    badge: 'अपूर्ण',
    title: 'KYC अपूर्ण',
    message: 'तुमचं KYC पूर्ण करा आणि अर्ज पाठवा.',
  },
  other: {
    badge: 'सुरू आहे',
    title: 'KYC सुरू आहे',
    message: 'तुम्हाला काही करायचं असेल तेव्हा आम्ही सांगू.',
  },
} satisfies Words<typeof english.kycCardWords>;

export const dashboardWords = {
  title: 'डॅशबोर्ड',
  untitled: 'तुमचा व्यवसाय',
  statusHeading: 'KYC पडताळणीची स्थिती',
  completeKyc: 'KYC पूर्ण करा',
  resubmitKyc: 'KYC पुन्हा पाठवा',
  openApp: 'विक्रेता ॲप घ्या',
  startNew: 'नवीन नोंदणी सुरू करा',
  profile: 'KYC प्रोफाइल पाहा',
  reason: 'तपासणाऱ्यांनी काय सांगितलं',
  flagged: 'कृपया बदला',
  flaggedNothing: 'तपासणाऱ्यांनी ठरावीक अशी एकही गोष्ट सांगितलेली नाही. कृपया सगळं तपासा.',
  basic: 'मूळ माहिती',
  categories: 'प्रकार',
  location: 'लोकेशनची माहिती',
  addressSecond: 'पत्त्याची दुसरी ओळ',
  state: 'राज्य',
  coordinates: 'अक्षांश-रेखांश',
  mapApp: 'मॅप ॲपमध्ये उघडा',
  openingHours: 'उघडं असण्याची वेळ',
  openDays: 'उघडं असण्याचे दिवस',
  kyc: 'KYC ची माहिती',
  kycEmpty: 'अजून KYC ची माहिती नाही.',
  kycSubmitted: 'पाठवल्याची तारीख',
  kycVerified: 'पडताळल्याची तारीख',
  reveal: 'दाखवा',
  revealField: (field: string) => `${field} दाखवा`,
  conceal: 'लपवा',
  documents: 'अपलोड केलेली कागदपत्रं',
  document: 'कागदपत्र',
  documentsEmpty: 'अजून एकही कागदपत्र अपलोड झालेलं नाही.',
  uploaded: (date: string) => `${date} ला अपलोड झालं`,
  uploadedUnknown: 'अपलोडची तारीख माहीत नाही',
  flaggedDocument: 'कृपया हे पुन्हा पाठवा',
  view: 'पाहा',
  viewDocument: (document: string) => `${document} पाहा (नवीन टॅबमध्ये उघडतं)`,
  opensNewTab: 'नवीन टॅबमध्ये उघडतं',
  noLink: 'लिंक उपलब्ध नाही',
  notProvided: 'दिलेलं नाही',
  otherApplications: 'तुमचे इतर अर्ज',
  otherUntitled: 'नाव नसलेला अर्ज',
  open: 'डॅशबोर्ड पाहा',
  resume: 'पुढे सुरू ठेवा',
  emptyTitle: 'अजून अर्ज नाही',
  empty: 'फार्मसी, सप्लिमेंटचं दुकान किंवा लॅबची नोंदणी करा. ती कुठवर आली ते इथे दिसेल.',
  missingTitle: 'विक्रेता सापडला नाही',
  missing: 'आम्हाला हा अर्ज सापडला नाही, किंवा तो दुसऱ्या फोन नंबरचा आहे.',
  ownDashboard: 'तुमच्या डॅशबोर्डवर जा',
  offlineStale: 'इंटरनेट चालू नाही. माहिती जुनी असू शकते.',
  failedStale: 'आम्हाला हे पेज रिफ्रेश करता आलं नाही. माहिती जुनी असू शकते.',
} satisfies Words<typeof english.dashboardWords>;

/** Labels of the first step's fields where the dashboard has shorter ones than the form. */
export const dashboardLabelWords = { ownerName: 'मालक', supportPhone: 'मदतीचा फोन' } satisfies Words<
  typeof english.dashboardLabelWords
>;
