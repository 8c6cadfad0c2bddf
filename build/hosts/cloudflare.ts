import { rewritesUnder } from '../rewrites.ts';
import { fewRules, foldersOf, HostLimit, type Host } from './site.ts';

/** https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/ */
const limits = {
  headerLine: 2000,
  redirects: 100,
  plainRedirects: 2000,
  redirectLine: 1000,
};

/**
 * Cloudflare Pages and Workers. They join the values of all matching rules, so a rule removes an earlier
 * value (`! Name`) before it sets its own. They answer with the nearest `404.html` by themselves. A rule for
 * `/_astro/*` would also match the 404 of a missing file, so hashed files are revalidated.
 */
export const cloudflare: Host = (site) => {
  const rules = fewRules(site);
  const lines = rules.map(({ path, headers, replaces }) =>
    [
      path,
      ...(replaces ? [`  ! ${replaces}`] : []),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n'),
  );
  // Rules come before files, so a page below a splat has its own rule. Without one, its address without the slash
  // would be redirected.
  const below = site.prefixes.flatMap(rewritesUnder);
  const plain = foldersOf(site).flatMap((folder) => {
    const address = `/${folder}/`;
    const isBelow = below.some(({ from, to }) => address !== to && address.startsWith(from.slice(0, -1)));
    return [`/${folder} ${address} 200`, ...(isBelow ? [`${address} ${address} 200`] : [])];
  });
  const redirects = below.map(({ from, to }) => `${from} ${to} 200`);
  const tooLong = lines
    .join('\n')
    .split('\n')
    .find((line) => line.length > limits.headerLine);
  if (tooLong) throw new HostLimit('Cloudflare', `takes ${limits.headerLine} characters a line: ${tooLong}`);
  const surplus = redirects[limits.redirects];
  if (surplus)
    throw new HostLimit('Cloudflare', `takes ${limits.redirects} rewrites. ${surplus} is too many.`);
  const surplusPage = plain[limits.plainRedirects];
  if (surplusPage)
    throw new HostLimit(
      'Cloudflare',
      `takes ${limits.plainRedirects} rules for pages. ${surplusPage} is too many.`,
    );
  const longRedirect = [...plain, ...redirects].find((line) => line.length > limits.redirectLine);
  if (longRedirect)
    throw new HostLimit(
      'Cloudflare',
      `takes ${limits.redirectLine} characters for a rewrite: ${longRedirect}`,
    );
  return [
    { path: '_headers', text: `${lines.join('\n')}\n` },
    { path: '_redirects', text: `${[...plain, ...redirects].join('\n')}\n` },
  ];
};
