import { takeEarlyCode } from '#preboot/earlyRequests.ts';
import { ApiError } from '#lib/api/errors.ts';
import { withSaid, type SaidReply } from '#lib/api/reply/said.ts';
import { codeWithoutReply } from '#lib/api/transportReach.ts';
import * as limits from '#lib/limits.ts';

/**
 * Returns the reply to the code request of the document, once; null if none was made for this phone. The promise
 * rejects with an ApiError: `network` or `unreachable` when the request failed, `timeout` when no reply comes.
 */
export function takeEarlyReply(phone: string): Promise<SaidReply> | null {
  const reply = takeEarlyCode(phone);
  return reply && inTime(reply);
}

async function inTime(reply: NonNullable<ReturnType<typeof takeEarlyCode>>): Promise<SaidReply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), limits.requestTimeoutMs);
  });
  try {
    const received = await Promise.race([reply, isLate]);
    if (received === null) throw new ApiError(await codeWithoutReply());
    return await withSaid(received);
  } finally {
    clearTimeout(timer);
  }
}
