import { describe, expect, test } from 'vitest';
import { circles, filesIn, readSource, textOf, type Import } from './sources.ts';

/** The rooms of the house: the first pattern that fits a path names its room. */
const rooms: readonly (readonly [room: string, pattern: RegExp])[] = [
  ['domain', /^src\/lib\/domain\//],
  ['translations', /^src\/lib\/copy\/(?!en\/|law\/)/],
  ['copy', /^src\/lib\/copy\//],
  ['messages', /^src\/lib\/messages\//],
  ['report', /^src\/lib\/report\.ts$/],
  ['reports', /^src\/lib\/report\//],
  ['contract', /^src\/lib\/api\/(?:endpoints|requests)[^/]*\.ts$/],
  ['api', /^src\/lib\/api\//],
  ['browser', /^src\/lib\/stores\/browser\//],
  ['session', /^src\/lib\/stores\/session\//],
  ['application', /^src\/lib\/stores\/application\//],
  ['limits', /^src\/lib\/limits\.ts$/],
  ['brand', /^src\/lib\/(?:brand|owner)\.ts$/],
  ['paths', /^src\/lib\/paths\.ts$/],
  ['locale', /^src\/lib\/(?:locales?|localeLinks|names|plural|translation)\.ts$/],
  ['env', /^src\/lib\/env\.ts$/],
  ['ui', /^src\/islands\/ui\//],
  ['island', /^src\/islands\/.*\.island\.tsx$/],
  ['inline', /^src\/islands\/.*\.inline\.ts$/],
  ['static', /^src\/islands\/.*\.static\.tsx$/],
  ['islands', /^src\/islands\//],
  ['pages', /^src\/pages\//],
  ['layouts', /^src\/layouts\//],
  ['components', /^src\/components\//],
  ['styles', /^src\/styles\//],
  ['sandbox', /^sandbox\//],
  ['rewrites', /^build\/rewrites/],
];

/** The stores' three wings; what is further down the list may know what is further up. */
const stores = ['browser', 'session', 'application'] as const;

/** What is said, and which of it is said when. */
const words = ['copy', 'messages'] as const;

/** Who may import whom; a room may always import from itself, and which language is built is known everywhere. */
const table: Record<string, readonly string[]> = {
  locale: [],
  domain: ['limits'],
  limits: [],
  brand: [],
  env: [],
  paths: ['domain', 'limits', 'brand'],
  copy: ['domain', 'brand', 'limits'],
  translations: ['copy', 'brand', 'limits'],
  messages: ['copy', 'domain', 'limits'],
  contract: ['domain', 'limits'],
  report: ['env'],
  reports: ['report', 'api', 'contract', 'domain', 'env'],
  api: ['contract', 'domain', 'env', 'limits', 'report'],
  browser: ['domain', 'paths', ...words, 'limits', 'brand'],
  session: ['browser', 'api', 'contract', 'domain', 'paths', ...words, 'limits', 'brand', 'env'],
  application: [
    'report',
    'session',
    'browser',
    'api',
    'contract',
    'domain',
    'paths',
    ...words,
    'limits',
    'brand',
    'env',
  ],
  ui: ['domain', ...words, 'limits', 'brand', 'env', 'report'],
  islands: ['ui', ...stores, 'domain', ...words, 'paths', 'env', 'limits', 'brand', 'styles'],
  island: ['islands', 'ui', ...stores, 'domain', ...words, 'paths', 'env', 'limits', 'brand', 'styles'],
  // Scripts that are part of a document, apart from the app.
  inline: ['api', 'domain', 'brand'],
  // Components that stand in a document as HTML alone.
  static: ['islands', 'ui', 'domain', ...words],
  components: [...words, 'paths', 'domain', 'brand', 'limits', 'env', 'styles'],
  layouts: ['components', 'island', ...words, 'paths', 'domain', 'brand', 'limits', 'env', 'styles'],
  pages: [
    'layouts',
    'components',
    'inline',
    'static',
    'island',
    ...words,
    'paths',
    'domain',
    'brand',
    'limits',
    'env',
    'styles',
  ],
  sandbox: ['reports', 'domain', 'contract', 'limits', 'brand', 'paths', 'rewrites'],
};

/** Which files alone may import a package. */
const packages: readonly (readonly [title: string, packages: RegExp, allowed: RegExp])[] = [
  ['zod is imported by lib/domain/z.ts alone', /^zod(\/|$)/, /^src\/lib\/domain\/z\.ts$/],
  [
    'React and what builds on it are imported in src/islands alone',
    /^(react|react-dom|react-hook-form|@nanostores\/react)(\/|$)/,
    /^src\/islands\//,
  ],
  [
    'stores are built with nanostores in lib/stores alone',
    /^(nanostores|@nanostores\/query)$/,
    /^src\/(lib\/stores|islands)\//,
  ],
  ['maplibre-gl is imported in src/islands alone', /^maplibre-gl(\/|$)/, /^src\/islands\//],
  ['hono is imported by the sandbox alone', /^(hono|@hono\/[^/]+)(\/|$)/, /^sandbox\//],
  ['Node modules are imported outside src alone', /^node:/, /^(sandbox\/|src\/(pages|layouts|components)\/)/],
];

/** Which files alone may use a global. */
const globals: readonly (readonly [title: string, names: RegExp, allowed: RegExp])[] = [
  [
    'only the API client, its upload, the geocoder and the site’s own lists speak to the network',
    /^(fetch|XMLHttpRequest|WebSocket|EventSource)$/,
    /^src\/lib\/api\/(transport|upload|geocoder|lists)[^/]*\.ts$/,
  ],
  [
    'only lib/stores/browser/storage.ts touches browser storage, beside the inline scripts of the pages',
    /^(localStorage|sessionStorage|indexedDB)$/,
    /^src\/(lib\/stores\/browser\/storage\.ts|islands\/.*\.inline\.ts|(components|layouts|pages)\/.*\.astro)$/,
  ],
];

const code = /\.(ts|tsx|astro|mjs)$/;
const sources = filesIn(['src', 'sandbox'], code).map(readSource);
const inSrc = sources.filter(({ file }) => file.startsWith('src/'));
const imports = sources.flatMap((source) => source.imports);
const roomOf = (file: string) => rooms.find(([, pattern]) => pattern.test(file))?.[0];
const described = ({ at, specifier }: Import) => `${at} imports ${specifier}`;

describe('The import table', () => {
  test('every source file is in a room of the house', () => {
    expect(
      sources.map(({ file }) => file).filter((file) => !roomOf(file) && file !== 'src/env.d.ts'),
    ).toEqual([]);
  });

  for (const [room, allowed] of Object.entries(table)) {
    test(`${room} imports ${allowed.length > 0 ? allowed.join(', ') : 'nothing'} and itself`, () => {
      const wrong = imports.filter(({ from, target }) => {
        if (target === null || roomOf(from) !== room) return false;
        const goal = roomOf(target) ?? target;
        if (goal === 'locale') return false;
        // An island root is nobody's part, not even another root's.
        return goal === room ? room === 'island' : !allowed.includes(goal) && !isLoader(from, goal);
      });
      expect(wrong.map(described)).toEqual([]);
    });
  }

  test('translations take from English its types alone', () => {
    const wrong = imports.filter(
      ({ from, target, typeOnly }) =>
        roomOf(from) === 'translations' && target && roomOf(target) === 'copy' && !typeOnly,
    );
    expect(wrong.map(described)).toEqual([]);
  });

  test('copy takes types alone from the domain', () => {
    const wrong = imports.filter(
      ({ from, target, typeOnly }) =>
        roomOf(from) === 'copy' && target && roomOf(target) === 'domain' && !typeOnly,
    );
    expect(wrong.map(described)).toEqual([]);
  });

  test('the reports take types alone from the rest of the house, so that a page without an app loads nothing of it', () => {
    const own = ['report', 'reports', 'env'];
    const wrong = imports.filter(
      ({ from, target, typeOnly }) =>
        roomOf(from) === 'reports' && target && !own.includes(roomOf(target) ?? '') && !typeOnly,
    );
    expect(wrong.map(described)).toEqual([]);
  });

  test('src takes types alone from the request schemas, so that no page loads the rules of every form', () => {
    const wrong = imports.filter(
      ({ from, target, typeOnly }) =>
        from.startsWith('src/') && target === 'src/lib/api/requests.ts' && !typeOnly,
    );
    expect(wrong.map(described)).toEqual([]);
  });

  test('src never imports the sandbox, tests or scripts', () => {
    const wrong = imports.filter(
      ({ from, target }) => from.startsWith('src/') && target && !target.startsWith('src/'),
    );
    expect(wrong.map(described)).toEqual([]);
  });

  test('nothing the site ships knows the sandbox’s test controls', () => {
    const files = [
      ...filesIn(['src', 'build'], /\.(ts|tsx|astro|mjs)$/),
      ...filesIn(['public'], /\.(json|txt|html)$/),
    ];
    expect(files.filter((file) => textOf(file).includes('__sandbox'))).toEqual([]);
  });

  test('no file imports itself by way of others, types counted too', () => {
    expect(circles(sources)).toEqual([]);
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

/** The public site's small loader, a script in a component, imports an island when a visitor first needs it. */
function isLoader(from: string, goal: string): boolean {
  const islandFromComponent = roomOf(from) === 'components' && goal === 'island';
  return islandFromComponent && imports.some((each) => each.from === from && each.dynamic);
}

describe('One place for one thing', () => {
  for (const [title, names, allowed] of globals) {
    test(title, () => {
      const uses = inSrc.filter(({ file }) => !allowed.test(file)).flatMap((source) => source.globals);
      expect(uses.filter(({ name }) => names.test(name)).map(({ at, name }) => `${at} uses ${name}`)).toEqual(
        [],
      );
    });
  }

  test('colours are in the theme alone', () => {
    const colour = /(?<![&\w/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i;
    // Links to elements, and black made see-through for a shadow, are no colours.
    const reference = /(?:href|xlink:href)=["']#[^"']*["']|url\(#[^)]*\)|#000(?:[\da-f]|000[\da-f]{2})\b/gi;
    const files = filesIn(['src'], /\.(ts|tsx|astro|css)$/).filter((file) => !colourHomes.test(file));
    // The browser's own bars take a colour from markup, where no variable reaches; it has to be the theme's.
    const bars = /<meta name="theme-color" content="(#[\da-f]{6})"/i;
    const theme = textOf('src/styles/theme.css');
    const found = files.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) =>
          colour.test(line.replace(reference, '')) &&
          !theme.includes(bars.exec(line)?.[1] ?? 'no such colour')
            ? [`${file}:${index + 1} ${line.trim().slice(0, 80)}`]
            : [],
        ),
    );
    expect(found).toEqual([]);
  });
});

const colourHomes = /^src\/(styles\/theme\.css|.*map-?style[^/]*)$/i;

describe('House rules', () => {
  const folders = ['src', 'sandbox', 'tests', 'e2e', 'scripts', 'bench'];
  const all = filesIn(folders, code);

  test('exports are named', () => {
    expect(sources.flatMap((source) => source.defaultExports)).toEqual([]);
  });

  test('no file passes on what others export, the one door to zod aside', () => {
    const others = sources.filter(({ file }) => file !== 'src/lib/domain/z.ts');
    expect(others.flatMap((source) => source.reExports)).toEqual([]);
  });

  test('nothing is left to do and no test is skipped', () => {
    const left = /\bTO[D]O\b|\bFIX[M]E\b|\b(?:test|it|describe)\.(?:skip|only|fixme)\b/;
    const found = all.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) => (left.test(line) ? [`${file}:${index + 1}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
