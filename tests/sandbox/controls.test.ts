import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createContext } from '#sandbox/context.ts';
import { createApp } from '#sandbox/app.ts';
import { openDatabase } from '#sandbox/db/database.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('The site never mentions the test controls', () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:astro|css|tsx?)$/.test(name))
    .map((name) => path.join(root, 'src', name));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('__sandbox'))).toEqual([]);
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

test('The controls are absent, and faults without effect, unless asked for', async () => {
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
