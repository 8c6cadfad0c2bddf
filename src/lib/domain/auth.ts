import { z } from '#lib/domain/z.ts';
import { userSchema, type User } from '#lib/domain/session.ts';
import { looseText, looseTrue } from '#lib/domain/text.ts';
import { asRecord, looseNumber } from '#lib/domain/vendor.ts';

const record = z.record(z.string(), z.unknown());
const text = (value: unknown): string | null => looseText.parse(value);

/** What a login (or a vendor-create that signs in) hands over. */
export interface Grant {
  accessToken: string;
  refreshToken: string;
  user: User;
  /** The server has just met this phone: it has no vendor yet. */
  isNewUser: boolean;
  needsProfileCompletion: boolean;
  profileCompletionRoute: string | null;
}

/** Tokens and user under `data` or bare; null when any of the three is missing. */
export function readGrant(reply: Record<string, unknown>): Grant | null {
  const data = asRecord(reply.data) ?? reply;
  const accessToken = text(data.accessToken);
  const refreshToken = text(data.refreshToken);
  const raw = asRecord(data.user);
  const user = userSchema.safeParse({
    ...raw,
    id: text(raw?.id),
    phone: text(raw?.phone),
    // Login answers no isVerified: whoever got this far has proven the phone.
    isVerified: raw?.isVerified !== false,
  });
  if (accessToken === null || refreshToken === null || !user.success) return null;
  return {
    accessToken,
    refreshToken,
    user: user.data,
    isNewUser: looseTrue.parse(data.isNewUser),
    needsProfileCompletion: looseTrue.parse(data.needsProfileCompletion),
    profileCompletionRoute: text(data.profileCompletionRoute),
  };
}

/** The login reply: success, the server's words, and the grant if it is whole. */
export const loginReplySchema = z.pipe(
  record,
  z.transform((reply) => ({
    success: reply.success !== false,
    message: text(reply.message),
    grant: readGrant(reply),
  })),
);

/** A refresh reply, bare or under `data`. The refresh token is null when the old one stays good. */
export const refreshReplySchema = z.pipe(
  record,
  z.transform((reply) => {
    const data = asRecord(reply.data) ?? reply;
    return {
      accessToken: text(data.accessToken),
      refreshToken: text(data.refreshToken),
      expiresInSeconds: looseNumber(data.expiresIn),
    };
  }),
);

/** Any reply of which only the server's words are read. */
export const messageReplySchema = z.pipe(
  record,
  z.transform((reply) => ({ message: text(reply.message) ?? text(asRecord(reply.data)?.message) })),
);

/** The vendor-create reply: the vendor's id, the server's words, and tokens where the server sends them. */
export const createReplySchema = z.pipe(
  record,
  z.transform((reply) => {
    const data = asRecord(reply.data) ?? {};
    const vendor = asRecord(reply.vendor) ?? asRecord(data.vendor) ?? {};
    return {
      vendorId: text(reply.vendorId) ?? text(data.vendorId) ?? text(vendor.id),
      message: text(reply.message),
      grant: readGrant(reply),
    };
  }),
);

/** The upload reply: keys of what was stored. */
export const uploadReplySchema = z.pipe(
  record,
  z.transform((reply) => {
    const data = asRecord(reply.data) ?? reply;
    const uploaded = Array.isArray(data.uploaded) ? data.uploaded : [];
    return { keys: uploaded.flatMap((entry) => text(asRecord(entry)?.key) ?? []) };
  }),
);

/** The contract reply. */
export const contractReplySchema = z.pipe(
  record,
  z.transform((reply) => ({
    contractId: text(reply.contractId) ?? text(asRecord(reply.data)?.contractId),
  })),
);
