import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { localeOf, type LocaleId } from '../src/lib/locales.ts';
import type { PageFile } from './hostFiles.ts';
import { apiOriginOf, hostNamed, hosts } from './hosts/hosts.ts';

/** The output of the build in one language. Paths are below its own folder. */
export interface Tree {
  locale: LocaleId;
  pages: PageFile[];
  /** Files whose names change with their content (`_astro/…`). */
  hashed: string[];
  /** The address that browsers report to, the same in every language; null without reports. */
  reportUrl: string | null;
}

/** Files that the whole site has only once, at its root. */
const onceOnly =
  /^(?:robots\.txt|sitemap\.xml|_headers|_redirects|vercel\.json|firebase\.json|nginx\.conf|Caddyfile|\.nojekyll|cloudfront-\w+\.js)$/;

/**
 * Moves the trees of all languages into the first one's folder. Pages go under the prefix of their language.
 * Hashed files go into one folder, because the same name means the same content. Then it writes the host
 * files of the whole site and removes the other folders.
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

/** Writes the files of the build's host (`BUILD_HOST`), for the trees in a folder. */
export function writeHostFiles(site: string, trees: readonly Tree[]): void {
  const prefixes = trees.map(({ locale }) => localeOf(locale).prefix);
  const pages = trees.flatMap(({ locale, pages: own }) =>
    own.map((page) => ({ ...page, file: `${localeOf(locale).prefix}/${page.file}`.slice(1) })),
  );
  const hashed = [...new Set(trees.flatMap((tree) => tree.hashed))].sort();
  const host = hosts[hostNamed(process.env['BUILD_HOST'])];
  const apiOrigin = apiOriginOf(process.env['API_REWRITE']);
  const reportUrl = trees[0]?.reportUrl ?? null;
  for (const file of host({ pages, hashed, prefixes, reportUrl, apiOrigin }))
    writeFileSync(path.join(site, file.path), file.text);
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}
