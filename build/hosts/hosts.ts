import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { cloudfront } from './cloudfront.ts';
import { firebase } from './firebase.ts';
import { githubPages } from './githubPages.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import type { Host } from './site.ts';
import { vercel } from './vercel.ts';

/** The hosts that `HOST=… npm run build` writes files for. */
export const hosts = {
  netlify,
  cloudflare,
  vercel,
  firebase,
  cloudfront,
  'github-pages': githubPages,
  nginx,
  caddy,
} as const satisfies Record<string, Host>;
export type HostName = keyof typeof hosts;

/** Returns the host that a build is for. Throws for a name that is not in the table. */
export function hostNamed(name: string | undefined): HostName {
  if (!name) return 'netlify';
  if (name in hosts) return name as HostName;
  throw new Error(`HOST is "${name}". It is one of ${Object.keys(hosts).join(', ')}.`);
}

/**
 * Returns whether a host serves the brotli and gzip copies that lie beside the files. The others compress at their edge.
 * Without a host, the build is for our own servers, which serve the copies.
 */
export function servesCopies(host: string | undefined): boolean {
  return !host || host === 'nginx' || host === 'caddy';
}

/** Hosts that cannot pass requests on to another origin, with the names that messages say. */
const withoutProxy: Partial<Record<HostName, string>> = {
  cloudflare: 'Cloudflare',
  firebase: 'Firebase',
  cloudfront: 'CloudFront',
  'github-pages': 'GitHub Pages',
};

/**
 * Throws, before a build, where nothing would answer the calls of `/api` on this host: it cannot pass them on, and
 * `PUBLIC_API_BASE` says nothing of them.
 */
export function requireApi(
  host: HostName,
  apiOrigin: string | null,
  settings: Readonly<Record<string, string | undefined>>,
): void {
  const name = withoutProxy[host];
  if (name !== undefined && (apiOrigin !== null || !settings['PUBLIC_API_BASE']?.trim()))
    throw new Error(
      `${name}: cannot pass /api on to another origin. Set PUBLIC_API_BASE to the origin of the API, or to / where the site’s own origin answers /api, and leave API_REWRITE empty.`,
    );
}

/** Returns the origin of `API_REWRITE`, or null where it is not set. Throws for anything but an origin. */
export function apiOriginOf(setting: string | undefined): string | null {
  if (!setting) return null;
  const url = URL.canParse(setting) ? new URL(setting) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`API_REWRITE is "${setting}". Set it to an origin, such as https://api.example.com.`);
}
