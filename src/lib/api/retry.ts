import { ApiError, isRetryable } from '#lib/api/errors.ts';
import * as limits from '#lib/limits.ts';

/**
 * Returns the milliseconds to wait before a read is retried, or undefined for no retry. `retryCount` starts at 1. If
 * the server asks for a longer pause, that pause is used, up to the cap.
 */
export function retryDelay(error: unknown, retryCount: number): number | undefined {
  if (!isRetryable(error) || retryCount > limits.fetchRetries) return undefined;
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return Math.min(Math.max(asked, limits.retryBaseMs * 2 ** (retryCount - 1)), limits.retryCapMs);
}

/** Runs a read and retries it after network errors and 5xx, never after 4xx. */
export async function withRetries<Reply>(read: () => Promise<Reply>): Promise<Reply> {
  for (let retry = 1; ; retry++) {
    try {
      return await read();
    } catch (error) {
      const delay = retryDelay(error, retry);
      if (delay === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
