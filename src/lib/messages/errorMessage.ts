import { failureTitleWords, failureWords as words } from '#lib/copy/errors.ts';
import type { Toast } from '#lib/copy/toast.ts';

/** What screens need of a failed call. By shape: some of them are there before the calls and their `ApiError`. */
export interface Failure {
  code: string;
  /** The server's own words. */
  serverMessage: string | null;
  /** How long the server asks to wait (ms), if it says. */
  retryAfterMs?: number | null;
}

/** The failure of code that could not be fetched, where it has to be said as one of a call. */
export const lostOnTheWay: Failure = { code: 'network', serverMessage: null };

/** The words of one place for each code. Without a row of its own, the server's message is shown, or `fallback`. */
interface ErrorTable extends Readonly<Record<string, string | undefined>> {
  fallback: string;
  /** Instead of `fallback` for a reply of `success: false`; the server's message goes before it too. */
  rejected?: string;
}

const unreachable = {
  network: words.offline,
  timeout: words.offline,
  unavailable: words.unavailable,
  malformed: words.anything,
  aborted: words.anything,
  'outcome-unknown': words.unknownOutcome,
};

/**
 * The rows of section 8 of the specification for sending and verifying a code. A status without a row, 422 among them,
 * shows the server's words.
 */
const sendOtpCodes = {
  ...unreachable,
  'rate-limited': words.tooManyRequests,
  'bad-request': words.phone,
};
const verifyCodes = {
  ...unreachable,
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
  /** The card of the start page, which is no dialog: the fallbacks of the specification's own tables. */
  sendOtpOnPage: { ...sendOtpCodes, fallback: words.notSentOnPage },
  loginOnPage: { ...loginCodes, fallback: words.notVerifiedOnPage },
  /** Calls of the application itself: the server's words are the most exact there are. */
  application: {
    ...unreachable,
    'rate-limited': words.tooManyRequests,
    'signed-out': words.signInAgain,
    unauthorized: words.signInAgain,
    fallback: words.anything,
  },
  /** The onboarding's OTP dialog. */
  createVendor: { ...verifyCodes, 'no-vendor-id': words.noVendorId, fallback: words.notVerified },
} satisfies Record<string, ErrorTable>;

/** Where a call was made from, as far as its words depend on it. */
export type ErrorPlace = keyof typeof tables;

/** The message for a failed call made from a place. Anything that is no API failure is 'Something went wrong'. */
export function errorMessage(place: ErrorPlace, error: unknown): string {
  const failure = asFailure(error);
  if (failure === null) return words.anything;
  const table: ErrorTable = tables[place];
  const own = table[failure.code];
  return (
    (failure.code === 'rejected' ? (failure.serverMessage ?? own) : (own ?? failure.serverMessage)) ??
    table.fallback
  );
}

/** A failure toast: its specified title and the message of the place. */
export function failureToast(
  title: keyof typeof failureTitleWords,
  place: ErrorPlace,
  error: unknown,
): Toast {
  // Wherever the call was made from.
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
