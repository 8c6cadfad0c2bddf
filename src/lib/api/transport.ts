import { commonHeaders, commonInit, rawReply, takeEarlyRead } from '#preboot/earlyRequests.ts';
import type { RawReply } from '#preboot/handover.ts';
import { ownerSignal, withAuth } from '#lib/api/auth.ts';
import { idempotencyHeader, type Endpoint } from '#lib/api/schema/endpointsOfSession.ts';
import { ApiError, errorFromReply, type ApiErrorCode, type ErrorBody } from '#lib/api/errors.ts';
import { noteFailedRequest } from '#lib/api/requestNumber.ts';
import { tellMisfit } from '#lib/api/reply/misfit.ts';
import { withSaid, type SaidReply } from '#lib/api/reply/said.ts';
import { codeWithoutReply } from '#lib/api/transportReach.ts';
import { parseJson, refusingPart } from '#lib/domain/reply/replyParts.ts';
import { noVendorId } from '#lib/domain/reply/replySchema.ts';
import type { z } from '#lib/domain/z.ts';
import { debugApi, env, reportUrl } from '#lib/env.ts';
import * as limits from '#lib/limits.ts';
import { noteCall } from '#lib/report.ts';

export interface RequestOptions {
  /** The vendor's id, for paths with `:id`. */
  id?: string;
  /** The last part of a path with a second placeholder: a document's slot, or the id of a payment. */
  slot?: string;
  body?: unknown;
  /** Stays the same over retries of one payload, so that a repeated write is harmless. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Lets the request outlive the page, for the last save before the page is left. */
  keepalive?: boolean;
  /** Sends this token instead of the session's. Nobody is signed in with it. */
  token?: string;
}

/**
 * Returns the URL of an endpoint under the API base.
 * @throws {ApiError} `not-found` for a missing or empty id, `.` or `..`: in a path these would name another endpoint.
 */
export function urlOf({ path }: Pick<Endpoint<z.ZodMiniType>, 'path'>, id?: string, slot = ''): string {
  if (!path.includes(':id')) return env.apiBase + path;
  if (id === undefined || /^\.{0,2}$/.test(id)) throw new ApiError('not-found');
  return (
    env.apiBase + path.replace(':id', encodeURIComponent(id)).replace(/:[a-z]+$/, encodeURIComponent(slot))
  );
}

/**
 * Calls an endpoint and returns its parsed reply. `name` identifies the call in logs.
 * @throws {ApiError} `network`, `unreachable`, `timeout` or `aborted` without a reply; `malformed` when the reply
 *   does not fit the schema or is about another vendor; `no-vendor` when its vendor has no id; `rejected` when it
 *   says that nothing was done; otherwise the code of its HTTP status.
 */
export async function callEndpoint<Reply extends z.ZodMiniType>(
  name: string,
  endpoint: Endpoint<Reply>,
  options: RequestOptions = {},
): Promise<z.output<Reply>> {
  const ask = (token: string | null): Promise<RawReply> => send(endpoint, options, token);
  const asked = options.token === undefined ? withAuth(endpoint.auth, ask) : ask(options.token);
  const work = asked.then(withSaid).then((raw) => {
    const reply = parseReply(name, endpoint, raw);
    const id = endpoint.idIn?.(reply) ?? options.id;
    if (id === options.id) return reply;
    if (debugApi) tellMisfit(name, 'id', 'the id that was asked for');
    throw new ApiError('malformed', {
      status: raw.status,
      requestId: noteFailedRequest(raw.requestId, null),
    });
  });
  if (reportUrl !== null) noteCall(name, work);
  return work;
}

/** An HTML page or broken JSON instead of a reply. The server may not have carried out the write. */
const unreadable = /^\s*(?:<!|<html|[{[])/i;

/**
 * Parses a raw reply with the endpoint's schema.
 * @throws {ApiError} for a reply that reports a failure or does not fit the schema.
 */
export function parseReply<Reply extends z.ZodMiniType>(
  name: string,
  endpoint: Endpoint<Reply>,
  { status, text, said, retryAfter, requestId }: SaidReply,
): z.output<Reply> {
  const body = parseJson(text);
  // Log the name: the URL contains the vendor's id.
  if (status === 403 || status >= 500) console.warn(`${name} was answered ${status}.`);
  const failure = (code: ApiErrorCode, details?: ErrorBody): ApiError =>
    new ApiError(code, { status, ...details, requestId: noteFailedRequest(requestId, body) });
  if (status < 200 || status > 299)
    throw errorFromReply(status, said, retryAfter, noteFailedRequest(requestId, body));
  if (body === undefined && unreadable.test(text)) {
    if (debugApi) tellMisfit(name, '', 'JSON');
    throw failure('malformed');
  }
  if (!endpoint.answersFailure && refusingPart(body) !== null) throw failure('rejected', said);
  const parsed = endpoint.reply.safeParse(body);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const at = issues[0]?.path[0];
  if (debugApi) tellMisfit(name, String(at ?? ''), issues[0]?.message ?? '');
  throw failure(at === noVendorId.at ? 'no-vendor' : 'malformed');
}

async function send(
  endpoint: Endpoint<z.ZodMiniType>,
  {
    id,
    slot,
    body,
    idempotencyKey,
    signal,
    timeoutMs = endpoint.timeoutMs ?? limits.requestTimeoutMs,
    keepalive = false,
  }: RequestOptions,
  token: string | null,
): Promise<RawReply> {
  const address = urlOf(endpoint, id, slot);
  // Older phones lack AbortSignal.any and AbortSignal.timeout.
  const stop = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, timeoutMs);
  const abort = (): void => stop.abort();
  // A last save outlives the account's time on this page; every other call is aborted with it.
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
    // An aborted call needs no check of the network.
    const code = isLate ? 'timeout' : stop.signal.aborted ? 'network' : await codeWithoutReply();
    noteFailedRequest(null, null);
    throw new ApiError(signal?.aborted ? 'aborted' : code);
  } finally {
    clearTimeout(timer);
    for (const each of signals) each.removeEventListener('abort', abort);
  }
}
