import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/** The folder of the source maps of the tests' build (`scripts/stages.mjs`). */
const ownMaps = path.resolve(import.meta.dirname, '..', '.astro', 'maps');

/** Matches a place in a built script: `http://host/_astro/Name.hash.js:1:200`. */
const place = /https?:\/\/\S+?\/_astro\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Returns a stack with each place in a built script as its place in the source: `src/islands/Name.tsx:10:3`. A place
 * without a source map stays as it is, as on a deployed site.
 */
export function inSources(stack: string, maps = ownMaps): string {
  return stack.replace(place, (built, script: string, line: string, column: string) => {
    const file = path.join(maps, `${script}.map`);
    if (!existsSync(file)) return built;
    const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
    const origin = map.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return built;
    return `${origin.fileName.replace(/^(?:\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}
