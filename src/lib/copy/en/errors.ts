const unavailable = 'Our service is temporarily unavailable. Please try again later.';
const offline = 'Please check your internet connection and try again.';
const anything = 'Something went wrong. Please try again.';
const unknownOutcome =
  'The internet connection broke. We do not know if your business was saved. Sign in with the same number and press Next again. We check first, so nothing is saved twice.';

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
  'rate-limited': 'Too many requests. Please wait a moment before trying again.',
  'bad-request': 'Please enter a valid phone number.',
} as const;
const loginCodes = {
  ...unreachable,
  unauthorized: 'The OTP you entered is incorrect. Please try again.',
  'bad-request': 'Please enter a valid 6-digit OTP.',
  'rate-limited': 'Too many attempts. Please wait a moment before trying again.',
  'not-found': 'OTP has expired. Please request a new one.',
  'incomplete-grant': 'Invalid response: missing required authentication data',
} as const;

/** What a failed call says, by the place it was made from. */
export const errorTableWords = {
  /** The Vendor Login dialog and the onboarding. */
  sendOtp: { codes: sendOtpCodes, other: 'Failed to send OTP. Please try again.' },
  login: { codes: loginCodes, other: 'Please check your OTP and try again.' },
  /** The card of the start page, which is no dialog: the fallbacks of the specification's own tables. */
  sendOtpOnPage: { codes: sendOtpCodes, other: 'Unable to send OTP. Please try again.' },
  loginOnPage: { codes: loginCodes, other: 'Unable to verify OTP. Please try again.' },
  /** Calls of the application itself: the server's words are the most exact there are. */
  application: {
    codes: {
      ...unreachable,
      'rate-limited': 'Too many requests. Please wait a moment before trying again.',
      'signed-out': 'Please sign in again to continue.',
      unauthorized: 'Please sign in again to continue.',
    },
    other: anything,
  },
  /** The onboarding's OTP dialog. */
  createVendor: {
    codes: {
      ...unreachable,
      unauthorized: 'The OTP you entered is incorrect. Please try again.',
      'rate-limited': 'Too many attempts. Please wait a moment before trying again.',
      'not-found': 'OTP has expired. Please request a new one.',
      'no-vendor-id': 'Vendor ID not found',
    },
    other: 'Please check your OTP and try again.',
  },
} satisfies Record<string, ErrorTable>;

/** What signing in says without words of its own or of the server's. */
export const loginRefusedWords = 'Authentication failed';

/** For what is no failure of a call, and for a reply that makes no sense. */
export const anyFailureWords = anything;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'Failed',
  login: 'Invalid code',
  onboardingSendOtp: 'Failed to send OTP',
  createVendor: 'Verification failed',
  kyc: 'Failed to save KYC info',
  documents: 'Failed to upload documents',
  contract: 'Failed to submit contract',
} as const;

/** Codes whose title is the same wherever the call was made from. */
export const titleByCodeWords: Readonly<Record<string, string>> = { 'no-vendor-id': 'Error' };
