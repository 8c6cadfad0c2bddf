import {
  asRecord,
  readMessage,
  readNumber,
  readText,
  unwrapRecord,
  type Loose,
} from '#lib/domain/reading.ts';
import { userSchema, type User } from '#lib/domain/session.ts';
import { z } from '#lib/domain/z.ts';

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

/** A grant as it is read for the phone that was proven: some replies name neither that phone nor the user's id. */
type GrantFor = (phone: string) => Grant | null;

/**
 * Tokens and user under `data`, bare, or `{session, user}` with the tokens beside. A user without an id is known by its
 * session, one without a phone by the phone that was proven. Null when tokens or user are missing.
 */
export function readGrant(reply: Loose): GrantFor {
  const data = { ...reply, ...unwrapRecord(reply) };
  const accessToken = readText(data.accessToken);
  const refreshToken = readText(data.refreshToken);
  const raw = asRecord(data.user);
  const session = readText(data.session);
  return (phone) => {
    const user = userSchema.safeParse({
      ...raw,
      id: readText(raw?.id) ?? session,
      phone: readText(raw?.phone) ?? (session === null ? null : phone),
      // A login reply has no isVerified: a user who got this far has proven the phone.
      isVerified: raw?.isVerified !== false,
    });
    if (accessToken === null || refreshToken === null || raw === null || !user.success) return null;
    return {
      accessToken,
      refreshToken,
      user: user.data,
      isNewUser: data.isNewUser === true,
      needsProfileCompletion: data.needsProfileCompletion === true,
      profileCompletionRoute: readText(data.profileCompletionRoute),
    };
  };
}

/** The login reply: success, the server's words, and the grant if it is whole. */
export const loginReplySchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((reply) => ({
    success: reply.success !== false,
    message: readMessage(reply),
    grant: readGrant(reply),
  })),
);

/** A refresh reply, bare or under `data`. The refresh token is null when the old one stays good. */
export const refreshReplySchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((reply) => {
    const data = unwrapRecord(reply);
    return {
      accessToken: readText(data.accessToken),
      refreshToken: readText(data.refreshToken),
      expiresInSeconds: readNumber(data.expiresIn),
    };
  }),
);
