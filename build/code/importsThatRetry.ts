import type { Plugin } from 'vite';

/**
 * Replaces the bundler's helper that runs before each `import()` of the built site. `files` are the requested
 * file and those that it needs. A browser remembers a module that it could not fetch and fails it for the
 * life of the page, however often the page asks. The helper therefore fetches a missing file first, which may
 * fail and be tried again, and then imports it from the browser's cache. When the host no longer has the file
 * (404, 410, or a page in its place), a newer build was deployed. The error's name tells this case apart, and
 * `stores/browser/newVersion.ts` reloads the page.
 */
const helper = (base: string): string => `
const lost = {};
const isHere = (address) =>
  !lost[address] &&
  performance.getEntriesByName(address).some(({ decodedBodySize }) => decodedBodySize > 0);
const bring = async (file) => {
  const address = location.origin + '${base}/' + file;
  if (isHere(address)) return;
  const reply = await fetch(address);
  // The page that a host sends in its place has a size too.
  lost[address] = 1;
  const isGone = reply.ok
    ? !/javascript/.test(reply.headers.get('content-type') ?? '')
    : reply.status === 404 || reply.status === 410;
  if (isGone) throw Object.assign(new Error(file), { name: 'PartGoneError' });
  if (!reply.ok) throw new Error(file);
  await reply.arrayBuffer();
  lost[address] = 0;
};
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(bring));
  return load();
};
`;

/**
 * Makes a lazy part that failed to load loadable again. It covers scripts only: no lazy part has a style
 * sheet of its own.
 */
export function importsThatRetry(base = ''): Plugin {
  return {
    name: 'nuskha:imports-that-retry',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => helper(base) },
  };
}
