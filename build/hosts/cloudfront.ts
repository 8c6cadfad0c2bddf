import { rewritesUnder } from '../rewrites.ts';
import { fewRules, HostLimit, refuseApiRewrite, type BuiltSite, type Host } from './site.ts';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html: a function has 10 kB at most. */
const maxFunctionBytes = 10_240;

/**
 * CloudFront before S3, with two functions. The one for the viewer request resolves folders and the paths
 * with free parameters. The one for the viewer response sets the headers. `/api` is a behaviour with an
 * origin of its own.
 */
export const cloudfront: Host = (site) => {
  refuseApiRewrite('CloudFront', site);
  const files = [
    { path: 'cloudfront-request.js', text: requestFunction(site) },
    { path: 'cloudfront-response.js', text: responseFunction(site) },
  ];
  const tooLarge = files.find(({ text }) => text.length > maxFunctionBytes);
  if (tooLarge)
    throw new HostLimit('CloudFront', `${tooLarge.path} has more than ${maxFunctionBytes} bytes.`);
  return files;
};

function requestFunction({ pages, prefixes }: BuiltSite): string {
  const folders = pages.flatMap(({ file }) => /^(.+)\/index\.html$/.exec(file)?.[1] ?? []);
  const rewrites = prefixes.flatMap(rewritesUnder).map(({ from, to }) => [from.replace(/\*$/, ''), to]);
  return `// Viewer request. Folders are answered by their page, and paths with free parameters by the page of their beginning.
var folders = ${JSON.stringify(folders)};
var rewrites = ${JSON.stringify(rewrites)};
function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/^\\/|\\/$/g, '');
  if (path === '') request.uri = '/index.html';
  else if (folders.indexOf(path) !== -1) request.uri = '/' + path + '/index.html';
  else if (path.indexOf('.') === -1)
    for (var i = 0; i < rewrites.length; i++)
      if (('/' + path + '/').indexOf(rewrites[i][0]) === 0) request.uri = rewrites[i][1] + 'index.html';
  return request;
}
`;
}

function responseFunction(site: BuiltSite): string {
  const rules = fewRules(site).map(({ path, headers }) => [
    path.replace(/\*$/, ''),
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }])),
  ]);
  return `// Viewer response. The last rule whose path begins the address sets a header.
var rules = ${JSON.stringify(rules)};
function handler(event) {
  var response = event.response;
  for (var i = 0; i < rules.length; i++)
    if (event.request.uri.indexOf(rules[i][0]) === 0)
      for (var name in rules[i][1]) response.headers[name] = rules[i][1][name];
  return response;
}
`;
}
