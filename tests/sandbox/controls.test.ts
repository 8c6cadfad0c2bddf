import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createContext } from '#sandbox/context.ts';
import { createApp } from '#sandbox/app.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { createSandbox } from '#sandbox/testing.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('The site never mentions the test controls', () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:astro|css|tsx?)$/.test(name))
    .map((name) => path.join(root, 'src', name));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('__sandbox'))).toEqual([]);
});

/** Returns the status of a call to the controls from a peer; `null` is a peer of unknown address. */
async function statusFor(
  remoteAddress: string | null,
  headers: Record<string, string> = {},
  listenHost?: string,
): Promise<number> {
  const context = createContext({
    db: openDatabase(':memory:'),
    uploadsDir: '/nowhere',
    secret: Buffer.alloc(32),
    controls: true,
    ...(listenHost ? { listenHost } : {}),
  });
  const socket = remoteAddress === null ? {} : { remoteAddress };
  const before = context.clock.now();
  const request = new Request('http://sandbox.test/__sandbox/clock', {
    method: 'POST',
    headers,
    body: JSON.stringify({ advanceMs: 3_600_000 }),
  });
  const { status } = await createApp(context).fetch(request, { incoming: { socket } });
  expect(context.clock.now() - before > 3_000_000).toBe(status === 200);
  context.db.close();
  return status;
}

test('The controls refuse a peer of unknown address', async () => {
  expect(await statusFor(null)).toBe(403);
});

test('The controls refuse a request whose connection is reset at once', async () => {
  const sandbox = createSandbox();
  const { port } = new URL(await sandbox.listen());
  const body = JSON.stringify({ advanceMs: 3_600_000 });
  const before = sandbox.clock.now();
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.on('error', () => {});
      socket.write(
        `POST /__sandbox/clock HTTP/1.1\r\nHost: evil.example\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        () => socket.resetAndDestroy(),
      );
      await once(socket, 'close');
    }),
  );
  await sandbox.fetch('/api/nothing');
  expect(sandbox.clock.now() - before).toBeLessThan(3_600_000);
  await sandbox.close();
});

test.each([
  [200, { host: 'localhost:4321' }],
  [200, { host: '127.0.0.1:4321' }],
  [200, { host: '[::1]:4321' }],
  [200, { host: 'LOCALHOST' }],
  [200, { host: 'shop.localhost:80' }],
  [200, { host: 'localhost:4321', origin: 'http://localhost:4321' }],
  [403, { host: 'rebound.example:4321' }],
  [403, { host: 'localhost.rebound.example' }],
  [403, { host: '127.0.0.1.rebound.example' }],
  [403, { host: '192.168.1.20:4321' }],
  [403, { host: 'localhost:4321', origin: 'http://localhost:8080' }],
  [403, { host: 'localhost:4321', origin: 'https://elsewhere.example' }],
  [403, { host: 'localhost:4321', origin: 'null' }],
  [403, { origin: 'http://localhost:4321' }],
])('The controls return %i to a local program with %j', async (status, headers) => {
  expect(await statusFor('127.0.0.1', headers as unknown as Record<string, string>)).toBe(status);
});

test('The controls accept the address that the server listens on', async () => {
  const host = { host: '192.168.1.20:4321' };
  expect(await statusFor('127.0.0.1', host, '192.168.1.20')).toBe(200);
  expect(await statusFor('192.168.1.20', host, '192.168.1.20')).toBe(403);
});

test('The controls refuse another machine, even when they are mounted', async () => {
  const context = createContext({
    db: openDatabase(':memory:'),
    uploadsDir: '/nowhere',
    secret: Buffer.alloc(32),
    controls: true,
  });
  const from = (remoteAddress: string) =>
    createApp(context).fetch(new Request('http://sandbox.test/__sandbox/outbox'), {
      incoming: { socket: { remoteAddress } },
    });
  expect((await from('127.0.0.1')).status).toBe(200);
  expect((await from('::1')).status).toBe(200);
  expect((await from('192.168.1.20')).status).toBe(403);
  context.db.close();
});

test('By default there are no controls, and faults have no effect', async () => {
  const context = createContext({
    db: openDatabase(':memory:'),
    uploadsDir: '/nowhere',
    secret: Buffer.alloc(32),
  });
  context.faults.add({ endpoint: '*', action: 'status', status: 503 });
  const app = createApp(context);
  expect((await app.request('/__sandbox/reset', { method: 'POST' })).status).toBe(404);
  expect((await app.request('/api/vendors/me')).status).toBe(401);
  expect(context.journal.entries).toEqual([]);
  context.db.close();
});
