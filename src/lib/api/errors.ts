/** Why a call failed. `messages/errorMessage.ts` has the words for each code and place. */
export const apiErrorCodes = [
  'network',
  /** The API is on another origin and does not answer, but the site does. */
  'unreachable',
  'timeout',
  'aborted',
  'malformed',
  'bad-request',
  'unprocessable',
  'unauthorized',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'wrong-type',
  'rate-limited',
  'unavailable',
  'other',
  'signed-out',
  'no-refresh-token',
  'no-access-token',
  'refresh-lost',
  'rejected',
  'incomplete-grant',
  'no-vendor-id',
  /** A reply that should contain a vendor has a vendor without an id. */
  'no-vendor',
  'outcome-unknown',
] as const;
export type ApiErrorCode = (typeof apiErrorCodes)[number];

const byStatus: Record<number, ApiErrorCode> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  415: 'wrong-type',
  422: 'unprocessable',
  429: 'rate-limited',
};

/** Returns the code of an HTTP status outside 2xx. */
export function codeOfStatus(status: number): ApiErrorCode {
  return byStatus[status] ?? (status >= 500 ? 'unavailable' : 'other');
}

/** A message of the server about one field. */
export interface ApiFieldError {
  /** The field in camelCase with dots between its parts: `panNumber`, `deliveryTimings.openTime`. */
  path: string;
  code: string | null;
  message: string | null;
}

/** The readable parts of an error reply. */
export interface ErrorBody {
  /** The server's own words; null if they say no more than the status. */
  serverMessage: string | null;
  fieldErrors: readonly ApiFieldError[];
}

/** A failed call. `serverMessage` holds the server's own words, if any. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status; null without a reply. */
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly fieldErrors: readonly ApiFieldError[];
  /** How long the server asks the client to wait before the next try; null if it does not say. */
  readonly retryAfterMs: number | null;
  /** The number under which the API knows the failed request; null if it names none. */
  readonly requestId: string | null;

  constructor(
    code: ApiErrorCode,
    details: {
      status?: number | null;
      serverMessage?: string | null;
      fieldErrors?: readonly ApiFieldError[];
      retryAfterMs?: number | null;
      requestId?: string | null;
      message?: string;
    } = {},
  ) {
    super(details.message ?? code);
    this.code = code;
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.requestId = details.requestId ?? null;
  }
}

/** Converts seconds or an HTTP date (RFC 9110, 10.2.3) to milliseconds from now; null for anything else. */
function waitOf(retryAfter: string | null | undefined): number | null {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** Returns the error for a reply outside 2xx. `said` is its error body, if it was read. */
export function errorFromReply(
  status: number,
  said?: ErrorBody,
  retryAfter?: string | null,
  requestId: string | null = null,
): ApiError {
  return new ApiError(codeOfStatus(status), { ...said, status, retryAfterMs: waitOf(retryAfter), requestId });
}

/**
 * Whether no reply came: the network failed, the call timed out, or the API was unreachable. The server may still
 * have carried out the request.
 */
export function isNoAnswer(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'network' || error.code === 'timeout' || error.code === 'unreachable')
  );
}

/** Whether a read may be retried automatically: there was no reply, or the server failed. Never for 4xx. */
export function isRetryable(error: unknown): boolean {
  return isNoAnswer(error) || (error instanceof ApiError && error.code === 'unavailable');
}

/** Whether the session is gone, so that the vendor has to sign in again. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'signed-out' || error.code === 'unauthorized');
}
