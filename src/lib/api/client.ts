import { specEndpoints, type SpecName } from '#lib/api/schema/endpointsOfSpec.ts';
import type { requests } from '#lib/api/schema/requests.ts';
import type { SaidReply } from '#lib/api/reply/said.ts';
import { callEndpoint, parseReply, urlOf, type RequestOptions } from '#lib/api/transport.ts';
import type { z } from '#lib/domain/z.ts';

type Endpoints = typeof specEndpoints;
type Requests = typeof requests;
/** The type of the body of a call; `never` for a call without a body. */
type RequestOf<Name extends SpecName> = Name extends keyof Requests ? z.input<Requests[Name]> : never;
export type ReplyOf<Name extends SpecName> = z.output<Endpoints[Name]['reply']>;
type CallOptions<Name extends SpecName> = RequestOptions & { body?: RequestOf<Name> };

/** Returns the URL of a named endpoint; see `urlOf`. */
export function endpointUrl(name: SpecName, id?: string, slot?: string): string {
  return urlOf(specEndpoints[name], id, slot);
}

/** Calls a named endpoint; see `callEndpoint`. */
export async function call<Name extends SpecName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ReplyOf<Name>> {
  return callEndpoint<z.ZodMiniType>(name, specEndpoints[name], options) as Promise<ReplyOf<Name>>;
}

/** Parses a raw reply with the endpoint's schema; see `parseReply`. */
export function readReply<Name extends SpecName>(name: Name, reply: SaidReply): ReplyOf<Name> {
  return parseReply<z.ZodMiniType>(name, specEndpoints[name], reply) as ReplyOf<Name>;
}
