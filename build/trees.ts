import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { localeOf, type LocaleId } from '../src/lib/locales.ts';
import { apiOriginOf, hostNamed, hosts } from './hosts/hosts.ts';
import { buildBase } from './settings.ts';

/** The output of the build in one language. Paths are below its own folder. */
export interface Tree {
  locale: LocaleId;
  pages: string[];
  /** Files whose names change with their content (`_astro/…`). */
  hashed: string[];
}

/** Files that the whole site has only once, at its root. */
const onceOnly = /^(?:favicon\.\w+|robots\.txt|sitemap\.xml)$/;

/**
 * Moves the trees of all languages into the first one's folder. Pages go under the prefix of their language.
 * Hashed files go into one folder, because the same name means the same content. A site with a base goes into
 * the folder of its name, so that the first folder is the root of the origin. Then it writes the files of the
 * build's host (`BUILD_HOST`) there and removes the other folders.
 */
export function joinTrees(trees: readonly { folder: string; tree: Tree }[], base = buildBase): void {
  const [first, ...others] = trees;
  if (first === undefined) return;
  const site = first.folder;
  for (const { folder, tree } of others) {
    for (const file of tree.hashed)
      if (!existsSync(path.join(site, file))) move(path.join(folder, file), path.join(site, file));
    rmSync(path.join(folder, '_astro'), { recursive: true, force: true });
    const own = path.join(site, localeOf(tree.locale).prefix);
    rmSync(own, { recursive: true, force: true });
    for (const name of readdirSync(folder))
      if (!onceOnly.test(name)) move(path.join(folder, name), path.join(own, name));
    rmSync(folder, { recursive: true, force: true });
  }
  if (base !== '') moveBelow(site, base);
  const all = trees.map(({ tree: { locale, pages } }) => ({ prefix: base + localeOf(locale).prefix, pages }));
  const files = hosts[hostNamed(process.env['BUILD_HOST'])]({
    base,
    pages: all.flatMap(({ prefix, pages }) => pages.map((page) => `${prefix}/${page}`.slice(1))),
    prefixes: all.map(({ prefix }) => prefix),
    apiOrigin: apiOriginOf(process.env['API_REWRITE']),
  });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(site, file), text);
}

/** Moves a site into the folder of its base. Hosts look for the page of a missing address at the root. */
function moveBelow(site: string, base: string): void {
  const own = path.join(site, base);
  for (const name of readdirSync(site)) move(path.join(site, name), path.join(`${site}.below`, name));
  move(`${site}.below`, own);
  copyFileSync(path.join(own, '404.html'), path.join(site, '404.html'));
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}
