import path from 'node:path';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { isRecording, readRecording, writeRecording } from '../support/recording.ts';
import { astroMarkup, type AstroMarkup } from './astroMarkup.ts';
import { sandboxHeader, sandboxOf } from './sandboxes.ts';
import { ApiVisitor, type SeededStep, type SeededVendor, type SeedOptions } from '../../e2e/visitor.ts';

/** A vendor with its session, as the browser stores it. */
export interface SignedInVendor extends SeededVendor {
  /** The stored entries of the session, by name. */
  entries: Record<string, unknown>;
}

/** Phone numbers that no other test of the run uses. */
let phones = 9_100_000_000;

declare module 'vitest' {
  interface ProvidedContext {
    /** The longest time in milliseconds that a test waits for something that comes. */
    longestWait: number;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Gives the page its own sandbox. */
    useOwnSandbox: () => Promise<void>;
    /** Returns a ten-digit number that no other test uses. */
    newPhone: () => Promise<string>;
    /** Creates a vendor and completes its application up to this step. With `of`, adds another shop to that phone. */
    seed: (upTo: SeededStep, options?: SeedOptions & { of?: string }) => Promise<SignedInVendor>;
    /** Signs in a phone that may have no vendor. */
    signIn: (phone: string) => Promise<Record<string, unknown>>;
    /** Returns the markup of a page in `src/pages` at an address of the site, in English. */
    pageMarkup: (file: string, address: string) => Promise<string>;
    /** Returns a recording, or null if a new one is wanted (`RECORD=yes`). A recording that does not exist is empty. */
    recordingOf: (file: string) => Promise<string | null>;
    /** Writes a recording. */
    record: (file: string, text: string) => Promise<void>;
  }
}

const recordings = path.join(import.meta.dirname, 'recordings');
const root = path.resolve(import.meta.dirname, '../..');

let markup: Promise<AstroMarkup> | null = null;

/** Ends the renderer of pages, if a test used it. */
export const closeMarkup = async (): Promise<void> => (await markup)?.close();

/** The page that sends a command. */
type Sender = Pick<BrowserCommandContext, 'page' | 'sessionId'>;

/** The commands that tests send to their sandbox. They run in Node, not in the page. */
export function browserCommands(): Record<string, BrowserCommand<never[]>> {
  const visitorOf = ({ sessionId }: Sender, phone: string): ApiVisitor => {
    const sandbox = sandboxOf(sessionId);
    return new ApiVisitor(sandbox.url('/').slice(0, -1), phone, sandbox.fetch);
  };
  const commands = {
    useOwnSandbox: ({ page, sessionId }: Sender) => page.setExtraHTTPHeaders({ [sandboxHeader]: sessionId }),
    newPhone: () => String(phones++),
    seed: async (sender: Sender, upTo: SeededStep, options: SeedOptions & { of?: string } = {}) => {
      const visitor = visitorOf(sender, options.of ?? String(phones++));
      const seeded = await visitor.seed(upTo, options);
      return { ...seeded, entries: await visitor.session() } satisfies SignedInVendor;
    },
    signIn: (sender: Sender, phone: string) => visitorOf(sender, phone).session(),
    pageMarkup: async (_: unknown, file: string, address: string) => {
      markup ??= astroMarkup(root);
      return (await markup).render(file, address);
    },
    recordingOf: (_: unknown, file: string) =>
      isRecording ? null : readRecording(path.join(recordings, file)),
    record: (_: unknown, file: string, text: string) => writeRecording(path.join(recordings, file), text),
  };
  return commands as unknown as Record<string, BrowserCommand<never[]>>;
}
