import { z } from '#lib/domain/z.ts';

/** The place in a reply that does not fit, and the expected value. It contains no value of the reply. */
export class Misfit {
  readonly at: string;
  readonly expected: string;

  constructor(at: string, expected: string) {
    this.at = at;
    this.expected = expected;
  }
}

/** The misfit of a required reply that is not an object. */
export const noObject = new Misfit('', 'an object');
/** The misfit of a vendor without an id, which is unusable. */
export const noVendorId = new Misfit('vendor.id', 'an id');

/** Returns a schema that parses a reply with `read`. A misfit becomes its only issue. */
export function replySchema<Value>(read: (reply: unknown) => Value | Misfit) {
  return z.transform((reply: unknown, { issues }): Value => {
    const value = read(reply);
    if (!(value instanceof Misfit)) return value;
    issues.push({ code: 'custom', input: reply, path: [value.at], message: value.expected });
    return z.NEVER;
  });
}
