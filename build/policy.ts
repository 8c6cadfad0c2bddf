import { createHash } from 'node:crypto';

/** Origins beside the site's own that a deployment configured. */
interface ForeignOrigins {
  /** Called by script: the API, the geocoder, map tiles. */
  connect: readonly string[];
  /** Shown as pictures: map sprites, document scans behind the API. */
  images: readonly string[];
  /** Sent to by every page, whether it runs an app or not: the reports. */
  reports: readonly string[];
}

/** Inline scripts the browser would run: no `src`, and not a block of data. */
const inlineScript = /<script\b((?:(?!\bsrc\b)[^>])*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const dataType = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/)/;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Runs `change` over the source of every inline script of a document. */
export function mapInlineScripts(html: string, change: (code: string) => string): string {
  return html.replace(inlineScript, (whole: string, attributes: string, code: string) =>
    dataType.test(attributes) ? whole : `<script${attributes}>${change(code)}</script>`,
  );
}

/**
 * The Content-Security-Policy of one document: hashes of its inline code, its own origin, nothing else.
 * A page that runs no app gets the shorter one, because it counts among the bytes of the first flight.
 */
export function policyFor(html: string, runsApp: boolean, foreign: ForeignOrigins): string {
  const scripts = new Set<string>();
  mapInlineScripts(html, (code) => {
    scripts.add(hash(code));
    return code;
  });
  const styles = new Set([...html.matchAll(inlineStyle)].map(([, css = '']) => hash(css)));
  const directives: [string, ...string[]][] = [
    ['default-src', `'none'`],
    ['script-src', `'self'`, ...scripts],
    ['style-src', ...(runsApp ? [`'self'`] : []), ...styles],
    ['img-src', ...(runsApp ? [`'self'`, 'data:', 'blob:', ...foreign.images] : [`'self'`])],
    // Not for the page, which calls nothing, but for tools that audit it from inside, such as its robots.txt.
    ['connect-src', `'self'`, ...(runsApp ? foreign.connect : []), ...foreign.reports],
    ...(runsApp ? ([['worker-src', `'self'`]] satisfies [string, ...string[]][]) : []),
    ...(/rel="?manifest/.test(html) ? ([['manifest-src', `'self'`]] satisfies [string, ...string[]][]) : []),
    ['base-uri', `'none'`],
    ['form-action', runsApp ? `'self'` : `'none'`],
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** Puts the policy first in the document, right behind the character set: nothing runs before it. */
export function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset=[^>]*>/i;
  if (!charset.test(html))
    throw new Error('A page begins without <meta charset>, behind which its policy goes.');
  return html.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}

/** The origin of an absolute address; nothing for a path of the site itself. */
export function originOf(url: string | undefined): string[] {
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}

/** The foreign origins of a page by the build's settings. Those of the map and of the search for places are for pages that have them. */
export function foreignOrigins(
  settings: Readonly<Record<string, string | undefined>>,
  reportUrl: string | null,
  hasMap: boolean,
): ForeignOrigins {
  const of = (...names: string[]) => names.flatMap((name) => originOf(settings[name]));
  const api = of('PUBLIC_API_BASE');
  const map = hasMap ? of('PUBLIC_MAP_STYLE_URL', 'PUBLIC_MAP_STYLE_DARK_URL') : [];
  const geocoder = hasMap ? of('PUBLIC_GEOCODER_URL') : [];
  return {
    connect: [...new Set([...api, ...geocoder, ...map])],
    images: [...new Set([...api, ...map])],
    reports: originOf(reportUrl ?? undefined),
  };
}
