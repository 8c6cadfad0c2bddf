/**
 * Starts the sandbox's server: `node sandbox/server.ts [--dist DIR] [--base PATH] [--port N] [--host H] [--data DIR]
 * [--plain] [--shapes N] [--capabilities LIST] [--faults] [--desk] [--random-codes] [--set name=value] [--quiet] [--behind-proxy]
 * [--until-stdin-ends]`.
 */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { baseOf } from '#lib/base.ts';
import { brand } from '#lib/brand.ts';
import { createContext } from '#sandbox/context.ts';
import { openDataDir } from '#sandbox/dataDir.ts';
import { deskPath } from '#sandbox/desk/pages.ts';
import { sweepUploads } from '#sandbox/documents.ts';
import { listen } from '#sandbox/listen.ts';
import { testCode } from '#sandbox/settings.ts';
import { shapesInWords } from '#sandbox/shapes/dimensions.ts';
import { readSeed, readSwitches } from '#sandbox/switches.ts';

const { values } = parseArgs({
  options: {
    dist: { type: 'string' },
    /** The path that the site and the API are below, as `BASE` of the build. */
    base: { type: 'string' },
    port: { type: 'string', default: process.env.PORT ?? '4321' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: '.sandbox' },
    /** Plays the specification and nothing more. */
    plain: { type: 'boolean', default: false },
    /** The seed of the reply shapes. */
    shapes: { type: 'string' },
    /** The optional fields and calls that the served documents name. The profile sets the default. */
    capabilities: { type: 'string' },
    /** Mounts the test controls under /__sandbox. */
    faults: { type: 'boolean', default: false },
    /** Mounts the reviewer's desk under /__sandbox/desk. */
    desk: { type: 'boolean', default: false },
    /** Sends random codes instead of the test code. The controls' outbox shows them. */
    'random-codes': { type: 'boolean', default: false },
    /** Sets a setting or a shape, as `name=value`. Repeatable. */
    set: { type: 'string', multiple: true, default: [] },
    quiet: { type: 'boolean', default: false },
    /** Another server forwards the requests and prints its own address instead. */
    'behind-proxy': { type: 'boolean', default: false },
    /** Stops when the process that started it ends for any reason. */
    'until-stdin-ends': { type: 'boolean', default: false },
  },
});

const switches = orStop(() => readSwitches(values.set));
const shapeSeed = orStop(() => readSeed(values.shapes));
const mockMode = !values['random-codes'] && (switches.settings.mockMode ?? true);
const context = createContext({
  base: orStop(() => baseOf(values.base)),
  ...openDataDir(values.data),
  distDir: values.dist === undefined ? null : path.resolve(values.dist),
  controls: values.faults,
  desk: values.desk || values.faults,
  listenHost: values.host,
  profile: values.plain ? 'plain' : 'full',
  settings: {
    ...switches.settings,
    mockMode,
    ...(values.capabilities === undefined ? {} : { capabilities: values.capabilities }),
  },
  shapes: switches.shapes,
  shapeSeed,
  log: values.quiet ? () => {} : (line) => console.log(line),
});
sweepUploads(context);

const server = await listen(context, Number(values.port), values.host).catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${values.port} is taken. Choose another with PORT or --port.` : error);
  return process.exit(1);
});
if (values.plain) console.log('The sandbox plays the plain API.');
if (shapeSeed !== undefined) console.log(`Shapes of seed ${shapeSeed}: ${shapesInWords(context.shapes)}`);
const hint = mockMode ? ` — test code ${testCode}` : '';
if (!values['behind-proxy'])
  console.log(`${brand.name} is ready at http://localhost:${server.port}${context.base}${hint}`);
if (values.desk) console.log(`The reviewer’s desk: http://localhost:${server.port}${deskPath}`);

/** Returns what `read` returns. If `read` throws, prints the error and exits. */
function orStop<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await server.close();
  context.db.close();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
if (values['until-stdin-ends']) process.stdin.on('end', () => void stop()).resume();
