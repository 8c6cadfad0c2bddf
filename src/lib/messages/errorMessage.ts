import { failureTitleWords, failureWords as words } from '#lib/words/errors.ts';
import type { Toast } from '#lib/words/toast.ts';
import { withNumber } from './requestNumber.ts';
import { preferServerWords } from './serverWords.ts';

/** The parts of a failed call that screens need. It is a structural type: some screens load before `ApiError`. */
export interface Failure {
  code: string;
  /** The server's own words. */
  serverMessage: string | null;
  /** How long the server asks the client to wait (ms), if it says. */
  retryAfterMs?: number | null;
}

/** The failure of code that could not be fetched, shown like that of a call. */
export const lostOnTheWay: Failure = { code: 'network', serverMessage: null };

/** The words of one place by code. A code without a row shows the server's message, or `fallback`. */
interface ErrorTable extends Readonly<Record<string, string | undefined>> {
  fallback: string;
  /** Replaces `fallback` for a reply of `success: false`. The server's message still comes first. */
  rejected?: string;
}

/** Failures with the same words in every place. */
const anywhere = {
  network: words.offline,
  timeout: words.offline,
  unreachable: words.unreachable,
  'no-vendor': words.noVendor,
  unavailable: words.unavailable,
  malformed: words.anything,
  aborted: words.anything,
  'outcome-unknown': words.unknownOutcome,
};

/**
 * Section 8 of the specification: sending and verifying a code. Other statuses, such as 422, show the server's words.
 */
const sendOtpCodes = {
  ...anywhere,
  'rate-limited': words.tooManyRequests,
  'bad-request': words.phone,
};
const verifyCodes = {
  ...anywhere,
  unauthorized: words.wrongCode,
  'rate-limited': words.tooManyAttempts,
  'not-found': words.codeExpired,
};
const loginCodes = {
  ...verifyCodes,
  'bad-request': words.code,
  'incomplete-grant': words.incompleteGrant,
  rejected: words.loginRefused,
};

const tables = {
  /** The Vendor Login dialog and the onboarding. */
  sendOtp: { ...sendOtpCodes, fallback: words.notSent },
  login: { ...loginCodes, fallback: words.notVerified },
  /** The card of the start page is not a dialog, so it uses the fallbacks of its own tables in the specification. */
  sendOtpOnPage: { ...sendOtpCodes, fallback: words.notSentOnPage },
  loginOnPage: { ...loginCodes, fallback: words.notVerifiedOnPage },
  /** Calls of the application itself. The server's words are the most precise. */
  application: {
    ...anywhere,
    'rate-limited': words.tooManyRequests,
    'signed-out': words.signInAgain,
    unauthorized: words.signInAgain,
    fallback: words.anything,
  },
  /** The onboarding's OTP dialog. */
  createVendor: { ...verifyCodes, 'no-vendor-id': words.noVendorId, fallback: words.notVerified },
} satisfies Record<string, ErrorTable>;

/** The place of a call, where its words depend on it. */
export type ErrorPlace = keyof typeof tables;

/** Returns the message for a failed call, with the request's number. Any other error becomes 'Something went wrong'. */
export function errorMessage(place: ErrorPlace, error: unknown): string {
  const failure = asFailure(error);
  if (failure === null) return words.anything;
  return withNumber(wordsOf(tables[place], failure), error);
}

function wordsOf(table: ErrorTable, failure: Failure): string {
  const own = table[failure.code];
  if (own !== undefined && failure.code !== 'rejected') return own;
  return preferServerWords(failure.serverMessage, own ?? table.fallback);
}

/** Returns a failure toast: its specified title and the message of the place. */
export function failureToast(
  title: keyof typeof failureTitleWords,
  place: ErrorPlace,
  error: unknown,
): Toast {
  // The title does not depend on the place.
  const isWithoutVendor = asFailure(error)?.code === 'no-vendor-id';
  return {
    title: failureTitleWords[isWithoutVendor ? 'error' : title],
    description: errorMessage(place, error),
  };
}

/** Reads a failed call; null for any other error. */
export function asFailure(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null || !('serverMessage' in error)) return null;
  const { code, serverMessage, retryAfterMs } = error as Record<keyof Failure, unknown>;
  if (typeof code !== 'string') return null;
  return {
    code,
    serverMessage: typeof serverMessage === 'string' ? serverMessage : null,
    retryAfterMs: typeof retryAfterMs === 'number' ? retryAfterMs : null,
  };
}
