import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

const unavailable = 'हमारी सेवा अभी कुछ देर के लिए बंद है। कृपया थोड़ी देर बाद कोशिश करें।';
const offline = 'कृपया अपना इंटरनेट देखें और फिर कोशिश करें।';
const anything = 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।';
const unknownOutcome =
  'इंटरनेट टूट गया। हमें नहीं पता कि आपका कारोबार सेव हुआ या नहीं। उसी नंबर से साइन इन करें और फिर “आगे” दबाएँ। हम पहले जाँच लेते हैं, इसलिए कुछ भी दो बार सेव नहीं होता।';

/** The words of one place for each code; `other` stands for a server's refusal without words of ours. */
export interface ErrorTable {
  codes: Readonly<Record<string, string>>;
  /** Without a row of its own, the server's message is shown, or this. */
  other: string;
}

const unreachable = {
  network: offline,
  timeout: offline,
  unavailable,
  malformed: anything,
  aborted: anything,
  'outcome-unknown': unknownOutcome,
} as const;

/**
 * The rows of section 8 of the specification for sending and verifying a code. A status without a row, 422 among them,
 * shows the server's words.
 */
const sendOtpCodes = {
  ...unreachable,
  'rate-limited': 'बहुत ज़्यादा बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
  'bad-request': 'कृपया सही फ़ोन नंबर डालें।',
} as const;
const loginCodes = {
  ...unreachable,
  unauthorized: 'आपका डाला हुआ OTP ग़लत है। कृपया फिर कोशिश करें।',
  'bad-request': 'कृपया 6 अंकों का सही OTP डालें।',
  'rate-limited': 'बहुत बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
  'not-found': 'OTP का समय ख़त्म हो गया। कृपया नया मँगाएँ।',
  'incomplete-grant': 'सर्वर का जवाब अधूरा है: साइन इन की जानकारी नहीं मिली',
} as const;

/** What a failed call says, by the place it was made from. */
export const errorTableWords = {
  /** The Vendor Login dialog and the onboarding. */
  sendOtp: { codes: sendOtpCodes, other: 'OTP नहीं भेजा जा सका। कृपया फिर कोशिश करें।' },
  login: { codes: loginCodes, other: 'कृपया अपना OTP देखकर फिर कोशिश करें।' },
  /** The card of the start page, which is no dialog: the fallbacks of the specification's own tables. */
  sendOtpOnPage: { codes: sendOtpCodes, other: 'OTP नहीं भेज पाए। कृपया फिर कोशिश करें।' },
  loginOnPage: { codes: loginCodes, other: 'OTP की जाँच नहीं हो पाई। कृपया फिर कोशिश करें।' },
  /** Calls of the application itself: the server's words are the most exact there are. */
  application: {
    codes: {
      ...unreachable,
      'rate-limited': 'बहुत ज़्यादा बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
      'signed-out': 'आगे बढ़ने के लिए कृपया फिर से साइन इन करें।',
      unauthorized: 'आगे बढ़ने के लिए कृपया फिर से साइन इन करें।',
    },
    other: anything,
  },
  /** The onboarding's OTP dialog. */
  createVendor: {
    codes: {
      ...unreachable,
      unauthorized: 'आपका डाला हुआ OTP ग़लत है। कृपया फिर कोशिश करें।',
      'rate-limited': 'बहुत बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
      'not-found': 'OTP का समय ख़त्म हो गया। कृपया नया मँगाएँ।',
      'no-vendor-id': 'विक्रेता की ID नहीं मिली',
    },
    other: 'कृपया अपना OTP देखकर फिर कोशिश करें।',
  },
} satisfies Words<typeof english.errorTableWords>;

/** What signing in says without words of its own or of the server's. */
export const loginRefusedWords = 'साइन इन नहीं हुआ' satisfies Words<typeof english.loginRefusedWords>;

/** For what is no failure of a call, and for a reply that makes no sense. */
export const anyFailureWords = anything satisfies Words<typeof english.anyFailureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'नहीं हुआ',
  login: 'कोड ग़लत है',
  onboardingSendOtp: 'OTP नहीं भेजा जा सका',
  createVendor: 'जाँच नहीं हो पाई',
  kyc: 'KYC की जानकारी सेव नहीं हुई',
  documents: 'दस्तावेज़ अपलोड नहीं हुए',
  contract: 'अनुबंध नहीं भेजा जा सका',
} satisfies Words<typeof english.failureTitleWords>;

/** Codes whose title is the same wherever the call was made from. */
export const titleByCodeWords: Readonly<Record<string, string>> = { 'no-vendor-id': 'गड़बड़ी' };
