import { ApiError } from '#lib/api/errors.ts';
import { fnv1a } from '#lib/domain/hash.ts';
import { z } from '#lib/domain/z.ts';
import { readEntry, removeEntry } from '#lib/stores/browser/storage.ts';
import { onOwnerChange, sameOwner } from '#lib/stores/session/owner.ts';
import { ensureSession, writeOwned } from '#lib/stores/session/session.ts';

/**
 * One Idempotency-Key for each payload of an operation. It is stored before the first send and survives
 * reloads, so that the server recognises a repeat after a lost reply. Only a short mark of the payload is
 * stored. All of this is synchronous, because no later tick runs on page hide.
 */
const schema = z.object({ key: z.string(), mark: z.string() });

/** The payload of each key of this page. While the page lives, payloads are compared exactly. */
const payloads = new Map<string, string>();
/** Sends under way, by operation and key. */
const underWay = new Map<string, Promise<unknown>>();

/** Returns the operation's key for this payload. A changed payload gets a new key. */
export function keyFor(operation: string, payload: unknown): string {
  const text = JSON.stringify(payload);
  const known = readEntry(`idempotency.${operation}`, schema);
  if (known !== null && isSamePayload(known, text)) {
    payloads.set(known.key, text);
    return known.key;
  }
  if (known !== null) payloads.delete(known.key);
  const key = newKey();
  payloads.set(key, text);
  writeOwned(`idempotency.${operation}`, { key, mark: markOf(text, key) });
  return key;
}

/** Forgets an operation's key after its reply arrived, or after a refusal, which makes a repeat a new request. */
export function forgetKey(operation: string): void {
  const known = readEntry(`idempotency.${operation}`, schema);
  if (known !== null) payloads.delete(known.key);
  removeEntry(`idempotency.${operation}`);
}

/** Whether the server refused a write. It was not done, and sending it again is a new request. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'rejected' || (error.status !== null && error.status >= 400 && error.status < 500);
}

/**
 * Sends a write under the key of its payload. A second press of the same write shares the first one's request
 * and reply, even if the server ignores keys. A refusal forgets the key.
 */
export function sendOnce<Reply>(
  operation: string,
  payload: unknown,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> {
  const isSame = sameOwner();
  ensureSession();
  // Another tab has just changed the session, so the previous vendor pressed this.
  if (!isSame()) return Promise.reject(new ApiError('signed-out'));
  const key = keyFor(operation, payload);
  const name = `${operation} ${key}`;
  const before = underWay.get(name) as Promise<Reply> | undefined;
  if (before !== undefined) return before;
  const sent = send(key)
    .catch((error: unknown) => {
      if (isRefused(error)) forgetKey(operation);
      throw error;
    })
    .finally(() => underWay.delete(name));
  underWay.set(name, sent);
  return sent;
}

function isSamePayload(known: z.infer<typeof schema>, text: string): boolean {
  const before = payloads.get(known.key);
  return before === undefined ? known.mark === markOf(text, known.key) : before === text;
}

function newKey(): string {
  // randomUUID exists only on secure origins, but a test over plain http also needs a key.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a mark of 16 bits, salted with the key. It is enough to tell a repeat from an edit made before a
 * reload. It is too short to guess a PAN or a code from; a longer digest would leave a single candidate.
 */
function markOf(text: string, salt: string): string {
  const hash = fnv1a(salt + text);
  return (((hash >>> 16) ^ hash) & 0xffff).toString(16).padStart(4, '0');
}

onOwnerChange(() => {
  payloads.clear();
  underWay.clear();
});
