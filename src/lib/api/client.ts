import { withAuth } from '#lib/api/auth.ts';
import { endpoints, idempotencyHeader, type EndpointName } from '#lib/api/endpoints.ts';
import { ApiError, errorFromReply } from '#lib/api/errors.ts';
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
  body?: RequestOf<Name>;
  /** Kept over retries of the same payload, so that a repeated write is harmless. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Lets the request outlive the page: the last save of a page being left. */
  keepalive?: boolean;
}

/** The URL of an endpoint under the API base. */
export function endpointUrl(name: EndpointName, id?: string): string {
  return env.apiBase + endpoints[name].path.replace(':id', encodeURIComponent(id ?? ''));
}

/**
 * Calls an endpoint of the contract and answers its parsed reply.
 * @throws {ApiError} `network`, `timeout` or `aborted` without a reply; `malformed` when the reply does not fit
 *   the contract; otherwise the code of its HTTP status.
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
export function readReply<Name extends EndpointName>(
  name: Name,
  reply: { status: number; text: string },
): ReplyOf<Name> {
  const body = parseJson(reply.text);
  // By its name: the address of a call holds the vendor's id.
  if (reply.status === 403 || reply.status >= 500) console.warn(`${name} was answered ${reply.status}.`);
  if (reply.status < 200 || reply.status > 299) throw errorFromReply(reply.status, body);
  const parsed = endpoints[name].reply.safeParse(body);
  if (!parsed.success) throw new ApiError('malformed', { status: reply.status });
  return parsed.data as ReplyOf<Name>;
}

async function send<Name extends EndpointName>(
  name: Name,
  {
    id,
    body,
    idempotencyKey,
    signal,
    timeoutMs = limits.requestTimeoutMs,
    keepalive = false,
  }: CallOptions<Name>,
  token: string | null,
): Promise<{ status: number; text: string }> {
  // Spelt out instead of AbortSignal.any and timeout, which older phones lack.
  const stop = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, timeoutMs);
  const abort = (): void => stop.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const headers = new Headers({ accept: 'application/json' });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (idempotencyKey !== undefined) headers.set(idempotencyHeader, idempotencyKey);
    const reply = await fetch(endpointUrl(name, id), {
      method: endpoints[name].method,
      headers,
      credentials: 'omit',
      cache: 'no-store',
      keepalive,
      signal: stop.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, text: await reply.text() };
  } catch {
    if (signal?.aborted) throw new ApiError('aborted');
    throw new ApiError(isLate ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
