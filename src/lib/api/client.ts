import { endpoints, type EndpointName } from '#lib/api/endpoints.ts';
import type { requests } from '#lib/api/requests.ts';
import type { SaidReply } from '#lib/api/said.ts';
import { callEndpoint, parseReply, urlOf, type RequestOptions } from '#lib/api/transport.ts';
import type { z } from '#lib/domain/z.ts';

type Endpoints = typeof endpoints;
type Requests = typeof requests;
/** The type of the body of a call; `never` for a call without a body. */
type RequestOf<Name extends EndpointName> = Name extends keyof Requests ? z.input<Requests[Name]> : never;
export type ReplyOf<Name extends EndpointName> = z.output<Endpoints[Name]['reply']>;
type CallOptions<Name extends EndpointName> = RequestOptions & { body?: RequestOf<Name> };

/** Returns the URL of a named endpoint; see `urlOf`. */
export function endpointUrl(name: EndpointName, id?: string, slot?: string): string {
  return urlOf(endpoints[name], id, slot);
}

/** Calls a named endpoint; see `callEndpoint`. */
export async function call<Name extends EndpointName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ReplyOf<Name>> {
  return callEndpoint<z.ZodMiniType>(name, endpoints[name], options) as Promise<ReplyOf<Name>>;
}

/** Parses a raw reply with the endpoint's schema; see `parseReply`. */
export function readReply<Name extends EndpointName>(name: Name, reply: SaidReply): ReplyOf<Name> {
  return parseReply<z.ZodMiniType>(name, endpoints[name], reply) as ReplyOf<Name>;
}
