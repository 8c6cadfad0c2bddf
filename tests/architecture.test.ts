import { describe, expect, test } from 'vitest';
import { filesIn, readSource, textOf, type Import } from './sources.ts';

/** The rooms: parts of the code with their own rule about imports. The first matching pattern names a path's room. */
const rooms: readonly (readonly [room: string, pattern: RegExp])[] = [
  ['domain', /^src\/lib\/domain\//],
  ['translations', /^src\/lib\/words\/(?!en\/|law\/)/],
  ['words', /^src\/lib\/words\//],
  ['messages', /^src\/lib\/messages\//],
  ['report', /^src\/lib\/report\.ts$/],
  ['reports', /^src\/lib\/report\//],
  ['apiSchema', /^src\/lib\/api\/schema\//],
  ['api', /^src\/lib\/api\//],
  ['browser', /^src\/lib\/stores\/browser\//],
  ['session', /^src\/lib\/stores\/session\//],
  ['application', /^src\/lib\/stores\/application\//],
  ['limits', /^src\/lib\/(?:limits|publicPages|serviceWorker)\.ts$/],
  ['categories', /^src\/site\/(?:categories|offered|textVersions)\.ts$/],
  ['languages', /^src\/site\/languages\.ts$/],
  ['brand', /^src\/site\//],
  ['paths', /^src\/lib\/paths\.ts$/],
  ['photo', /^src\/lib\/photo\//],
  ['lazy', /^src\/lib\/lazyModule\.ts$/],
  ['base', /^src\/lib\/base\.ts$/],
  ['locale', /^src\/lib\/(?:locales?|localeLinks|names|plural|translation)\.ts$/],
  ['env', /^src\/lib\/env\.ts$/],
  ['capabilities', /^src\/lib\/capabilities\.ts$/],
  ['ui', /^src\/islands\/ui\//],
  ['island', /^src\/islands\/.*\.island\.tsx$/],
  ['inline', /^src\/preboot\/.*\.inline\.ts$/],
  ['preboot', /^src\/preboot\//],
  ['worker', /^src\/worker\//],
  ['static', /^src\/islands\/.*\.static\.tsx$/],
  ['islands', /^src\/islands\//],
  ['pages', /^src\/pages\//],
  ['layouts', /^src\/layouts\//],
  ['components', /^src\/components\//],
  ['styles', /^src\/styles\//],
  ['sandbox', /^sandbox\//],
  ['rewrites', /^build\/rewrites/],
];

/** The three folders of stores. A later one may import an earlier one. */
const stores = ['browser', 'session', 'application'] as const;

/** The words, and the rules that choose among them. */
const wording = ['words', 'messages'] as const;

/** The rooms that islands may import from. A root may also import from `islands`. */
const ofIslands = [
  'ui',
  'photo',
  'lazy',
  'preboot',
  'capabilities',
  ...stores,
  'domain',
  ...wording,
  'paths',
  'env',
  'limits',
  'brand',
  'styles',
] as const;

/** The import table. A room may always import from itself, and every room may import `base` and `locale`. */
const table: Record<string, readonly string[]> = {
  base: [],
  locale: ['languages'],
  languages: [],
  domain: ['limits', 'categories'],
  limits: [],
  lazy: [],
  // The encoder of photos and its worker. They know no screen.
  photo: ['domain'],
  brand: [],
  env: [],
  capabilities: ['domain'],
  paths: ['domain', 'limits', 'brand'],
  words: ['domain', 'brand', 'limits'],
  translations: ['words', 'brand', 'limits'],
  messages: ['words', 'domain', 'limits', 'lazy'],
  contract: ['preboot', 'domain', 'limits'],
  report: ['env'],
  reports: ['report', 'api', 'apiSchema', 'domain', 'env', 'limits'],
  api: ['preboot', 'apiSchema', 'domain', 'env', 'limits', 'lazy', 'report'],
  browser: ['preboot', 'domain', 'paths', ...wording, 'limits', 'lazy', 'brand'],
  session: [
    'preboot',
    'browser',
    'api',
    'apiSchema',
    'domain',
    'paths',
    ...wording,
    'limits',
    'lazy',
    'brand',
    'env',
  ],
  application: [
    'capabilities',
    'report',
    'lazy',
    'session',
    'browser',
    'api',
    'apiSchema',
    'domain',
    'paths',
    ...wording,
    'limits',
    'brand',
    'env',
  ],
  ui: ['domain', ...wording, 'limits', 'brand', 'env', 'report'],
  islands: ofIslands,
  island: ['islands', ...ofIslands],
  // Scripts that are part of a document, apart from the app.
  inline: ['preboot', 'domain', 'limits', 'brand'],
  // What these scripts and the app share.
  preboot: ['domain', 'limits', 'brand', 'env'],
  worker: [],
  // Components that a document contains only as HTML.
  static: ['islands', 'ui', 'domain', ...wording],
  components: ['inline', 'capabilities', ...wording, 'paths', 'domain', 'brand', 'limits', 'env', 'styles'],
  layouts: [
    'components',
    'inline',
    'island',
    ...wording,
    'paths',
    'domain',
    'brand',
    'limits',
    'env',
    'styles',
  ],
  pages: [
    'layouts',
    'components',
    'inline',
    'static',
    'island',
    ...wording,
    'paths',
    'domain',
    'brand',
    'limits',
    'env',
    'styles',
  ],
  sandbox: ['capabilities', 'reports', 'domain', 'apiSchema', 'limits', 'brand', 'paths', 'rewrites'],
};

/** Packages that only certain files may import. */
const packages: readonly (readonly [title: string, packages: RegExp, allowed: RegExp])[] = [
  ['only lib/domain/z.ts imports zod', /^zod(\/|$)/, /^src\/lib\/domain\/z\.ts$/],
  [
    'only src/islands imports React and its libraries',
    /^(react|react-dom|react-hook-form|@nanostores\/react)(\/|$)/,
    /^src\/islands\//,
  ],
  ['only lib/stores and islands import nanostores', /^nanostores$/, /^src\/(lib\/stores|islands)\//],
  ['only src/islands imports maplibre-gl', /^maplibre-gl(\/|$)/, /^src\/islands\//],
  ['only the sandbox imports hono', /^(hono|@hono\/[^/]+)(\/|$)/, /^sandbox\//],
  [
    'only the sandbox and Astro files import Node modules',
    /^node:/,
    /^(sandbox\/|src\/(pages|layouts|components)\/)/,
  ],
];

/** Globals that only certain files may use. */
const globals: readonly (readonly [title: string, names: RegExp, allowed: RegExp])[] = [
  [
    'only the API client, early requests, upload, geocoder, bundled lists, the worker and its page script use the network',
    /^(fetch|XMLHttpRequest|WebSocket|EventSource)$/,
    /^src\/(lib\/api\/(transport[^/]*|upload|data\/geocoder|reply\/lists)|preboot\/earlyRequests|worker\/\w+|islands\/shell\/offline)\.ts$/,
  ],
  [
    'only storage.ts, the files’ database and inline scripts touch browser storage',
    /^(localStorage|sessionStorage|indexedDB)$/,
    /^src\/(lib\/stores\/browser\/(storage|fileVault|filesDatabase)|preboot\/(boot|lazyIslands|.*\.inline))\.ts$/,
  ],
];

const code = /\.(ts|tsx|astro|mjs)$/;
const sources = filesIn(['src', 'sandbox'], code).map(readSource);
const inSrc = sources.filter(({ file }) => file.startsWith('src/'));
const imports = sources.flatMap((source) => source.imports);
const roomOf = (file: string) => rooms.find(([, pattern]) => pattern.test(file))?.[0];
const described = ({ at, specifier }: Import) => `${at} imports ${specifier}`;

describe('The import table', () => {
  test('every source file is in a room', () => {
    expect(
      sources.map(({ file }) => file).filter((file) => !roomOf(file) && file !== 'src/env.d.ts'),
    ).toEqual([]);
  });

  for (const [room, allowed] of Object.entries(table)) {
    test(`${room} imports ${allowed.length > 0 ? allowed.join(', ') : 'nothing'} and itself`, () => {
      const wrong = imports.filter(({ from, target }) => {
        if (target === null || roomOf(from) !== room) return false;
        const goal = roomOf(target) ?? target;
        if (goal === 'base' || goal === 'locale') return false;
        // Nothing imports an island root, not even another root.
        return goal === room ? room === 'island' : !allowed.includes(goal);
      });
      expect(wrong.map(described)).toEqual([]);
    });
  }

  test('translations import only types from the English words', () => {
    const wrong = imports.filter(
      ({ from, target, typeOnly }) =>
        roomOf(from) === 'translations' && target && roomOf(target) === 'words' && !typeOnly,
    );
    expect(wrong.map(described)).toEqual([]);
  });

  test('words import only types from the domain', () => {
    const wrong = imports.filter(
      ({ from, target, typeOnly }) =>
        roomOf(from) === 'words' && target && roomOf(target) === 'domain' && !typeOnly,
    );
    expect(wrong.map(described)).toEqual([]);
  });

  test('the reports import only constants, so that a page without an app stays small', () => {
    const own = ['report', 'reports', 'base', 'env', 'limits'];
    const wrong = imports.filter(
      ({ from, target, typeOnly }) =>
        roomOf(from) === 'reports' && target && !own.includes(roomOf(target) ?? '') && !typeOnly,
    );
    expect(wrong.map(described)).toEqual([]);
  });

  test('src imports only types of the exact bodies and replies', () => {
    const exact = /^src\/lib\/api\/schema\/(?:requests|replies)\.ts$/;
    const wrong = imports.filter(
      ({ from, target, typeOnly }) =>
        from.startsWith('src/') && !exact.test(from) && target && exact.test(target) && !typeOnly,
    );
    expect(wrong.map(described)).toEqual([]);
  });

  test('inline scripts reach no package and no schema, not even through other files', () => {
    const loads = imports.filter(({ typeOnly }) => !typeOnly);
    const reached = new Set(sources.map(({ file }) => file).filter((file) => roomOf(file) === 'inline'));
    for (const file of reached)
      for (const { from, target } of loads) if (from === file && target) reached.add(target);
    expect([...reached].filter((file) => file === 'src/lib/domain/z.ts')).toEqual([]);
    expect(loads.filter(({ from, target }) => reached.has(from) && target === null).map(described)).toEqual(
      [],
    );
  });

  test('every inline script of a page is a module of src/preboot', () => {
    const pages = sources.filter(({ file }) => file.endsWith('.astro'));
    const scripts = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/<script\b(?![^>]*\bsrc=)([^>]*)>/g)].map(([tag]) => `${file}: ${tag}`),
    );
    expect(scripts.length).toBeGreaterThan(8);
    expect(scripts.filter((tag) => !/is:inline[^>]*\bset:html=\{\w+\}[^>]*\/>$/.test(tag))).toEqual([]);
  });

  test('src never imports the sandbox, tests or scripts', () => {
    const wrong = imports.filter(
      ({ from, target }) => from.startsWith('src/') && target && !target.startsWith('src/'),
    );
    expect(wrong.map(described)).toEqual([]);
  });

  test('no shipped file mentions the sandbox’s test controls', () => {
    const files = [
      ...filesIn(['src', 'build'], /\.(ts|tsx|astro|mjs)$/),
      ...filesIn(['public'], /\.(json|txt|html)$/),
    ];
    expect(files.filter((file) => textOf(file).includes('__sandbox'))).toEqual([]);
  });

  for (const [title, names, allowed] of packages) {
    test(title, () => {
      const wrong = imports.filter(
        ({ from, specifier, target }) => target === null && names.test(specifier) && !allowed.test(from),
      );
      expect(wrong.map(described)).toEqual([]);
    });
  }
});

describe('One place for each job', () => {
  for (const [title, names, allowed] of globals) {
    test(title, () => {
      const uses = inSrc.filter(({ file }) => !allowed.test(file)).flatMap((source) => source.globals);
      expect(uses.filter(({ name }) => names.test(name)).map(({ at, name }) => `${at} uses ${name}`)).toEqual(
        [],
      );
    });
  }

  test('only the theme defines colours', () => {
    const colour = /(?<![&\w/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i;
    // Links to elements are not colours, and neither is transparent black for a shadow.
    const reference = /(?:href|xlink:href)=["']#[^"']*["']|url\(#[^)]*\)|#000(?:[\da-f]|000[\da-f]{2})\b/gi;
    const files = filesIn(['src'], /\.(ts|tsx|astro|css)$/).filter((file) => !colourHomes.test(file));
    const found = files.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) =>
          colour.test(line.replace(reference, ''))
            ? [`${file}:${index + 1} ${line.trim().slice(0, 80)}`]
            : [],
        ),
    );
    expect(found).toEqual([]);
  });
});

const colourHomes = /^src\/(site\/(?:theme|paper)\.css|.*map-?style[^/]*)$/i;

test('no file re-exports another, except the one that wraps zod', () => {
  const others = sources.filter(({ file }) => file !== 'src/lib/domain/z.ts');
  expect(others.flatMap((source) => source.reExports)).toEqual([]);
});
