import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliBest } from './precompress.mjs';
import { distDir } from './tools.mjs';

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of a script or style; empty for everything else. */
  readonly text: string;
}

const entities: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  '#39': "'",
  '#x27': "'",
  '#38': '&',
};

/** The start tags of a document in order. Reads what a build writes, not whatever a browser would forgive. */
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

/** A built file's content, by its path under the built site. */
export function built(file: string): Buffer {
  return readFileSync(path.join(distDir, file));
}

/** Whether the built site has the file. */
export function isBuilt(file: string): boolean {
  return existsSync(path.join(distDir, file));
}

/** All built files whose name ends as asked, with `/` between folders. */
export function builtFiles(ending: string): string[] {
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(ending))
    .sort();
}

/** What a built file weighs on the wire, in bytes: as its compressed copy, which the build lays beside what gains by one. */
export function weight(file: string): number {
  return statSync(path.join(distDir, isBuilt(`${file}.br`) ? `${file}.br` : file)).size;
}

const preloads = /<link rel="modulepreload" href="\/([^"]+)">/g;

/** The scripts a document tells the browser to fetch ahead: those of its islands, and those they ask for at once. */
export function filesFetchedAhead(html: string): string[] {
  return [...html.matchAll(preloads)].map(([, file = '']) => file).filter(isBuilt);
}

/**
 * The script and style files a document names and loads by itself, in tags or as islands. What `data-wake`
 * and `data-language` name waits for a visitor's tap, and what is fetched ahead is counted by who runs it.
 */
export function filesNamedIn(html: string): string[] {
  const named = html
    .replace(/data-(?:wake|language)="[^"]*"/g, '')
    .replace(preloads, '')
    .matchAll(/["'(=\s](\/[\w./@-]*\.(?:js|mjs|css))(?=["')\s>?&])/g);
  return [...new Set([...named].map(([, url = '']) => url.slice(1)))].filter(isBuilt);
}

/** The islands a document names for its own script to wake, at a tap or once the page has loaded. */
export function islandsToWake(html: string): string[] {
  return [...html.matchAll(/data-wake="\/([^"]*)"/g)].map(([, file = '']) => file).filter(isBuilt);
}

/** The scripts a bundled script imports by statement, as written. */
export function staticImportsOf(script: string): string[] {
  const statement = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{][^'"()]*?from\s*)?["']([^"']+\.m?js)["']/g;
  return [...script.matchAll(statement)].map(([, specifier = '']) => specifier);
}

/** The files with every script they import statically; what loads by `import()` is left out. */
export function withStaticImports(files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (!/\.m?js$/.test(file)) return;
    for (const specifier of staticImportsOf(built(file).toString())) {
      const target = specifier.startsWith('/')
        ? specifier.slice(1)
        : path.posix.join(path.posix.dirname(file), specifier);
      if (isBuilt(target)) visit(target);
    }
  };
  files.forEach(visit);
  return [...found];
}

export interface Part {
  name: string;
  bytes: number;
}

/** What a page loads before a visitor can use it, beside its markup: each file and inline block, weighed. */
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

/** The first load with the parts its island asks for as soon as it runs: until the first step can be filled in. */
export async function firstStep(page: string): Promise<Part[]> {
  const first = await firstLoad(page);
  const ahead = filesFetchedAhead(built(page).toString());
  const more = ahead.filter((file) => !first.some(({ name }) => name === file));
  return [...first, ...weighed(more)];
}

/** The files of the script that a page names by itself, beside its island. */
export function firstView(page: string): Part[] {
  const scripts = elementsOf(built(page).toString())
    .filter(({ tag, attributes }) => tag === 'script' && attributes['type'] === 'module')
    .flatMap(({ attributes }) => attributes['src']?.slice(1) ?? []);
  return weighed(withStaticImports(scripts));
}

/** Files with their weights. */
export function weighed(files: readonly string[]): Part[] {
  return files.map((name) => ({ name, bytes: weight(name) }));
}
