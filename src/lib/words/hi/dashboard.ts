import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/dashboard.ts';

/** The words of the KYC card. For a status that is not listed, `other`: the badge shows the status itself. */
export const kycCardWords = {
  approved: {
    badge: 'मंज़ूर',
    title: 'KYC मंज़ूर',
    message: 'आपकी जानकारी और दस्तावेज़ वेरिफ़ाई हो गए हैं।',
  },
  rejected: {
    badge: 'नामंज़ूर',
    title: 'KYC नामंज़ूर',
    message: 'जाँच टीम ने जो बदलने को कहा है, उसे बदलकर फिर से सबमिट करें।',
  },
  'under-review': {
    badge: 'जाँच जारी',
    title: 'KYC की जाँच जारी',
    message: `हम आपकी जानकारी और दस्तावेज़ जाँच रहे हैं। इसमें आम तौर पर ${limits.reviewHoursRange} घंटे लगते हैं।`,
  },
  unfinished: {
    badge: 'सबमिट हुआ',
    title: 'KYC सबमिट हुआ',
    message: 'आपकी KYC जानकारी सेव है। बाकी चरण पूरे करें और आवेदन सबमिट करें।',
  },
  incomplete: {
    badge: 'अधूरा',
    title: 'KYC अधूरा',
    message: 'अपना KYC पूरा करें और आवेदन सबमिट करें।',
  },
  other: {
    badge: 'चल रहा है',
    title: 'KYC चल रहा है',
    message: 'जब आपको कुछ करना होगा, हम आपको बताएँगे।',
  },
} satisfies Words<typeof english.kycCardWords>;

export const dashboardWords = {
  title: 'डैशबोर्ड',
  untitled: 'आपका कारोबार',
  statusHeading: 'KYC वेरिफ़िकेशन की स्थिति',
  completeKyc: 'KYC पूरा करें',
  resubmitKyc: 'KYC फिर से सबमिट करें',
  openApp: 'विक्रेता ऐप पाएँ',
  startNew: 'नया रजिस्ट्रेशन शुरू करें',
  profile: 'KYC प्रोफ़ाइल देखें',
  reason: 'जाँच टीम ने क्या कहा',
  flagged: 'कृपया बदलें',
  flaggedNothing: 'जाँच टीम ने कोई खास चीज़ नहीं बताई। कृपया सब कुछ देख लें।',
  basic: 'बुनियादी जानकारी',
  categories: 'श्रेणियाँ',
  location: 'पता और लोकेशन',
  addressSecond: 'पते की दूसरी लाइन',
  state: 'राज्य',
  coordinates: 'नक्शे का पॉइंट',
  mapApp: 'मैप ऐप में खोलें',
  openingHours: 'खुले रहने का समय',
  openDays: 'खुले रहने के दिन',
  kyc: 'KYC की जानकारी',
  kycEmpty: 'अभी KYC की कोई जानकारी नहीं है।',
  kycSubmitted: 'सबमिट करने की तारीख',
  kycVerified: 'वेरिफ़ाई होने की तारीख',
  reveal: 'दिखाएँ',
  revealField: (field: string) => `${field} दिखाएँ`,
  conceal: 'छिपाएँ',
  documents: 'अपलोड किए गए दस्तावेज़',
  document: 'दस्तावेज़',
  documentsEmpty: 'अभी कोई दस्तावेज़ अपलोड नहीं हुआ।',
  uploaded: (date: string) => `${date} को अपलोड हुआ`,
  uploadedUnknown: 'अपलोड की तारीख मालूम नहीं',
  flaggedDocument: 'कृपया इसे फिर से भेजें',
  view: 'देखें',
  viewDocument: (document: string) => `${document} देखें (नए टैब में खुलता है)`,
  opensNewTab: 'नए टैब में खुलता है',
  noLink: 'लिंक उपलब्ध नहीं',
  notProvided: 'नहीं दिया गया',
  otherApplications: 'आपके दूसरे आवेदन',
  otherUntitled: 'बिना नाम का आवेदन',
  open: 'डैशबोर्ड देखें',
  resume: 'जारी रखें',
  emptyTitle: 'अभी कोई आवेदन नहीं',
  empty: 'फ़ार्मेसी, सप्लीमेंट स्टोर या लैब रजिस्टर करें। काम कहाँ तक पहुँचा, यह यहाँ दिखेगा।',
  missingTitle: 'विक्रेता नहीं मिला',
  missing: 'यह आवेदन हमें नहीं मिला, या यह किसी दूसरे फ़ोन नंबर का है।',
  ownDashboard: 'अपने डैशबोर्ड पर जाएँ',
  offlineStale: 'इंटरनेट नहीं चल रहा है। जानकारी पुरानी हो सकती है।',
  failedStale: 'यह पेज रिफ़्रेश नहीं हो पाया। जानकारी पुरानी हो सकती है।',
} satisfies Words<typeof english.dashboardWords>;

/** Labels of the first step's fields where the dashboard has shorter ones than the form. */
export const dashboardLabelWords = { ownerName: 'मालिक', supportPhone: 'ग्राहकों के लिए फ़ोन' } satisfies Words<
  typeof english.dashboardLabelWords
>;
