/**
 * `npm run test:types` and the stage of that name: checks all types. TypeScript 7 needs a third of the time of TypeScript 6, but
 * Astro's check of `.astro` files does not run on it yet.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { commandFile, commandLine, ownNode, root, run } from './tools.mjs';

await commandLine(async () => {
  const check = (...command) => run(ownNode(), command);
  // Astro's check comes first, because without a build before it, it also writes types that the other files import.
  const written = existsSync(path.join(root, '.astro', 'types.d.ts')) ? ['--noSync'] : [];
  const config = ['--tsconfig', 'scripts/tsconfig.astro.json', ...written];
  const pages = await check(commandFile('astro'), 'check', ...config);
  // Several threads would each infer the types that they share. A later run infers what has changed since.
  const state = path.join(root, 'node_modules', '.cache', 'types.tsbuildinfo');
  const frugal = ['--singleThreaded', '--incremental', '--tsBuildInfoFile', state];
  const others = await check(commandFile('typescript-7', 'tsc'), '--project', 'tsconfig.json', ...frugal);
  return pages || others;
});
