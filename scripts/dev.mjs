/** `npm run dev`: Astro's dev server, with the sandbox behind its proxy. */
import path from 'node:path';
import process from 'node:process';
import {
  commandLine,
  distDir,
  installIfNeeded,
  ownNode,
  projectEnv,
  root,
  runUntilStopped,
  sandboxBuild,
} from './tools.mjs';

await commandLine(async () => {
  const port = Number(process.env.PORT ?? '4321');
  const sandboxPort = String(port + 1);
  await installIfNeeded();
  const sandbox = [
    path.join(root, 'sandbox', 'server.ts'),
    '--dist',
    distDir,
    '--port',
    sandboxPort,
    '--data',
    path.join(root, '.sandbox'),
    ...process.argv.slice(2),
  ];
  const site = [path.join(root, 'scripts', 'dev-site.mjs'), String(port), `http://localhost:${sandboxPort}`];
  return runUntilStopped([
    { command: ownNode(), args: sandbox },
    { command: ownNode(), args: site, env: projectEnv(sandboxBuild) },
  ]);
});
