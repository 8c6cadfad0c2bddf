import type { ErrorBody } from '#lib/api/errors.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import type { RawReply } from '#preboot/handover.ts';
import { parseJson, refusingPart } from '#lib/domain/reply/replyParts.ts';

/** A reply with its error body, once that was read. */
export interface SaidReply extends RawReply {
  said?: ErrorBody;
}

const errorBody = lazyModule(() => import('#lib/api/reply/errorBody.ts'));

/**
 * Adds the parsed error body to an error reply. The parser loads with the first error, because most visits never need
 * it. If it cannot be loaded, and for every 5xx, only our own words by code are shown.
 */
export async function withSaid(reply: RawReply): Promise<SaidReply> {
  const { status, text } = reply;
  if (status >= 500 || text === '') return reply;
  const isTaken = status >= 200 && status < 300;
  const body = parseJson(text);
  const refusing = isTaken ? refusingPart(body) : null;
  if (isTaken && refusing === null) return reply;
  try {
    const { readErrorBody } = await errorBody.load();
    const said = readErrorBody(refusing ?? body ?? text);
    // The message may be beside the part that refuses.
    const serverMessage = said.serverMessage ?? readErrorBody(body).serverMessage;
    return { ...reply, said: { ...said, serverMessage } };
  } catch {
    return reply;
  }
}
