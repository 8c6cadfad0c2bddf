import { hostHeaders, permissionsOf, type PageFile } from '../hostFiles.ts';

/** The facts about the built site that a host's files depend on. Paths of files are below `dist/`. */
export interface BuiltSite {
  pages: readonly PageFile[];
  /** Files whose names change with their content. */
  hashed: readonly string[];
  /** The prefix of each language: '' for English, otherwise a path such as `/hi`. */
  prefixes: readonly string[];
  /** The address that browsers report to; null without reports. */
  reportUrl: string | null;
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

/** Headers for the matching addresses: an exact path, or a prefix that ends in `*`. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The header whose earlier value this rule replaces. */
  replaces?: keyof typeof hostHeaders;
}

/**
 * Returns the rules for a host that allows few: one for every reply, and one for each path below which
 * documents are photographed. The policy of a page is in its document. `frame-ancestors` has no effect there,
 * so the first rule has it.
 */
export function fewRules({ prefixes }: Pick<BuiltSite, 'prefixes'>): HeaderRule[] {
  return [
    { path: '/*', headers: { ...hostHeaders, 'Content-Security-Policy': `frame-ancestors 'none'` } },
    ...prefixes.flatMap((prefix) =>
      cameraPaths.map((path): HeaderRule => ({
        path: `${prefix}${path}`,
        headers: { 'Permissions-Policy': permissionsOf('(self)') },
        replaces: 'Permissions-Policy',
      })),
    ),
  ];
}

/** The paths that hold every page with the camera. A test compares them with the built pages. */
export const cameraPaths = ['/partner-with-us/*', '/register/*'] as const;

/** Throws when `API_REWRITE` is set for a host that cannot pass requests on to another origin. */
export function refuseApiRewrite(host: string, { apiOrigin }: Pick<BuiltSite, 'apiOrigin'>): void {
  if (apiOrigin !== null)
    throw new HostLimit(host, 'cannot pass /api on to another origin. Set PUBLIC_API_BASE instead.');
}
