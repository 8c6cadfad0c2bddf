/** `npm start`: installs, builds, then serves the site and the sandbox on one origin. */
import path from 'node:path';
import process from 'node:process';
import { build, commandLine, distDir, installIfNeeded, ownNode, root, runUntilStopped } from './tools.mjs';

await commandLine(async () => {
  const port = process.env.PORT ?? '4321';
  await installIfNeeded();
  await build();
  const server = path.join(root, 'sandbox', 'server.ts');
  const data = path.join(root, '.sandbox');
  // The user's arguments come last, so that `npm start -- --faults` reaches the sandbox.
  const args = [
    server,
    '--dist',
    distDir,
    '--port',
    port,
    '--data',
    data,
    '--desk',
    ...process.argv.slice(2),
  ];
  return runUntilStopped([{ command: ownNode(), args }]);
});
