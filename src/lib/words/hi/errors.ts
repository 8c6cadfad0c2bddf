import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

/** The messages of failed calls. `lib/messages/errorMessage.ts` chooses one. */
export const failureWords = {
  offline: 'कृपया अपना इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  unreachable: 'हम सर्वर तक नहीं पहुँच सके। कृपया फिर कोशिश करें।',
  noVendor: 'विक्रेता नहीं मिला',
  unavailable: 'हमारी सेवा अभी कुछ देर के लिए बंद है। कृपया थोड़ी देर बाद कोशिश करें।',
  anything: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  unknownOutcome:
    'हमें नहीं पता कि आपके कारोबार की जानकारी सेव हुई या नहीं। उसी नंबर से लॉग इन करें और “आगे” फिर से दबाएँ। हम पहले जाँच लेते हैं, इसलिए कुछ भी दो बार सेव नहीं होता।',
  tooManyRequests: 'बहुत ज़्यादा बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
  tooManyAttempts: 'बहुत बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
  phone: 'कृपया सही फ़ोन नंबर डालें।',
  code: 'कृपया 6 अंकों का सही OTP डालें।',
  wrongCode: 'आपका डाला हुआ OTP गलत है। कृपया फिर कोशिश करें।',
  codeExpired: 'OTP का समय खत्म हो गया। कृपया नया मँगाएँ।',
  incompleteGrant: 'सर्वर का जवाब अधूरा है: लॉग इन की ज़रूरी जानकारी नहीं मिली',
  noVendorId: 'विक्रेता की ID नहीं मिली',
  signInAgain: 'आगे बढ़ने के लिए कृपया फिर से लॉग इन करें।',
  notSent: 'OTP नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  notSentOnPage: 'OTP नहीं भेज पाए। कृपया फिर कोशिश करें।',
  notVerified: 'कृपया अपना OTP देखकर फिर कोशिश करें।',
  notVerifiedOnPage: 'OTP वेरिफ़ाई नहीं हो पाया। कृपया फिर कोशिश करें।',
  loginRefused: 'लॉग इन नहीं हुआ',
} satisfies Words<typeof english.failureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'नहीं हो पाया',
  login: 'कोड मान्य नहीं है',
  onboardingSendOtp: 'OTP नहीं भेजा जा सका',
  createVendor: 'वेरिफ़ाई नहीं हो पाया',
  kyc: 'KYC की जानकारी सेव नहीं हुई',
  documents: 'दस्तावेज़ अपलोड नहीं हुए',
  contract: 'अनुबंध सबमिट नहीं हो सका',
  error: 'गड़बड़ी',
} satisfies Words<typeof english.failureTitleWords>;
