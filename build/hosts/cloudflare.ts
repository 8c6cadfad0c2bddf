import { rewritesUnder } from '../rewrites.ts';
import { fewRules, foldersOf, headersFile, requireFew, type Host } from './site.ts';

/** https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/ */
const limits = { headerLine: 2000, redirects: 100, plainRedirects: 2000, redirectLine: 1000 };

/**
 * Cloudflare Pages and Workers. They join the values of all matching rules, so a rule removes an earlier
 * value (`! Name`) before it sets its own. They answer with the nearest `404.html` by themselves. A rule for
 * `/_astro/*` would also match the 404 of a missing file, so hashed files are revalidated.
 */
export const cloudflare: Host = (site) => {
  const headers = headersFile(fewRules(site));
  requireShort(limits.headerLine, 'a line', headers.split('\n'));
  // Rules come before files, so a page below a splat has its own rule. Without one, its address without the slash
  // would be redirected.
  const below = site.prefixes.flatMap(rewritesUnder);
  const plain = foldersOf(site).flatMap((folder) => {
    const address = `/${folder}/`;
    const isBelow = below.some(({ from, to }) => address !== to && address.startsWith(from.slice(0, -1)));
    return [`/${folder} ${address} 200`, ...(isBelow ? [`${address} ${address} 200`] : [])];
  });
  const redirects = below.map(({ from, to }) => `${from} ${to} 200`);
  requireFew('Cloudflare', limits.redirects, 'rewrites', redirects);
  requireFew('Cloudflare', limits.plainRedirects, 'rules for pages', plain);
  const lines = [...plain, ...redirects];
  requireShort(limits.redirectLine, 'for a rewrite', lines);
  return { _headers: headers, _redirects: `${lines.join('\n')}\n` };
};

function requireShort(most: number, where: string, lines: readonly string[]): void {
  const long = lines.find((line) => line.length > most);
  if (long) throw new Error(`Cloudflare: takes ${most} characters ${where}: ${long}`);
}
