/** Replies to writes of which little is read: the server's words, and what names the thing that was written. */
import { readGrant } from '#lib/domain/grant.ts';
import { asList, asRecord, readMessage, readText, unwrapRecord } from '#lib/domain/reading.ts';
import { z } from '#lib/domain/z.ts';

const record = z.record(z.string(), z.unknown());

/** Any reply of which only the server's words are read. */
export const messageReplySchema = z.pipe(
  record,
  z.transform((reply) => ({ message: readMessage(reply) })),
);

/** The reply to sending a code: the server's words, and the sending's id where the server gives one to send back. */
export const otpReplySchema = z.pipe(
  record,
  z.transform((reply) => ({
    message: readMessage(reply),
    otpId: readText(reply.otpId) ?? readText(unwrapRecord(reply).otpId),
  })),
);
export type OtpReply = z.infer<typeof otpReplySchema>;

/** The vendor-create reply: the vendor's id, the server's words, and tokens where the server sends them. */
export const createReplySchema = z.pipe(
  record,
  z.transform((reply) => {
    const data = unwrapRecord(reply);
    const vendor = asRecord(reply.vendor) ?? asRecord(data.vendor);
    return {
      vendorId: readText(reply.vendorId) ?? readText(data.vendorId) ?? readText(vendor?.id),
      message: readMessage(reply),
      grant: readGrant(reply),
    };
  }),
);

/** The upload reply: keys of what was stored. */
export const uploadReplySchema = z.pipe(
  record,
  z.transform((reply) => {
    const uploaded = asList(reply.uploaded ?? unwrapRecord(reply).uploaded);
    return { keys: uploaded.flatMap((entry) => readText(asRecord(entry)?.key) ?? []) };
  }),
);

/** The contract reply: the contract's id, or null when the server names none. */
export const contractReplySchema = z.pipe(
  record,
  z.transform((reply) => ({
    contractId: readText(reply.contractId) ?? readText(unwrapRecord(reply, 'contract').contractId),
  })),
);
