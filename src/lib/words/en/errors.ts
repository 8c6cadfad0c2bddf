/** The messages of failed calls. `lib/messages/errorMessage.ts` chooses one. */
export const failureWords = {
  offline: 'Please check your internet connection and try again.',
  unreachable: 'We could not reach the server. Please try again.',
  noVendor: 'Vendor not found',
  unavailable: 'Our service is temporarily unavailable. Please try again later.',
  anything: 'Something went wrong. Please try again.',
  unknownOutcome:
    'We do not know if your business was saved. Sign in with the same number and press Next again. We check first, so nothing is saved twice.',
  tooManyRequests: 'Too many requests. Please wait a moment before trying again.',
  tooManyAttempts: 'Too many attempts. Please wait a moment before trying again.',
  phone: 'Please enter a valid phone number.',
  code: 'Please enter a valid 6-digit OTP.',
  wrongCode: 'The OTP you entered is incorrect. Please try again.',
  codeExpired: 'OTP has expired. Please request a new one.',
  incompleteGrant: 'Invalid response: missing required authentication data',
  noVendorId: 'Vendor ID not found',
  signInAgain: 'Please sign in again to continue.',
  notSent: 'Failed to send OTP. Please try again.',
  notSentOnPage: 'Unable to send OTP. Please try again.',
  notVerified: 'Please check your OTP and try again.',
  notVerifiedOnPage: 'Unable to verify OTP. Please try again.',
  loginRefused: 'Authentication failed',
} as const;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'Failed',
  login: 'Invalid code',
  onboardingSendOtp: 'Failed to send OTP',
  createVendor: 'Verification failed',
  kyc: 'Failed to save KYC info',
  documents: 'Failed to upload documents',
  contract: 'Failed to submit contract',
  error: 'Error',
} as const;
