/** `npm start`: installs, builds, then serves the site and the sandbox on one origin, at the port `PORT` (4321). */
import process from 'node:process';
import { build, commandLine, distDir, installIfNeeded, ownNode, runUntilStopped } from './tools.mjs';

await commandLine(async () => {
  await installIfNeeded();
  await build();
  // The user's arguments come last, so that `npm start -- --faults` reaches the sandbox.
  const args = ['sandbox/server.ts', '--dist', distDir, '--desk', ...process.argv.slice(2)];
  return runUntilStopped([{ command: ownNode(), args }]);
});
