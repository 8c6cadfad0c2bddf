/**
 * Builds the site into `dist/` (or `DIST_DIR`): every listed language, two at a time, joined into one folder,
 * with compressed copies. `LOCALES` (ids of `src/lib/locales.ts`, separated by commas) builds other
 * languages; the first is the site's root. `WITH_PSEUDO_LOCALE` adds the pseudo-locale, which only tests
 * read.
 */
import { cpus } from 'node:os';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { buildSettings } from '../build/settings.ts';
import { joinTrees, type Tree } from '../build/trees.ts';
import { capabilityNames, unknownCapabilities } from '../src/lib/domain/capabilityNames.ts';
import { listedLocales, pseudoLocale } from '../src/lib/locales.ts';
import { precompress } from './precompress.mjs';
import { commandLine, distDir, ownNode, root, run } from './tools.mjs';

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
  const folders = asked.map((id) => path.join(workshop, id));
  mkdirSync(workshop, { recursive: true });
  try {
    const atATime = Math.min(2, cpus().length, asked.length);
    const shares = Array.from({ length: atATime }, (_, at) =>
      asked.filter((_id, index) => index % atATime === at),
    );
    const script = path.join(import.meta.dirname, 'build-locales.ts');
    // Astro renders with the React build that NODE_ENV names when Astro is loaded.
    const env = { ...process.env, NODE_ENV: 'production' };
    const codes = await Promise.all(
      shares.map((share) => run(ownNode(), [script, workshop, ...share], { env })),
    );
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) return failed;
    joinTrees(
      folders.map((folder) => ({
        folder,
        tree: JSON.parse(readFileSync(`${folder}.json`, 'utf8')) as Tree,
      })),
    );
    rmSync(distDir, { recursive: true, force: true });
    cpSync(folders[0] ?? '', distDir, { recursive: true });
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
  process.stdout.write(`Built ${asked.join(', ')}; compressed ${await precompress(distDir)} files.\n`);
  return 0;
}

await commandLine(main);
