import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

/** The messages of failed calls. `lib/messages/errorMessage.ts` chooses one. */
export const failureWords = {
  offline: 'ইন্টারনেট চলছে কি না দেখে আবার চেষ্টা করুন।',
  unreachable: 'সার্ভারের সঙ্গে যোগাযোগ করা গেল না। আবার চেষ্টা করুন।',
  noVendor: 'বিক্রেতা পাওয়া যায়নি',
  unavailable: 'আমাদের পরিষেবা এখন কিছুক্ষণের জন্য বন্ধ আছে। একটু পরে আবার চেষ্টা করুন।',
  anything: 'কোনও একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  unknownOutcome:
    'আপনার ব্যবসার তথ্য সেভ হয়েছে কি না আমরা জানি না। একই নম্বর দিয়ে লগ ইন করে আবার ‘পরবর্তী’-তে ট্যাপ করুন। আমরা আগে দেখে নেব, তাই কিছুই দুবার সেভ হবে না।',
  tooManyRequests: 'পরপর অনেকবার অনুরোধ এসেছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
  tooManyAttempts: 'অনেকবার চেষ্টা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
  phone: 'সঠিক ফোন নম্বর লিখুন।',
  code: '6 অঙ্কের সঠিক OTP লিখুন।',
  wrongCode: 'আপনার লেখা OTP ভুল। আবার চেষ্টা করুন।',
  codeExpired: 'OTP-র মেয়াদ শেষ হয়ে গেছে। নতুন OTP নিন।',
  incompleteGrant: 'সার্ভারের উত্তর অসম্পূর্ণ: লগ ইনের দরকারি তথ্য নেই',
  noVendorId: 'বিক্রেতার আইডি পাওয়া যায়নি',
  signInAgain: 'চালিয়ে যেতে আবার লগ ইন করুন।',
  notSent: 'OTP পাঠানো গেল না। আবার চেষ্টা করুন।',
  notSentOnPage: 'OTP পাঠাতে পারলাম না। আবার চেষ্টা করুন।',
  notVerified: 'OTP মিলিয়ে দেখে আবার চেষ্টা করুন।',
  notVerifiedOnPage: 'OTP যাচাই করা গেল না। আবার চেষ্টা করুন।',
  loginRefused: 'লগ ইন করা গেল না',
} satisfies Words<typeof english.failureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'পাঠানো গেল না',
  login: 'কোড বৈধ নয়',
  onboardingSendOtp: 'OTP পাঠানো গেল না',
  createVendor: 'যাচাই হল না',
  kyc: 'KYC-র তথ্য সেভ করা গেল না',
  documents: 'ডকুমেন্ট আপলোড হল না',
  contract: 'চুক্তি জমা হল না',
  error: 'সমস্যা',
} satisfies Words<typeof english.failureTitleWords>;
