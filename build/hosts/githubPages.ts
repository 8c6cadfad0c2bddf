import { refuseApiRewrite, type Host } from './site.ts';

/**
 * GitHub Pages has no headers and no rewrites. The policies in the documents still apply. Addresses with free
 * parameters get a 404 in English. `.nojekyll` makes it serve `_astro/`.
 */
export const githubPages: Host = (site) => {
  refuseApiRewrite('GitHub Pages', site);
  return [{ path: '.nojekyll', text: '' }];
};
