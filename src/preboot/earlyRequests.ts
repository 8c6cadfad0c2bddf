/**
 * The requests that a document sends before the app has loaded. `lib/api` takes over their replies and sends
 * its own requests with the same options.
 */
import { parseJson, readVendorId, vendorIn } from '#lib/domain/reply/replyParts.ts';
import { readSession } from '#lib/domain/session/sessionShape.ts';
import { expiresWithin, isSendable } from '#lib/domain/session/tokenLife.ts';
import { defaultUserType } from '#lib/domain/session/userType.ts';
import { apiBase, isRequestIdReadable } from '#lib/env.ts';
import { expiryWarningMs } from '#lib/limits.ts';
import { languageTag } from '#lib/locale.ts';
import { currentVendorPath, progressPath, sendOtpPath, vendorPath } from './earlyPaths.ts';
import type { EarlyRead, RawReply } from './handover.ts';

/** The headers of every request. */
export const commonHeaders = { accept: 'application/json', 'accept-language': languageTag } as const;
/** Options of every request: no cookies and no cache. */
export const commonInit = { credentials: 'omit', cache: 'no-store' } as const satisfies RequestInit;

/** Converts a response to a raw reply. */
export async function rawReply(reply: Response): Promise<RawReply> {
  const { status, headers } = reply;
  return {
    status,
    text: await reply.text(),
    retryAfter: headers.get('retry-after'),
    // Reading a header that another origin does not expose logs an error.
    requestId: isRequestIdReadable ? headers.get('x-request-id') : null,
  };
}

/** Requests a code for a phone in international form. Repeated calls for the same phone send one request. */
export function sendCodeEarly(phone: string): void {
  if (globalThis.earlyCode?.phone === phone) return;
  const reply = fetch(apiBase + sendOtpPath, {
    method: 'POST',
    headers: { ...commonHeaders, 'content-type': 'application/json' },
    ...commonInit,
    body: JSON.stringify({ phone, userType: defaultUserType }),
  })
    .then(rawReply)
    .catch(() => null);
  globalThis.earlyCode = { phone, reply };
}

/** Returns the reply to an early code request, once; null if none was made for this phone. */
export function takeEarlyCode(phone: string): Promise<RawReply | null> | null {
  const early = globalThis.earlyCode;
  globalThis.earlyCode = undefined;
  return early?.phone === phone ? early.reply : null;
}

/**
 * Returns the access token that the app will use, according to the stored session and tokens. Null if the app
 * has to do something first: nobody is signed in, the tokens belong to another session, or they are due for a
 * refresh.
 */
export function currentToken(session: unknown, tokens: unknown, now: number): string | null {
  const { accessToken, expiresAt, lifetimeMs, session: owner } = (tokens ?? {}) as Record<string, unknown>;
  const marker = readSession(session)?.session ?? null;
  if (marker === null || (owner !== undefined && owner !== marker)) return null;
  if (!isSendable(accessToken) || typeof expiresAt !== 'number') return null;
  const life = { expiresAt, lifetimeMs: typeof lifetimeMs === 'number' ? lifetimeMs : undefined };
  return expiresWithin(life, expiryWarningMs, now) ? null : accessToken;
}

/**
 * Requests a vendor and the progress of its application. With an `id`, it requests both at once. Without one, it
 * requests the vendor of the token and then that vendor's progress.
 */
export function readVendorEarly(token: string, id: string | null): void {
  const reads: EarlyRead[] = [];
  globalThis.earlyReads = reads;
  const ask = (path: string, vendorId = ''): EarlyRead => {
    const read = startRead(apiBase + path.replace(':id', encodeURIComponent(vendorId)), token);
    reads.push(read);
    return read;
  };
  if (id !== null) {
    ask(vendorPath, id);
    ask(progressPath, id);
    return;
  }
  void ask(currentVendorPath).reply.then((reply) => {
    const own = reply?.status === 200 ? vendorIdIn(reply.text) : null;
    if (own !== null && globalThis.earlyReads === reads) ask(progressPath, own);
  });
}

function startRead(address: string, token: string): EarlyRead {
  const stop = new AbortController();
  const init = { headers: { ...commonHeaders, authorization: `Bearer ${token}` }, ...commonInit };
  const reply = fetch(address, { ...init, signal: stop.signal })
    .then(rawReply)
    .catch(() => null);
  return { address, token, reply, stop: () => stop.abort() };
}

function vendorIdIn(text: string): string | null {
  const vendor = vendorIn(parseJson(text));
  return vendor && readVendorId(vendor);
}

/**
 * Returns the read that the document started for this address and token, once; null if there is none. Another token
 * means another session, so all earlier reads are dropped.
 */
export function takeEarlyRead(address: string, token: string): Pick<EarlyRead, 'reply' | 'stop'> | null {
  const reads = globalThis.earlyReads ?? [];
  if (reads.some((read) => read.token !== token)) dropEarlyReads();
  const index = reads.findIndex((read) => read.address === address && read.token === token);
  return index < 0 ? null : (reads.splice(index, 1)[0] ?? null);
}

/** Aborts and forgets the reads that the document started. */
export function dropEarlyReads(): void {
  const reads = globalThis.earlyReads;
  globalThis.earlyReads = undefined;
  reads?.forEach(({ stop }) => stop());
}
