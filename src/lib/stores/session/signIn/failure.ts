import { ApiError, type ApiErrorCode } from '#lib/api/errors.ts';

/** Returns the code of a failed call; null for an error that is not from the API. */
export function failureCode(error: unknown): ApiErrorCode | null {
  return error instanceof ApiError ? error.code : null;
}
