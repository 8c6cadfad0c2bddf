import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { brand } from '../src/site/brand.ts';
import { localeOf, type LocaleId } from '../src/lib/locales.ts';
import { sharedMark } from '../src/lib/paths.ts';
import { sharePath } from '../src/lib/serviceWorker.ts';
import type { BuildList, Site } from '../src/worker/rules.ts';
import packageJson from '../package.json' with { type: 'json' };
import { mapStyles } from './pictures/mapStyle.ts';
import { filesNeededBy, type BuiltFiles } from './code/preloads.ts';
import { rewrites } from './rewrites.ts';
import { buildBase, buildSettings } from './settings.ts';
import { buildTargets } from './targets.ts';

/** The worker and its list, in the folder of each language. */
export const workerFiles = { script: 'sw.js', list: 'build.json' } as const;

/** The page that the worker sends without a network for a page that it has not kept. */
const offlinePage = 'offline/';

/** Folders whose files the worker keeps: those of `public/`, and the map's styles that the build writes. */
const dataFolders = ['ifsc/', 'map/', 'pins/'] as const;

/** Returns the page of a document's file, as the worker names it: '' for the home page, `vendor/`. */
const pageOf = (file: string): string | null =>
  file === 'index.html' ? '' : (/^(.+\/)index\.html$/.exec(file)?.[1] ?? null);

interface BuiltTree {
  root: string;
  locale: LocaleId;
  /** The id of the build. */
  id: string;
  /** The finished documents, by file. */
  documents: ReadonlyMap<string, string>;
  hashed: readonly string[];
  files: BuiltFiles;
}

/**
 * Writes the worker of one language, and the list that it follows. With `PUBLIC_SERVICE_WORKER=off`, the worker removes
 * earlier ones and has no list.
 */
export async function writeWorker(out: string, tree: BuiltTree): Promise<void> {
  const isOff = buildSettings()['PUBLIC_SERVICE_WORKER'] === 'off';
  const script = await (isOff ? retiredScript(tree.root) : workerScript(tree));
  writeFileSync(path.join(out, workerFiles.script), script);
  if (!isOff) writeFileSync(path.join(out, workerFiles.list), JSON.stringify(buildList(tree)));
}

/** The beginning of every cache's name. The worker's version follows it. */
const prefix = `${brand.storagePrefix}/`;

/** Returns the worker's script for the documents of one language. */
function workerScript({ root, locale, documents }: BuiltTree): Promise<string> {
  return bundled<Site>(root, 'worker.ts', factsOf(locale, [...documents.keys()]));
}

/** Returns the facts that the worker of one language is built with, from the files of its documents. */
export function factsOf(locale: LocaleId, documents: readonly string[]): Site {
  return {
    pages: documents.flatMap((file) => pageOf(file) ?? []),
    rewrites: rewrites.map(({ from, to }) => [from.slice(1, -1), to.slice(1)]),
    root: rootOf(locale),
    hashed: '_astro/',
    data: dataFolders,
    offline: offlinePage,
    share: [sharePath, `dashboard${sharedMark}`],
    prefix,
  };
}

/** Returns the script that removes earlier workers. */
export function retiredScript(root: string): Promise<string> {
  return bundled<Pick<Site, 'prefix'>>(root, 'retired.ts', { prefix });
}

async function bundled<Facts>(root: string, file: string, site: Facts): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { SITE: JSON.stringify(site) },
    build: {
      write: false,
      target: buildTargets(packageJson.browserslist),
      rolldownOptions: { input: path.join(root, 'src', 'worker', file), output: { format: 'iife' } },
    },
  })) as Rollup.RollupOutput;
  return output[0].code;
}

/** Returns the list that the worker compares and follows. */
function buildList({ root, locale, id, documents, hashed, files }: BuiltTree): BuildList {
  const pages = [...documents].flatMap(([file, html]) => {
    const page = pageOf(file);
    if (page === null) return [];
    const needed = filesNeededBy(html, file, files);
    return [[page, hashed.flatMap((name, index) => (needed.has(name) ? index : []))] as const];
  });
  return {
    id,
    pages: Object.fromEntries(pages),
    portal: ['vendor/', 'dashboard/'],
    files: hashed.map((file) => rootOf(locale) + file),
    data: dataId(root),
  };
}

/** Returns the path from a language's folder to the site's root. */
function rootOf(locale: LocaleId): string {
  return localeOf(locale).prefix.replace(/\/\w+/g, '../').replace(/^\//, '');
}

/** Returns an id that changes with any file of the data folders. */
export function dataId(root: string): string {
  const hash = createHash('sha256');
  for (const folder of dataFolders) {
    const from = path.join(root, 'public', folder);
    for (const name of readdirSync(from).sort())
      hash.update(name).update(readFileSync(path.join(from, name)));
  }
  const theme = readFileSync(path.join(root, 'src', 'site', 'theme.css'), 'utf8');
  for (const { file, text } of mapStyles(theme, buildBase)) hash.update(file).update(text);
  return hash.digest('base64url').slice(0, 8);
}
