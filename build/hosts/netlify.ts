import { headersFile, redirectsFile } from '../hostFiles.ts';
import { apiPaths, type Host } from './site.ts';

/** Netlify and similar hosts: `_headers` with a rule for the policy of each page, and `_redirects`. */
export const netlify: Host = ({ base, pages, hashed, prefixes, reportUrl, apiOrigin }) => {
  const api =
    apiOrigin === null ? [] : apiPaths.map((path) => `${base}${path}/* ${apiOrigin}${path}/:splat 200\n`);
  return [
    { path: '_headers', text: headersFile(pages, hashed, reportUrl, base, prefixes) },
    { path: '_redirects', text: api.join('') + redirectsFile(pages, prefixes) },
  ];
};
