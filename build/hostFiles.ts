import { rewritesUnder } from './rewrites.ts';

const permissions = (camera: '()' | '(self)'): string =>
  `geolocation=(self), camera=${camera}, microphone=(), payment=(), usb=(), browsing-topics=()`;

/**
 * Sent with a document on which photos of documents are taken, in place of the general one. A host that joins the values
 * of all rules that fit sends both; the browser then takes the last value of each feature, which is this one's.
 */
export const cameraHeaders = { 'Permissions-Policy': permissions('(self)') } as const;

/** Sent with every reply of the site. */
export const hostHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions('()'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A built document: its file below the site, its policy, and what is done on it. */
export interface PageFile {
  file: string;
  policy: string;
  /** Whether photos of documents are taken on it. */
  usesCamera: boolean;
  /** Whether its address can name a vendor (`?vendorId=…`). */
  namesVendor: boolean;
}

/**
 * The headers by which a browser itself reports what a page's policy refused. Such a report has the page's whole address in
 * it, so a page whose address can name a vendor has none of them: its own script reports the directive alone.
 */
function reportingOf(
  { namesVendor }: PageFile,
  reportUrl: string | null,
): { header: object; directive: string } {
  return reportUrl === null || namesVendor
    ? { header: {}, directive: '' }
    : { header: { 'Reporting-Endpoints': `policy="${reportUrl}"` }, directive: ';report-to policy' };
}

/** The addresses a document is served at: with and without the trailing slash, and as a file. */
function addressesOf(file: string): string[] {
  if (file === 'index.html') return ['/', '/index.html'];
  const folder = /^(.*)\/index\.html$/.exec(file)?.[1];
  return folder === undefined ? [`/${file}`] : [`/${folder}`, `/${folder}/`];
}

/**
 * The `_headers` file. Policies stand per exact address, never under a wildcard: where two rules fit, hosts
 * send both policies, and the browser then allows only what both allow, which is no script at all. Pages that
 * answer by a rewrite or as the 404 rely on the same policy in their own meta tag and on X-Frame-Options.
 *
 * Hashed files (`_astro/…`, below the site) are named one by one as well: under a wildcard their year of caching would
 * also go to the 404 of a file that an earlier build had, or that a later one will have.
 */
export function headersFile(
  pages: readonly PageFile[],
  hashedFiles: readonly string[],
  reportUrl: string | null = null,
): string {
  const rule = (address: string, headers: Readonly<Record<string, string>>): string =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', hostHeaders),
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
          ...(usesCamera ? cameraHeaders : {}),
          ...header,
        }),
      );
    }),
    '',
  ].join('\n');
}

/**
 * The `_redirects` file for the trees under these prefixes. Most hosts serve existing files first; for those that apply the
 * rules first, the pages that are under a rule's splat are named before it. The last lines make the rest a true 404, in the
 * language of the address.
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
  // The longest prefix first: the empty one fits every address.
  const missing = prefixes
    .toSorted((a, b) => b.length - a.length)
    .map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return [...rules, ...missing, ''].join('\n');
}
