/**
 * `npm run test:hosts`: compares every host with one table of addresses: status, compression, caching, headers, rewrites,
 * and the calls passed to the API. nginx and Caddy run the examples of `docs/hosting` over TLS, where they are installed.
 * The programs that hosts publish on npm are installed into `node_modules/.cache`. It needs a built site (`npm run test:build`)
 * and openssl. `npm test` leaves it out, because that must run without these servers. `-- firebase` runs one host.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { hosts, type HostName } from '../../build/hosts/hosts.ts';
import { commandLine, distDir } from '../../scripts/tools.mjs';
import { listedLocales, locales } from '../../src/lib/locales.ts';
import { eventually, freePort } from '../wait.ts';
import { programs, serve } from './programs.ts';
import { ask, problems, rows, rowsOfPrograms, rowsWithoutWorker, workerFiles, type Row } from './table.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Stands in for the API and replies with the request it got. */
async function answerCall(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { byteLength } = await request.arrayBuffer();
  const sent = ['host', 'authorization'].map((name) => request.headers.get(name) ?? '');
  return new Response([request.method, pathname + search, ...sent, byteLength].join(' '), {
    status: 418,
    headers: { 'cache-control': 'private', 'x-api': 'yes', 'content-type': 'text/plain' },
  });
}

/** Compares a host with the table. Returns how many rows failed. */
async function testProgram(name: HostName, folder: string, api: string): Promise<number> {
  const { server, cannot, start } = programs[name];
  const site = path.join(folder, 'site');
  // A copy without the files of the host that the site was built for. A server of your own also gets packed copies.
  const left = server ? /[/\\]_(?:headers|redirects)$/ : /\.(?:br|gz)$|[/\\]_(?:headers|redirects)$/;
  cpSync(distDir, site, { recursive: true, filter: (file) => !left.test(file) });
  const pages = globSync('**/*.html', { cwd: site }).map((file) => file.split(path.sep).join('/'));
  const built = { base: '', pages, prefixes: listedLocales.map((id) => locales[id].prefix), apiOrigin: api };
  const files = server ? {} : hosts[name](built);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(site, file), text);
  const [port, plain] = [await freePort(), await freePort()];
  const stop = await start({ port, plain, folder, site, api, built });
  const usedLimits = new Set<(typeof cannot)[number]>();
  const counts = { right: 0, impossible: 0, failed: 0 };
  const replyTo = (row: Row) => ask(row, row.plain ? plain : port, row.plain === true || !server);
  const compare = async (row: Row): Promise<void> => {
    const all = await replyTo(row).then(
      (reply) => problems(row, reply),
      (error: unknown) => [String(error)],
    );
    const limitOf = (problem: string) =>
      cannot.find(
        ([pattern, , ...headers]) =>
          pattern.test(row.what) &&
          (headers.length === 0 || headers.some((header) => problem.startsWith(`${header}:`))),
      );
    const limits = new Set(all.map(limitOf).filter((limit) => limit !== undefined));
    for (const limit of limits) usedLimits.add(limit);
    const found = all.filter((problem) => !limitOf(problem));
    const result = found.length > 0 ? 'failed' : limits.size > 0 ? 'impossible' : 'right';
    counts[result] += 1;
    const reasons = [...limits].map(([, reason]) => reason).join('; ');
    const mark = { failed: '✗', impossible: '–', right: '✓' }[result];
    say(`${mark} ${name}: ${row.what}${reasons && `: ${reasons}`}`);
    for (const problem of found) say(`    ${problem}`);
  };
  try {
    await eventually(() => replyTo({ what: '', path: '/', status: [] })).catch(() => {
      const log = path.join(folder, 'log');
      throw new Error(`${name} did not start:\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
    });
    const ownRows = server ? (table: Row[]) => table : rowsOfPrograms;
    for (const row of ownRows(rows())) await compare(row);
    for (const file of workerFiles)
      for (const packed of ['', '.br', '.gz']) rmSync(path.join(site, file + packed), { force: true });
    for (const row of ownRows(rowsWithoutWorker())) {
      // A program may notice a little later that a file is gone.
      await eventually(async () => {
        if ((await replyTo(row)).status === 200) throw new Error(`${row.path} is still there`);
      }).catch(() => undefined);
      await compare(row);
    }
  } finally {
    await stop();
  }
  // A limit that is not there is a mistake in the list of limits.
  for (const limit of cannot.filter((each) => !usedLimits.has(each))) {
    counts.failed += 1;
    say(`✗ ${name}: can do this: ${limit[1]}`);
  }
  const { right, impossible, failed } = counts;
  say(`${name}: ${right} right, ${impossible} impossible, ${failed} failed`);
  return failed;
}

await commandLine(async () => {
  if (!existsSync(path.join(distDir, 'index.html.br')))
    throw new Error('There is no built site with compressed copies. Run npm run test:build.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nuskha-hosts-'));
  const api = await serve(0, answerCall);
  let failed = 0;
  try {
    const asked = process.argv.slice(2).map((name) => name.toLowerCase());
    for (const name of Object.keys(programs) as HostName[]) {
      if (asked.length > 0 && !asked.includes(name)) continue;
      const { server } = programs[name];
      if (server && !server.isInstalled()) {
        say(
          `– ${name} is not installed, so it was not tested. On Debian: apt-get install ${server.packages}`,
        );
        continue;
      }
      const own = path.join(folder, name);
      mkdirSync(own);
      failed += await testProgram(name, own, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    }
  } finally {
    api.close();
    rmSync(folder, { recursive: true, force: true });
  }
  say(`${failed} failed`);
  return failed === 0 ? 0 : 1;
});
