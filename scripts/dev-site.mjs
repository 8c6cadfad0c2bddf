/** The site's dev server, which passes the sandbox's paths on to the sandbox. dev.mjs starts it. */
import process from 'node:process';
import { dev } from 'astro';
import { localeOf } from '../src/lib/locales.ts';
import { brand } from '../src/site/brand.ts';
import { testCode } from '../sandbox/settings.ts';
import { root } from './tools.mjs';

const locale = process.env.LOCALE ?? 'en';
const [port = '4321', sandbox = 'http://localhost:4322'] = process.argv.slice(2);

await dev({
  root,
  server: { port: Number(port) },
  logLevel: 'warn',
  vite: { server: { strictPort: true, proxy: { '/api': sandbox, '/geocode': sandbox, '/files': sandbox } } },
});
process.stdout.write(
  `${brand.name} is in development at http://localhost:${port}${localeOf(locale).prefix}/ — test code ${testCode}\n`,
);
