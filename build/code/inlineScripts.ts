import { build, type Plugin, type Rollup } from 'vite';
import { offlineScript } from './islands.ts';

/**
 * `import { script } from './x.inline.ts?script'` returns a module and all its imports as the text of one
 * classic script.
 */
const asked = /\.inline\.ts\?script$/;

/**
 * Lets inline scripts import shared rules. Each script is bundled into one text, apart from the app's files.
 * `plugins` are those that its imports need.
 */
export function inlineScripts(root: string, plugins: () => Plugin[]): Plugin {
  return {
    name: 'nuskha:inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: asked },
      async handler(id) {
        const entry = id.replace(/\?script$/, '');
        const result = (await build({
          configFile: false,
          root,
          envPrefix: 'PUBLIC_',
          logLevel: 'error',
          plugins: plugins(),
          build: {
            write: false,
            minify: false,
            rolldownOptions: {
              input: entry,
              output: { format: 'iife' },
              optimization: { inlineConst: true },
            },
          },
        })) as Rollup.RollupOutput;
        const [{ code }] = result.output;
        this.addWatchFile(entry);
        // As a constant of the bundle, the address would cost each document a variable or the helper of preloads.
        const script = code.replace('OFFLINE_SCRIPT', `"/${offlineScript}"`);
        return `export const script = ${JSON.stringify(script)};`;
      },
    },
  };
}
