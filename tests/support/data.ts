/** The features of the browsers that package.json supports, by MDN’s browser-compat-data. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../sources.ts';

// Read the file instead of importing it. As a test module, its 20 MB would be compiled.
const data = JSON.parse(
  readFileSync(path.join(root, 'node_modules/@mdn/browser-compat-data/data.json'), 'utf8'),
) as Identifier;

/** MDN’s names of the browsers, by browserslist’s names. */
const names: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  android: 'webview_android',
  edge: 'edge',
  samsung: 'samsunginternet_android',
  firefox: 'firefox',
  and_ff: 'firefox_android',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

interface Oldest {
  browser: BrowserName;
  version: string;
}

/** The oldest supported version of each browser. */
export const oldest: readonly Oldest[] = packageJson.browserslist.map((line) => {
  const [browser = '', version = ''] = line.split(' >= ');
  const name = names[browser];
  if (name === undefined) throw new Error(`browserslist: '${line}' is not understood`);
  return { browser: name, version };
});

/** Returns a feature by its path in the data, such as `css/properties/user-select`. Null if the data has none. */
export function featureAt(place: string): CompatStatement | null {
  return identifierAt(place)?.__compat ?? null;
}

/** Returns the data at a path, with everything below it. Null if the data has none. */
export function identifierAt(place: string): Identifier | null {
  let found: Identifier | undefined = data;
  for (const step of place.split('/')) {
    if (found === undefined || !Object.hasOwn(found, step)) return null;
    found = found[step];
  }
  return found ?? null;
}

/** Returns the paths of all features at and below a path. */
export function* featuresBelow(place: string): Generator<string> {
  const start = identifierAt(place);
  if (start === null) return;
  if (start.__compat) yield place;
  for (const step of Object.keys(start)) if (step !== '__compat') yield* featuresBelow(`${place}/${step}`);
}

/** Returns the supported browsers that lack a feature, under its own name or the given prefix, such as `safari 16.4`. */
export function missingIn(feature: CompatStatement, prefix = ''): string[] {
  return oldest
    .filter(({ browser, version }) => {
      const support = feature.support[browser] ?? [];
      const all = (Array.isArray(support) ? support : [support]) as SimpleSupportStatement[];
      return !all.some((one) => has(one, version, prefix));
    })
    .map(({ browser, version }) => `${browser} ${version}`);
}

function has(statement: SimpleSupportStatement, version: string, prefix: string): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name: other } = statement;
  if (flags !== undefined || other !== undefined || (statement.prefix ?? '') !== prefix) return false;
  if (typeof added !== 'string' || added === 'preview') return false;
  if (typeof removed === 'string' && isAtLeast(version, removed)) return false;
  return isAtLeast(version, added);
}

function isAtLeast(version: string, other: string): boolean {
  const [a, b] = [version, other].map((text) => text.replace('≤', '').split('.').map(Number));
  const [major = 0, minor = 0] = a ?? [];
  const [otherMajor = 0, otherMinor = 0] = b ?? [];
  return major > otherMajor || (major === otherMajor && minor >= otherMinor);
}
