import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from '#sandbox/app.ts';
import type { Context } from '#sandbox/context.ts';

interface Listening {
  port: number;
  /** Stops accepting requests and breaks open connections. Resolves when all are closed. */
  close(): Promise<void>;
}

/** Serves a sandbox over HTTP. Port 0 takes a free port. */
export async function listen(context: Context, port: number, host = '127.0.0.1'): Promise<Listening> {
  const app = createApp(context);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // Browsers close idle connections earlier, so the server never closes one under a request.
  server.keepAliveTimeout = 120_000;
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
