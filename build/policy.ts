import { createHash } from 'node:crypto';
import { serviceWorkerPolicy } from '../src/lib/serviceWorker.ts';
import { brand } from '../src/site/brand.ts';
import { streetMap } from '../src/site/map.ts';

/** Origins, beside the site's own, that a deployment configured. */
interface ForeignOrigins {
  /** Origins that scripts call: the API, the geocoder, map tiles. */
  connect: readonly string[];
  /** Origins of images: map sprites, document scans behind the API. */
  images: readonly string[];
  /** Origins that every page sends reports to, whether it runs an app or not. */
  reports: readonly string[];
}

/** Inline scripts that the browser would run: without `src`, and not a block of data. */
const inlineScript = /<script\b((?:(?!\bsrc\b)[^>])*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const dataType = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/)/;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function mapInlineScripts(html: string, change: (code: string) => string): string {
  return html.replace(inlineScript, (whole: string, attributes: string, code: string) =>
    dataType.test(attributes) ? whole : `<script${attributes}>${change(code)}</script>`,
  );
}

/**
 * Returns the Content-Security-Policy of one document: hashes of its inline code, its own origin, nothing
 * else. A page without an app gets a shorter policy, because the policy counts among the bytes of the first
 * flight.
 */
export function policyFor(html: string, runsApp: boolean, foreign: ForeignOrigins): string {
  const scripts = new Set<string>();
  mapInlineScripts(html, (code) => {
    scripts.add(hash(code));
    return code;
  });
  const styles = new Set([...html.matchAll(inlineStyle)].map(([, css = '']) => hash(css)));
  const directives = [
    ['default-src', `'none'`],
    ['script-src', `'self'`, ...scripts],
    ['style-src', ...(runsApp ? [`'self'`] : []), ...styles],
    ['img-src', ...(runsApp ? [`'self'`, 'data:', 'blob:', ...foreign.images] : [`'self'`])],
    // The page itself calls nothing. Tools that audit it from inside fetch files such as robots.txt.
    ['connect-src', `'self'`, ...(runsApp ? foreign.connect : []), ...foreign.reports],
    ...(runsApp ? [['worker-src', `'self'`]] : []),
    ...(/rel="?manifest/.test(html) ? [['manifest-src', `'self'`]] : []),
    ['base-uri', `'none'`],
    ['form-action', runsApp ? `'self'` : `'none'`],
    // No text becomes HTML, a script or the address of one. Only `onboarding/workers.ts` makes such addresses, and
    // `shell/offline.ts` that of the service worker.
    ['require-trusted-types-for', `'script'`],
    ['trusted-types', ...(runsApp ? [brand.storagePrefix] : []), serviceWorkerPolicy],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** Inserts the policy right after the character set, before anything can run. */
export function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset=[^>]*>/i;
  if (!charset.test(html))
    throw new Error('A page has no <meta charset>. The policy is inserted after that tag.');
  return html.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}

/** Returns the origin of an absolute address, or nothing for a path of the site itself. */
export function originOf(url: string | undefined): string[] {
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}

/**
 * Returns the foreign origins of a page from the build's settings. Only pages with a map get those of the map
 * and of the place search. `mapOrigins` are those of a street map beside its style's.
 */
export function foreignOrigins(
  settings: Readonly<Record<string, string | undefined>>,
  reportUrl: string | null,
  hasMap: boolean,
  mapOrigins: readonly string[] = streetMap.origins,
): ForeignOrigins {
  const of = (...names: string[]) => names.flatMap((name) => originOf(settings[name]));
  const api = of('PUBLIC_API_BASE');
  const style = settings['PUBLIC_MAP_STYLE_URL'] || 'bundled';
  const map =
    hasMap && style !== 'bundled'
      ? [...of('PUBLIC_MAP_STYLE_URL', 'PUBLIC_MAP_STYLE_DARK_URL'), ...mapOrigins.flatMap(originOf)]
      : [];
  const geocoder = hasMap ? of('PUBLIC_GEOCODER_URL') : [];
  return {
    connect: [...new Set([...api, ...geocoder, ...map])],
    images: [...new Set([...api, ...map])],
    reports: originOf(reportUrl ?? undefined),
  };
}
