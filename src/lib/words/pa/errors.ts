import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

/** The messages of failed calls. `lib/messages/errorMessage.ts` chooses one. */
export const failureWords = {
  offline: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਕਨੈਕਸ਼ਨ ਦੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  unreachable: 'ਅਸੀਂ ਸਰਵਰ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚ ਸਕੇ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  noVendor: 'ਵਿਕਰੇਤਾ ਨਹੀਂ ਮਿਲਿਆ',
  unavailable: 'ਸਾਡੀ ਸੇਵਾ ਇਸ ਵੇਲੇ ਬੰਦ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  anything: 'ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  unknownOutcome:
    'ਸਾਨੂੰ ਨਹੀਂ ਪਤਾ ਕਿ ਤੁਹਾਡੇ ਕਾਰੋਬਾਰ ਦੀ ਜਾਣਕਾਰੀ ਸੇਵ ਹੋਈ ਜਾਂ ਨਹੀਂ। ਉਸੇ ਨੰਬਰ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋ ਅਤੇ “ਅੱਗੇ” ਦੁਬਾਰਾ ਦਬਾਓ। ਅਸੀਂ ਪਹਿਲਾਂ ਜਾਂਚ ਲੈਂਦੇ ਹਾਂ, ਇਸ ਲਈ ਕੁਝ ਵੀ ਦੋ ਵਾਰ ਸੇਵ ਨਹੀਂ ਹੁੰਦਾ।',
  tooManyRequests: 'ਬਹੁਤ ਜ਼ਿਆਦਾ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹਾ ਰੁਕ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  tooManyAttempts: 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹਾ ਰੁਕ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  phone: 'ਕਿਰਪਾ ਕਰਕੇ ਸਹੀ ਫ਼ੋਨ ਨੰਬਰ ਦਰਜ ਕਰੋ।',
  code: 'ਕਿਰਪਾ ਕਰਕੇ 6 ਅੰਕਾਂ ਦਾ ਸਹੀ OTP ਦਰਜ ਕਰੋ।',
  wrongCode: 'ਤੁਹਾਡਾ ਦਰਜ ਕੀਤਾ OTP ਗਲਤ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  codeExpired: 'OTP ਦਾ ਸਮਾਂ ਖਤਮ ਹੋ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਨਵਾਂ ਮੰਗਵਾਓ।',
  incompleteGrant: 'ਸਰਵਰ ਦਾ ਜਵਾਬ ਅਧੂਰਾ ਹੈ: ਲੌਗ ਇਨ ਦੀ ਜ਼ਰੂਰੀ ਜਾਣਕਾਰੀ ਨਹੀਂ ਮਿਲੀ',
  noVendorId: 'ਵਿਕਰੇਤਾ ਦੀ ID ਨਹੀਂ ਮਿਲੀ',
  signInAgain: 'ਅੱਗੇ ਵਧਣ ਲਈ ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰੋ।',
  notSent: 'OTP ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  notSentOnPage: 'ਅਸੀਂ OTP ਨਹੀਂ ਭੇਜ ਸਕੇ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  notVerified: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ OTP ਦੇਖ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  notVerifiedOnPage: 'OTP ਵੈਰੀਫ਼ਾਈ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  loginRefused: 'ਲੌਗ ਇਨ ਨਹੀਂ ਹੋਇਆ',
} satisfies Words<typeof english.failureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'ਨਹੀਂ ਹੋ ਸਕਿਆ',
  login: 'ਕੋਡ ਨਹੀਂ ਚੱਲਿਆ',
  onboardingSendOtp: 'OTP ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ',
  createVendor: 'ਵੈਰੀਫ਼ਾਈ ਨਹੀਂ ਹੋ ਸਕਿਆ',
  kyc: 'KYC ਦੀ ਜਾਣਕਾਰੀ ਸੇਵ ਨਹੀਂ ਹੋਈ',
  documents: 'ਦਸਤਾਵੇਜ਼ ਅਪਲੋਡ ਨਹੀਂ ਹੋਏ',
  contract: 'ਇਕਰਾਰਨਾਮਾ ਸਬਮਿਟ ਨਹੀਂ ਹੋ ਸਕਿਆ',
  error: 'ਗੜਬੜ',
} satisfies Words<typeof english.failureTitleWords>;
