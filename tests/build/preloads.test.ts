import { describe, expect, test } from 'vitest';
import {
  askedForAtOnce,
  lazyIslands,
  parts,
  portalIslands,
  requireSources,
} from '../../build/code/islands.ts';
import {
  builtFrom,
  filesNeededBy,
  requirePages,
  withPreloads,
  type BuiltFiles,
} from '../../build/code/preloads.ts';
import { root } from '../sources.ts';

const sources = [...Object.values(parts), ...Object.values(portalIslands), lazyIslands.vendor.file];
const files: BuiltFiles = {
  imports: new Map([
    ['_astro/island.js', ['_astro/frame.js', '_astro/base.js']],
    ['_astro/frame.js', ['_astro/base.js', '_astro/react.js']],
  ]),
  bySource: new Map(sources.map((source) => [source, `_astro/${source.split('/').pop()}.js`])),
  styles: new Map([['_astro/base.js', ['_astro/base.css']]]),
};
const document = (body: string): string => `<html><head><title>A</title></head><body>${body}</body></html>`;
const island = document(
  '<astro-island component-url="/_astro/island.js" renderer-url="/_astro/client.js"></astro-island>',
);
const fetched = (html: string): string[] =>
  [...html.matchAll(/<link rel="modulepreload" href="\/_astro\/([^"]+)\.js">/g)].map(([, name = '']) => name);

describe('The files that a page needs without a network', () => {
  test('are those it loads by itself, with imports and sheets, and not those for a press', () => {
    const lazy = document(
      '<div data-lazy="/_astro/banner.js"></div><script>import("/_astro/a1B2c3.js")</script>',
    );
    expect([...filesNeededBy(lazy, 'terms/index.html', files)]).toEqual(['_astro/a1B2c3.js']);
    expect([
      ...filesNeededBy(withPreloads(island, 'dashboard/index.html', files), 'dashboard/index.html', files),
    ]).toEqual(
      ['island', 'frame', 'base', 'react', 'client']
        .map((name) => `_astro/${name}.js`)
        .concat('_astro/base.css'),
    );
  });

  test('include the parts that check what is typed in the first step', () => {
    const needed = filesNeededBy(document(''), 'partner-with-us/new/mx-onboarding/step1/index.html', files);
    expect([...needed]).toEqual(['_astro/infoRules.ts.js', '_astro/vendorCode.ts.js']);
  });

  test('include the sign-in of /vendor, which says that the network is gone', () => {
    const needed = filesNeededBy(document(''), 'vendor/index.html', files);
    expect([...needed]).toEqual(
      ['VendorEntry.island.tsx', 'LoginDialog.tsx', 'auth.ts'].map((name) => `_astro/${name}.js`),
    );
  });
});

describe('The preloads of a page', () => {
  test('list all imports of its island, each file once, at the end of the head', () => {
    const html = withPreloads(island, 'dashboard/index.html', files);
    expect(fetched(html)).toEqual(['island', 'frame', 'base', 'react', 'client']);
    expect(html).toMatch(/<title>A<\/title><link [^]*client\.js"><\/head>/);
  });

  test('are absent on a page without an island', () => {
    const plain = document('<script type="module" src="/_astro/island.js"></script>');
    expect(withPreloads(plain, 'index.html', files)).toBe(plain);
  });

  test('begin with the scripts that the page itself names', () => {
    const both = island.replace('<body>', '<body><script type="module" src="/_astro/first.js"></script>');
    expect(fetched(withPreloads(both, 'dashboard/index.html', files))[0]).toBe('first');
  });

  const entry = 'partner-with-us/new/mx-onboarding';
  test.each([
    [`${entry}/index.html`, ['NewApplication.tsx']],
    [`${entry}/step1/index.html`, ['NewApplication.tsx']],
    [`${entry}/step2/index.html`, ['SessionStart.tsx', 'Flow.tsx', 'KycStep.tsx']],
    [`${entry}/step3/index.html`, ['SessionStart.tsx', 'Flow.tsx', 'DocumentsStep.tsx']],
    [`${entry}/step4/index.html`, ['SessionStart.tsx', 'Flow.tsx', 'ContractStep.tsx']],
    ['register/start/index.html', ['auth.ts']],
    ['register/labs/index.html', ['NewApplication.tsx', 'ProtectedFlow.tsx', 'SessionStart.tsx']],
    ['register/index.html', []],
    ['profile/index.html', []],
  ])('on %s include the parts %j that it needs at once', (page, names) => {
    expect(fetched(withPreloads(island, page, files)).slice(5)).toEqual(names);
  });
});

test('a rule without a page and a missing source file stop the build', () => {
  const pages = askedForAtOnce.map((_, index) => `page${index}/index.html`);
  expect(() => requirePages(pages)).toThrow(/rules that fit no page/);
  expect(() =>
    requirePages([
      'register/start/index.html',
      'register/labs/index.html',
      'vendor/index.html',
      ...[1, 2, 3, 4].map((step) => `partner-with-us/new/mx-onboarding/step${step}/index.html`),
    ]),
  ).not.toThrow();
  expect(() => builtFrom('src/gone.ts', files)).toThrow('src/gone.ts, named in build/code/islands.ts');
  expect(() => requireSources(root)).not.toThrow();
  expect(() => requireSources('/nowhere')).toThrow(/files that do not exist/);
});
