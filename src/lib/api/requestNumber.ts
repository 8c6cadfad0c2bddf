import { ownerSignal } from '#lib/api/auth.ts';
import { readText } from '#lib/domain/reply/parse.ts';

/** The longest number that is shown. A longer text is no number. */
const longest = 100;

let last: string | null = null;
/** Aborts when this page passes to another account, which must not name the request of the earlier one. */
let owner: AbortSignal | null = null;

/**
 * Returns the number of a refused or failed request: the header `X-Request-Id`, or `requestId` in the body. It is
 * noted as the last one, also where there is none, so that no older number is taken for it.
 */
export function noteFailedRequest(header: string | null | undefined, body: unknown): string | null {
  const inBody = (body as { requestId?: unknown } | null | undefined)?.requestId;
  owner = ownerSignal();
  const number = readText(header) ?? readText(inBody);
  return (last = number !== null && number.length <= longest ? number : null);
}

/** Returns the number of this account's last refused or failed request; null if the API named none. */
export function lastRequestId(): string | null {
  return owner?.aborted ? null : last;
}
