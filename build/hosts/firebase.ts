import { rewritesUnder } from '../rewrites.ts';
import { fewRules, refuseApiRewrite, type Host } from './site.ts';

/** Firebase Hosting: `firebase.json`, which is deployed from inside `dist/`. The last matching rule sets a header. */
export const firebase: Host = (site) => {
  refuseApiRewrite('Firebase', site);
  const pattern = (path: string): string => path.replace(/\*$/, '**');
  const hosting = {
    public: '.',
    ignore: ['firebase.json', '**/.*'],
    headers: fewRules(site).map(({ path, headers }) => ({
      source: pattern(path),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    rewrites: site.prefixes
      .flatMap(rewritesUnder)
      .map(({ from, to }) => ({ source: pattern(from), destination: `${to}index.html` })),
  };
  return [{ path: 'firebase.json', text: `${JSON.stringify({ hosting }, null, 2)}\n` }];
};
