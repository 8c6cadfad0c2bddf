import { ownerSignal, withAuth } from '#lib/api/auth.ts';
import { endpoints, idempotencyHeader, type Endpoint, type EndpointName } from '#lib/api/endpoints.ts';
import { ApiError, errorFromReply, refusalIn } from '#lib/api/errors.ts';
import type { requests } from '#lib/api/requests.ts';
import type { z } from '#lib/domain/z.ts';
import { env } from '#lib/env.ts';
import { limits } from '#lib/limits.ts';

type Endpoints = typeof endpoints;
type Requests = typeof requests;
/** The body a call takes; nothing for one that has none. */
export type RequestOf<Name extends EndpointName> = Name extends keyof Requests
  ? z.input<Requests[Name]>
  : never;
export type ReplyOf<Name extends EndpointName> = z.output<Endpoints[Name]['reply']>;

export interface CallOptions<Name extends EndpointName> {
  /** The vendor's id, for paths with `:id`. */
  id?: string;
  /** A document's slot, for paths with `:slot`. */
  slot?: string;
  body?: RequestOf<Name>;
  /** Kept over retries of the same payload, so that a repeated write is harmless. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Lets the request outlive the page: the last save of a page being left. */
  keepalive?: boolean;
}

/**
 * The URL of an endpoint under the API base.
 * @throws {ApiError} `not-found` for an id that a URL reads as a folder of its own: it names no vendor.
 */
export function endpointUrl(name: EndpointName, id?: string, slot = ''): string {
  const { path } = endpoints[name];
  if (!path.includes(':id')) return env.apiBase + path;
  if (id === undefined || /^\.{0,2}$/.test(id)) throw new ApiError('not-found');
  return env.apiBase + path.replace(':id', encodeURIComponent(id)).replace(':slot', encodeURIComponent(slot));
}

/** A raw reply, before anything of it is believed. */
export interface RawReply {
  status: number;
  text: string;
  /** The `Retry-After` header, as it was sent. */
  retryAfter?: string | null;
}

/**
 * Calls an endpoint of the contract and returns its parsed reply.
 * @throws {ApiError} `network`, `timeout` or `aborted` without a reply; `malformed` when the reply does not fit
 *   the contract; `rejected` when it says `success: false`; otherwise the code of its HTTP status.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ReplyOf<Name>> {
  const endpoint = endpoints[name];
  const reply = await withAuth(endpoint.auth, (token) => send(name, options, token));
  return readReply(name, reply);
}

/** Turns a raw reply into the endpoint's parsed one, or throws the ApiError it amounts to. */
export function readReply<Name extends EndpointName>(name: Name, reply: RawReply): ReplyOf<Name> {
  const body = parseJson(reply.text);
  // By its name: the address of a call holds the vendor's id.
  if (reply.status === 403 || reply.status >= 500) console.warn(`${name} was answered ${reply.status}.`);
  if (reply.status < 200 || reply.status > 299) throw errorFromReply(reply.status, body, reply.retryAfter);
  const endpoint: Endpoint<z.ZodMiniType> = endpoints[name];
  const refusal = endpoint.answersFailure ? null : refusalIn(reply.status, body);
  if (refusal !== null) throw refusal;
  const parsed = endpoint.reply.safeParse(body);
  if (!parsed.success) throw new ApiError('malformed', { status: reply.status });
  return parsed.data as ReplyOf<Name>;
}

async function send<Name extends EndpointName>(
  name: Name,
  {
    id,
    slot,
    body,
    idempotencyKey,
    signal,
    timeoutMs = limits.requestTimeoutMs,
    keepalive = false,
  }: CallOptions<Name>,
  token: string | null,
): Promise<RawReply> {
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
    const headers = new Headers({ accept: 'application/json' });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (idempotencyKey !== undefined) headers.set(idempotencyHeader, idempotencyKey);
    const reply = await fetch(endpointUrl(name, id, slot), {
      method: endpoints[name].method,
      headers,
      credentials: 'omit',
      cache: 'no-store',
      keepalive,
      redirect: endpoints[name].follows === false ? 'manual' : 'follow',
      signal: stop.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: reply.status,
      text: await reply.text(),
      retryAfter: reply.headers.get('retry-after'),
    };
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
