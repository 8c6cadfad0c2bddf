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

/** Returns the origin of `API_REWRITE`, or null where it is not set. Throws for anything but an origin. */
export function apiOriginOf(setting: string | undefined): string | null {
  if (!setting) return null;
  if (URL.canParse(setting) && /^https?:$/.test(new URL(setting).protocol)) return new URL(setting).origin;
  throw new Error(`API_REWRITE is "${setting}". Set it to an origin, such as https://api.example.com.`);
}
