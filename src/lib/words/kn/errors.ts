import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

/** The messages of failed calls. `lib/messages/errorMessage.ts` chooses one. */
export const failureWords = {
  offline: 'ಇಂಟರ್ನೆಟ್ ಇದೆಯೇ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  unreachable: 'ಸರ್ವರ್ ಅನ್ನು ಸಂಪರ್ಕಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  noVendor: 'ಮಾರಾಟಗಾರರ ವಿವರ ಸಿಗಲಿಲ್ಲ',
  unavailable: 'ನಮ್ಮ ಸೇವೆ ತಾತ್ಕಾಲಿಕವಾಗಿ ಲಭ್ಯವಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  anything: 'ಏನೋ ತಪ್ಪಾಗಿದೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  unknownOutcome:
    'ನಿಮ್ಮ ವ್ಯಾಪಾರದ ವಿವರ ಸೇವ್ ಆಗಿದೆಯೇ ಇಲ್ಲವೇ ನಮಗೆ ಗೊತ್ತಿಲ್ಲ. ಅದೇ ನಂಬರ್‌ನಿಂದ ಲಾಗಿನ್ ಮಾಡಿ ‘ಮುಂದೆ’ ಮತ್ತೆ ಒತ್ತಿ. ನಾವು ಮೊದಲು ನೋಡುತ್ತೇವೆ, ಹಾಗಾಗಿ ಯಾವುದೂ ಎರಡು ಸಲ ಸೇವ್ ಆಗುವುದಿಲ್ಲ.',
  tooManyRequests: 'ತುಂಬಾ ಸಲ ಕೇಳಿದ್ದೀರಿ. ಸ್ವಲ್ಪ ಹೊತ್ತು ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  tooManyAttempts: 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. ಸ್ವಲ್ಪ ಹೊತ್ತು ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  phone: 'ಸರಿಯಾದ ಫೋನ್ ನಂಬರ್ ನಮೂದಿಸಿ.',
  code: '6 ಅಂಕಿಗಳ ಸರಿಯಾದ OTP ನಮೂದಿಸಿ.',
  wrongCode: 'ನೀವು ನಮೂದಿಸಿದ OTP ತಪ್ಪಾಗಿದೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  codeExpired: 'OTP ಅವಧಿ ಮುಗಿದಿದೆ. ಹೊಸ OTP ತರಿಸಿಕೊಳ್ಳಿ.',
  incompleteGrant: 'ಸರ್ವರ್‌ನ ಉತ್ತರ ಪೂರ್ತಿ ಬರಲಿಲ್ಲ: ಲಾಗಿನ್‌ಗೆ ಬೇಕಾದ ಮಾಹಿತಿ ಇಲ್ಲ',
  noVendorId: 'ಮಾರಾಟಗಾರರ ID ಸಿಗಲಿಲ್ಲ',
  signInAgain: 'ಮುಂದುವರಿಯಲು ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
  notSent: 'OTP ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  notSentOnPage: 'OTP ಕಳುಹಿಸಲು ಸಾಧ್ಯವಾಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  notVerified: 'OTP ಸರಿಯಿದೆಯೇ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  notVerifiedOnPage: 'OTP ದೃಢೀಕರಿಸಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  loginRefused: 'ಲಾಗಿನ್ ಆಗಲಿಲ್ಲ',
} satisfies Words<typeof english.failureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ',
  login: 'ಈ ಕೋಡ್ ನಡೆಯಲಿಲ್ಲ',
  onboardingSendOtp: 'OTP ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ',
  createVendor: 'ದೃಢೀಕರಿಸಲು ಆಗಲಿಲ್ಲ',
  kyc: 'KYC ವಿವರ ಸೇವ್ ಆಗಲಿಲ್ಲ',
  documents: 'ದಾಖಲೆಗಳು ಅಪ್‌ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  contract: 'ಒಪ್ಪಂದ ಸಲ್ಲಿಸಲು ಆಗಲಿಲ್ಲ',
  error: 'ಸಮಸ್ಯೆ',
} satisfies Words<typeof english.failureTitleWords>;
