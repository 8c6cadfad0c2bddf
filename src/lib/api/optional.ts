import { optionalEndpoints, type OptionalName } from '#lib/api/schema/endpointsOfOptions.ts';
import type { requests } from '#lib/api/schema/requests.ts';
import { callEndpoint, type RequestOptions } from '#lib/api/transport.ts';
import type { z } from '#lib/domain/z.ts';

type Requests = typeof requests;
type BodyOf<Name> = Name extends keyof Requests ? z.input<Requests[Name]> : never;
type ReplyOf<Name extends OptionalName> = z.output<(typeof optionalEndpoints)[Name]['reply']>;

/** Calls an optional endpoint; see `callEndpoint`. Requires its capability. */
export async function callOptional<Name extends OptionalName>(
  name: Name,
  options: RequestOptions & { body?: BodyOf<Name> } = {},
): Promise<ReplyOf<Name>> {
  return callEndpoint<z.ZodMiniType>(name, optionalEndpoints[name], options) as Promise<ReplyOf<Name>>;
}
