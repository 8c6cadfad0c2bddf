import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { z } from '#lib/domain/z.ts';
import type { Context } from '#sandbox/context.ts';
import { one, run, transaction } from '#sandbox/db/database.ts';
import { Refusal, type Call } from '#sandbox/http.ts';
import { isSame } from '#sandbox/secret.ts';
import { refreshTokenLifeMs } from '#sandbox/settings.ts';
import type { User } from '#sandbox/users.ts';

interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = encode({ alg: 'HS256', typ: 'JWT' });
const claimsSchema = z.object({ sub: z.string(), fam: z.string(), exp: z.number() });

const sign = (context: Context, text: string): string =>
  createHmac('sha256', context.secret).update(text).digest('base64url');

/** Refresh tokens have 256 random bits, so a plain hash protects them. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

function accessToken(context: Context, userId: string, family: string, lifeSeconds: number): string {
  const iat = Math.floor(context.clock.now() / 1000);
  const claims = { sub: userId, fam: family, jti: randomUUID(), iat, exp: iat + lifeSeconds };
  const body = `${header}.${encode(claims)}`;
  return `${body}.${sign(context, body)}`;
}

function refreshToken(context: Context, family: string): string {
  const token = randomBytes(32).toString('base64url');
  run(
    context.db,
    'INSERT INTO refresh_tokens (hash, family_id, expires_at) VALUES (?, ?, ?)',
    hashToken(token),
    family,
    context.clock.now() + refreshTokenLifeMs,
  );
  return token;
}

/** Issues the tokens of a new sign-in, which starts its own token family. */
export function grantTokens(context: Context, user: User): TokenPair {
  const family = randomUUID();
  run(context.db, 'INSERT INTO token_families (id, user_id) VALUES (?, ?)', family, user.id);
  return {
    accessToken: accessToken(context, user.id, family, context.settings.loginTokenSeconds),
    refreshToken: refreshToken(context, family),
  };
}

interface RefreshRow {
  family_id: string;
  user_id: string;
  expires_at: number;
  used_at: number | null;
  revoked_at: number | null;
}

/**
 * Exchanges a refresh token once. A second use means that the token was stolen or lost: it is refused, and the
 * profile may revoke its family. With the shape `no-refresh-token` the token stays valid.
 */
export function rotateTokens(context: Context, token: string): TokenPair {
  const refused = new Refusal(401, 'refresh_token', 'Please sign in again.');
  const hash = hashToken(token);
  const now = context.clock.now();
  const row = one<RefreshRow>(
    context.db,
    `SELECT t.family_id, f.user_id, t.expires_at, t.used_at, f.revoked_at
     FROM refresh_tokens t JOIN token_families f ON f.id = t.family_id WHERE t.hash = ?`,
    hash,
  );
  if (!row || row.revoked_at !== null || row.expires_at <= now) throw refused;
  if (row.used_at !== null) {
    if (context.profile.revokesFamilies) {
      run(context.db, 'UPDATE token_families SET revoked_at = ? WHERE id = ?', now, row.family_id);
    }
    throw refused;
  }
  const access = accessToken(context, row.user_id, row.family_id, context.settings.refreshedTokenSeconds);
  if (context.shapes.refresh === 'no-refresh-token') return { accessToken: access, refreshToken: token };
  return transaction(context.db, () => {
    run(context.db, 'UPDATE refresh_tokens SET used_at = ? WHERE hash = ?', now, hash);
    return { accessToken: access, refreshToken: refreshToken(context, row.family_id) };
  });
}

/** Returns the user whose token the request carries, or throws a 401. */
export function requireUser(context: Context, c: Call): User {
  const user = userOfToken(context, /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]);
  if (user) return user;
  throw new Refusal(401, 'unauthorized', 'Please sign in to continue.');
}

function userOfToken(context: Context, token: string | undefined): User | undefined {
  const [head, body, signature, ...rest] = token?.split('.') ?? [];
  if (head !== header || !body || !signature || rest.length > 0) return undefined;
  if (!isSame(signature, sign(context, `${head}.${body}`))) return undefined;
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (!claims.success || claims.data.exp * 1000 <= context.clock.now()) return undefined;
  return one<User>(
    context.db,
    `SELECT u.* FROM users u JOIN token_families f ON f.user_id = u.id
     WHERE u.id = ? AND f.id = ? AND f.revoked_at IS NULL`,
    claims.data.sub,
    claims.data.fam,
  );
}
