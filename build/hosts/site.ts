import process from 'node:process';

/** The facts about the built site that a host's files depend on. Paths of pages are below `dist/`. */
export interface BuiltSite {
  /** The path that the whole site is below, see `src/lib/base.ts`. Pages, files and prefixes contain it. */
  base: string;
  pages: readonly string[];
  /** The prefix of each language: the base alone for English, otherwise with a path such as `/hi`. */
  prefixes: readonly string[];
  /** The origin that the host passes `/api` on to (`API_REWRITE`); null where it passes nothing on. */
  apiOrigin: string | null;
}

/**
 * Returns the texts of the files that one host needs, by their paths below `dist/`. Throws if the site needs more than the
 * host allows.
 */
export type Host = (site: BuiltSite) => Record<string, string>;

/** Throws for the first entry above the number that a host takes. */
export function requireFew(host: string, most: number, what: string, entries: readonly string[]): void {
  const surplus = entries[most];
  if (surplus) throw new Error(`${host}: takes ${most} ${what}. ${surplus} is too many.`);
}

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

/** The paths that `API_REWRITE` passes on: the API, and the documents that it links to. */
export const apiPaths = ['/api', '/files'] as const;

/** Headers for the matching addresses: an exact path, or a prefix that ends in `*`. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The header whose earlier value this rule replaces. */
  replaces?: keyof typeof hostHeaders;
}

/** The folders that hold every page with the camera. A test compares them with the built pages. */
export const cameraFolders = ['/partner-with-us', '/register'] as const;

/**
 * The headers of every reply of a host that allows few rules. The policy of a page is in its document. `frame-ancestors`
 * has no effect there, so it is a header.
 */
export const sharedHeaders = {
  ...hostHeaders,
  'Content-Security-Policy': `frame-ancestors 'none'`,
} as const;

/** The rules below the prefix of a language: the worker's files, and each folder in which documents are photographed. */
export const treeRules: readonly HeaderRule[] = [
  ...workerPaths.map((path) => ({ path, headers: { 'Cache-Control': 'no-cache' } })),
  ...cameraFolders.map((folder) => ({
    path: `${folder}/*`,
    headers: { 'Permissions-Policy': permissionsOf('(self)') },
    replaces: 'Permissions-Policy' as const,
  })),
];

/** Returns the starts of addresses: that of the first language, and one with a placeholder for all others. */
export const treesOf = ({ base, prefixes }: Pick<BuiltSite, 'base' | 'prefixes'>): string[] =>
  prefixes.length > 1 ? [base, `${base}/:language`] : [base];

/** Returns the rules for a host whose later rules replace earlier ones. They are the same for any number of languages. */
export function fewRules(site: Pick<BuiltSite, 'base' | 'prefixes'>): HeaderRule[] {
  return [
    { path: `${site.base}/*`, headers: sharedHeaders },
    ...treesOf(site).flatMap((tree) => treeRules.map((rule) => ({ ...rule, path: tree + rule.path }))),
  ];
}

/** Returns the text of a `_headers` file. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .flatMap(({ path, headers, replaces }) => [
      path,
      ...(replaces ? [`  ! ${replaces}`] : []),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');

/** Returns the folders of pages, without slashes around them. */
export const foldersOf = ({ pages }: Pick<BuiltSite, 'pages'>): string[] =>
  pages.flatMap((file) => /^(.+)\/index\.html$/.exec(file)?.[1] ?? []);
