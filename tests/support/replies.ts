import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';
import type { SaidReply } from '#lib/api/reply/said.ts';
import { parseReply } from '#lib/api/transport.ts';
import type { z } from '#lib/domain/z.ts';

type ReplyOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['reply']>;

/** Parses a raw reply of any call, as the client does. */
export function readReply<Name extends EndpointName>(name: Name, reply: SaidReply): ReplyOf<Name> {
  return parseReply<z.ZodMiniType>(name, endpoints[name], reply) as ReplyOf<Name>;
}
