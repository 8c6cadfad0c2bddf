import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../scripts/tools.mjs';
import { forkedFile, forks } from './fork.ts';

/**
 * Gives modules the `src/site` of a fork, without a copy of the checkout. Tests that read these files as texts still see
 * those of the checkout.
 */
export function forkedSite(): Plugin {
  const site = path.join(root, 'src', 'site') + path.sep;
  return {
    name: 'forked-site',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(site) ? forkedFile(id.slice(site.length), code, forks.dawa) : undefined,
  };
}
