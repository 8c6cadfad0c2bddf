import { ownerSignal, withAuth } from '#lib/api/auth.ts';
import { idempotencyHeader, type Endpoint } from '#lib/api/endpointsOfSession.ts';
import { ApiError, errorFromReply, refusalIn } from '#lib/api/errors.ts';
import {
  commonHeaders,
  commonInit,
  rawReply,
  takeEarlyRead,
  type RawReply,
} from '#lib/api/transportEarly.ts';
import type { z } from '#lib/domain/z.ts';
import { env, reportUrl } from '#lib/env.ts';
import { limits } from '#lib/limits.ts';
import { noteCall } from '#lib/report.ts';

/** What goes with a call. */
export interface RequestOptions {
  /** The vendor's id, for paths with `:id`. */
  id?: string;
  /** A document's slot, for paths with `:slot`. */
  slot?: string;
  body?: unknown;
  /** Kept over retries of the same payload, so that a repeated write is harmless. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Lets the request outlive the page: the last save of a page being left. */
  keepalive?: boolean;
  /** Asks with this token instead of the session's: nobody is signed in with it. */
  token?: string;
}

/**
 * The URL of an endpoint under the API base.
 * @throws {ApiError} `not-found` for an id that a URL reads as a folder of its own: it names no vendor.
 */
export function urlOf({ path }: Pick<Endpoint<z.ZodMiniType>, 'path'>, id?: string, slot = ''): string {
  if (!path.includes(':id')) return env.apiBase + path;
  if (id === undefined || /^\.{0,2}$/.test(id)) throw new ApiError('not-found');
  return env.apiBase + path.replace(':id', encodeURIComponent(id)).replace(':slot', encodeURIComponent(slot));
}

/**
 * Calls an endpoint and returns its parsed reply. `name` is what the log calls it.
 * @throws {ApiError} `network`, `timeout` or `aborted` without a reply; `malformed` when the reply does not fit
 *   the contract or is about another vendor; `rejected` when it says `success: false`; otherwise the code of its HTTP status.
 */
export async function callEndpoint<Reply extends z.ZodMiniType>(
  name: string,
  endpoint: Endpoint<Reply>,
  options: RequestOptions = {},
): Promise<z.output<Reply>> {
  const ask = (token: string | null): Promise<RawReply> => send(endpoint, options, token);
  const asked = options.token === undefined ? withAuth(endpoint.auth, ask) : ask(options.token);
  const work = asked.then((raw) => {
    const reply = parseReply(name, endpoint, raw);
    const id = endpoint.idIn?.(reply);
    if (id !== undefined && id !== options.id) throw new ApiError('malformed', { status: raw.status });
    return reply;
  });
  if (reportUrl !== null) noteCall(name, work);
  return work;
}

/** Turns a raw reply into the endpoint's parsed one, or throws the ApiError it amounts to. */
export function parseReply<Reply extends z.ZodMiniType>(
  name: string,
  endpoint: Endpoint<Reply>,
  reply: RawReply,
): z.output<Reply> {
  const body = parseJson(reply.text);
  // By its name: the address of a call holds the vendor's id.
  if (reply.status === 403 || reply.status >= 500) console.warn(`${name} was answered ${reply.status}.`);
  if (reply.status < 200 || reply.status > 299) throw errorFromReply(reply.status, body, reply.retryAfter);
  const refusal = endpoint.answersFailure ? null : refusalIn(reply.status, body);
  if (refusal !== null) throw refusal;
  const parsed = endpoint.reply.safeParse(body);
  if (!parsed.success) throw new ApiError('malformed', { status: reply.status });
  return parsed.data;
}

async function send(
  endpoint: Endpoint<z.ZodMiniType>,
  {
    id,
    slot,
    body,
    idempotencyKey,
    signal,
    timeoutMs = limits.requestTimeoutMs,
    keepalive = false,
  }: RequestOptions,
  token: string | null,
): Promise<RawReply> {
  const address = urlOf(endpoint, id, slot);
  // Spelt out instead of AbortSignal.any and timeout, which older phones lack.
  const stop = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, timeoutMs);
  const abort = (): void => stop.abort();
  // The last save of a page outlives its owner's stay; everything else is called off with it.
  const signals = [signal, keepalive ? null : ownerSignal()].filter((each) => each != null);
  for (const each of signals) {
    each.addEventListener('abort', abort);
    if (each.aborted) abort();
  }
  try {
    const early = endpoint.method === 'GET' && token !== null ? takeEarlyRead(address, token) : null;
    stop.signal.addEventListener('abort', () => early?.stop());
    const received = await early?.reply;
    if (received) return received;
    const headers = new Headers(commonHeaders);
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (idempotencyKey !== undefined) headers.set(idempotencyHeader, idempotencyKey);
    const reply = await fetch(address, {
      method: endpoint.method,
      headers,
      ...commonInit,
      keepalive,
      redirect: endpoint.follows === false ? 'manual' : 'follow',
      signal: stop.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return await rawReply(reply);
  } catch {
    if (signal?.aborted) throw new ApiError('aborted');
    throw new ApiError(isLate ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    for (const each of signals) each.removeEventListener('abort', abort);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
