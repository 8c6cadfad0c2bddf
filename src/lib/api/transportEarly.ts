import { currentVendorPath, progressPath, sendOtpPath, vendorPath } from '#lib/api/endpointsEarly.ts';
import { ApiError } from '#lib/api/errors.ts';
import { readVendorId, unwrapRecord } from '#lib/domain/reading.ts';
import { expiresWithin } from '#lib/domain/tokenLife.ts';
import { defaultUserType } from '#lib/domain/userType.ts';
import { env } from '#lib/env.ts';
import { limits } from '#lib/limits.ts';
import { languageTag } from '#lib/locale.ts';

/** A raw reply, before anything of it is believed. */
export interface RawReply {
  status: number;
  text: string;
  /** The `Retry-After` header, as it was sent. */
  retryAfter?: string | null;
}

/**
 * A code for signing in, asked for by the script of a document before the app has come. The app, which is another bundle,
 * finds it in the page and reads the reply: `null` is a network that failed.
 */
interface EarlyCode {
  phone: string;
  reply: Promise<RawReply | null>;
}

/**
 * A read of what a page shows, asked for by its document. Only the session that it was asked for gets it: the one whose access
 * token it carries. `null` is a network that failed, or a read that was called off.
 */
interface EarlyRead {
  address: string;
  token: string;
  reply: Promise<RawReply | null>;
  stop: () => void;
}

declare global {
  var earlyCode: EarlyCode | undefined;
  /** The last code for signing in that was sent to a phone on this page: it is early in the same page in another language. */
  var sentCode: { phone: string; otpId: string | null } | undefined;
  var earlyReads: EarlyRead[] | undefined;
}

/** The headers of every request. */
export const commonHeaders = { accept: 'application/json', 'accept-language': languageTag } as const;
/** How every request is sent: no cookies, and never from or into a cache. */
export const commonInit = { credentials: 'omit', cache: 'no-store' } as const satisfies RequestInit;

/** A reply as the app reads it. */
export async function rawReply(reply: Response): Promise<RawReply> {
  return { status: reply.status, text: await reply.text(), retryAfter: reply.headers.get('retry-after') };
}

/** Asks for a code for a phone in international form; once, however often it is called for the same phone. */
export function sendCodeEarly(phone: string): void {
  if (globalThis.earlyCode?.phone === phone) return;
  const ask = async (): Promise<RawReply | null> => {
    try {
      const reply = await fetch(env.apiBase + sendOtpPath, {
        method: 'POST',
        headers: { ...commonHeaders, 'content-type': 'application/json' },
        ...commonInit,
        body: JSON.stringify({ phone, userType: defaultUserType }),
      });
      return await rawReply(reply);
    } catch {
      return null;
    }
  };
  globalThis.earlyCode = { phone, reply: ask() };
}

/**
 * The reply to a code that was asked for early, once; null when none was asked for this phone. It rejects with an ApiError:
 * `network` when it failed, `timeout` when it does not come.
 */
export function takeEarlyReply(phone: string): Promise<RawReply> | null {
  const early = globalThis.earlyCode;
  globalThis.earlyCode = undefined;
  return early?.phone === phone ? inTime(early.reply) : null;
}

/** The stored session as far as a document reads it, unchecked. */
type Stored = Record<string, unknown> | null;

/**
 * The access token that the app will ask with, by what is stored; null where the app has anything to do before: nobody is
 * signed in, the tokens are another session's, or they are due for a refresh.
 */
export function currentToken(session: Stored, tokens: Stored, now: number): string | null {
  const { accessToken, expiresAt, lifetimeMs, session: owner } = tokens ?? {};
  const marker = session?.session;
  if (typeof marker !== 'string' || (owner !== undefined && owner !== marker)) return null;
  if (typeof accessToken !== 'string' || !/^[\x21-\x7e]+$/.test(accessToken)) return null;
  if (typeof expiresAt !== 'number') return null;
  const life = { expiresAt, lifetimeMs: typeof lifetimeMs === 'number' ? lifetimeMs : undefined };
  return expiresWithin(life, limits.expiryWarningMs, now) ? null : accessToken;
}

/**
 * Asks for a vendor and the progress of the application: of the vendor named `id`, or of the token's own, whose progress is asked
 * for once the reply says who that is.
 */
export function readVendorEarly(token: string, id: string | null): void {
  const reads: EarlyRead[] = [];
  globalThis.earlyReads = reads;
  const ask = (path: string, vendorId = ''): EarlyRead => {
    const read = startRead(env.apiBase + path.replace(':id', encodeURIComponent(vendorId)), token);
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
  try {
    return readVendorId(unwrapRecord(JSON.parse(text), 'vendor'));
  } catch {
    return null;
  }
}

/**
 * A read that the document has asked for at this address, with this token; once. Null when there is none. With another token
 * the session is another one: what was asked for before is forgotten.
 */
export function takeEarlyRead(address: string, token: string): Pick<EarlyRead, 'reply' | 'stop'> | null {
  const reads = globalThis.earlyReads ?? [];
  if (reads.some((read) => read.token !== token)) dropEarlyReads();
  const index = reads.findIndex((read) => read.address === address && read.token === token);
  return index < 0 ? null : (reads.splice(index, 1)[0] ?? null);
}

/** Forgets what the document has asked for, and calls off what is under way. */
export function dropEarlyReads(): void {
  const reads = globalThis.earlyReads;
  globalThis.earlyReads = undefined;
  reads?.forEach(({ stop }) => stop());
}

async function inTime(reply: EarlyCode['reply']): Promise<RawReply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), limits.requestTimeoutMs);
  });
  try {
    const received = await Promise.race([reply, isLate]);
    if (received === null) throw new ApiError('network');
    return received;
  } finally {
    clearTimeout(timer);
  }
}
