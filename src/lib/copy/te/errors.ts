import type { Words } from '#lib/translation.ts';
import type * as english from '../en/errors.ts';

const unavailable = 'మా సేవ ప్రస్తుతం తాత్కాలికంగా అందుబాటులో లేదు. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.';
const offline = 'ఇంటర్నెట్ ఉందో లేదో చూసి మళ్లీ ప్రయత్నించండి.';
const anything = 'ఏదో పొరపాటు జరిగింది. మళ్లీ ప్రయత్నించండి.';
const unknownOutcome =
  'ఇంటర్నెట్ తెగిపోయింది. మీ వ్యాపారం సేవ్ అయిందో లేదో మాకు తెలియదు. అదే నంబర్‌తో లాగిన్ అయి మళ్లీ ‘తర్వాత’ నొక్కండి. మేం ముందు సరిచూస్తాం, కాబట్టి ఏదీ రెండుసార్లు సేవ్ కాదు.';

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

const tooMany = 'చాలాసార్లు ప్రయత్నించారు. కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.';
const tooManyRequests = 'చాలా అభ్యర్థనలు వచ్చాయి. కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.';
const wrongOtp = 'మీరు రాసిన OTP తప్పు. మళ్లీ ప్రయత్నించండి.';
const expiredOtp = 'OTP గడువు ముగిసింది. కొత్తది అడగండి.';
const checkOtp = 'మీ OTP సరిచూసి మళ్లీ ప్రయత్నించండి.';
const signInAgain = 'కొనసాగించడానికి మళ్లీ లాగిన్ అవ్వండి.';

/**
 * The rows of section 8 of the specification for sending and verifying a code. A status without a row, 422 among them,
 * shows the server's words.
 */
const sendOtpCodes = {
  ...unreachable,
  'rate-limited': tooManyRequests,
  'bad-request': 'సరైన ఫోన్ నంబర్ రాయండి.',
} as const;
const loginCodes = {
  ...unreachable,
  unauthorized: wrongOtp,
  'bad-request': '6 అంకెల సరైన OTP రాయండి.',
  'rate-limited': tooMany,
  'not-found': expiredOtp,
  'incomplete-grant': 'జవాబులో లాగిన్‌కు కావలసిన వివరాలు లేవు. మళ్లీ ప్రయత్నించండి.',
} as const;

/** What a failed call says, by the place it was made from. */
export const errorTableWords = {
  /** The Vendor Login dialog and the onboarding. */
  sendOtp: { codes: sendOtpCodes, other: 'OTP పంపలేకపోయాం. మళ్లీ ప్రయత్నించండి.' },
  login: { codes: loginCodes, other: checkOtp },
  /** The card of the start page, which is no dialog: the fallbacks of the specification's own tables. */
  sendOtpOnPage: { codes: sendOtpCodes, other: 'OTP పంపడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.' },
  loginOnPage: { codes: loginCodes, other: 'OTP ధ్రువీకరించలేకపోయాం. మళ్లీ ప్రయత్నించండి.' },
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
      'no-vendor-id': 'విక్రేత ఐడీ దొరకలేదు',
    },
    other: checkOtp,
  },
} satisfies Words<typeof english.errorTableWords>;

/** What signing in says without words of its own or of the server's. */
export const loginRefusedWords = 'లాగిన్ కాలేదు' satisfies Words<typeof english.loginRefusedWords>;

/** For what is no failure of a call, and for a reply that makes no sense. */
export const anyFailureWords = anything satisfies Words<typeof english.anyFailureWords>;

/** Titles of the toasts that go with a failed call. */
export const failureTitleWords = {
  sendOtp: 'కుదరలేదు',
  login: 'కోడ్ తప్పు',
  onboardingSendOtp: 'OTP పంపలేకపోయాం',
  createVendor: 'ధ్రువీకరణ కాలేదు',
  kyc: 'KYC వివరాలు సేవ్ కాలేదు',
  documents: 'పత్రాలు అప్‌లోడ్ కాలేదు',
  contract: 'ఒప్పందం సమర్పించలేకపోయాం',
} satisfies Words<typeof english.failureTitleWords>;

/** Codes whose title is the same wherever the call was made from. */
export const titleByCodeWords: Readonly<Record<string, string>> = { 'no-vendor-id': 'సమస్య' };
