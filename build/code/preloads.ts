import path from 'node:path';
import type { Plugin } from 'vite';
import { askedForAtOnce, lazyAttributes, neededOffline, type PageRules } from './islands.ts';
import { reached } from './reached.ts';
import { buildBase } from '../settings.ts';

/** The built files of the client: the static imports of each, and the file that each source went into. */
export interface BuiltFiles {
  imports: Map<string, readonly string[]>;
  /** By source file, relative to the project (`src/…`). */
  bySource: Map<string, string>;
  /** The style sheets of each file. */
  styles: Map<string, readonly string[]>;
}

export function noteFiles(root: string, files: BuiltFiles): Plugin {
  return {
    name: 'nuskha:built-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        files.imports.set(output.fileName, output.imports);
        files.styles.set(output.fileName, [...(output.viteMetadata?.importedCss ?? [])]);
        for (const source of output.moduleIds)
          if (source.startsWith(root)) files.bySource.set(path.relative(root, source), output.fileName);
      }
    },
  };
}

/**
 * Preloads, in the head of a page with an island, all the scripts that the island will request. Without this
 * the browser discovers one level of imports after the other, and a slow link pays a round trip for each. The
 * links follow the style, so that they never compete with what the page shows first. Pages without an island
 * stay as they are.
 */
export function withPreloads(html: string, page: string, files: BuiltFiles, base = buildBase): string {
  const filesIn = (attribute: RegExp): string[] =>
    [...html.matchAll(attribute)].map(([, address = '']) => address.slice(`${base}/`.length));
  const named = filesIn(/\b(?:component|renderer)-url="([^"]+)"/g);
  if (named.length === 0) return html;
  const scripts = filesIn(/<script type="module" src="([^"]+)"/g);
  const links = [...withImports([...scripts, ...named, ...partsOf(askedForAtOnce, page, files)], files)].map(
    (file) => `<link rel="modulepreload" href="${base}/${file}">`,
  );
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Returns the built files of the parts that a page has by these rules. */
const partsOf = (rules: PageRules, page: string, files: BuiltFiles): string[] =>
  rules
    .filter(([pages]) => pages.test(page))
    .flatMap(([, sources]) => sources.map((source) => builtFrom(source, files)));

/** Returns scripts with everything that they import at once. */
const withImports = (scripts: readonly string[], { imports }: BuiltFiles): Set<string> =>
  reached(scripts, (file) => imports.get(file) ?? []);

/**
 * Returns the hashed files that a page needs without a network: those that its document loads by itself, with their
 * imports and style sheets, and the parts of `neededOffline`. Files for a press on a public page are left out,
 * because React alone weighs six documents.
 */
export function filesNeededBy(html: string, page: string, files: BuiltFiles): Set<string> {
  const named = [...html.replace(lazyAttributes, '').matchAll(/\/(_astro\/[\w.-]+)/g)].map(
    ([, file = '']) => file,
  );
  const scripts = withImports([...named, ...partsOf(neededOffline, page, files)], files);
  return new Set([...scripts, ...[...scripts].flatMap((file) => files.styles.get(file) ?? [])]);
}

/** Returns the built file that a source file went into. Throws when there is none. */
export function builtFrom(source: string, files: BuiltFiles): string {
  const file = files.bySource.get(source);
  if (file === undefined)
    throw new Error(`${source}, named in build/code/islands.ts, is in no file of the build`);
  return file;
}

/** Throws when a rule of the table matches no page: the page was moved, and its parts would load late. */
export function requirePages(pages: readonly string[]): void {
  const idle = [...askedForAtOnce, ...neededOffline].filter(
    ([pattern]) => !pages.some((page) => pattern.test(page)),
  );
  if (idle.length > 0)
    throw new Error(
      `build/code/islands.ts has rules that fit no page: ${idle.map(([page]) => page).join(', ')}`,
    );
}
