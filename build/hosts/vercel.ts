import { rewritesUnder } from '../rewrites.ts';
import { apiPaths, fewRules, requireFew, type Host } from './site.ts';

/** https://vercel.com/docs/project-configuration: the limit for rewrites. */
const maxRewrites = 1024;

/** Vercel: `vercel.json`. The last matching rule sets a header. */
export const vercel: Host = (site) => {
  const pattern = (path: string): string => path.replace(/\*$/, '(.*)');
  const rules = fewRules(site);
  // `/partners/(.*)` does not match `/partners`, the home page without its slash.
  const home = site.base === '' ? [] : rules.slice(0, 1).map((rule) => ({ ...rule, path: site.base }));
  const headers = [...home, ...rules].map(({ path, headers: own }) => ({
    source: pattern(path),
    headers: Object.entries(own).map(([key, value]) => ({ key, value })),
  }));
  const api =
    site.apiOrigin === null
      ? []
      : apiPaths.map((path) => ({
          source: `${site.base}${path}/:path*`,
          destination: `${site.apiOrigin}${path}/:path*`,
        }));
  const rewrites = [
    ...api,
    ...site.prefixes
      .flatMap(rewritesUnder)
      .map(({ from, to }) => ({ source: pattern(from), destination: to })),
  ];
  const sources = rewrites.map(({ source }) => source);
  requireFew('Vercel', maxRewrites, 'rewrites', sources);
  return { 'vercel.json': `${JSON.stringify({ cleanUrls: false, headers, rewrites }, null, 2)}\n` };
};
