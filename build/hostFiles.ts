import process from 'node:process';
import { rewritesUnder } from './rewrites.ts';

export const permissionsOf = (camera: '()' | '(self)'): string =>
  `geolocation=(self), camera=${camera}, microphone=(), payment=(), usb=(), browsing-topics=()`;

/**
 * Sent with every reply of the site. `HSTS=preload` covers all subdomains too, so the owner of the domain
 * must choose it.
 */
export const hostHeaders = {
  'Strict-Transport-Security': `max-age=63072000${process.env['HSTS'] === 'preload' ? '; includeSubDomains; preload' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Even our own origin gets no path and no query: an address can name a vendor, and logs keep addresses.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': permissionsOf('()'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const satisfies Readonly<Record<string, string>>;

/**
 * The worker's script and its list, below the prefix of each language. Every cache asks the host before it sends one, or
 * a worker could outlive the build that turns it off.
 */
export const workerPaths = ['/sw.js', '/build.json'] as const;

/** A built document: its file below the site, its policy, and facts that its headers depend on. */
export interface PageFile {
  file: string;
  policy: string;
  /** Whether the page takes photos of documents. */
  usesCamera: boolean;
  /** Whether the page's address can name a vendor (`?vendorId=…`). */
  namesVendor: boolean;
}

/**
 * Returns the headers that make a browser report what a page's policy refused. Such a report contains the
 * page's whole address. A page whose address can name a vendor gets no such headers; its own script reports
 * the directive alone.
 */
function reportingOf(
  { namesVendor }: PageFile,
  reportUrl: string | null,
): { header: object; directive: string } {
  return reportUrl === null || namesVendor
    ? { header: {}, directive: '' }
    : { header: { 'Reporting-Endpoints': `policy="${reportUrl}"` }, directive: ';report-to policy' };
}

/** Returns the addresses of a document: with and without the trailing slash, and as a file. */
function addressesOf(file: string): string[] {
  if (file === 'index.html') return ['/', '/index.html'];
  const folder = /^(.*)\/index\.html$/.exec(file)?.[1];
  return folder === undefined ? [`/${file}`] : [`/${folder}`, `/${folder}/`];
}

/**
 * Returns the text of the `_headers` file. Each policy has a rule for its exact address, never a wildcard.
 * Where two rules match, hosts send both policies, and the browser allows only what both allow, which is no
 * script at all. Pages that are served by a rewrite or as the 404 rely on the same policy in their own meta
 * tag and on X-Frame-Options.
 *
 * Hashed files (`_astro/…`, below the site) are listed one by one as well. A wildcard would also cache the
 * 404 of a missing file for a year, and an earlier or later build may have that file.
 */
export function headersFile(
  pages: readonly PageFile[],
  hashedFiles: readonly string[],
  reportUrl: string | null = null,
  base = '',
  prefixes: readonly string[] = [base],
): string {
  // A host joins the values of all matching rules, so a header that differs by page is in the pages' rules
  // alone.
  const { 'Permissions-Policy': _, ...withoutPermissions } = hostHeaders;
  const rule = (address: string, headers: Readonly<Record<string, string>>): string =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule(`${base}/*`, withoutPermissions),
    ...prefixes.flatMap((prefix) =>
      workerPaths.map((path) => rule(prefix + path, { 'Cache-Control': 'no-cache' })),
    ),
    ...hashedFiles.map((file) =>
      rule(`/${file}`, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ),
    ...pages.flatMap((page) => {
      const { file, policy, usesCamera } = page;
      const { header, directive } = reportingOf(page, reportUrl);
      return addressesOf(file).map((address) =>
        rule(address, {
          'Content-Security-Policy': `${policy};frame-ancestors 'none'${directive}`,
          'Cache-Control': 'no-cache',
          'Permissions-Policy': permissionsOf(usesCamera ? '(self)' : '()'),
          ...header,
        }),
      );
    }),
    '',
  ].join('\n');
}

/**
 * Returns the text of the `_redirects` file for the trees under these prefixes. Most hosts serve existing
 * files first. For hosts that apply the rules first, the pages below a rule's splat are listed before the
 * rule. The last lines make everything else a true 404, in the language of the address.
 */
export function redirectsFile(
  pages: readonly Pick<PageFile, 'file'>[],
  prefixes: readonly string[] = [''],
): string {
  const addresses = pages.flatMap(({ file }) => addressesOf(file).filter((address) => address.endsWith('/')));
  const rules = prefixes
    .flatMap(rewritesUnder)
    .flatMap(({ from, to }) => [
      ...addresses
        .filter((address) => address !== to && address.startsWith(from.replace('*', '')))
        .flatMap((address) => [`${address.slice(0, -1)} ${address} 200`, `${address} ${address} 200`]),
      `${from} ${to} 200`,
    ]);
  // The longest prefix comes first, because the empty prefix matches every address.
  const missing = prefixes
    .toSorted((a, b) => b.length - a.length)
    .map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return [...rules, ...missing, ''].join('\n');
}
