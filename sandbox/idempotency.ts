import { createHash } from 'node:crypto';
import { idempotencyHeader } from '#lib/api/schema/endpointsOfSession.ts';
import type { Context } from '#sandbox/context.ts';
import { one, run, transaction } from '#sandbox/db/database.ts';
import { Refusal, type Call, type Reply } from '#sandbox/http.ts';
import { seal, unseal } from '#sandbox/secret.ts';
import { idempotencyLifeMs } from '#sandbox/settings.ts';

interface StoredRow {
  fingerprint: string;
  status: number;
  sealed_body: string;
}

/** Returns a digest of everything that makes one body differ from another. */
export function fingerprintOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${part.length}:`);
    hash.update(part);
  }
  return hash.digest('base64url');
}

/**
 * Does a write at most once for its Idempotency-Key. The same key and body return the stored reply. The same
 * key with another body is a 409. Only successes are stored: after a refusal or a failure the key is free
 * again. Without a key the write is always done. The write and its reply are committed together in one turn
 * of the event loop, so that no stop and no second request comes between them.
 *
 * @param owner the key's owner: equal keys of two users never meet.
 * @param lifeMs how long a key is remembered, in milliseconds.
 */
export function once(
  context: Context,
  c: Call,
  owner: string,
  fingerprint: string,
  write: () => Reply,
  lifeMs: number = idempotencyLifeMs,
): Response {
  const key = context.settings.ignoreIdempotencyKeys ? undefined : c.req.header(idempotencyHeader);
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refusal(400, 'idempotency_key', 'The Idempotency-Key is not valid.');
  }
  const scope = fingerprintOf(c.req.method, c.req.path, owner);
  const outcome = transaction(context.db, (): Reply | Refusal => {
    const stored = key === undefined ? null : replay(context, c, scope, key, fingerprint);
    if (stored !== null) return stored;
    try {
      const reply = write();
      if (key !== undefined) store(context, scope, key, fingerprint, reply, lifeMs);
      return reply;
    } catch (error) {
      // Returning the refusal commits what it wrote, such as the count of wrong guesses.
      if (error instanceof Refusal) return error;
      throw error;
    }
  });
  if (outcome instanceof Refusal) throw outcome;
  return c.json(outcome.body, outcome.status);
}

function replay(context: Context, c: Call, scope: string, key: string, fingerprint: string): Reply | null {
  const stored = find(context, scope, key);
  if (stored === undefined) return null;
  if (stored.fingerprint !== fingerprint) {
    throw new Refusal(409, 'idempotency_key_reused', 'This Idempotency-Key was used for another request.');
  }
  c.header('Idempotent-Replayed', 'true');
  const body = JSON.parse(unseal(context.secret, stored.sealed_body)) as Reply['body'];
  return { status: stored.status as Reply['status'], body };
}

function find(context: Context, scope: string, key: string): StoredRow | undefined {
  const now = context.clock.now();
  run(context.db, 'DELETE FROM idempotent_replies WHERE expires_at <= ?', now);
  return one<StoredRow>(
    context.db,
    'SELECT fingerprint, status, sealed_body FROM idempotent_replies WHERE scope = ? AND key = ?',
    scope,
    key,
  );
}

/** Stores a reply in encrypted form, because it can hold tokens. */
function store(
  context: Context,
  scope: string,
  key: string,
  fingerprint: string,
  reply: Reply,
  lifeMs: number,
): void {
  run(
    context.db,
    `INSERT OR REPLACE INTO idempotent_replies (scope, key, fingerprint, status, sealed_body, expires_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    scope,
    key,
    fingerprint,
    reply.status,
    seal(context.secret, JSON.stringify(reply.body)),
    context.clock.now() + lifeMs,
  );
}
