/** `npm run test:watch`: runs the unit tests that a saved change affects. Arguments go to vitest. */
import process from 'node:process';
import { commandFile, commandLine, installIfNeeded, ownNode, runUntilStopped, testEnv } from './tools.mjs';

await commandLine(async () => {
  await installIfNeeded();
  const args = [commandFile('vitest'), 'watch', ...process.argv.slice(2)];
  return runUntilStopped([{ command: ownNode(), args, env: testEnv(undefined) }]);
});
