import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/dashboard.ts';

/** The words of the KYC card. For a status that is not listed, `other`: the badge shows the status itself. */
export const kycCardWords = {
  approved: {
    badge: 'મંજૂર',
    title: 'KYC મંજૂર',
    message: 'તમારી વિગતો અને ડોક્યુમેન્ટ વેરિફાઇ થઈ ગયાં છે.',
  },
  rejected: {
    badge: 'નામંજૂર',
    title: 'KYC નામંજૂર',
    message: 'ચકાસણી ટીમે જે બદલવા કહ્યું છે તે બદલો અને ફરી સબમિટ કરો.',
  },
  'under-review': {
    badge: 'ચકાસણી ચાલુ',
    title: 'KYCની ચકાસણી ચાલુ',
    message: `અમે તમારી વિગતો અને ડોક્યુમેન્ટ ચકાસી રહ્યા છીએ. તેમાં સામાન્ય રીતે ${limits.reviewHoursRange} કલાક લાગે છે.`,
  },
  unfinished: {
    badge: 'સબમિટ થયું',
    title: 'KYC સબમિટ થયું',
    message: 'તમારી KYC વિગતો સેવ થઈ ગઈ છે. બાકીનાં સ્ટેપ પૂરાં કરો અને અરજી સબમિટ કરો.',
  },
  incomplete: {
    badge: 'અધૂરું',
    title: 'KYC અધૂરું',
    message: 'તમારું KYC પૂરું કરો અને અરજી સબમિટ કરો.',
  },
  other: {
    badge: 'કામ ચાલુ છે',
    title: 'KYCનું કામ ચાલુ છે',
    message: 'તમારે કંઈ કરવાનું હશે ત્યારે અમે જણાવીશું.',
  },
} satisfies Words<typeof english.kycCardWords>;

export const dashboardWords = {
  title: 'ડેશબોર્ડ',
  untitled: 'તમારો બિઝનેસ',
  statusHeading: 'KYC વેરિફિકેશનનું સ્ટેટસ',
  completeKyc: 'KYC પૂરું કરો',
  resubmitKyc: 'KYC ફરી સબમિટ કરો',
  openApp: 'વિક્રેતા એપ મેળવો',
  startNew: 'નવું રજિસ્ટ્રેશન શરૂ કરો',
  profile: 'KYC પ્રોફાઇલ જુઓ',
  reason: 'ચકાસણી ટીમે શું કહ્યું',
  flagged: 'આ બદલો',
  flaggedNothing: 'ચકાસણી ટીમે કોઈ ખાસ બાબત જણાવી નથી. બધું તપાસી લો.',
  basic: 'મુખ્ય માહિતી',
  categories: 'કેટેગરી',
  location: 'લોકેશનની વિગતો',
  addressSecond: 'સરનામાની બીજી લાઇન',
  state: 'રાજ્ય',
  coordinates: 'નકશા પરનો પોઇન્ટ',
  mapApp: 'મેપ એપમાં ખોલો',
  openingHours: 'ખુલ્લા રહેવાનો સમય',
  openDays: 'ખુલ્લા રહેવાના દિવસો',
  kyc: 'KYC વિગતો',
  kycEmpty: 'હજી KYCની કોઈ વિગત નથી.',
  kycSubmitted: 'સબમિટ કર્યાની તારીખ',
  kycVerified: 'વેરિફાઇ થયાની તારીખ',
  reveal: 'બતાવો',
  revealField: (field: string) => `${field} બતાવો`,
  conceal: 'છુપાવો',
  documents: 'અપલોડ કરેલાં ડોક્યુમેન્ટ',
  document: 'ડોક્યુમેન્ટ',
  documentsEmpty: 'હજી કોઈ ડોક્યુમેન્ટ અપલોડ થયું નથી.',
  uploaded: (date: string) => `${date}ના રોજ અપલોડ થયું`,
  uploadedUnknown: 'અપલોડની તારીખ ખબર નથી',
  flaggedDocument: 'આ ફરી મોકલો',
  view: 'જુઓ',
  viewDocument: (document: string) => `${document} જુઓ (નવી ટેબમાં ખૂલે છે)`,
  opensNewTab: 'નવી ટેબમાં ખૂલે છે',
  noLink: 'લિંક ઉપલબ્ધ નથી',
  notProvided: 'આપ્યું નથી',
  otherApplications: 'તમારી બીજી અરજીઓ',
  otherUntitled: 'નામ વગરની અરજી',
  open: 'ડેશબોર્ડ જુઓ',
  resume: 'ચાલુ રાખો',
  emptyTitle: 'હજી કોઈ અરજી નથી',
  empty: 'ફાર્મસી, સપ્લિમેન્ટ સ્ટોર કે લેબ રજિસ્ટર કરો. કામ ક્યાં સુધી પહોંચ્યું તે અહીં દેખાશે.',
  missingTitle: 'વિક્રેતા મળ્યા નથી',
  missing: 'અમને આ અરજી મળી નથી, અથવા તે બીજા ફોન નંબરની છે.',
  ownDashboard: 'તમારા ડેશબોર્ડ પર જાઓ',
  offlineStale: 'ઇન્ટરનેટ ચાલતું નથી. તમને દેખાતી માહિતી જૂની હોઈ શકે.',
  failedStale: 'આ પેજ રિફ્રેશ થઈ શક્યું નહીં. તમને દેખાતી માહિતી જૂની હોઈ શકે.',
} satisfies Words<typeof english.dashboardWords>;

/** Labels of the first step's fields where the dashboard has shorter ones than the form. */
export const dashboardLabelWords = {
  ownerName: 'માલિક',
  supportPhone: 'ગ્રાહકો માટેનો ફોન',
} satisfies Words<typeof english.dashboardLabelWords>;
