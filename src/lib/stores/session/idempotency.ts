import { ApiError } from '#lib/api/errors.ts';
import { fnv1a } from '#lib/domain/hash.ts';
import { z } from '#lib/domain/z.ts';
import { readEntry, removeEntry } from '#lib/stores/browser/storage.ts';
import { onOwnerChange, sameOwner } from '#lib/stores/session/owner.ts';
import { ensureSession, writeOwned } from '#lib/stores/session/session.ts';

/**
 * One Idempotency-Key for each payload of an operation, kept before the first send and over reloads, so that a repeat
 * after a lost reply is recognised. The payload itself stays in this page's memory; only a short mark of it is stored.
 * All of it is synchronous: on page hide there is no later tick.
 */
const schema = z.object({ key: z.string(), mark: z.string() });

/** What each key of this page was made for: told apart exactly while the page lives. */
const payloads = new Map<string, string>();
/** Sends under way, by operation and key. */
const underWay = new Map<string, Promise<unknown>>();

/** The operation's key for this payload; a changed payload gets a new one. */
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

/** Forgets an operation's key: its reply arrived, or it was refused and a repeat is a request of its own. */
export function forgetKey(operation: string): void {
  const known = readEntry(`idempotency.${operation}`, schema);
  if (known !== null) payloads.delete(known.key);
  removeEntry(`idempotency.${operation}`);
}

/** Whether the server refused a write: it was not done, and the same one tried again is a new request. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'rejected' || (error.status !== null && error.status >= 400 && error.status < 500);
}

/**
 * Sends a write under its key, made for what identifies it. The same write pressed twice is sent once: the second press
 * gets the first one's reply, also from a server that looks at no keys. The key of a refused one is forgotten.
 */
export function sendOnce<Reply>(
  operation: string,
  payload: unknown,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> {
  const isSame = sameOwner();
  ensureSession();
  // Another tab has just changed who is signed in: this was pressed by the vendor before.
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
  // randomUUID exists only on secure origins; a shop's test over plain http still needs a key.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
}

/**
 * Sixteen bits, salted with the key. Enough to tell an edit made before a reload from a repeat; far too few to guess a PAN
 * or a code back from, of which a longer digest would leave a single candidate.
 */
function markOf(text: string, salt: string): string {
  const hash = fnv1a(salt + text);
  return (((hash >>> 16) ^ hash) & 0xffff).toString(16).padStart(4, '0');
}

onOwnerChange(() => {
  payloads.clear();
  underWay.clear();
});
