import process from 'node:process';
import type { Plugin } from 'vite';
import { apiNames, apiPaths } from '../../src/site/api.ts';

type Mapping = Readonly<Record<string, string>>;

/** The files that name paths of the API. */
const pathFiles = /\/src\/(?:lib\/api\/schema\/endpoints\w*|preboot\/earlyPaths)\.ts$/;

/** Returns an object as code. It has no prototype, so that a field named `constructor` finds nothing. */
const table = (mapping: Mapping): string => JSON.stringify(mapping).replace('{', '{"__proto__":null,');

/** Returns the code of a replacer of `JSON.stringify` that gives the fields of all objects their other names. */
export const renaming = (names: Mapping): string =>
  `(_, value) => value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [(${table(names)})[key] ?? key, each])) : value`;

/** The places where names of fields leave or arrive. Each text occurs once in its file. */
export const namePlaces: readonly {
  file: string;
  text: string;
  replacement: (names: Mapping) => string;
}[] = [
  {
    file: 'src/lib/domain/reply/replyParts.ts',
    text: 'const name = camelName(key);',
    replacement: (names) => {
      const ours = Object.fromEntries(Object.entries(names).map(([own, theirs]) => [theirs, own]));
      return `const name = (${table(ours)})[key] ?? camelName(key);`;
    },
  },
  {
    file: 'src/lib/api/transport.ts',
    text: 'JSON.stringify(body)',
    replacement: (names) => `JSON.stringify(body, ${renaming(names)})`,
  },
  {
    file: 'src/preboot/earlyRequests.ts',
    text: 'JSON.stringify({ phone, userType: defaultUserType })',
    replacement: (names) => `JSON.stringify({ phone, userType: defaultUserType }, ${renaming(names)})`,
  },
];

const placeholders = (path: string): string => (path.match(/:\w+/g) ?? []).join();

/**
 * Returns the code of a file with the paths and names of a site's API. Everything is replaced in the source, so a site
 * without differences has no code for them.
 * @throws {Error} for a path with other placeholders.
 */
export function withMapping(file: string, code: string, paths: Mapping, names: Mapping): string {
  const place =
    Object.keys(names).length === 0 ? undefined : namePlaces.find((each) => file.endsWith(each.file));
  const named = place ? code.replace(place.text, () => place.replacement(names)) : code;
  if (!pathFiles.test(file)) return named;
  return Object.entries(paths).reduce((result, [from, to]) => {
    if (placeholders(from) !== placeholders(to))
      throw new Error(`src/site/api.ts: '${to}' needs the placeholders of '${from}', in their order.`);
    return result.replaceAll(`'${from}'`, () => JSON.stringify(to));
  }, named);
}

/** Builds the site for the API of `src/site/api.ts`. The sandbox, which tests use, speaks the product's own. */
export function apiMapping(paths: Mapping = apiPaths, names: Mapping = apiNames): Plugin {
  const isOff = process.env['PUBLIC_MOCK_MODE'] === 'true';
  return {
    name: 'api-mapping',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?:lib|preboot)\/.*\.ts$/ },
      handler: (code, file) => (isOff ? undefined : withMapping(file, code, paths, names)),
    },
  };
}
