import { rewritesUnder } from '../rewrites.ts';
import { fewRules, type Host } from './site.ts';

/** Firebase Hosting: `firebase.json`, which is deployed from inside `dist/`. The last matching rule sets a header. */
export const firebase: Host = (site) => {
  const pattern = (path: string): string => path.replace(':language', '*').replace(/\*$/, '**');
  const hosting = {
    public: '.',
    ignore: ['firebase.json', '**/.*'],
    // Links have no slash at their end. Firebase would redirect each of them to the address with one.
    trailingSlash: false,
    headers: fewRules(site).map(({ path, headers }, index) => ({
      source: pattern(path),
      // Without this, Firebase lets browsers keep every page for an hour.
      headers: Object.entries(index === 0 ? { ...headers, 'Cache-Control': 'no-cache' } : headers).map(
        ([key, value]) => ({ key, value }),
      ),
    })),
    rewrites: site.prefixes
      .flatMap(rewritesUnder)
      .map(({ from, to }) => ({ source: pattern(from), destination: `${to}index.html` })),
  };
  return { 'firebase.json': `${JSON.stringify({ hosting }, null, 2)}\n` };
};
