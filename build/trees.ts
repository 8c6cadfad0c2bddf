import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localeOf, type LocaleId } from '../src/lib/locales.ts';
import { headersFile, redirectsFile, type PageFile } from './hostFiles.ts';

/** What the build of one language has made. Paths are below its own folder. */
export interface Tree {
  locale: LocaleId;
  pages: PageFile[];
  /** Files whose names change with their content (`_astro/…`). */
  hashed: string[];
  /** Where browsers report to, the same in every language; null without reports. */
  reportUrl: string | null;
}

/** Files that the whole site has once, at its root. */
const onceOnly = /^(?:robots\.txt|sitemap\.xml|_headers|_redirects)$/;

/**
 * Lays the trees of all languages into the first one's folder: pages under the prefix of their language, hashed files
 * together, since the same name is the same content. Then writes the host files of the whole. The other folders are gone
 * afterwards.
 */
export function joinTrees(trees: readonly { folder: string; tree: Tree }[]): void {
  const [first, ...others] = trees;
  if (first === undefined) return;
  const site = first.folder;
  for (const { folder, tree } of others) {
    for (const file of tree.hashed) {
      if (!existsSync(path.join(site, file))) move(path.join(folder, file), path.join(site, file));
    }
    rmSync(path.join(folder, '_astro'), { recursive: true, force: true });
    const own = path.join(site, localeOf(tree.locale).prefix);
    rmSync(own, { recursive: true, force: true });
    for (const name of readdirSync(folder)) {
      if (!onceOnly.test(name)) move(path.join(folder, name), path.join(own, name));
    }
    rmSync(folder, { recursive: true, force: true });
  }
  writeHostFiles(
    site,
    trees.map(({ tree }) => tree),
  );
}

/** Writes `_headers` and `_redirects` for the trees in a folder. */
export function writeHostFiles(site: string, trees: readonly Tree[]): void {
  const prefixes = trees.map(({ locale }) => localeOf(locale).prefix);
  const pages = trees.flatMap(({ locale, pages: own }) =>
    own.map((page) => ({ ...page, file: `${localeOf(locale).prefix}/${page.file}`.slice(1) })),
  );
  const hashed = [...new Set(trees.flatMap((tree) => tree.hashed))].sort();
  writeFileSync(path.join(site, '_headers'), headersFile(pages, hashed, trees[0]?.reportUrl ?? null));
  writeFileSync(path.join(site, '_redirects'), redirectsFile(pages, prefixes));
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}
