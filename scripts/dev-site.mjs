/** The site's dev server, passing the sandbox's paths on to it. Started by dev.mjs. */
import process from 'node:process';
import { dev } from 'astro';
import { localeOf } from '../src/lib/locales.ts';
import { root } from './tools.mjs';

const locale = process.env.LOCALE ?? 'en';
const [port = '4321', sandbox = 'http://localhost:4322'] = process.argv.slice(2);

await dev({
  root,
  server: { port: Number(port) },
  vite: { server: { proxy: { '/api': sandbox, '/geocode': sandbox, '/files': sandbox } } },
});
process.stdout.write(`The site in development is at http://localhost:${port}${localeOf(locale).prefix}/\n`);
