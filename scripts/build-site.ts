/**
 * Builds the site into `dist/` (or `DIST_DIR`): every listed language, joined into one folder, with compressed
 * copies where the host (`BUILD_HOST`) serves them. `LOCALES` (ids of `src/lib/locales.ts`, separated by commas)
 * builds other languages; the first is the site's root. `WITH_PSEUDO_LOCALE` adds the pseudo-locale, which only
 * tests read, and compresses quickly. `SOURCE_MAPS` is a folder for the source maps of the English scripts, which only
 * journeys read.
 *
 * One process builds all languages, because each one after the first then costs a third: Astro, the bundler
 * and our plugins are loaded and compiled already. Its other threads compress each language while it builds
 * the next one.
 */
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { servesCopies } from '../build/hosts/hosts.ts';
import { buildSettings } from '../build/settings.ts';
import { joinTrees, type Tree } from '../build/trees.ts';
import { capabilityNames, unknownCapabilities } from '../src/lib/domain/reply/capabilityNames.ts';
import { listedLocales, pseudoLocale } from '../src/lib/locales.ts';
import { compressAhead, precompress } from './precompress.mjs';
import { commandLine, distDir, root } from './tools.mjs';

/**
 * The languages are built here before they are joined, each run in a folder of its own. It is inside the
 * project because, for any other output folder, Astro keeps its renderer in a folder that all builds share.
 */
const workshop = path.join(root, '.astro', 'trees', String(process.pid));

async function main(): Promise<number> {
  const unknown = unknownCapabilities(buildSettings()['PUBLIC_API_CAPABILITIES'] ?? '');
  if (unknown.length > 0)
    throw new Error(
      `PUBLIC_API_CAPABILITIES names ${unknown.join(', ')}. Known: ${capabilityNames.join(', ')}.`,
    );
  const asked = process.env['LOCALES']?.split(',') ?? [
    ...listedLocales,
    ...(process.env['WITH_PSEUDO_LOCALE'] ? [pseudoLocale] : []),
  ];
  // Astro renders with the React build that NODE_ENV names when Astro is loaded.
  process.env['NODE_ENV'] = 'production';
  const [{ build }, { siteIn }] = await Promise.all([import('astro'), import('../astro.config.mjs')]);
  // Without this, the maps of all earlier builds would stay.
  if (process.env['SOURCE_MAPS']) rmSync(process.env['SOURCE_MAPS'], { recursive: true, force: true });
  const withCopies = servesCopies(process.env['BUILD_HOST']);
  const folders = asked.map((id) => path.join(workshop, id));
  mkdirSync(workshop, { recursive: true });
  try {
    for (const [index, outDir] of folders.entries()) {
      const site = siteIn(asked[index] ?? '', `${outDir}.json`);
      const logLevel = index === 0 ? 'info' : 'error';
      await build({ ...site, root, configFile: false, outDir, logLevel });
      if (withCopies) compressAhead(outDir);
    }
    const treeIn = (folder: string) => JSON.parse(readFileSync(`${folder}.json`, 'utf8')) as Tree;
    joinTrees(folders.map((folder) => ({ folder, tree: treeIn(folder) })));
    rmSync(distDir, { recursive: true, force: true });
    cpSync(folders[0] ?? '', distDir, { recursive: true });
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
  const compressed = withCopies ? `; compressed ${await precompress(distDir)} files` : '';
  process.stdout.write(`Built ${asked.join(', ')}${compressed}.\n`);
  return 0;
}

await commandLine(main);
