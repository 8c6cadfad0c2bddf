/**
 * `npm run dev`: Astro's dev server, with the sandbox behind its proxy. `--port N` or PORT sets the site's
 * port; the sandbox takes the next one. Other arguments go to the sandbox, which restarts when its sources or
 * the shared rules change.
 */
import net from 'node:net';
import process from 'node:process';
import {
  commandLine,
  distDir,
  installIfNeeded,
  ownNode,
  projectEnv,
  runUntilStopped,
  sandboxBuild,
} from './tools.mjs';
import { readPort } from './port.mjs';

await commandLine(async () => {
  const { port, others } = readPort(process.argv.slice(2), process.env.PORT);
  for (const needed of [port, port + 1])
    if (!(await isFree(needed)))
      throw new Error(`Port ${needed} is taken. Choose another one: npm run dev -- --port ${port + 10}`);
  await installIfNeeded();
  const sandbox = ['--watch', '--watch-preserve-output', 'sandbox/server.ts', '--behind-proxy', '--desk'];
  const site = ['scripts/dev-site.mjs', String(port), `http://localhost:${port + 1}`];
  return runUntilStopped([
    {
      command: ownNode(),
      args: [...sandbox, '--dist', distDir, ...others],
      env: projectEnv({ PORT: String(port + 1) }),
    },
    { command: ownNode(), args: site, env: projectEnv(sandboxBuild) },
  ]);
});

function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
