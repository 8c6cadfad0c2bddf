import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the source maps of the client's scripts into a folder that nothing serves. Only the tests' build names one, so a
 * journey can say in which source an error happened. No script mentions its map: names and bytes are those of any build.
 */
export function sourceMaps(folder: string | undefined): Plugin | undefined {
  if (folder === undefined) return undefined;
  return {
    name: 'nuskha:source-maps',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: { sourcemap: 'hidden', rolldownOptions: { output: { sourcemapExcludeSources: true } } },
        },
      },
    }),
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        mkdirSync(folder, { recursive: true });
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !name.endsWith('.js.map')) continue;
          writeFileSync(path.join(folder, path.basename(name)), output.source);
          delete bundle[name];
        }
      },
    },
  };
}
