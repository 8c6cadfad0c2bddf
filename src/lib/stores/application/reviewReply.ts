import { callOptional } from '#lib/api/optional.ts';
import { reloadApplication } from '#lib/stores/application/flow/flowActions.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';

/** The longest answer, in characters. An API has to accept a text of this length. */
export const replyMaxChars = 200;

/**
 * Sends the vendor’s answer about an item to the reviewer. Reloads the application, because the review may start again.
 * Requires the API's capability `reviewReply`.
 * @throws {ApiError}
 */
export async function sendReviewReply(vendorId: string, item: string, text: string): Promise<void> {
  const operation = `review-reply.${vendorId}.${item}`;
  const body = { item, text: text.trim() };
  await sendOnce(operation, body, (idempotencyKey) =>
    callOptional('reviewReply', { id: vendorId, body, idempotencyKey }),
  );
  // The same words after the next decision are a new request.
  forgetKey(operation);
  await reloadApplication();
}
