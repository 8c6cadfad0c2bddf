/**
 * `npm run test:hosts`: starts nginx and Caddy, where they are installed, with the examples of `docs/hosting`
 * over TLS. It compares their replies with one table: status, compression, caching, headers, rewrites, and
 * the calls passed to the API. Then it does the same with the programs that hosts publish on npm, which it
 * installs into `node_modules/.cache`. It needs a built site (`npm run build`) and openssl. `npm test` leaves
 * it out, because that must run without these servers. `-- firebase` runs one of them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { exampleSite } from '../../scripts/build-hosting.ts';
import { commandLine, distDir, root } from '../../scripts/tools.mjs';
import { eventually, freePort } from '../wait.ts';
import { programs, installPrograms, type Program } from './programs.ts';
import { ask, problems, rows, rowsOfPrograms, type Row } from './table.ts';

const site = exampleSite.host;
const shippedFolder = `${exampleSite.folder}dist`;
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Ports {
  tls: number;
  plain: number;
  api: number;
}

interface Server {
  name: string;
  isInstalled: () => boolean;
  howToGet: string;
  /**
   * Writes the server's configuration into a folder and returns the command that runs the server in the
   * foreground.
   */
  prepare: (folder: string, ports: Ports, certificate: Certificate) => [command: string, ...args: string[]];
}

interface Certificate {
  chain: string;
  key: string;
}

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** Returns the shipped example with the paths and ports of this run; everything else stays as it is. */
function example(file: string, replacements: readonly (readonly [from: string, to: string])[]): string {
  let text = readFileSync(path.join(root, 'docs', 'hosting', file), 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`docs/hosting/${file} does not contain '${from}'`);
    text = text.replaceAll(from, to);
  }
  return text;
}

