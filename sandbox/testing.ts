import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#sandbox/app.ts';
import { createClock } from '#sandbox/clock.ts';
import { createContext, type Context, type SentCode } from '#sandbox/context.ts';
import { databaseInMemory } from '#sandbox/db/database.ts';
import { droppedHeader } from '#sandbox/faultyReply.ts';
import { listen } from '#sandbox/listen.ts';
import { resetSandbox } from '#sandbox/reset.ts';
import { reviewVendor, type Decision } from '#sandbox/review.ts';
import type { ProfileName } from '#sandbox/profiles/profiles.ts';
import type { Settings } from '#sandbox/settings.ts';
import type { Shapes } from '#sandbox/shapes/dimensions.ts';

/** A sandbox for one test or one test file. It runs in this process. */
export interface TestSandbox extends Pick<
  Context,
  'db' | 'clock' | 'settings' | 'shapes' | 'faults' | 'journal' | 'uploadsDir'
> {
  /** Works like the platform's fetch. Relative URLs and any origin go to this sandbox. */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** Handles a request that Node's HTTP server received. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Returns this sandbox's URL for a path. After `listen` a browser can open it. */
  url(path: string): string;
  /** Codes that were "sent", the newest last. */
  outbox: SentCode[];
  /** Plays the reviewer. */
  review(vendorId: string, decision: Decision): void;
  /** Also serves over HTTP on a free port; returns its origin. */
  listen(): Promise<string>;
  reset(): void;
  close(): Promise<void>;
}

/** Starts a sandbox with a database in memory and a temporary uploads folder. Bank checks return at once. */
export function createSandbox(
  options: {
    /** The API to play; `full` by default. */
    profile?: ProfileName;
    settings?: Partial<Settings>;
    /** Shapes by name. They override the seed's. */
    shapes?: Partial<Shapes>;
    shapeSeed?: number;
    base?: string;
    distDir?: string;
    log?: (line: string) => void;
  } = {},
): TestSandbox {
  const { profile, shapeSeed } = options;
  const uploadsDir = mkdtempSync(path.join(os.tmpdir(), 'nuskha-sandbox-'));
  const context = createContext({
    db: databaseInMemory(),
    uploadsDir,
    secret: Buffer.alloc(32, 7),
    clock: createClock(),
    controls: true,
    base: options.base ?? '',
    distDir: options.distDir ?? null,
    ...(options.log ? { log: options.log } : {}),
    ...(profile ? { profile } : {}),
    ...(options.shapes ? { shapes: options.shapes } : {}),
    shapeSeed,
    settings: { bankDelayMs: 0, slowBankDelayMs: 50, ...options.settings },
  });
  const app = createApp(context);
  const listener = getRequestListener(app.fetch);
  let origin = 'http://sandbox.test';
  let server: ReturnType<typeof listen> | null = null;

  return {
    db: context.db,
    clock: context.clock,
    settings: context.settings,
    shapes: context.shapes,
    faults: context.faults,
    journal: context.journal,
    outbox: context.outbox,
    uploadsDir,
    fetch: async (input, init) => {
      const request = new Request(input instanceof Request ? input : new URL(input, origin), init);
      const { signal } = request;
      signal.throwIfAborted();
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
      const response = await Promise.race([app.fetch(request, { inProcess: true }), aborted]);
      // A browser's fetch rejects like this when the connection breaks.
      if (response.headers.has(droppedHeader)) throw new TypeError('Failed to fetch');
      return response;
    },
    handle: (request, response) => void listener(request, response),
    url: (to) => new URL(to, origin).href,
    review: (vendorId, decision) => {
      reviewVendor(context, vendorId, decision);
    },
    listen: async () => {
      server ??= listen(context, 0);
      origin = `http://localhost:${(await server).port}`;
      return origin;
    },
    reset: () => resetSandbox(context),
    close: async () => {
      await (await server)?.close();
      context.db.close();
      rmSync(uploadsDir, { recursive: true, force: true });
    },
  };
}
