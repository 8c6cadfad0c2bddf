import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/profile.ts';

const incomplete = {
  title: 'अधूरा',
  message: 'आपका रजिस्ट्रेशन पूरा नहीं हुआ है। अब तक का काम सेव है। आगे बढ़ने के लिए “KYC पूरा करें” दबाएँ।',
  action: 'KYC पूरा करें',
};

/** The profile page, by the application's state. Only a complete submission is promised a time. */
export const profileStateWords = {
  new: incomplete,
  draft: incomplete,
  submitted: {
    title: 'KYC की जाँच जारी',
    message: 'आपकी KYC जानकारी हमें मिल गई है। पूरा आवेदन सबमिट करने पर जाँच शुरू होगी।',
    action: null,
  },
  changed: {
    title: 'KYC की जाँच जारी',
    message: 'आपने सबमिट करने के बाद KYC जानकारी बदली है। आगे बढ़ने के लिए उसे फिर से सबमिट करें।',
    action: null,
  },
  'in-review': {
    title: 'KYC की जाँच जारी',
    message: `हम आपकी जानकारी और दस्तावेज़ जाँच रहे हैं। इसमें आम तौर पर ${limits.reviewHoursRange} घंटे लगते हैं।`,
    action: null,
  },
  approved: {
    title: 'आपका KYC मंज़ूर हो गया!',
    message: 'अपने पहले ऑर्डर लेने के लिए विक्रेता ऐप डाउनलोड करें।',
    action: 'विक्रेता ऐप पाएँ',
  },
  rejected: {
    title: 'KYC नामंज़ूर',
    message: 'जाँच टीम ने जो बदलने को कहा है, उसे बदलकर फिर से सबमिट करें।',
    action: 'KYC फिर से सबमिट करें',
  },
} satisfies Words<typeof english.profileStateWords>;

export const profileWords = {
  title: 'KYC की स्थिति',
  completeKyc: 'KYC पूरा करें',
  summary: 'रजिस्ट्रेशन की जानकारी',
  business: 'कारोबार',
  owner: 'मालिक',
  phone: 'फ़ोन',
  category: 'श्रेणी',
  dashboard: 'डैशबोर्ड देखें',
  missingTitle: 'प्रोफ़ाइल नहीं मिली',
  missing: 'हमें आपकी प्रोफ़ाइल नहीं मिली। कृपया लॉग इन करें या नया रजिस्ट्रेशन शुरू करें।',
  goHome: 'होम पेज पर जाएँ',
} satisfies Words<typeof english.profileWords>;

export const profileToasts = {
  welcome: {
    title: 'स्वागत है',
    description: `आपका रजिस्ट्रेशन सबमिट हो गया है। हम ${limits.reviewHoursRange} घंटे में आपका KYC जाँचेंगे।`,
  },
} satisfies Words<typeof english.profileToasts>;
