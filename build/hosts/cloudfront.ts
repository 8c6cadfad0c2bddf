import { rewrites } from '../rewrites.ts';
import { foldersOf, sharedHeaders, treeRules, type BuiltSite, type HeaderRule, type Host } from './site.ts';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const limits = { functionBytes: 10_240, headerValue: 1783 };

/**
 * CloudFront before S3, with two functions. The one for the viewer request resolves folders and the paths
 * with free parameters. The one for the viewer response sets the headers. `/api` is a behaviour with an
 * origin of its own. Both functions have each list once for all languages that share it.
 */
export const cloudfront: Host = (site) => {
  for (const rule of [{ path: '/*', headers: sharedHeaders }, ...treeRules]) requireShortHeaders(rule);
  const files = {
    'cloudfront-request.js': requestFunction(site),
    'cloudfront-response.js': responseFunction(site),
  };
  const [tooLarge] = Object.entries(files).find(([, text]) => isTooLarge(text)) ?? [];
  if (tooLarge)
    throw new Error(
      `CloudFront: takes ${limits.functionBytes} bytes a function. In ${tooLarge}, ${surplusOf(site)} is too many.`,
    );
  return files;
};

/** Throws for a header whose value is longer than CloudFront takes. */
export function requireShortHeaders({ path, headers }: HeaderRule): void {
  const long = Object.entries(headers).find(([, value]) => value.length > limits.headerValue);
  if (long)
    throw new Error(
      `CloudFront: takes ${limits.headerValue} characters a header. ${long[0]} of ${path} is longer.`,
    );
}

const isTooLarge = (text: string): boolean => Buffer.byteLength(text) > limits.functionBytes;

/** Returns the first folder that is too many for the request's function, or the first prefix for the response's. */
function surplusOf(site: BuiltSite): string {
  const { pages, prefixes } = site;
  const page = pages.find((_, index) =>
    isTooLarge(requestFunction({ ...site, pages: pages.slice(0, index + 1) })),
  );
  if (page) return `the folder /${page.replace(/\/index\.html$/, '')}`;
  const prefix = prefixes.find((_, index) =>
    isTooLarge(responseFunction({ ...site, prefixes: prefixes.slice(0, index + 1) })),
  );
  return `the language ${prefix ?? ''}`;
}

/** Returns the prefixes with the longest first, because the shortest matches every address. */
const ordered = (prefixes: readonly string[]): string[] => prefixes.toSorted((a, b) => b.length - a.length);

/** The code of a search for the first prefix of a path, which both functions contain. */
const search = `function treeOf(path) {
  for (var i = 0; i < trees.length; i++)
    if ((path + '/').indexOf(trees[i][0] + '/') === 0) return trees[i];
}`;

function requestFunction(site: BuiltSite): string {
  const lists: string[] = [];
  const trees = ordered(site.prefixes).map((prefix, index, prefixes) => {
    // The folders of a longer prefix belong to that one alone.
    const others = prefixes.slice(0, index).map((other) => `${other}/`);
    const folders = foldersOf(site)
      .map((folder) => `/${folder}`)
      .filter((folder) => `${folder}/`.startsWith(`${prefix}/`))
      .filter((folder) => !others.some((other) => `${folder}/`.startsWith(other)))
      .map((folder) => folder.slice(prefix.length));
    const list = JSON.stringify(['', ...folders.filter(Boolean)]);
    if (!lists.includes(list)) lists.push(list);
    return [prefix, lists.indexOf(list)];
  });
  return `// Viewer request. Folders are answered by their page, and paths with free parameters by the page of their beginning.
var folders = [${lists.join(',\n')}];
var trees = ${JSON.stringify(trees)};
var rewrites = ${JSON.stringify(rewrites.map(({ from, to }) => [from.replace(/\*$/, ''), to]))};
${search}
function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/\\/$/, '');
  var tree = treeOf(path);
  if (!tree) return request;
  var rest = path.slice(tree[0].length);
  if (folders[tree[1]].indexOf(rest) !== -1) request.uri = path + '/index.html';
  else if (rest.indexOf('.') === -1)
    for (var i = 0; i < rewrites.length; i++)
      if ((rest + '/').indexOf(rewrites[i][0]) === 0) request.uri = tree[0] + rewrites[i][1] + 'index.html';
  return request;
}
`;
}

/** Returns headers as CloudFront writes them. */
const written = (headers: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }]));

function responseFunction({ base, prefixes }: BuiltSite): string {
  const rules = treeRules.map(({ path, headers }) => [path.replace(/\*$/, ''), written(headers)]);
  return `// Viewer response. The last rule whose path begins the address sets a header. CloudFront runs no function for an error
// of the origin. A hashed file that is missing may be there after the next deployment.
var trees = ${JSON.stringify(ordered(prefixes).map((prefix) => [prefix]))};
var all = ${JSON.stringify(written(sharedHeaders))};
var rules = ${JSON.stringify(rules)};
${search}
function handler(event) {
  var response = event.response, uri = event.request.uri;
  var tree = treeOf(uri);
  if (!tree) return response;
  var status = Number(response.statusCode), hashed = uri.indexOf('${base}/_astro/') === 0;
  var found = status === 200 || status === 206 || status === 304;
  response.headers['cache-control'] = { value: !hashed ? 'no-cache' : found ? 'public, max-age=31536000, immutable' : 'no-store' };
  for (var name in all) response.headers[name] = all[name];
  var rest = uri.slice(tree[0].length) + '/';
  for (var i = 0; i < rules.length; i++)
    if (rest.indexOf(rules[i][0]) === 0)
      for (var other in rules[i][1]) response.headers[other] = rules[i][1][other];
  return response;
}
`;
}
