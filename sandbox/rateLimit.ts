import type { Context } from '#sandbox/context.ts';
import { one, run } from '#sandbox/db/database.ts';

/**
 * Counts a hit in a sliding window. Returns null if it is allowed, else the seconds until the next hit is
 * allowed. A refused hit does not prolong the wait.
 */
export function hit(context: Context, bucket: string, allowed: number, windowMs: number): number | null {
  const now = context.clock.now();
  run(context.db, 'DELETE FROM rate_hits WHERE bucket = ? AND at <= ?', bucket, now - windowMs);
  const seen = one<{ count: number; oldest: number | null }>(
    context.db,
    'SELECT count(*) AS count, min(at) AS oldest FROM rate_hits WHERE bucket = ?',
    bucket,
  );
  if (seen && seen.count >= allowed) {
    return Math.max(1, Math.ceil(((seen.oldest ?? now) + windowMs - now) / 1000));
  }
  run(context.db, 'INSERT INTO rate_hits (bucket, at) VALUES (?, ?)', bucket, now);
  return null;
}
