/**
 * Schemas for replies to writes: the server's words, and the name of the written thing. The status alone confirms a
 * write, so all but the reply to vendor-create accept any body or none.
 */
import { readGrant } from '#lib/domain/session/grant.ts';
import { asRecord, readText } from '#lib/domain/reply/parse.ts';
import {
  listIn,
  partsOf,
  readMessage,
  readVendorId,
  textIn,
  vendorIn,
} from '#lib/domain/reply/replyParts.ts';
import { noObject, replySchema } from '#lib/domain/reply/replySchema.ts';

/** Accepts any reply and reads only the server's words. */
export const messageReplySchema = replySchema((reply) => ({ message: readMessage(partsOf(reply)) }));

/** The send-otp reply: the server's words, and the sending's id if the server gives one. */
export const otpReplySchema = replySchema((reply): OtpReply => {
  const parts = partsOf(reply);
  return { message: readMessage(parts), otpId: textIn(parts, 'otpId') };
});
export interface OtpReply {
  message: string | null;
  otpId: string | null;
}

/** The vendor-create reply: the vendor's id, the server's words, and tokens if the server sends them. */
export const createReplySchema = replySchema((reply) => {
  const parts = partsOf(reply, ['vendor']);
  if (parts.length === 0) return noObject;
  const vendor = vendorIn(reply);
  return {
    vendorId: textIn(parts, 'vendorId') ?? (vendor && readVendorId(vendor)),
    message: readMessage(parts),
    grant: readGrant(reply),
  };
});

/** The upload reply: the names of the stored documents, as far as the server lists them. */
export const uploadReplySchema = replySchema((reply) => {
  const keys = (listIn(reply, ['uploaded', 'documents']) ?? []).flatMap((entry) => {
    const { key, url, name, slot, type } = asRecord(entry) ?? { key: entry };
    return readText(key) ?? readText(url) ?? readText(name) ?? readText(slot) ?? readText(type) ?? [];
  });
  return { keys };
});

/** The contract reply: the contract's id, or null if the server names none. */
export const contractReplySchema = replySchema((reply) => {
  const parts = partsOf(reply, ['contract']);
  return { contractId: textIn(parts, 'contractId') };
});
