import { asRecord, readNumber, readText } from '#lib/domain/reply/parse.ts';
import { partsOf, readMessage, textIn } from '#lib/domain/reply/replyParts.ts';
import { noObject, replySchema } from '#lib/domain/reply/replySchema.ts';
import { userSchema, type User } from '#lib/domain/session/session.ts';

/** The tokens and the user of a login, or of a vendor-create that signs in. */
export interface Grant {
  accessToken: string;
  refreshToken: string;
  user: User;
  /** The server has not seen this phone before, so it has no vendor. */
  isNewUser: boolean;
  needsProfileCompletion: boolean;
  profileCompletionRoute: string | null;
}

/** Completes a grant with the proven phone: some replies contain neither that phone nor the user's id. */
type GrantFor = (phone: string) => Grant | null;

/**
 * Reads tokens and user: bare, in wrappers, or as `{session, user}` with the tokens beside or under `session`. The
 * session replaces a missing user id, and the proven phone a missing phone. Null when tokens or user are missing.
 */
export function readGrant(reply: unknown): GrantFor {
  const parts = partsOf(reply, ['session']);
  const accessToken = textIn(parts, 'accessToken');
  const refreshToken = textIn(parts, 'refreshToken');
  const raw = parts.map((part) => asRecord(part.user)).find((user) => user !== null);
  const session = textIn(parts, 'session');
  const isTrue = (name: string): boolean => parts.some((part) => part[name] === true);
  return (phone) => {
    // Read by name: a copy would lose the hidden camelCase names.
    const known = Object.fromEntries(Object.keys(userSchema.shape).map((name) => [name, raw?.[name]]));
    const user = userSchema.safeParse({
      ...known,
      id: readText(raw?.id) ?? session,
      phone: readText(raw?.phone) ?? (session === null ? null : phone),
      // A login reply has no isVerified: this user has just proven the phone.
      isVerified: raw?.isVerified !== false,
    });
    if (accessToken === null || refreshToken === null || raw === undefined || !user.success) return null;
    return {
      accessToken,
      refreshToken,
      user: user.data,
      isNewUser: isTrue('isNewUser'),
      needsProfileCompletion: isTrue('needsProfileCompletion'),
      profileCompletionRoute: textIn(parts, 'profileCompletionRoute'),
    };
  };
}

/** The login reply: success, the server's words, and the grant if it is complete. */
export const loginReplySchema = replySchema((reply) => {
  const parts = partsOf(reply);
  if (parts.length === 0) return noObject;
  return {
    success: parts.every(({ success }) => success !== false),
    message: readMessage(parts),
    grant: readGrant(reply),
  };
});

/** A refresh reply, bare or in wrappers. The refresh token is null if the old one stays valid. */
export const refreshReplySchema = replySchema((reply) => {
  const parts = partsOf(reply);
  if (parts.length === 0) return noObject;
  return {
    accessToken: textIn(parts, 'accessToken'),
    refreshToken: textIn(parts, 'refreshToken'),
    expiresInSeconds: readNumber(textIn(parts, 'expiresIn')),
  };
});
