import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/dashboard.ts';

/** The words of the KYC card. For a status that is not listed, `other`: the badge shows the status itself. */
export const kycCardWords = {
  approved: {
    badge: 'ఆమోదం లభించింది',
    title: 'KYCకి ఆమోదం లభించింది',
    message: 'మీ వివరాలను, పత్రాలను ధ్రువీకరించాం.',
  },
  rejected: {
    badge: 'తిరస్కరించాం',
    title: 'KYC తిరస్కరించాం',
    message: 'పరిశీలకులు అడిగినవి మార్చి మళ్లీ సమర్పించండి.',
  },
  'under-review': {
    badge: 'పరిశీలనలో ఉంది',
    title: 'KYC పరిశీలనలో ఉంది',
    message: `మీ వివరాలను, పత్రాలను పరిశీలిస్తున్నాం. సాధారణంగా ${limits.reviewHoursRange} గంటలు పడుతుంది.`,
  },
  unfinished: {
    badge: 'సమర్పించారు',
    title: 'KYC సమర్పించారు',
    message: 'మీ KYC వివరాలు సేవ్ అయ్యాయి. మిగతా దశలు పూర్తి చేసి దరఖాస్తు సమర్పించండి.',
  },
  incomplete: {
    badge: 'పూర్తి కాలేదు',
    title: 'KYC పూర్తి కాలేదు',
    message: 'మీ KYC పూర్తి చేసి దరఖాస్తు సమర్పించండి.',
  },
  other: {
    badge: 'జరుగుతోంది',
    title: 'KYC జరుగుతోంది',
    message: 'మీరు ఏదైనా చేయాల్సి వస్తే మేం చెబుతాం.',
  },
} satisfies Words<typeof english.kycCardWords>;

export const dashboardWords = {
  title: 'డాష్‌బోర్డ్',
  untitled: 'మీ వ్యాపారం',
  statusHeading: 'KYC ధ్రువీకరణ స్టేటస్',
  completeKyc: 'KYC పూర్తి చేయండి',
  resubmitKyc: 'KYC మళ్లీ సమర్పించండి',
  openApp: 'విక్రేత యాప్ డౌన్‌లోడ్ చేయండి',
  startNew: 'కొత్త రిజిస్ట్రేషన్ మొదలుపెట్టండి',
  profile: 'KYC స్టేటస్ చూడండి',
  reason: 'పరిశీలకులు చెప్పినది',
  flagged: 'ఇవి మార్చండి',
  flaggedNothing: 'పరిశీలకులు ప్రత్యేకంగా ఏ అంశాన్నీ చెప్పలేదు. అన్నీ ఒకసారి సరిచూడండి.',
  basic: 'ప్రాథమిక వివరాలు',
  categories: 'విభాగాలు',
  location: 'చిరునామా, లొకేషన్',
  addressSecond: 'చిరునామా రెండో లైన్',
  state: 'రాష్ట్రం',
  coordinates: 'మ్యాప్ కోఆర్డినేట్లు',
  mapApp: 'మీ మ్యాప్ యాప్‌లో తెరవండి',
  openingHours: 'పని వేళలు',
  openDays: 'తెరిచే రోజులు',
  kyc: 'KYC వివరాలు',
  kycEmpty: 'ఇంకా KYC వివరాలు లేవు.',
  kycSubmitted: 'సమర్పించిన తేదీ',
  kycVerified: 'ధ్రువీకరించిన తేదీ',
  reveal: 'చూపండి',
  revealField: (field: string) => `${field} చూపండి`,
  conceal: 'దాచండి',
  documents: 'అప్‌లోడ్ చేసిన పత్రాలు',
  document: 'పత్రం',
  documentsEmpty: 'ఇంకా పత్రాలేవీ అప్‌లోడ్ కాలేదు.',
  uploaded: (date: string) => `అప్‌లోడ్ తేదీ: ${date}`,
  uploadedUnknown: 'అప్‌లోడ్ తేదీ తెలియదు',
  flaggedDocument: 'దీన్ని మళ్లీ పంపండి',
  view: 'చూడండి',
  viewDocument: (document: string) => `${document} చూడండి (కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది)`,
  opensNewTab: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
  noLink: 'లింక్ లేదు',
  notProvided: 'ఇవ్వలేదు',
  otherApplications: 'మీ ఇతర దరఖాస్తులు',
  otherUntitled: 'పేరు లేని దరఖాస్తు',
  open: 'డాష్‌బోర్డ్ చూడండి',
  resume: 'కొనసాగించండి',
  emptyTitle: 'ఇంకా దరఖాస్తు లేదు',
  empty: 'ఫార్మసీ, సప్లిమెంట్ షాపు లేదా ల్యాబ్‌ను రిజిస్టర్ చేయండి. ఎంతవరకు వచ్చిందో ఇక్కడ చూడవచ్చు.',
  missingTitle: 'విక్రేత వివరాలు దొరకలేదు',
  missing: 'ఈ దరఖాస్తు మాకు దొరకలేదు, లేదా ఇది వేరే ఫోన్ నంబర్‌ది.',
  ownDashboard: 'మీ డాష్‌బోర్డ్‌కు వెళ్లండి',
  offlineStale: 'ఇంటర్నెట్ లేదు. పాత సమాచారం కనిపించవచ్చు.',
  failedStale: 'ఈ పేజీ రిఫ్రెష్ కాలేదు. పాత సమాచారం కనిపించవచ్చు.',
} satisfies Words<typeof english.dashboardWords>;

/** Labels of the first step's fields where the dashboard has shorter ones than the form. */
export const dashboardLabelWords = { ownerName: 'యజమాని', supportPhone: 'కస్టమర్ సపోర్ట్ ఫోన్' } satisfies Words<
  typeof english.dashboardLabelWords
>;
