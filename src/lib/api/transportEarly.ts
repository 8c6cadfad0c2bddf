import { currentVendorPath, progressPath, sendOtpPath, vendorPath } from '#lib/api/endpointsEarly.ts';
import { ApiError, type ErrorBody } from '#lib/api/errors.ts';
import { withSaid } from '#lib/api/said.ts';
import { codeWithoutReply } from '#lib/api/transportReach.ts';
import { parseJson, readVendorId, vendorIn } from '#lib/domain/replyParts.ts';
import { expiresWithin } from '#lib/domain/tokenLife.ts';
import { defaultUserType } from '#lib/domain/userType.ts';
import { env } from '#lib/env.ts';
import { limits } from '#lib/limits.ts';
import { languageTag } from '#lib/locale.ts';

/** A reply as received, not yet validated. */
export interface RawReply {
  status: number;
  text: string;
  /** The `Retry-After` header as received. */
  retryAfter?: string | null;
  /** The parsed error body, once it was read. */
  said?: ErrorBody;
}

/**
 * A sign-in code that a document's inline script requested before the app loaded. The app is another bundle: it finds
 * this object in the page and reads the reply. `null` means that the network failed.
 */
interface EarlyCode {
  phone: string;
  reply: Promise<RawReply | null>;
}

/**
 * A read of page data that the document started. Only the session whose access token it carries gets it. `null` means
 * that the network failed or the read was aborted.
 */
interface EarlyRead {
  address: string;
  token: string;
  reply: Promise<RawReply | null>;
  stop: () => void;
}

declare global {
  var earlyCode: EarlyCode | undefined;
  /** The last sign-in code sent from this page. The same page in another language treats it as an early code. */
  var sentCode: { phone: string; otpId: string | null } | undefined;
  var earlyReads: EarlyRead[] | undefined;
}

/** The headers of every request. */
export const commonHeaders = { accept: 'application/json', 'accept-language': languageTag } as const;
/** Options of every request: no cookies and no cache. */
export const commonInit = { credentials: 'omit', cache: 'no-store' } as const satisfies RequestInit;

/** Converts a response to a raw reply. */
export async function rawReply(reply: Response): Promise<RawReply> {
  return { status: reply.status, text: await reply.text(), retryAfter: reply.headers.get('retry-after') };
}

/** Requests a code for a phone in international form. Repeated calls for the same phone send one request. */
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
 * Returns the reply to an early code request, once; null if none was made for this phone. The promise rejects with an
 * ApiError: `network` or `unreachable` when the request failed, `timeout` when no reply comes.
 */
export function takeEarlyReply(phone: string): Promise<RawReply> | null {
  const early = globalThis.earlyCode;
  globalThis.earlyCode = undefined;
  return early?.phone === phone ? inTime(early.reply) : null;
}

/** The stored session as a document reads it, not validated. */
type Stored = Record<string, unknown> | null;

/**
 * Returns the access token that the app will use, according to storage. Null if the app has to do something first:
 * nobody is signed in, the tokens belong to another session, or they are due for a refresh.
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
 * Requests a vendor and the progress of its application. With an `id`, it requests both at once. Without one, it
 * requests the vendor of the token and then that vendor's progress.
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

async function inTime(reply: EarlyCode['reply']): Promise<RawReply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), limits.requestTimeoutMs);
  });
  try {
    const received = await Promise.race([reply, isLate]);
    if (received === null) throw new ApiError(await codeWithoutReply());
    return await withSaid(received);
  } finally {
    clearTimeout(timer);
  }
}
