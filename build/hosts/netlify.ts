import { rewritesUnder } from '../rewrites.ts';
import {
  apiPaths,
  cameraFolders,
  headersFile,
  permissionsOf,
  sharedHeaders,
  treesOf,
  workerPaths,
  type BuiltSite,
  type HeaderRule,
  type Host,
} from './site.ts';

/** Netlify: `_headers` and `_redirects`. Existing files win over the lines of `_redirects`. */
export const netlify: Host = (site) => {
  const { base, prefixes, apiOrigin } = site;
  const api =
    apiOrigin === null ? [] : apiPaths.map((path) => `${base}${path}/* ${apiOrigin}${path}/:splat 200`);
  const rewrites = prefixes.flatMap(rewritesUnder).map(({ from, to }) => `${from} ${to} 200`);
  // The longest prefix comes first, because the empty prefix matches every address.
  const missing = prefixes
    .toSorted((a, b) => b.length - a.length)
    .map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return {
    _headers: headersFile(rulesOf(site)),
    _redirects: [...api, ...rewrites, ...missing, ''].join('\n'),
  };
};

/**
 * Returns the rules for headers. Netlify joins the values of all matching rules, so one rule at most sets a header for the
 * address of a page. A slash at the end of an address is optional, a placeholder is one segment, and a `*` of its own
 * may be empty.
 */
function rulesOf(site: BuiltSite): HeaderRule[] {
  const { base } = site;
  const { 'Permissions-Policy': withoutCamera, ...shared } = sharedHeaders;
  const rule = (path: string, name: string, value: string): HeaderRule => ({
    path,
    headers: { [name]: value },
  });
  const trees = treesOf(site);
  return [
    { path: `${base}/*`, headers: shared },
    ...trees.flatMap((tree) => workerPaths.map((path) => rule(tree + path, 'Cache-Control', 'no-cache'))),
    // `/:page` is a page of the first language, or the home page of another one.
    ...[
      `${base}/`,
      `${base}/:page`,
      ...trees.slice(1).flatMap((tree) => ownPages(site).map((page) => tree + page)),
    ].map((path) => rule(path, 'Permissions-Policy', withoutCamera)),
    ...trees.flatMap((tree) =>
      cameraFolders.map((folder) =>
        rule(`${tree}${folder}/:below/*`, 'Permissions-Policy', permissionsOf('(self)')),
      ),
    ),
  ];
}

/** Returns the addresses of the first language's pages, apart from its home page and those in folders of folders. */
const ownPages = ({ base, pages, prefixes }: BuiltSite): string[] =>
  pages
    .map((file) => `/${file.replace(/\/index\.html$/, '')}`)
    .filter((address) => address.startsWith(`${base}/`) && !prefixes.includes(address))
    .map((address) => address.slice(base.length))
    .filter((address) => address !== '/index.html' && address.lastIndexOf('/') === 0);
