import { endpoints, type EndpointName } from '#lib/api/endpoints.ts';
import { z } from '#lib/domain/z.ts';

const names = Object.keys(endpoints) as [EndpointName, ...EndpointName[]];

/**
 * What goes wrong with a call:
 * `none` only delays; `status` replies a status and body instead of working (with `afterCommit`: after having
 * worked); `drop` breaks the connection before any work; `commit-then-drop` does the work and breaks it then;
 * `truncate` sends half of the reply; `malformed` sends JSON that does not parse; `html` a proxy's page;
 * `body` the given body with status 200; `refuse` replies `success: false` with status 200; `drip` the reply in small pieces.
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
  /** Applies to so many calls, then no more; without it to every one. */
  times: z.optional(z.int().check(z.gte(1))),
  /** Lets so many calls pass first. */
  skip: z._default(z.int().check(z.gte(0)), 0),
  /** Applies to this share of the calls, by the seeded dice. */
  probability: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
  delayBeforeMs: z._default(z.int().check(z.gte(0)), 0),
  delayAfterMs: z._default(z.int().check(z.gte(0)), 0),
  status: z._default(z.int().check(z.gte(200), z.lte(599)), 500),
  /** Objects are sent as JSON, text as it is. */
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
  /** The fault that hits this call, if any; counts the call. */
  take(endpoint: EndpointName | 'geocode'): Fault | undefined;
  list(): (Fault & { hits: number })[];
  /** Removes all faults and sets the dice back. */
  clear(seed?: number): void;
}

/** Seeded faults: the same seed and the same calls meet the same faults. */
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

/** Numbers in [0, 1) that a seed repeats (mulberry32). */
export function seededDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
