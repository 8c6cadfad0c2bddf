/**
 * The rules of the service worker, as functions without effects. Paths of pages and files are relative to the
 * worker's scope, which is the folder of one language. So they are the same below any path of a host.
 */

/** The facts of a build that are part of its worker. They change only when pages are added or removed. */
export interface Site {
  /** The documents, as folders: '' for the home page, `vendor/`. */
  pages: readonly string[];
  /** Beginnings of paths with free parameters, and the page that serves each. */
  rewrites: readonly (readonly [from: string, page: string])[];
  /** The path from the scope to the site's root: '' or `../`. */
  root: string;
  /** Folders at the root whose files have names that change with their content. */
  hashed: string;
  /** Folders at the root with lists and maps. Their names stay; `BuildList.data` changes with their content. */
  data: readonly string[];
  /** The page for a link that has no cached page while there is no network. */
  offline: string;
  /** The path to which the phone sends a shared file, and the page that asks for it. */
  share: readonly [from: string, to: string];
  /** The beginning of every cache's name, whatever the worker's version. */
  prefix: string;
}

/** The list of one build in one language, `build.json` beside the worker. */
export interface BuildList {
  id: string;
  /** The files that each document needs, as positions in `files`. */
  pages: Readonly<Record<string, readonly number[]>>;
  /** Pages that are kept together with any page of the portal. */
  portal: readonly string[];
  /** All hashed files of the language. */
  files: readonly string[];
  data: string;
}

/** Returns the page that serves an address's path, or null if the path is no page of this scope. */
export function pageOf(path: string, scope: string, { pages, rewrites }: Site): string | null {
  if (!path.startsWith(scope)) return null;
  const page = path.slice(scope.length).replace(/([^/])$/, '$1/');
  if (pages.includes(page)) return page;
  return page.includes('.') ? null : (rewrites.find(([from]) => page.startsWith(from))?.[1] ?? null);
}

/** Returns the kind of a file that may be answered from a cache, or null for every other path. */
export function fileKind(
  path: string,
  scope: string,
  { root, hashed, data }: Site,
): 'hashed' | 'data' | null {
  const isBelow = (folder: string): boolean => path.startsWith(pathOf(root + folder, scope));
  if (isBelow(hashed)) return 'hashed';
  return data.some(isBelow) ? 'data' : null;
}

/** Returns the path of a page or file of the list. */
export function pathOf(relative: string, scope: string): string {
  return new URL(relative, `http://site${scope}`).pathname;
}

/** Returns a build's list, or null for anything else, such as the page that a host sends for a missing file. */
export function readList(value: unknown): BuildList | null {
  const { id, pages, portal, files, data } = (value ?? {}) as Partial<Record<keyof BuildList, unknown>>;
  const isList =
    typeof id === 'string' &&
    typeof data === 'string' &&
    typeof pages === 'object' &&
    Array.isArray(portal) &&
    Array.isArray(files);
  return isList ? (value as BuildList) : null;
}

/** Returns the pages of a build to keep for these visits. Pages that the build no longer has are left out. */
export function pagesToKeep(
  visited: readonly string[],
  { pages, portal }: BuildList,
  offline: string,
): string[] {
  const isPortal = visited.some(
    (page) => portal.includes(page) || /^(?:register|partner-with-us)\//.test(page),
  );
  return [...new Set([offline, ...visited, ...(isPortal ? portal : [])])].filter((page) => page in pages);
}

/** Returns the files that these pages of a build need. */
export function filesOf(kept: readonly string[], { pages, files }: BuildList): string[] {
  return [...new Set(kept.flatMap((page) => pages[page] ?? []))].flatMap((index) => files[index] ?? []);
}

/** Whether a document belongs to a build. Each document imports a script that is named after its build. */
export function belongsTo(html: string, id: string): boolean {
  return html.includes(`/${id}.js`);
}

/** Whether a reply may be kept as a script, style or list: a page in its place means that the file is missing. */
export function isFile({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  return ok && !/text\/html/.test(headers.get('content-type') ?? '');
}

/**
 * Returns the caches to delete, of all names: those of this scope's builds and of lists that are not kept, also of earlier
 * versions of the worker.
 */
export function cachesToDelete(
  names: readonly string[],
  scope: string,
  { prefix }: Pick<Site, 'prefix'>,
  kept: readonly string[],
): string[] {
  const own = [` ${scope} `, ' data '];
  return names.filter((name) => {
    if (!name.startsWith(prefix) || kept.includes(name)) return false;
    const afterVersion = name.slice(prefix.length).replace(/^\d+/, '');
    return own.some((start) => afterVersion.startsWith(start));
  });
}
