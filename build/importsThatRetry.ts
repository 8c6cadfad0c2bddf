import type { Plugin } from 'vite';

/**
 * Runs before each `import()` of the built site, in place of the bundler's own helper: `files` are the one that is asked
 * for and those it needs. A browser remembers a module that could not be fetched and fails it for the life of
 * the page, however often it is asked for. So what is not here yet is fetched first, which may fail and be tried again, and imported
 * once it has come, from the browser's cache. A file that the host has no longer (404, 410, or a page in its place) is told
 * apart by the error's name: a newer build was deployed, and `stores/browser/newVersion.ts` has the page loaded again.
 */
const helper = `
const lost = {};
const isHere = (address) =>
  !lost[address] &&
  performance.getEntriesByName(address).some(({ decodedBodySize }) => decodedBodySize > 0);
const bring = async (file) => {
  const address = location.origin + '/' + file;
  if (isHere(address)) return;
  const reply = await fetch(address);
  // The page that a host sends in its place has a size too.
  lost[address] = 1;
  const isGone = reply.ok
    ? !/javascript/.test(reply.headers.get('content-type') ?? '')
    : reply.status === 404 || reply.status === 410;
  if (isGone) throw Object.assign(new Error('A part of the page is gone'), { name: 'PartGoneError' });
  if (!reply.ok) throw new Error('A part of the page could not be loaded');
  await reply.arrayBuffer();
  lost[address] = 0;
};
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(bring));
  return load();
};
`;

/** Lets a part that was lost on the way be asked for again. Scripts alone: no part here brings a style sheet of its own. */
export function importsThatRetry(): Plugin {
  return {
    name: 'nuskha:imports-that-retry',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => helper },
  };
}
