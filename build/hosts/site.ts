import { hostHeaders, permissionsOf, workerPaths } from '../hostFiles.ts';

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

/** A file for the host, below `dist/`. */
export interface HostFile {
  path: string;
  text: string;
}

/** Returns the files that one host needs. Throws a `HostLimit` for something that the host cannot do. */
export type Host = (site: BuiltSite) => HostFile[];

/** The site needs something that a host cannot do, or more of it than the host allows. */
export class HostLimit extends Error {
  constructor(host: string, limit: string) {
    super(`${host}: ${limit}`);
    this.name = 'HostLimit';
  }
}

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

/** Returns the folders of pages, without slashes around them. */
export const foldersOf = ({ pages }: Pick<BuiltSite, 'pages'>): string[] =>
  pages.flatMap((file) => /^(.+)\/index\.html$/.exec(file)?.[1] ?? []);
