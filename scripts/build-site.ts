/**
 * Builds the site into `dist/` (or `DIST_DIR`): every listed language, two at a time, laid into one folder, with compressed
 * copies. `LOCALES` (ids of `src/lib/locales.ts` with commas between) builds others; the first one is the site's root.
 * `WITH_PSEUDO_LOCALE` adds the one that tests read, which no visitor is given.
 */
import { cpus } from 'node:os';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { joinTrees, type Tree } from '../build/trees.ts';
import { listedLocales, pseudoLocale } from '../src/lib/locales.ts';
import { precompress } from './precompress.mjs';
import { commandFile, commandLine, distDir, ownNode, root, run } from './tools.mjs';

/**
 * Where the languages are built before they are laid together, each run in a folder of its own. It is inside the project,
 * because Astro keeps what it renders by in a folder that all builds share when they lead anywhere else.
 */
const workshop = path.join(root, '.astro', 'trees', String(process.pid));

/** Runs tasks, so many at a time, and returns their results in order. */
async function pooled<Result>(tasks: readonly (() => Promise<Result>)[], atATime: number): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < tasks.length; index = next++) {
      const task = tasks[index];
      if (task) results[index] = await task();
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}

async function main(): Promise<number> {
  const asked = process.env['LOCALES']?.split(',') ?? [
    ...listedLocales,
    ...(process.env['WITH_PSEUDO_LOCALE'] ? [pseudoLocale] : []),
  ];
  const folders = asked.map((id) => path.join(workshop, id));
  const treeFile = (folder: string): string => `${folder}.json`;
  mkdirSync(workshop, { recursive: true });
  try {
    const codes = await pooled(
      asked.map((id, index) => () => {
        const folder = folders[index] ?? '';
        const args = [commandFile('astro'), 'build', '--outDir', folder, ...process.argv.slice(2)];
        const env = { ...process.env, LOCALE: id, TREE_FILE: treeFile(folder) };
        return run(ownNode(), args, {
          env,
          stdio: ['ignore', index === 0 ? 'inherit' : 'ignore', 'inherit'],
        });
      }),
      Math.min(2, cpus().length),
    );
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) return failed;
    joinTrees(
      folders.map((folder) => ({
        folder,
        tree: JSON.parse(readFileSync(treeFile(folder), 'utf8')) as Tree,
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
