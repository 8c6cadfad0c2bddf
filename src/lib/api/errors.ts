import { asRecord, deepestWrapper, readText, type Loose } from '#lib/domain/reading.ts';

/** Why a call failed. Words for a code are looked up in `messages/errorMessage.ts`, by the place the call was made from. */
export const apiErrorCodes = [
  'network',
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

/** The code of an HTTP status outside 2xx. */
export function codeOfStatus(status: number): ApiErrorCode {
  return byStatus[status] ?? (status >= 500 ? 'unavailable' : 'other');
}

interface ApiFieldError {
  path: string;
  code: string;
}

/** A failed call. `serverMessage` is the server's own words, when it had any. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status, or null when there was no reply. */
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly fieldErrors: readonly ApiFieldError[];
  /** How long the server asks to wait before the next try; null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(
    code: ApiErrorCode,
    details: {
      status?: number | null;
      serverMessage?: string | null;
      fieldErrors?: readonly ApiFieldError[];
      retryAfterMs?: number | null;
      message?: string;
    } = {},
  ) {
    super(details.message ?? code);
    this.code = code;
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3) as milliseconds from now; null for anything else. */
function waitOf(retryAfter: string | null | undefined): number | null {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** The names under which a reply, or a part of it, may be wrapped. */
const wrappers = ['data', 'result', 'response', 'vendor', 'applicationData'] as const;

/** The part of a reply that says `success: false`, bare or in its wrappers. */
function refusingPart(part: unknown, depth = 0): Loose | null {
  const record = asRecord(part);
  if (record === null || record.success === false) return record;
  if (depth === deepestWrapper) return null;
  for (const name of wrappers) {
    const found = refusingPart(record[name], depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** The refusal in a 2xx reply that says `success: false`, also inside its wrappers; null when it says nothing of the kind. */
export function refusalIn(status: number, body: unknown): ApiError | null {
  const refusing = refusingPart(body);
  if (refusing === null) return null;
  const serverMessage = readText(asRecord(body)?.message) ?? readText(refusing.message);
  return new ApiError('rejected', { status, serverMessage });
}

/** Reads an error reply's body, whatever it is, into an ApiError. */
export function errorFromReply(status: number, body: unknown, retryAfter?: string | null): ApiError {
  const reply = asRecord(body);
  const errors = Array.isArray(reply?.errors) ? reply.errors : [];
  return new ApiError(codeOfStatus(status), {
    status,
    serverMessage: readText(reply?.message) ?? readText(asRecord(reply?.data)?.message),
    retryAfterMs: waitOf(retryAfter),
    fieldErrors: errors.flatMap((entry: unknown) => {
      const one = asRecord(entry);
      const path = readText(one?.path);
      const code = readText(one?.code);
      return path !== null && code !== null ? [{ path, code }] : [];
    }),
  });
}

/** Whether a read may be tried again by itself: the network failed or the server did; never for 4xx. */
export function isRetryable(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'network' || error.code === 'timeout' || error.code === 'unavailable')
  );
}

/** Whether an API may not know the call at all: not found, method not allowed, not implemented. */
export function isUnknownCall(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 405 || error.status === 501);
}

/** Whether the failure means the session is gone, so that signing in again is the way on. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'signed-out' || error.code === 'unauthorized');
}
