import { rewrites } from './rewrites.ts';

/** Sent with every answer of the site. */
export const hostHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), camera=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A built document: its file below the site, and its policy. */
export interface PageFile {
  file: string;
  policy: string;
}

/** The addresses a document answers at: with and without the trailing slash, and as a file. */
function addressesOf(file: string): string[] {
  if (file === 'index.html') return ['/', '/index.html'];
  const folder = /^(.*)\/index\.html$/.exec(file)?.[1];
  return folder === undefined ? [`/${file}`] : [`/${folder}`, `/${folder}/`];
}

/**
 * The `_headers` file. Policies stand per exact address, never under a wildcard: where two rules fit, hosts
 * send both policies, and the browser then allows only what both allow, which is no script at all. Pages that
 * answer by a rewrite or as the 404 rely on the same policy in their own meta tag and on X-Frame-Options.
 */
export function headersFile(pages: readonly PageFile[]): string {
  const rule = (address: string, headers: Readonly<Record<string, string>>): string =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', hostHeaders),
    rule('/_astro/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...pages.flatMap(({ file, policy }) =>
      addressesOf(file).map((address) =>
        rule(address, {
          'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
          'Cache-Control': 'no-cache',
        }),
      ),
    ),
    '',
  ].join('\n');
}

/**
 * The `_redirects` file. Most hosts answer existing files first; for those that apply the rules first, the pages that
 * stand under a rule's splat are named before it. The last line makes the rest a true 404.
 */
export function redirectsFile(pages: readonly PageFile[]): string {
  const addresses = pages.flatMap(({ file }) => addressesOf(file).filter((address) => address.endsWith('/')));
  const rules = rewrites.flatMap(({ from, to }) => [
    ...addresses
      .filter((address) => address !== to && address.startsWith(from.replace('*', '')))
      .flatMap((address) => [`${address.slice(0, -1)} ${address} 200`, `${address} ${address} 200`]),
    `${from} ${to} 200`,
  ]);
  return [...rules, '/* /404.html 404', ''].join('\n');
}
