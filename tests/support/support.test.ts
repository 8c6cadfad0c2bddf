import { describe, expect, test } from 'vitest';
import { elementsOf } from '../../scripts/built-site.ts';
import { featureAt, missingIn, oldest } from './data.ts';
import { faultsOn } from './faultsOn.ts';
import { lacksOfMarkup } from './markup.ts';
import { lacksOfScript } from './scripts.ts';
import { lacksOfStyles } from './styles.ts';

const inStyles = (css: string) => lacksOfStyles(css).map(({ feature }) => feature);
const inScript = (code: string) => lacksOfScript(code).map(({ feature }) => feature);
const inMarkup = (html: string) => lacksOfMarkup(elementsOf(html)).map(({ feature }) => feature);

test('the checked browsers are the ones in package.json', () => {
  expect(oldest.map(({ browser, version }) => `${browser} ${version}`)).toEqual([
    'chrome 111',
    'chrome_android 111',
    'webview_android 111',
    'edge 111',
    'samsunginternet_android 22',
    'firefox 128',
    'firefox_android 128',
    'safari 16.4',
    'safari_ios 16.4',
  ]);
});

test('browsers older than the first version of a feature lack it', () => {
  const compat = featureAt('api/Document/startViewTransition');
  expect(compat && missingIn(compat)).toEqual([
    'firefox 128',
    'firefox_android 128',
    'safari 16.4',
    'safari_ios 16.4',
  ]);
});

describe('A style sheet', () => {
  test.each([
    ['p { field-sizing: content }', 'css/properties/field-sizing'],
    ['p { display: grid-lanes }', 'css/properties/display/grid-lanes'],
    ['p { width: calc-size(auto, size) }', 'css/types/calc-size'],
    ['p { text-decoration: underline 2px }', 'css/properties/text-decoration/includes_thickness'],
    ['p { user-select: none }', 'css/properties/user-select'],
    ['p { & b { color: red } }', 'css/selectors/nesting'],
    ['p:popover-open { color: red }', 'css/selectors/popover-open'],
    ['@starting-style { p { opacity: 0 } }', 'css/at-rules/starting-style'],
    ['p { color: light-dark(red, blue) }', 'css/types/color/light-dark'],
  ])('reports %s, which a supported browser lacks', (css, feature) => {
    expect(featureAt(feature)).not.toBeNull();
    expect(inStyles(css)).toContain(feature);
  });

  test.each([
    'p { color: oklch(0.5 0.1 150); inset: 0; height: 100dvh }',
    'p { -webkit-user-select: none; user-select: none }',
    'p { overflow: hidden; overflow: clip }',
    'p { text-decoration: underline }',
    'p { color: red; color: light-dark(red, blue) }',
    '@supports (field-sizing: content) { p { field-sizing: content } }',
    '@supports selector(:popover-open) { p:popover-open { color: red } }',
    '.\\[\\&\\:popover-open\\]\\:p { color: red }',
    'p::-webkit-search-cancel-button { appearance: none }',
  ])('accepts %s, which every supported browser knows, skips or replaces', (css) => {
    expect(inStyles(css)).toEqual([]);
  });
});

describe('A script', () => {
  test.each([
    ['Object.groupBy([], f)', 'javascript/builtins/Object/groupBy'],
    ['Promise.withResolvers()', 'javascript/builtins/Promise/withResolvers'],
    ['a.isSubsetOf(b)', 'javascript/builtins/Set/isSubsetOf'],
    ['new CloseWatcher()', 'api/CloseWatcher'],
    ['document.startViewTransition(f)', 'api/Document/startViewTransition'],
    ['element.getHTML()', 'api/Element/getHTML'],
    ['URL.parse(a)', 'api/URL/parse_static'],
    ['/[\\p{L}--[a-z]]/v.test(a)', 'javascript/builtins/RegExp/unicodeSets'],
    ['/(?i:a)b/.test(a)', 'javascript/regular_expressions/modifier'],
    ['{ using a = b() }', 'javascript/statements/using'],
  ])('reports %s, which a supported browser lacks', (code, feature) => {
    expect(featureAt(feature)).not.toBeNull();
    expect(inScript(code)).toContain(feature);
  });

  test.each([
    'a.toSorted().at(-1); structuredClone(a); navigator.locks.request(a, f); AbortSignal.timeout(9)',
    'class A { static { this.b = 1 } #c; d() { return #c in this } }',
    'if ("startViewTransition" in document) document.startViewTransition(f)',
    'document.startViewTransition?.(f)',
    'typeof CloseWatcher === "function" && new CloseWatcher()',
    'const CloseWatcher = f(); new CloseWatcher()',
    'const store = { isSubsetOf() {} }; store.isSubsetOf(b)',
  ])('accepts %s, which every supported browser knows or the script detects', (code) => {
    expect(inScript(code)).toEqual([]);
  });
});

test('a document reports elements and attributes that a supported browser lacks', () => {
  expect(inMarkup('<div popover><button commandfor="a">b</button></div>')).toEqual([
    'html/global_attributes/popover',
    'html/elements/button/commandfor',
  ]);
  expect(inMarkup('<dialog><input type="tel" inputmode="numeric"></dialog>')).toEqual([]);
});

test('a fault of many pages takes one line', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((file) => ({ file }));
  const faults = faultsOn(pages, ({ file }) => (file === 'a' ? ['no title', 'no lang'] : ['no lang']));
  expect(faults).toEqual(['no title: a', 'no lang: a, b, c and 2 more']);
});
