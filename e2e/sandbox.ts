import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.resolve(root, process.env['DIST_DIR'] ?? 'dist');

/** A running sandbox with its own data folder. It serves the built site. */
export interface Sandbox extends AsyncDisposable {
  readonly origin: string;
  /** Runs `npm run sandbox -- …` on this sandbox's data and returns the output. */
  cli(...args: string[]): Promise<string>;
  /** Deletes all vendors, codes and files. */
  reset(): Promise<void>;
  stop(): Promise<void>;
  /** Returns everything that the sandbox has printed so far. */
  printed(): string;
}

/** Starts a sandbox on a free port and waits for the line it prints when it is ready. */
export async function startSandbox(...options: string[]): Promise<Sandbox> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'nuskha-e2e-'));
  const args = [
    'sandbox/server.ts',
    '--dist',
    dist,
    '--port',
    '0',
    '--data',
    data,
    '--until-stdin-ends',
    ...options,
  ];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });
  let printed = '';
  for (const pipe of [server.stdout, server.stderr]) {
    pipe?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  }
  const origin = await readyAt(server).catch((error: unknown) => {
    server.kill('SIGKILL');
    throw error;
  });
  const cli = async (...command: string[]) => {
    const call = ['sandbox/cli.ts', ...command, '--data', data];
    const { stdout } = await promisify(execFile)(process.execPath, call, { cwd: root });
    return stdout.trim();
  };
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return {
    origin,
    cli,
    printed: () => printed,
    reset: async () => void (await cli('reset')),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function readyAt(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(
      () => reject(new Error(`The sandbox did not get ready in 30 s.\n${printed}`)),
      30_000,
    );
    const read = (chunk: string) => {
      printed += chunk;
      const address = /ready at (http:\/\/[^\s/]+)/.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    // Read both pipes all the time: a full pipe would stop the server.
    server.stdout?.setEncoding('utf8').on('data', read);
    server.stderr?.setEncoding('utf8').on('data', read);
    server.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}.\n${printed}`)));
  });
}
