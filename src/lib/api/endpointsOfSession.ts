import type { z } from '#lib/domain/z.ts';
import { refreshReplySchema } from '#lib/domain/grant.ts';

/** A call of the contract. */
export interface Endpoint<Reply extends z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path under the API base; `:id` is the vendor's id, `:slot` a document's slot. */
  path: `/api/${string}`;
  /**
   * `none`: never carries a token. `offered`: carries one where there is a session. The 401 of both is a reply, not a
   * lost session. `required`: is not sent without a token.
   */
  auth: 'none' | 'offered' | 'required';
  reply: Reply;
  /**
   * The id of the vendor that a reply is about, where it says so. Another one than was asked for is a mistake of the
   * server's: the reply is malformed, and is shown to nobody.
   */
  idIn?(reply: z.output<Reply>): string | undefined;
  /** `success: false` is a reply that `reply` reads, not a refusal of the call. */
  answersFailure?: true;
  /** False: a redirect is no reply. What another address says is nothing to end a session by. */
  follows?: false;
}

export function endpoint<Reply extends z.ZodMiniType>(definition: Endpoint<Reply>): Endpoint<Reply> {
  return definition;
}

/** The header that makes a repeated write harmless. One key a payload, kept over retries. */
export const idempotencyHeader = 'Idempotency-Key';

/** The one call that a session makes by itself. It is apart from the others, whose schemas weigh more than the session. */
export const refreshEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  auth: 'none',
  reply: refreshReplySchema,
  follows: false,
});
