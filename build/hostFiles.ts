import process from 'node:process';

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
