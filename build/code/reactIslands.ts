import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/**
 * Sets up React as @astrojs/react does, but `clientEntry`, a file of the project, starts the islands in the
 * browser.
 */
export function reactIslands(clientEntry: string): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  if (setUp === undefined) throw new Error('@astrojs/react has no setup to build on');
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: clientEntry }),
        }),
    },
  };
}
