import { endpoints, type EndpointName } from '#lib/api/endpoints.ts';
import type { requests } from '#lib/api/requests.ts';
import { callEndpoint, parseReply, urlOf, type RequestOptions } from '#lib/api/transport.ts';
import type { RawReply } from '#lib/api/transportEarly.ts';
import type { z } from '#lib/domain/z.ts';

type Endpoints = typeof endpoints;
type Requests = typeof requests;
/** The body a call takes; nothing for one that has none. */
type RequestOf<Name extends EndpointName> = Name extends keyof Requests ? z.input<Requests[Name]> : never;
export type ReplyOf<Name extends EndpointName> = z.output<Endpoints[Name]['reply']>;
type CallOptions<Name extends EndpointName> = RequestOptions & { body?: RequestOf<Name> };

/** The URL of an endpoint of the contract, as `urlOf` builds it. */
export function endpointUrl(name: EndpointName, id?: string, slot?: string): string {
  return urlOf(endpoints[name], id, slot);
}

/** Calls an endpoint of the contract by its name, as `callEndpoint` does. */
export async function call<Name extends EndpointName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ReplyOf<Name>> {
  return callEndpoint<z.ZodMiniType>(name, endpoints[name], options) as Promise<ReplyOf<Name>>;
}

/** Reads a raw reply by the endpoint's schema, as `parseReply` does. */
export function readReply<Name extends EndpointName>(name: Name, reply: RawReply): ReplyOf<Name> {
  return parseReply<z.ZodMiniType>(name, endpoints[name], reply) as ReplyOf<Name>;
}
