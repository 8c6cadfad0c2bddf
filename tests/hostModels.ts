import { parseHeaders } from '#sandbox/hostRules.ts';
import { hosts, type HostName } from '../build/hosts/hosts.ts';
import type { BuiltSite } from '../build/hosts/site.ts';

/** The headers of an address by their names in lower case. A header that several rules set has several values. */
export type Sent = ReadonlyMap<string, readonly string[]>;
type Model = (address: string, status?: number) => Sent;

/** A collection of headers that are added or replaced. */
class Headers {
  readonly all = new Map<string, string[]>();
  add(name: string, value: string): void {
    this.all.set(name.toLowerCase(), [...(this.all.get(name.toLowerCase()) ?? []), value]);
  }
  set(name: string, value: string): void {
    this.all.set(name.toLowerCase(), [value]);
  }
}

/** Returns the text of a host's file for a site. */
export const fileOf = (host: HostName, path: string, site: BuiltSite): string =>
  hosts[host](site)[path] ?? '';

/** Models a host that joins the values of all rules in `_headers`. A slash at the end matters on some hosts. */
function joined(text: string, slash: 'exact' | 'either'): Model {
  const rules = parseHeaders(text, slash);
  return (address) => {
    const sent = new Headers();
    for (const { pattern, headers, removed } of rules) {
      if (!pattern.test(address)) continue;
      for (const name of removed) sent.all.delete(name.toLowerCase());
      for (const [name, value] of headers) sent.add(name, value);
    }
    return sent.all;
  };
}

/** The rules of `vercel.json` and `firebase.json`. */
export interface Config {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination: string }[];
}

/** Models a host on which the last matching rule sets a header. */
function lastWins({ headers }: Config): Model {
  const rules = headers.map((rule) => ({
    ...rule,
    pattern: new RegExp(
      `^${rule.source
        .replace(/\/(?::\w+|\*)(?=\/)/g, '/[^/]+')
        .replace(/\*\*$/, '.*')
        .replace(/\.(?!\*)/g, '\\.')}$`,
    ),
  }));
  return (address) => {
    const sent = new Headers();
    for (const { pattern, headers: own } of rules)
      if (pattern.test(address)) for (const { key, value } of own) sent.set(key, value);
    return sent.all;
  };
}

/** Returns a function of CloudFront, which takes an event. */
export function functionOf<Result>(name: 'request' | 'response', site: BuiltSite): (event: object) => Result {
  const code = fileOf('cloudfront', `cloudfront-${name}.js`, site);
  return new Function(`${code}; return handler;`)() as (event: object) => Result;
}

/** Models nginx: the headers of the server, whose variables are those of its maps. */
function ofNginx(text: string): Model {
  const maps = [...text.matchAll(/^map "?(.+?)"? \$(\w+) \{\n([\s\S]*?)\n\}/gm)].map(
    ([, source = '', name = '', lines = '']) => ({
      source,
      name,
      rows: [...lines.matchAll(/^ {2}(?:"~([^"]*)"|default) (.*);$/gm)],
    }),
  );
  const lines = [...text.matchAll(/^ {2}add_header (\S+) (.*) always;$/gm)];
  return (address, status = 200) => {
    const fill = (value: string): string =>
      value.replace(/\$(\w+)/g, (_, variable: string) => {
        const map = maps.find(({ name }) => name === variable);
        if (map === undefined) return variable === 'status' ? String(status) : address;
        const row = map.rows.find(([, own]) => own === undefined || new RegExp(own).test(fill(map.source)));
        return fill((row?.[2] ?? '').replaceAll('"', ''));
      });
    const sent = new Headers();
    for (const [, name = '', value = ''] of lines) sent.add(name, fill(value.replaceAll('"', '')));
    return sent.all;
  };
}

/** Models Caddy before an error: the `header` lines whose matcher takes the address. */
function ofCaddy(text: string): Model {
  const [whole = ''] = text.split('\thandle_errors {');
  const [, block = ''] = /^\theader \{\n([\s\S]*?)\n\t\}/m.exec(whole) ?? [];
  const takes = (path: string, address: string): boolean =>
    path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
  const matchers = new Map(
    [...whole.matchAll(/^\t(@\w+) (not )?(path|path_regexp) (.*)$/gm)].map(([, name, not, kind, of = '']) => [
      name,
      (address: string): boolean =>
        (kind === 'path'
          ? of.split(' ').some((path) => takes(path, address))
          : new RegExp(of.split(' ').at(-1) ?? '').test(address)) !== Boolean(not),
    ]),
  );
  const lines = [...whole.matchAll(/^\theader (\S+) (\S+) (?:"(.*)"|(.*))$/gm)];
  return (address) => {
    const sent = new Headers();
    for (const [, name = '', value = ''] of block.matchAll(/^\t\t(\S+) "(.*)"$/gm)) sent.add(name, value);
    for (const [, matcher = '', name = '', quoted, bare = ''] of lines)
      if (matchers.get(matcher)?.(address) ?? takes(matcher, address)) sent.add(name, quoted ?? bare);
    return sent.all;
  };
}

/** Returns a model of each host with headers, by its documentation. `lab/hosts` asks the hosts' own programs. */
export function modelsFor(site: BuiltSite): Record<Exclude<HostName, 'github-pages'>, Model> {
  const vercel = JSON.parse(fileOf('vercel', 'vercel.json', site)) as Config;
  const respond = functionOf<{ headers: Record<string, { value: string }> }>('response', site);
  const { hosting } = JSON.parse(fileOf('firebase', 'firebase.json', site)) as { hosting: Config };
  return {
    netlify: joined(fileOf('netlify', '_headers', site), 'either'),
    cloudflare: joined(fileOf('cloudflare', '_headers', site), 'exact'),
    vercel: lastWins(vercel),
    firebase: lastWins(hosting),
    cloudfront: (address, statusCode = 200) => {
      const { headers } = respond({ request: { uri: address }, response: { statusCode, headers: {} } });
      return new Map(Object.entries(headers).map(([name, { value }]) => [name, [value]]));
    },
    nginx: ofNginx(fileOf('nginx', 'nginx.conf', site)),
    caddy: ofCaddy(fileOf('caddy', 'Caddyfile', site)),
  };
}
