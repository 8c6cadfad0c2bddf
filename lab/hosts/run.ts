/**
 * `npm run test:hosts`: compares every host with one table of addresses: status, compression, caching, headers, rewrites,
 * and the calls passed to the API. nginx and Caddy run the examples of `docs/hosting` over TLS, where they are installed.
 * The programs that hosts publish on npm are installed into `node_modules/.cache`. It needs a built site (`npm run build`)
 * and openssl. `npm test` leaves it out, because that must run without these servers. `-- firebase` runs one host.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { commandLine, distDir } from '../../scripts/tools.mjs';
import { eventually, freePort } from '../wait.ts';
import { programs, type Program } from './programs.ts';
import { ask, problems, rows, rowsOfPrograms, rowsWithoutWorker, workerFiles, type Row } from './table.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Stands in for the API and replies with the request it got. */
async function startApi(): Promise<{ server: http.Server; port: number }> {
  const server = http.createServer(async (request, response) => {
    const { length } = await buffer(request);
    response.writeHead(418, { 'cache-control': 'private', 'x-api': 'yes', 'content-type': 'text/plain' });
    const { authorization = '', host = '' } = request.headers;
    response.end([request.method, request.url, host, authorization, length].join(' '));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** Copies the built site without the files of the host it was built for. A server of your own also gets packed copies. */
function copyOfSite(folder: string, isPacked: boolean): string {
  const site = path.join(folder, 'site');
  const left = isPacked ? /[/\\]_(?:headers|redirects)$/ : /\.(?:br|gz)$|[/\\]_(?:headers|redirects)$/;
  cpSync(distDir, site, { recursive: true, filter: (file) => !left.test(file) });
  return site;
}

/** Compares a host with the table. Returns how many rows failed. */
async function testProgram(program: Program, folder: string, api: number): Promise<number> {
  const { name, server, cannot } = program;
  mkdirSync(folder);
  const setup = { port: await freePort(), plain: await freePort(), folder, api: `http://127.0.0.1:${api}` };
  const site = copyOfSite(folder, server !== null);
  const stop = await program.start({ ...setup, site });
  const usedLimits = new Set<(typeof cannot)[number]>();
  let [right, impossible, failed] = [0, 0, 0];
  const replyTo = (row: Row) =>
    ask(row, row.plain ? setup.plain : setup.port, row.plain === true || server === null);
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
    if (found.length > 0) failed += 1;
    else if (limits.size > 0) impossible += 1;
    else right += 1;
    const reasons = [...limits].map(([, reason]) => reason).join('; ');
    say(`${found.length > 0 ? '✗' : reasons ? '–' : '✓'} ${name}: ${row.what}${reasons && `: ${reasons}`}`);
    for (const problem of found) say(`    ${problem}`);
  };
  try {
    await eventually(() => replyTo({ what: '', path: '/', status: [] })).catch(() => {
      const log = path.join(folder, 'log');
      throw new Error(`${name} did not start:\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
    });
    const ownRows = (table: Row[]): Row[] => (server === null ? rowsOfPrograms(table) : table);
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
    failed += 1;
    say(`✗ ${name}: can do this: ${limit[1]}`);
  }
  say(`${name}: ${right} right, ${impossible} impossible, ${failed} failed`);
  return failed;
}

await commandLine(async () => {
  if (!existsSync(path.join(distDir, 'index.html.br'))) {
    say('There is no built site. Run npm run build.');
    return 1;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nuskha-hosts-'));
  const api = await startApi();
  let failed = 0;
  try {
    const asked = process.argv.slice(2).map((name) => name.toLowerCase());
    const chosen = programs.filter(({ name }) => asked.length === 0 || asked.includes(name));
    for (const program of chosen) {
      const { name, server } = program;
      if (server === null || server.isInstalled())
        failed += await testProgram(program, path.join(folder, name), api.port);
      else say(`– ${name} is not installed, so it was not tested. On Debian: ${server.howToGet}`);
    }
  } finally {
    api.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  say(`${failed} failed`);
  return failed === 0 ? 0 : 1;
});
