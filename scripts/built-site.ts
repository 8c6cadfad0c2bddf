import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lazyAttributes } from '../build/code/islands.ts';
import { reached } from '../build/code/reached.ts';
import { bestWeight, brotliBest } from './precompress.mjs';
import { distDir } from './tools.mjs';

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of a script or style; empty for every other element. */
  readonly text: string;
}

/** The entities that our build writes. */
const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'", '#x27': "'" };

/**
 * Returns the start tags of a document in order. It parses our own build's output, not all the HTML that a
 * browser accepts.
 */
export function elementsOf(html: string): Element[] {
  const token =
    /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\s*\/)*)\s*>/gi;
  return [...html.matchAll(token)].flatMap(([, rawTag, rawAttributes, text, tag, attributes]) => {
    const name = rawTag ?? tag;
    if (!name) return [];
    return {
      tag: name.toLowerCase(),
      attributes: attributesOf(rawAttributes ?? attributes ?? ''),
      text: text ?? '',
    };
  });
}

function attributesOf(text: string): Record<string, string> {
  const attribute = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replace(
        /&(#?\w+);/g,
        (whole, entity: string) => entities[entity] ?? whole,
      ),
    ]),
  );
}

/** Returns a built file's content, by its path under the built site. */
export function built(file: string): Buffer {
  return readFileSync(path.join(distDir, file));
}

export function isBuilt(file: string): boolean {
  return existsSync(path.join(distDir, file));
}

/** Returns all built files whose name ends as given, with `/` between folders. */
export function builtFiles(ending: string): string[] {
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(ending))
    .sort();
}

/** Returns the bytes of a built file on the wire, best compressed. */
export function weight(file: string): number {
  return bestWeight(built(file));
}

const preloads = /<link rel="modulepreload" href="\/([^"]+)">/g;

/** Returns the preloaded scripts of a document: those of its islands, and those that the islands request at once. */
export function filesFetchedAhead(html: string): string[] {
  return [...html.matchAll(preloads)].map(([, file = '']) => file).filter(isBuilt);
}

/**
 * Returns the script and style files that a document loads by itself, in tags or as islands. The files in
 * `lazyAttributes` come later and are left out. So are preloaded files, which are counted elsewhere.
 */
export function filesNamedIn(html: string): string[] {
  const named = html
    .replace(lazyAttributes, '')
    .replace(preloads, '')
    .matchAll(/["'(=\s](\/[\w./@-]*\.(?:js|mjs|css))(?=["')\s>?&])/g);
  return [...new Set([...named].map(([, url = '']) => url.slice(1)))].filter(isBuilt);
}

/** Returns the islands that the document's own script imports at a tap or once the page has loaded. */
export function lazyIslandsOf(html: string): string[] {
  return [...html.matchAll(/data-lazy="\/([^"]*)"/g)].map(([, file = '']) => file).filter(isBuilt);
}

/** Returns the specifiers of a bundled script's static imports. */
export function staticImportsOf(script: string): string[] {
  const statement = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{][^'"()]*?from\s*)?["']([^"']+\.m?js)["']/g;
  return [...script.matchAll(statement)].map(([, specifier = '']) => specifier);
}

/** Returns the files with every script they import statically, without what `import()` loads. */
export function withStaticImports(files: readonly string[]): string[] {
  const importsOf = (file: string): string[] => {
    const imports = /\.m?js$/.test(file) ? staticImportsOf(built(file).toString()) : [];
    return imports
      .map((specifier) => new URL(specifier, `file:///${file}`).pathname.slice(1))
      .filter(isBuilt);
  };
  return [...reached(files, importsOf)];
}

export interface Part {
  name: string;
  bytes: number;
}

/**
 * Returns everything that a page loads before a visitor can use it, beside its markup: each file and inline
 * block, weighed.
 */
export async function firstLoad(page: string): Promise<Part[]> {
  const html = built(page).toString();
  const inline = elementsOf(html)
    .filter(({ text, attributes }) => text && attributes['type'] !== 'application/ld+json')
    .map(async ({ tag, text }) => ({
      name: `inline ${tag}`,
      bytes: (await brotliBest(Buffer.from(text))).length,
    }));
  return [...weighed(withStaticImports(filesNamedIn(html))), ...(await Promise.all(inline))];
}

/**
 * Returns the first load with the parts that its island requests at once: all until the first step can be
 * filled in.
 */
export async function firstStep(page: string): Promise<Part[]> {
  const first = await firstLoad(page);
  const ahead = filesFetchedAhead(built(page).toString());
  const more = ahead.filter((file) => !first.some(({ name }) => name === file));
  return [...first, ...weighed(more)];
}

/** Returns the files of the script that a page names beside its island. */
export function firstView(page: string): Part[] {
  const scripts = elementsOf(built(page).toString())
    .filter(({ tag, attributes }) => tag === 'script' && attributes['type'] === 'module')
    .flatMap(({ attributes }) => attributes['src']?.slice(1) ?? []);
  return weighed(withStaticImports(scripts));
}

export function weighed(files: readonly string[]): Part[] {
  return files.map((name) => ({ name, bytes: weight(name) }));
}
