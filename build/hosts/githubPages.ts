import type { Host } from './site.ts';

/**
 * GitHub Pages has no headers and no rewrites. The policies in the documents still apply. Addresses with free
 * parameters get a 404 in English. `.nojekyll` makes it serve `_astro/`. The pages of a repository are below its
 * name, so the folder of the base is deployed.
 */
export const githubPages: Host = ({ base }) => ({ [`${base}/.nojekyll`.slice(1)]: '' });
