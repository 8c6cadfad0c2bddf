/**
 * The sandbox's server: `node sandbox/server.ts [--dist DIR] [--port N] [--host H] [--data DIR] [--faults]
 * [--random-codes] [--set name=value] [--quiet]`.
 */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { brand } from '#lib/brand.ts';
import { createContext } from '#sandbox/context.ts';
import { openDataDir } from '#sandbox/dataDir.ts';
import { sweepUploads } from '#sandbox/documents.ts';
import { listen } from '#sandbox/listen.ts';
import { testCode } from '#sandbox/settings.ts';
import { readSwitches } from '#sandbox/switches.ts';

const { values } = parseArgs({
  options: {
    dist: { type: 'string' },
    port: { type: 'string', default: process.env.PORT ?? '4321' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: '.sandbox' },
    /** Mounts the test controls under /__sandbox. */
    faults: { type: 'boolean', default: false },
    /** Random codes instead of the test code; they are read from the controls' outbox. */
    'random-codes': { type: 'boolean', default: false },
    /** `name=value` of a setting or a shape, any number of times. */
    set: { type: 'string', multiple: true, default: [] },
    quiet: { type: 'boolean', default: false },
  },
});

const switches = readSwitchesOrStop(values.set);
const mockMode = !values['random-codes'] && (switches.settings.mockMode ?? true);
const context = createContext({
  ...openDataDir(values.data),
  distDir: values.dist === undefined ? null : path.resolve(values.dist),
  controls: values.faults,
  listenHost: values.host,
  settings: { ...switches.settings, mockMode },
  shapes: switches.shapes,
  log: values.quiet ? () => {} : (line) => console.log(line),
});
sweepUploads(context);

const server = await listen(context, Number(values.port), values.host).catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${values.port} is taken. Choose another with PORT or --port.` : error);
  return process.exit(1);
});
const hint = mockMode ? ` — test code ${testCode}` : '';
console.log(`${brand.name} is ready at http://localhost:${server.port}${hint}`);

function readSwitchesOrStop(written: readonly string[]): ReturnType<typeof readSwitches> {
  try {
    return readSwitches(written);
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
