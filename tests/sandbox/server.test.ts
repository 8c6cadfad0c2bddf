import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { migrations } from '#sandbox/db/migrations.ts';
import { shapesInWords, shapesOfSeed } from '#sandbox/shapes/dimensions.ts';
import type { TestSandbox } from '#sandbox/testing.ts';
import { call, getVendor, patchKyc, refresh, submittedVendor, vendorPath } from './helpers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readyLine = (hint: string): RegExp =>
  new RegExp(`^${brand.name} is ready at http://localhost:\\d+${hint}\\n$`);
const folder = mkdtempSync(path.join(os.tmpdir(), 'vendor-site-server-'));
const data = path.join(folder, 'data');
/** All processes load the same sources. Compiling the sources takes most of their time. */
const env = { NODE_COMPILE_CACHE: path.join(folder, 'compiled'), ...process.env };
const running = new Set<ChildProcess>();

interface Server {
  output: () => string;
  /** The part of a test sandbox that the helpers use, over HTTP. */
  sandbox: TestSandbox;
  /** Stops the server by a signal, or by the end of its input. */
  stop: (by?: NodeJS.Signals | 'input') => Promise<number | null>;
}

async function start(...more: string[]): Promise<Server> {
  const args = ['sandbox/server.ts', '--port', '0', '--data', data, ...more];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'pipe' });
  // Without the switch, a server outlives its input.
  if (!more.includes('--until-stdin-ends')) child.stdin.end();
  running.add(child);
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: string): void => {
      printed += chunk;
      const address = /ready at (http:\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(printed)));
  });
  return {
    output: () => printed,
    sandbox: { fetch: (input, init) => fetch(new URL(String(input), origin), init) } as TestSandbox,
    stop: (by = 'SIGTERM') => {
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      if (by === 'input') child.stdin.end();
      else child.kill(by);
      running.delete(child);
      return ended;
    },
  };
}

const cli = (...args: string[]) =>
  spawnSync(process.execPath, ['sandbox/cli.ts', ...args, '--data', data], {
    cwd: root,
    env,
    encoding: 'utf8',
  });

