import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';
import { z } from '#lib/domain/z.ts';

const names = Object.keys(endpoints) as [EndpointName, ...EndpointName[]];

/**
 * What goes wrong with a call:
 * - `none` only delays it.
 * - `status` replies with a status and a body instead of the work, or after it with `afterCommit`.
 * - `drop` breaks the connection before the work, `commit-then-drop` after it.
 * - `truncate` sends half of the reply; `drip` sends it in small pieces.
 * - `malformed` sends JSON that does not parse; `html` sends a proxy's page.
 * - `body` sends the given body, `refuse` sends `success: false`, both with status 200.
 */
export const faultActions = [
  'none',
  'status',
  'drop',
  'commit-then-drop',
  'truncate',
  'malformed',
  'html',
  'body',
  'refuse',
  'drip',
] as const;

export const faultSchema = z.object({
  endpoint: z.union([z.enum(names), z.literal('geocode'), z.literal('*')]),
  action: z._default(z.enum(faultActions), 'none'),
  /** The number of calls that the fault hits; every call if left out. */
  times: z.optional(z.int().check(z.gte(1))),
  /** The number of calls that pass first. */
  skip: z._default(z.int().check(z.gte(0)), 0),
  /** The share of calls that the fault hits, chosen by the seeded dice. */
  probability: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
  delayBeforeMs: z._default(z.int().check(z.gte(0)), 0),
  delayAfterMs: z._default(z.int().check(z.gte(0)), 0),
  status: z._default(z.int().check(z.gte(200), z.lte(599)), 500),
  /** An object is sent as JSON, a text as it is. */
  body: z.optional(z.unknown()),
  contentType: z.optional(z.string()),
  headers: z._default(z.record(z.string(), z.string()), {}),
  afterCommit: z._default(z.boolean(), false),
  /** Milliseconds between the pieces of `drip`. */
  dripMs: z._default(z.int().check(z.gte(0)), 200),
});
export type Fault = z.output<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;

export interface Faults {
  add(fault: FaultInput): void;
  /** Returns the fault that hits this call, if any. Counts the call. */
  take(endpoint: EndpointName | 'geocode'): Fault | undefined;
  list(): (Fault & { hits: number })[];
  /** Removes all faults and seeds the dice again. */
  clear(seed?: number): void;
}

/** Creates a list of faults. The same seed and the same calls meet the same faults. */
export function createFaults(): Faults {
  let rules: { fault: Fault; seen: number; hits: number }[] = [];
  let dice = seededDice(1);
  return {
    add: (fault) => {
      rules.push({ fault: faultSchema.parse(fault), seen: 0, hits: 0 });
    },
    take: (endpoint) => {
      for (const rule of rules) {
        const { fault } = rule;
        if (fault.endpoint !== '*' && fault.endpoint !== endpoint) continue;
        if (fault.times !== undefined && rule.hits >= fault.times) continue;
        rule.seen += 1;
        if (rule.seen <= fault.skip) continue;
        if (fault.probability < 1 && dice() >= fault.probability) continue;
        rule.hits += 1;
        return fault;
      }
      return undefined;
    },
    list: () => rules.map(({ fault, hits }) => ({ ...fault, hits })),
    clear: (seed = 1) => {
      rules = [];
      dice = seededDice(seed);
    },
  };
}

/** Returns a generator of numbers in [0, 1). A seed repeats its numbers (mulberry32). */
export function seededDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
