/**
 * Builds the languages named after a folder, one after the other, each into the folder of its name there, with what was made in a
 * JSON file beside it. In one process, because each after the first costs half of it: Astro, the bundler and our plugins are loaded
 * and compiled by then.
 */
import path from 'node:path';
import process from 'node:process';
import { build } from 'astro';
import { siteIn } from '../astro.config.mjs';
import { root } from './tools.mjs';

const [workshop = '', ...locales] = process.argv.slice(2);
for (const locale of locales) {
  const outDir = path.join(workshop, locale);
  const logLevel = locale === 'en' ? 'info' : 'error';
  await build({ ...siteIn(locale, `${outDir}.json`), root, configFile: false, outDir, logLevel });
}
