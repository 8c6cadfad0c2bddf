import { ApiError, isRetryable } from '#lib/api/errors.ts';
import { limits } from '#lib/limits.ts';

/**
 * Milliseconds before a read is tried again, or undefined for never. `retryCount` starts at 1. A server that asks for a
 * longer pause is given it, up to the cap.
 */
export function retryDelay(error: unknown, retryCount: number): number | undefined {
  if (!isRetryable(error) || retryCount > limits.fetchRetries) return undefined;
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return Math.min(Math.max(asked, limits.retryBaseMs * 2 ** (retryCount - 1)), limits.retryCapMs);
}

/** Reads, and tries again by itself as every read does: on network errors and 5xx, never on 4xx. */
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