/** A server without any switch. */
let usual: Server;
beforeAll(async () => {
  usual = await start();
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('The server', () => {
  test('keeps users, tokens, vendors and documents after a kill and a restart', async () => {
    const first = await start();
    expect(first.output()).toMatch(readyLine(' — test code 123456'));
    const vendor = await submittedVendor(first.sandbox);
    await first.stop('SIGKILL');

    const second = await start('--until-stdin-ends');
    const read = await getVendor(second.sandbox, vendor);
    expect(read).toMatchObject({ status: 'contract_submitted', name: 'Asha Medicals' });
    expect((await second.sandbox.fetch(read['documents'][0].url)).status).toBe(200);
    expect((await refresh(second.sandbox, vendor.refreshToken)).status).toBe(200);
    // It also stops with the process that started it, if asked to.
    expect(await second.stop('input')).toBe(0);

    const log = `${first.output()}${second.output()}`.replaceAll('test code 123456', '');
    for (const secret of ['9876543210', '123456', 'ABCDE1234F', '012345678901', '?exp=', 'eyJ']) {
      expect(log).not.toContain(secret);
    }
  });

  test('shows the reviewer’s decisions at once', async () => {
    const { sandbox } = usual;
    const vendor = await submittedVendor(sandbox, { phone: '+919811111111', name: 'Ravi Labs' });
    expect(cli('list').stdout).toContain(`${vendor.id}  pharmacy  contract_submitted  100 %  Ravi Labs`);

    const rejected = cli(
      'review',
      vendor.id,
      'reject',
      '--reason',
      'Blurred',
      '--flag',
      'gst',
      '--flag',
      'ifsc',
    );
    expect(rejected.stdout).toBe('Ravi Labs is rejected. Flagged: gst, ifsc.\n');
    expect((await getVendor(sandbox, vendor))['review']).toMatchObject({
      reason: 'Blurred',
      flagged: ['gst', 'ifsc'],
    });
    expect((await patchKyc(sandbox, vendor)).status).toBe(200);

    expect(cli('review', vendor.id, 'approve').status).toBe(0);
    expect((await getVendor(sandbox, vendor))['status']).toBe('approved');

    expect(cli('reset').stdout).toBe('The sandbox is empty.\n');
    const gone = await call(sandbox, 'GET', vendorPath(vendor), { token: vendor.token });
    expect(gone.status).toBe(401);
    expect(readdirSync(path.join(data, 'uploads'))).toEqual([]);
    expect(cli('list').stdout).toBe('There are no applications yet.\n');
  });

  test('starts with the given switches and mounts the controls only on request', async () => {
    expect((await usual.sandbox.fetch('/__sandbox/outbox')).status).toBe(404);
    const switches = ['--set', 'otpIds=true', '--set', 'wrapper=data', '--capabilities', 'licences dayWise'];
    const server = await start('--faults', '--random-codes', '--quiet', ...switches);
    expect(server.output()).toMatch(readyLine(''));
    expect((await server.sandbox.fetch('/__sandbox/outbox')).status).toBe(200);
    const settings = await call(server.sandbox, 'GET', '/__sandbox/settings');
    expect(settings.body).toMatchObject({ capabilities: 'licences dayWise' });
    const sent = await call(server.sandbox, 'POST', '/api/auth/send-otp', {
      body: { phone: '+919822222222' },
    });
    expect(sent.body['data'].otpId).toEqual(expect.any(String));
    expect(await server.stop('SIGINT')).toBe(0);
  });

  test('plays the plain API in the shapes of a seed, and prints them', async () => {
    const server = await start('--plain', '--shapes', '7', '--set', 'errors=message', '--faults');
    const shapes = { ...shapesOfSeed(7), errors: 'message' as const };
    expect(server.output()).toContain(`Shapes of seed 7: ${shapesInWords(shapes)}\n`);
    const { body } = await call(server.sandbox, 'GET', '/api/vendors/me');
    expect(body).toEqual({ success: false, message: 'Please sign in to continue.' });
    const settings = await call(server.sandbox, 'GET', '/__sandbox/settings');
    expect(settings.body).toMatchObject({ capabilities: '', ignoreIdempotencyKeys: true });
    expect(await server.stop()).toBe(0);
  });

  test.each([
    ['a switch without such a value', ['--set', 'wrapper=round'], /^A switch has no such value. wrapper/],
    ['a seed that is not a number', ['--shapes', 'odd'], /^A seed of shapes is a whole number, not odd.\n$/],
  ])('explains %s', (_, switches, words) => {
    const args = ['sandbox/server.ts', '--data', data, ...switches];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
  });

  test('prints one line if its port is taken', () => {
    const port = new URL(/http:\S+/.exec(usual.output())?.[0] ?? '').port;
    const args = ['sandbox/server.ts', '--port', port, '--data', data];
    const second = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    expect([second.status, second.stderr]).toEqual([
      1,
      `Port ${port} is taken. Choose another with PORT or --port.\n`,
    ]);
  });
});

describe('The command line', () => {
  test.each([[[]], [['nonsense']], [['review']], [['review', 'vnd_1', 'maybe']]])(
    'prints its usage for %j',
    (args) => {
      const { status, stderr } = cli(...args);
      expect([status, stderr.split('\n')[0]]).toEqual([
        1,
        'Usage: npm run sandbox -- <command> [--data DIR]',
      ]);
    },
  );

  test('explains what is wrong with a review', () => {
    expect(cli('review', 'vnd_none', 'approve').stderr).toContain('There is no vendor vnd_none');
  });
});

describe('The data folder', () => {
  test('has the newest schema, WAL mode, and a secret that only the owner can read', () => {
    const db = openDatabase(path.join(data, 'sandbox.db'));
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: migrations.length });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(db.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
    db.close();
    expect(statSync(path.join(data, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(data, 'secret'))).toHaveLength(32);
  });

  test('of a newer version is refused', () => {
    const file = path.join(data, 'newer.db');
    const db = openDatabase(file);
    db.exec('PRAGMA user_version = 999');
    db.close();
    expect(() => openDatabase(file)).toThrow(/newer version/);
  });
});
