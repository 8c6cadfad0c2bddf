import { headersFile, redirectsFile } from '../hostFiles.ts';
import type { Host } from './site.ts';

/** Netlify and similar hosts: `_headers` with a rule for the policy of each page, and `_redirects`. */
export const netlify: Host = ({ pages, hashed, prefixes, reportUrl, apiOrigin }) => {
  const api = apiOrigin === null ? '' : `/api/* ${apiOrigin}/api/:splat 200\n`;
  return [
    { path: '_headers', text: headersFile(pages, hashed, reportUrl) },
    { path: '_redirects', text: api + redirectsFile(pages, prefixes) },
  ];
};
