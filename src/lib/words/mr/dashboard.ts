import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/dashboard.ts';

/** The words of the KYC card. For a status that is not listed, `other`: the badge shows the status itself. */
export const kycCardWords = {
  approved: {
    badge: 'मंजूर',
    title: 'KYC मंजूर',
    message: 'तुमच्या माहितीची आणि कागदपत्रांची पडताळणी झाली आहे.',
  },
  rejected: {
    badge: 'नामंजूर',
    title: 'KYC नामंजूर',
    message: 'तपासणी टीमने सांगितलेले बदल करा आणि पुन्हा सबमिट करा.',
  },
  'under-review': {
    badge: 'तपासणी सुरू',
    title: 'KYC ची तपासणी सुरू',
    message: `आम्ही तुमची माहिती आणि कागदपत्रे तपासत आहोत. त्याला साधारण ${limits.reviewHoursRange} तास लागतात.`,
  },
  unfinished: {
    badge: 'सबमिट केले',
    title: 'KYC सबमिट केले',
    message: 'तुमची KYC माहिती सेव्ह झाली आहे. बाकीच्या पायऱ्या पूर्ण करा आणि अर्ज सबमिट करा.',
  },
  incomplete: {
    badge: 'अपूर्ण',
    title: 'KYC अपूर्ण',
    message: 'तुमचे KYC पूर्ण करा आणि अर्ज सबमिट करा.',
  },
  other: {
    badge: 'सुरू आहे',
    title: 'KYC सुरू आहे',
    message: 'तुम्हाला काही करायचे असेल तेव्हा आम्ही कळवू.',
  },
} satisfies Words<typeof english.kycCardWords>;

export const dashboardWords = {
  title: 'डॅशबोर्ड',
  untitled: 'तुमचा व्यवसाय',
  statusHeading: 'KYC पडताळणीची स्थिती',
  completeKyc: 'KYC पूर्ण करा',
  resubmitKyc: 'KYC पुन्हा सबमिट करा',
  openApp: 'विक्रेता ॲप घ्या',
  startNew: 'नवीन नोंदणी सुरू करा',
  profile: 'KYC प्रोफाइल पाहा',
  reason: 'तपासणी टीमने काय सांगितले',
  flagged: 'कृपया बदला',
  flaggedNothing: 'तपासणी टीमने नेमकी कोणतीही गोष्ट सांगितलेली नाही. कृपया सगळे तपासा.',
  basic: 'प्राथमिक माहिती',
  categories: 'प्रकार',
  location: 'लोकेशनची माहिती',
  addressSecond: 'पत्त्याची दुसरी ओळ',
  state: 'राज्य',
  coordinates: 'नकाशावरचा पॉइंट',
  mapApp: 'मॅप ॲपमध्ये उघडा',
  openingHours: 'सुरू असण्याची वेळ',
  openDays: 'सुरू असण्याचे दिवस',
  kyc: 'KYC ची माहिती',
  kycEmpty: 'अजून KYC ची माहिती नाही.',
  kycSubmitted: 'सबमिट केल्याची तारीख',
  kycVerified: 'पडताळणीची तारीख',
  reveal: 'दाखवा',
  revealField: (field: string) => `${field} दाखवा`,
  conceal: 'लपवा',
  documents: 'अपलोड केलेली कागदपत्रे',
  document: 'कागदपत्र',
  documentsEmpty: 'अजून एकही कागदपत्र अपलोड झालेले नाही.',
  uploaded: (date: string) => `${date} रोजी अपलोड झाले`,
  uploadedUnknown: 'अपलोडची तारीख माहीत नाही',
  flaggedDocument: 'कृपया हे पुन्हा पाठवा',
  view: 'पाहा',
  viewDocument: (document: string) => `${document} पाहा (नवीन टॅबमध्ये उघडेल)`,
  opensNewTab: 'नवीन टॅबमध्ये उघडेल',
  noLink: 'लिंक उपलब्ध नाही',
  notProvided: 'दिलेले नाही',
  otherApplications: 'तुमचे इतर अर्ज',
  otherUntitled: 'नाव नसलेला अर्ज',
  open: 'डॅशबोर्ड पाहा',
  resume: 'पुढे सुरू ठेवा',
  emptyTitle: 'अजून अर्ज नाही',
  empty: 'फार्मसी, सप्लिमेंटचे दुकान किंवा लॅबची नोंदणी करा. नोंदणी कुठवर आली ते इथे दिसेल.',
  missingTitle: 'विक्रेता सापडला नाही',
  missing: 'आम्हाला हा अर्ज सापडला नाही, किंवा तो दुसऱ्या फोन नंबरचा आहे.',
  ownDashboard: 'तुमच्या डॅशबोर्डवर जा',
  offlineStale: 'इंटरनेट चालू नाही. माहिती जुनी असू शकते.',
  failedStale: 'आम्हाला हे पेज रिफ्रेश करता आले नाही. माहिती जुनी असू शकते.',
} satisfies Words<typeof english.dashboardWords>;

/** Labels of the first step's fields where the dashboard has shorter ones than the form. */
export const dashboardLabelWords = { ownerName: 'मालक', supportPhone: 'ग्राहकांसाठी फोन' } satisfies Words<
  typeof english.dashboardLabelWords
>;
