/**
 * Builds the languages in the arguments after the folder, one after the other. Each goes into the folder of
 * its name, with a summary in a JSON file beside it. One process builds them all, because each one after the
 * first then costs half the time: Astro, the bundler and our plugins are loaded and compiled already.
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