const servers: readonly Server[] = [
  {
    name: 'nginx',
    isInstalled: () => runs('nginx', '-v') && existsSync(brotliModule),
    howToGet: 'apt-get install nginx libnginx-mod-http-brotli-static',
    prepare: (folder, ports, certificate) => {
      const file = path.join(folder, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const text = example('nginx.conf', [
        ['listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`],
        ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
        [`/etc/ssl/${site}/fullchain.pem`, certificate.chain],
        [`/etc/ssl/${site}/privkey.pem`, certificate.key],
        [shippedFolder, distDir],
        [`https://api.${site}`, `http://127.0.0.1:${ports.api}`],
      ]);
      writeFileSync(
        file,
        [
          `load_module ${brotliModule};`,
          ...(process.getuid?.() === 0 ? ['user root;'] : []),
          `pid ${folder}/nginx.pid;`,
          'error_log stderr warn;',
          'events {}',
          'http {',
          'include /etc/nginx/mime.types;',
          'access_log off;',
          ...temporary,
          text,
          '}',
        ].join('\n'),
      );
      return ['nginx', '-c', file, '-g', 'daemon off;'];
    },
  },
  {
    name: 'Caddy',
    isInstalled: () => runs('caddy', 'version'),
    howToGet: 'apt-get install caddy',
    prepare: (folder, ports, certificate) => {
      const file = path.join(folder, 'Caddyfile');
      const options = [
        '{',
        'admin off',
        `http_port ${ports.plain}`,
        `https_port ${ports.tls}`,
        `storage file_system ${folder}/caddy`,
        '}',
      ];
      const text = example('Caddyfile', [
        [`${site} {\n\troot`, `${site} {\n\ttls ${certificate.chain} ${certificate.key}\n\troot`],
        [shippedFolder, distDir],
        [`https://api.${site}`, `http://127.0.0.1:${ports.api}`],
      ]);
      writeFileSync(file, `${options.join('\n')}\n${text}`);
      return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
];

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

function selfSigned(folder: string): Certificate {
  const certificate = { chain: path.join(folder, 'chain.pem'), key: path.join(folder, 'key.pem') };
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${site}`, '-addext', `subjectAltName=DNS:${site}`],
    ...['-keyout', certificate.key, '-out', certificate.chain],
  ]);
  if (status !== 0) throw new Error(`openssl did not make a certificate: ${String(stderr)}`);
  return certificate;
}

/** Compares the program of a host with the table. Returns how many rows failed. */
async function testProgram(
  program: Program,
  table: readonly Row[],
  folder: string,
  api: number,
): Promise<number> {
  const port = await freePort();
  const stop = await program.start({ port, folder, api: `http://127.0.0.1:${api}` });
  let [failed, cannot] = [0, 0];
  try {
    await eventually(async () => {
      await ask({ what: '', path: '/', status: [] }, port, true);
    });
    for (const row of table) {
      const limit = program.cannot.find(([pattern]) => pattern.test(row.what));
      const all = await ask(row, port, true).then(
        (reply) => problems(row, reply),
        (error: unknown) => [String(error)],
      );
      const [, reason, header] = limit ?? [];
      const ofLimit = all.filter((each) => header === undefined || each.startsWith(`${header}:`));
      const isLimited = reason !== undefined && ofLimit.length > 0;
      // A limit that is not there is a mistake in the table of limits.
      if (reason !== undefined && !isLimited) all.push(`can do this: ${reason}`);
      const found = isLimited ? all.filter((each) => !ofLimit.includes(each)) : all;
      if (isLimited && found.length === 0) {
        say(`– ${program.name}: ${row.what}: ${reason}`);
        cannot += 1;
        continue;
      }
      say(`${found.length === 0 ? '✓' : '✗'} ${program.name}: ${row.what}`);
      for (const problem of found) say(`    ${problem}`);
      if (found.length > 0) failed += 1;
    }
  } finally {
    await stop();
  }
  say(`${program.name}: ${table.length - failed - cannot} right, ${cannot} impossible, ${failed} failed`);
  return failed;
}

/** Compares one server with the table. Returns how many rows failed. */
async function testServer(
  server: Server,
  table: readonly Row[],
  folder: string,
  api: number,
): Promise<number> {
  mkdirSync(folder);
  const ports: Ports = { tls: await freePort(), plain: await freePort(), api };
  const [command, ...args] = server.prepare(folder, ports, selfSigned(folder));
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
  const ended = new Promise((resolve) => child.once('close', resolve));
  let failed = 0;
  try {
    await eventually(async () => {
      for (const plain of [true, false]) {
        const port = plain ? ports.plain : ports.tls;
        await ask({ what: '', path: '/', status: [] }, port, plain);
      }
    }).catch(() => {
      throw new Error(`${server.name} did not start:\n${log}`);
    });
    for (const row of table) {
      const port = row.plain ? ports.plain : ports.tls;
      const found = await ask(row, port, row.plain === true).then(
        (reply) => problems(row, reply),
        (error: unknown) => [String(error)],
      );
      say(`${found.length === 0 ? '✓' : '✗'} ${server.name}: ${row.what}`);
      for (const problem of found) say(`    ${problem}`);
      if (found.length > 0) failed += 1;
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  return failed;
}

await commandLine(async () => {
  if (!existsSync(path.join(distDir, 'index.html.br'))) {
    say('There is no built site. Run npm run build.');
    return 1;
  }
  const table = rows();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nuskha-hosts-'));
  const api = await startApi();
  let failed = 0;
  try {
    const asked = process.argv.slice(2).map((name) => name.toLowerCase());
    const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name.toLowerCase());
    for (const server of servers.filter(({ name }) => isAsked(name))) {
      if (server.isInstalled()) {
        failed += await testServer(server, table, path.join(folder, server.name), api.port);
      } else {
        say(`– ${server.name} is not installed, so it was not tested. On Debian: ${server.howToGet}`);
      }
    }
    const chosen = programs.filter(({ name }) => isAsked(name));
    if (chosen.length > 0) await installPrograms();
    for (const program of chosen) {
      const own = path.join(folder, program.name);
      mkdirSync(own);
      failed += await testProgram(program, rowsOfPrograms(table), own, api.port);
    }
  } finally {
    api.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  say(`${failed} failed`);
  return failed === 0 ? 0 : 1;
});
