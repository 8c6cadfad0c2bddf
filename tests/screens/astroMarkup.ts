import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { experimental_AstroContainer } from 'astro/container';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin } from 'vite';
import { inlineScripts } from '../../build/code/inlineScripts.ts';

type Page = Parameters<experimental_AstroContainer['renderToString']>[0];

/** The part of Astro's compiler that is used here. */
interface Compiler {
  transform: (source: string, options: object) => { code: string };
}

/** Compiles Astro files as Astro does, without its build: that takes a fifth of the time. Styles are left out. */
async function astroFiles(): Promise<Plugin> {
  // The compiler is a package of Astro, so it has the same version.
  const found = createRequire(fileURLToPath(import.meta.resolve('astro/package.json'))).resolve(
    '@astrojs/compiler-rs',
  );
  const { transform } = (await import(found)) as Compiler;
  return {
    name: 'astro-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\.astro$/ },
      handler: (source, filename) => ({
        code: transform(source, {
          filename,
          internalURL: 'astro/compiler-runtime',
          resultScopedSlot: true,
          resolvePath: (path: string) => path,
        }).code,
        map: null,
      }),
    },
  };
}

export interface AstroMarkup {
  /** Returns the markup of a page at an address of the site. */
  render: (file: string, address: string) => Promise<string>;
  close: () => Promise<void>;
}

/** Returns a renderer for the pages in `src/pages`, in English. */
export async function astroMarkup(root: string): Promise<AstroMarkup> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [await astroFiles(), inlineScripts(root, () => [])],
  });
  const container = await experimental_AstroContainer.create();
  container.addServerRenderer({
    name: 'react',
    renderer: {
      name: 'react',
      check: () => Promise.resolve(true),
      renderToStaticMarkup: (part: ComponentType, props: object) =>
        Promise.resolve({ html: renderToStaticMarkup(createElement(part, props)) }),
    },
  });
  return {
    render: async (file, address) => {
      const { default: page } = (await server.ssrLoadModule(`/src/pages/${file}`)) as { default: Page };
      return container.renderToString(page, { request: new Request(`https://site.example${address}`) });
    },
    close: () => server.close(),
  };
}
