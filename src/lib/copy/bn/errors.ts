import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

const unavailable = 'আমাদের পরিষেবা এখন কিছুক্ষণ বন্ধ আছে। একটু পরে আবার চেষ্টা করুন।';
const offline = 'ইন্টারনেট চলছে কি না দেখে আবার চেষ্টা করুন।';
const anything = 'কিছু একটা গোলমাল হয়েছে। আবার চেষ্টা করুন।';
const unknownOutcome =
  'ইন্টারনেট কেটে গেছে। আপনার ব্যবসা রাখা হয়েছে কি না জানি না। একই নম্বর দিয়ে লগ ইন করে আবার ‘পরবর্তী’ টিপুন। আমরা আগে দেখে নিই, তাই কিছু দুবার রাখা হবে না।';

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

const tooMany = 'অনেকবার চেষ্টা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।';
const tooManyRequests = 'পরপর অনেক অনুরোধ এসেছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।';
const wrongOtp = 'OTP ভুল হয়েছে। আবার চেষ্টা করুন।';
const expiredOtp = 'OTP-র মেয়াদ শেষ। নতুন OTP নিন।';
const checkOtp = 'OTP মিলিয়ে দেখে আবার চেষ্টা করুন।';
const signInAgain = 'চালিয়ে যেতে আবার লগ ইন করুন।';

/**
 * The rows of section 8 of the specification for sending and verifying a code. A status without a row, 422 among them,
 * shows the server's words.
 */
const sendOtpCodes = {
  ...unreachable,
  'rate-limited': tooManyRequests,
  'bad-request': 'সঠিক ফোন নম্বর লিখুন।',
} as const;
const loginCodes = {
  ...unreachable,
  unauthorized: wrongOtp,
  'bad-request': '6 অঙ্কের সঠিক OTP লিখুন।',
  'rate-limited': tooMany,
  'not-found': expiredOtp,
  'incomplete-grant': 'উত্তরে লগ ইনের দরকারি তথ্য নেই। আবার চেষ্টা করুন।',
} as const;

/** What a failed call says, by the place it was made from. */
export const errorTableWords = {
  /** The Vendor Login dialog and the onboarding. */
  sendOtp: { codes: sendOtpCodes, other: 'OTP পাঠানো গেল না। আবার চেষ্টা করুন।' },
  login: { codes: loginCodes, other: checkOtp },
  /** The card of the start page, which is no dialog: the fallbacks of the specification's own tables. */
  sendOtpOnPage: { codes: sendOtpCodes, other: 'OTP পাঠাতে পারলাম না। আবার চেষ্টা করুন।' },
  loginOnPage: { codes: loginCodes, other: 'OTP যাচাই করা গেল না। আবার চেষ্টা করুন।' },
  /** Calls of the application itself: the server's words are the most exact there are. */
  application: {
    codes: {
      ...unreachable,
      'rate-limited': tooManyRequests,
      'signed-out': signInAgain,
      unauthorized: signInAgain,
    },
    other: anything,
  },
  /** The onboarding's OTP dialog. */
  createVendor: {
    codes: {
      ...unreachable,
      unauthorized: wrongOtp,
      'rate-limited': tooMany,
      'not-found': expiredOtp,
      'no-vendor-id': 'বিক্রেতার আইডি পাওয়া যায়নি',
    },
    other: checkOtp,
  },
} satisfies Words<typeof english.errorTableWords>;

/** What signing in says without words of its own or of the server's. */
export const loginRefusedWords = 'লগ ইন করা গেল না' satisfies Words<typeof english.loginRefusedWords>;

/** For what is no failure of a call, and for a reply that makes no sense. */
export const anyFailureWords = anything satisfies Words<typeof english.anyFailureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'হল না',
  login: 'কোড ভুল',
  onboardingSendOtp: 'OTP পাঠানো গেল না',
  createVendor: 'যাচাই হল না',
  kyc: 'KYC-র তথ্য রাখা গেল না',
  documents: 'ডকুমেন্ট আপলোড হল না',
  contract: 'চুক্তি জমা হল না',
} satisfies Words<typeof english.failureTitleWords>;

/** Codes whose title is the same wherever the call was made from. */
export const titleByCodeWords: Readonly<Record<string, string>> = { 'no-vendor-id': 'সমস্যা' };
