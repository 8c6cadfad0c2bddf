/** Headers for paths that match a pattern, as a `_headers` file sets them. */
interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
  /** Headers of earlier rules that this rule removes (`! Name`). */
  removed: string[];
}

/** One line of a `_redirects` file. */
interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
  /** Applies even if a file exists at the path. */
  force: boolean;
}

/** Whether a trailing slash matters: not on Netlify, but on Cloudflare. */
type Slash = 'exact' | 'either';

/** Turns a path such as `/register/:category` or `/files/*` into a pattern with named groups. */
function patternOf(path: string, slash: Slash): RegExp {
  const source = path
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')
    .replace(/\*/, '(?<splat>.*)')
    .replace(/(?<!\.)\*/g, '.*');
  if (slash === 'exact') return new RegExp(`^${source}$`);
  return new RegExp(
    `^${source.replace(/\/(\(\?<splat>\.\*\))?$/, (_, splat) => (splat ? `(?:/${splat})?` : ''))}/?$`,
  );
}

/**
 * Reads a `_headers` file: a path, then indented `Name: value` lines. As on Netlify, a trailing slash does not matter, and
 * `/vendor/*` matches `/vendor` as well. With `exact`, both matter.
 */
export function parseHeaders(text: string, slash: Slash = 'either'): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: patternOf(line.trim(), slash), headers: [], removed: [] });
      continue;
    }
    const [, removed] = /^\s+!\s*(\S+)\s*$/.exec(line) ?? [];
    if (removed) rules.at(-1)?.removed.push(removed);
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value.trim()]);
  }
  return rules;
}

/**
 * Reads a `_redirects` file. Each line has a source, a target and a status (301 by default; `!` forces the rule).
 * Trailing slashes matter with `exact` alone.
 */
export function parseRedirects(text: string, slash: Slash = 'either'): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line): RedirectRule[] => {
    const [from, to, status = '301'] = line
      .replace(/\s+#.*$/, '')
      .trim()
      .split(/\s+/);
    if (!from || from.startsWith('#') || !to) return [];
    return [
      {
        pattern: patternOf(from, slash),
        to,
        status: Number.parseInt(status, 10),
        force: status.endsWith('!'),
      },
    ];
  });
}

/** Returns the headers of a path. Rules that set the same header join their values, as on CDNs. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const { pattern, headers: pairs, removed } of rules) {
    if (!pattern.test(path)) continue;
    for (const name of removed) headers.delete(name);
    for (const [name, value] of pairs) headers.append(name, value);
  }
  return headers;
}

/** Returns the target of the first rule that matches, with its placeholders filled in; null if none matches. */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
): { to: string; status: number; force: boolean } | null {
  for (const { pattern, to, status, force } of rules) {
    const match = pattern.exec(path);
    if (!match) continue;
    const filled = to.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => match.groups?.[name] ?? whole);
    return { to: filled, status, force };
  }
  return null;
}
