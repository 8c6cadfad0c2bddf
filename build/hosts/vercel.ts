import { rewritesUnder } from '../rewrites.ts';
import { fewRules, HostLimit, type Host } from './site.ts';

/** https://vercel.com/docs/project-configuration: the limit for rewrites, and the same for headers. */
const maxRules = 1024;

/** Vercel: `vercel.json`. The last matching rule sets a header. */
export const vercel: Host = (site) => {
  const pattern = (path: string): string => path.replace(/\*$/, '(.*)');
  const headers = fewRules(site).map(({ path, headers: own }) => ({
    source: pattern(path),
    headers: Object.entries(own).map(([key, value]) => ({ key, value })),
  }));
  const api =
    site.apiOrigin === null ? [] : [{ source: '/api/:path*', destination: `${site.apiOrigin}/api/:path*` }];
  const rewrites = [
    ...api,
    ...site.prefixes
      .flatMap(rewritesUnder)
      .map(({ from, to }) => ({ source: pattern(from), destination: to })),
  ];
  const tooMany = headers[maxRules] ?? rewrites[maxRules];
  if (tooMany) throw new HostLimit('Vercel', `takes ${maxRules} rules. ${tooMany.source} is too many.`);
  return [
    {
      path: 'vercel.json',
      text: `${JSON.stringify({ cleanUrls: false, headers, rewrites }, null, 2)}\n`,
    },
  ];
};
