import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/profile.ts';

const incomplete = {
  title: 'अपूर्ण',
  message: 'तुमची नोंदणी पूर्ण झालेली नाही. आतापर्यंतची माहिती सेव्ह आहे. पुढे जाण्यासाठी “KYC पूर्ण करा” दाबा.',
  action: 'KYC पूर्ण करा',
};

/** The profile page, by the application's state. Only a complete submission is promised a time. */
export const profileStateWords = {
  new: incomplete,
  draft: incomplete,
  submitted: {
    title: 'KYC ची तपासणी सुरू',
    message: 'तुमची KYC माहिती आम्हाला मिळाली आहे. पूर्ण अर्ज सबमिट केल्यावर तपासणी सुरू होईल.',
    action: null,
  },
  changed: {
    title: 'KYC ची तपासणी सुरू',
    message: 'तुम्ही KYC माहिती सबमिट केल्यानंतर बदलली आहे. पुढे जाण्यासाठी ती पुन्हा सबमिट करा.',
    action: null,
  },
  'in-review': {
    title: 'KYC ची तपासणी सुरू',
    message: `आम्ही तुमची माहिती आणि कागदपत्रे तपासत आहोत. त्याला साधारण ${limits.reviewHoursRange} तास लागतात.`,
    action: null,
  },
  approved: {
    title: 'तुमचे KYC मंजूर झाले!',
    message: 'पहिल्या ऑर्डर घेण्यासाठी विक्रेता ॲप डाउनलोड करा.',
    action: 'विक्रेता ॲप घ्या',
  },
  rejected: {
    title: 'KYC नामंजूर',
    message: 'तपासणी टीमने सांगितलेले बदल करा आणि पुन्हा सबमिट करा.',
    action: 'KYC पुन्हा सबमिट करा',
  },
} satisfies Words<typeof english.profileStateWords>;

export const profileWords = {
  title: 'KYC ची स्थिती',
  completeKyc: 'KYC पूर्ण करा',
  summary: 'नोंदणीची माहिती',
  business: 'व्यवसाय',
  owner: 'मालक',
  phone: 'फोन',
  category: 'प्रकार',
  dashboard: 'डॅशबोर्ड पाहा',
  missingTitle: 'प्रोफाइल सापडली नाही',
  missing: 'आम्हाला तुमची प्रोफाइल सापडली नाही. कृपया लॉग इन करा किंवा नवीन नोंदणी सुरू करा.',
  goHome: 'होम पेजवर जा',
} satisfies Words<typeof english.profileWords>;

export const profileToasts = {
  welcome: {
    title: 'स्वागत आहे',
    description: `तुमची नोंदणी सबमिट झाली आहे. आम्ही ${limits.reviewHoursRange} तासांत तुमचे KYC तपासू.`,
  },
} satisfies Words<typeof english.profileToasts>;
