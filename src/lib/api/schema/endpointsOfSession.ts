import type { z } from '#lib/domain/z.ts';
import { refreshReplySchema } from '#lib/domain/session/grant.ts';

/** A call of the vendor API. */
export interface Endpoint<Reply extends z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path under the API base; `:id` is the vendor's id, `:slot` a document's slot, `:payment` a payment's id. */
  path: `/api/${string}`;
  /**
   * `none` never sends a token. `offered` sends a token if there is a session. For both, a 401 is a reply and not a
   * lost session. `required` does not send the call without a token.
   */
  auth: 'none' | 'offered' | 'required';
  /** Parses the body of a 2xx reply. If the app needs nothing from the reply, the schema accepts any body or none. */
  reply: Reply;
  /**
   * Returns the id of the vendor that a reply is about, if it names one. If it is not the requested id, the server
   * made a mistake: the reply counts as malformed and no screen shows it.
   */
  idIn?(reply: z.output<Reply>): string | null;
  /** A reply that reports a failure is parsed with `reply`. It does not count as a refused call. */
  answersFailure?: true;
  /** How long the vendor waits for a reply (ms). The default is the request timeout. */
  timeoutMs?: number;
  /** False: do not follow redirects. A reply from another address must not end a session. */
  follows?: false;
}

export function endpoint<Reply extends z.ZodMiniType>(definition: Endpoint<Reply>): Endpoint<Reply> {
  return definition;
}

/** The header that makes a repeated write harmless. Retries of one payload keep the same key. */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * The only call that the session makes itself. It is separate because the schemas of the other calls are larger than
 * the whole session code.
 */
export const refreshEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  auth: 'none',
  reply: refreshReplySchema,
  follows: false,
});
