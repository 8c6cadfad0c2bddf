import type { BrowserCommand } from 'vitest/node';
import { ApiVisitor, type SeededStep, type SeededVendor, type SeedOptions } from '../../e2e/visitor.ts';

/** A vendor with its session, as the browser keeps one. */
export interface SignedInVendor extends SeededVendor {
  /** What storage holds of the session, by the name of the entry. */
  entries: Record<string, unknown>;
}

/** Numbers that no other test of the run uses. */
let phones = 9_100_000_000;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** A ten-digit number that no other test uses. */
    newPhone: () => Promise<string>;
    /** Creates a vendor and takes its application so far; with `of`, another shop of the same phone. */
    seed: (upTo: SeededStep, options?: SeedOptions & { of?: string }) => Promise<SignedInVendor>;
    /** Signs a phone in that may have no vendor. */
    signIn: (phone: string) => Promise<Record<string, unknown>>;
  }
}

/** What tests ask of the sandbox at an origin: the commands run beside it and not in the page. */
export function browserCommands(origin: string): Record<string, BrowserCommand<never[]>> {
  const entriesOf = async (visitor: ApiVisitor): Promise<Record<string, unknown>> => {
    const { accessToken, refreshToken, user } = await visitor.signIn();
    return {
      tokens: { accessToken, refreshToken, expiresAt: Date.now() + 3_600_000 },
      user: { ...user, isVerified: true },
      session: { session: String(user['id']), phone: `+91${visitor.phone}`, userType: 'VENDOR' },
    };
  };
  const commands = {
    newPhone: () => String(phones++),
    seed: async (_: unknown, upTo: SeededStep, options: SeedOptions & { of?: string } = {}) => {
      const visitor = new ApiVisitor(origin, options.of ?? String(phones++));
      const seeded = await visitor.seed(upTo, options);
      return { ...seeded, entries: await entriesOf(visitor) } satisfies SignedInVendor;
    },
    signIn: (_: unknown, phone: string) => entriesOf(new ApiVisitor(origin, phone)),
  };
  return commands as unknown as Record<string, BrowserCommand<never[]>>;
}
