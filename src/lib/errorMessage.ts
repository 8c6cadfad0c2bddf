import { failureTitleWords, failureWords as words } from '#lib/copy/errors.ts';
import type { Toast } from '#lib/copy/toast.ts';

/** What the words depend on of a failed call: its code and the server's own message. */
export interface Failure {
  code: string;
  serverMessage: string | null;
}

/** The failure of code that could not be fetched, where it has to be said as one of a call. */
export const lostOnTheWay: Failure = { code: 'network', serverMessage: null };

/** The words of one place for each code; `other` is for a server's refusal without words of ours. */
interface ErrorTable {
  codes: Readonly<Record<string, string>>;
  /** Without a row of its own, the server's message is shown, or this. */
  other: string;
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
};

const tables = {
  /** The Vendor Login dialog and the onboarding. */
  sendOtp: { codes: sendOtpCodes, other: words.notSent },
  login: { codes: loginCodes, other: words.notVerified },
  /** The card of the start page, which is no dialog: the fallbacks of the specification's own tables. */
  sendOtpOnPage: { codes: sendOtpCodes, other: words.notSentOnPage },
  loginOnPage: { codes: loginCodes, other: words.notVerifiedOnPage },
  /** Calls of the application itself: the server's words are the most exact there are. */
  application: {
    codes: {
      ...unreachable,
      'rate-limited': words.tooManyRequests,
      'signed-out': words.signInAgain,
      unauthorized: words.signInAgain,
    },
    other: words.anything,
  },
  /** The onboarding's OTP dialog. */
  createVendor: { codes: { ...verifyCodes, 'no-vendor-id': words.noVendorId }, other: words.notVerified },
} satisfies Record<string, ErrorTable>;

/** Where a call was made from, as far as its words depend on it. */
export type ErrorPlace = keyof typeof tables;

/** The message for a failed call made from a place. Anything that is no API failure is 'Something went wrong'. */
export function errorMessage(place: ErrorPlace, error: unknown): string {
  const failure = asFailure(error);
  if (failure === null) return words.anything;
  const table: ErrorTable = tables[place];
  const isLogin = place === 'login' || place === 'loginOnPage';
  if (isLogin && failure.code === 'rejected') return failure.serverMessage ?? words.loginRefused;
  return table.codes[failure.code] ?? failure.serverMessage ?? table.other;
}

/** A failure toast: its specified title and the message of the place. */
export function failureToast(
  title: keyof typeof failureTitleWords,
  place: ErrorPlace,
  error: unknown,
): Toast {
  // The same wherever the call was made from.
  const isWithoutVendor = asFailure(error)?.code === 'no-vendor-id';
  return {
    title: failureTitleWords[isWithoutVendor ? 'error' : title],
    description: errorMessage(place, error),
  };
}

function asFailure(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('serverMessage' in error))
    return null;
  const { code, serverMessage } = error;
  if (typeof code !== 'string') return null;
  return { code, serverMessage: typeof serverMessage === 'string' ? serverMessage : null };
}
