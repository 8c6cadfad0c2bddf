import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scriptStyle } from '../src/components/scriptStyle.ts';
import { locales } from '../src/lib/locales.ts';
import { filesIn, root, textOf } from './sources.ts';
import {
  requireSpares,
  stripUnusedStyles,
  withLateStyles,
  withoutUnusedStyles,
  withOneStyle,
} from '../build/styles.ts';

test('a mixed colour keeps only its mixed form, also within a rule', () => {
  const { css, found } = stripUnusedStyles(
    'a{color:red;@supports (color: color-mix(in lab, red, red)){color:color-mix(in oklab,red 50%,blue)}}',
  );
  expect(css).toBe('a{color:color-mix(in oklab,red 50%,blue)}');
  expect(found).toEqual(['mixed colours']);
  const after = '@supports (color: color-mix(in lab, red, red)){a{color:color-mix(in oklab,red 50%,blue)}}';
  expect(stripUnusedStyles(`a{color:red;top:0}${after}`).css).toBe(
    'a{top:0}a{color:color-mix(in oklab,red 50%,blue)}',
  );
});

test('braces in strings and comments do not confuse it', () => {
  const { css } = stripUnusedStyles('@layer properties{a{content:"}"}/* } */}b::before{content:"{"}');
  expect(css).toBe('b::before{content:"{"}');
});

test('the colours of a switch are removed, those of the system stay', () => {
  const { css, found } = stripUnusedStyles(
    ':root:has(input.theme-controller[value=ink]:checked),[data-theme="ink"]{--a:1}' +
      '@media (prefers-color-scheme: dark){:root{--a:1}}@layer properties, base;',
  );
  expect(css).toBe('@media (prefers-color-scheme: dark){:root{--a:1}}@layer properties, base;');
  expect(found).toEqual(['switched colours']);
});

test('the default colours apply without a switch', () => {
  const { css } = stripUnusedStyles(
    ':where(:root),:root:has(input.theme-controller[value=paper]:checked),[data-theme="paper"]{--a:1}',
  );
  expect(css).toBe(':where(:root){--a:1}');
});

test('a document keeps the custom properties that something in it reads', () => {
  const style = (css: string) => `<style>${css}</style><p style="color:var(--c, red)">var(--e)</p>`;
  const all =
    ':root{--a:1px;--ab:2px;--b:var(--a);--c:red;--d:var(--b);--e:var(--f);--f:0}p{margin:var(--ab)}';
  expect(withoutUnusedStyles(style(all))).toBe(
    style(':root{--ab:2px;--c:red;--e:var(--f);--f:0}p{margin:var(--ab)}'),
  );
});

test('Latin letters, such as the wordmark, have one face in every language', () => {
  const styles = Object.values(locales).flatMap(({ tag, fonts }) => (fonts ? [scriptStyle(tag, fonts)] : []));
  expect(styles.length).toBeGreaterThan(8);
  const [, faces = ''] = /--serif: (.+), serif;/.exec(textOf('src/styles/chrome.css')) ?? [];
  expect(faces).toContain('Georgia');
  for (const style of styles) expect(style).toContain(`--serif:${faces.replaceAll(', ', ',')},`);
});

test('every source that a sheet names exists', () => {
  // Tailwind passes over a missing one in silence, and its classes then have no style.
  const named = filesIn(['src/styles'], /\.css$/).flatMap((sheet) =>
    [...textOf(sheet).matchAll(/@source '([^']+)'/g)].flatMap(([, source = '']) => {
      const [start = source, names, end = ''] = source.split(/[{}]/);
      const each = (names?.split(',') ?? ['']).map((name) => start + name + end);
      return each.map((one) => path.join(root, path.dirname(sheet), one));
    }),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((source) => !existsSync(source))).toEqual([]);
});

test('the styles of a document become one, in their order', () => {
  expect(withOneStyle('<style>a{top:0}</style><i>$&</i><style>b{top:0}</style>')).toBe(
    '<style>a{top:0}b{top:0}</style><i>$&</i>',
  );
});

test('animations and print rules come after the main content', () => {
  const main = '<main>$&</main>';
  const late = `@keyframes move{${'from{top:0}'.repeat(80)}}@media print{p{top:0}}`;
  expect(withLateStyles(`<style>@layer a{p{top:0}${late}}i{top:0}</style>${main}`)).toBe(
    `<style>@layer a{p{top:0}}i{top:0}</style><main>$&<style>${late}</style></main>`,
  );
  const few = `<style>@keyframes move{from{top:0}}i{top:0}</style>${main}`;
  expect(withLateStyles(few)).toBe(few);
});

test('a document keeps the rules that select something and the animations that play', () => {
  const body = '<main class="law"><a data-on href="#nav">gone</a></main><script>add("late")</script>';
  const kept =
    '.law a:hover,.law [data-on]::before{top:0}*{top:0}:is(.gone,a){top:0}a:not(.gone){animation:move 1s}.late{top:0}' +
    '@keyframes move{from{top:0}}@media print{:root{top:0}}';
  const gone =
    '.gone{top:0}.law .gone{top:0}.law table,#gone{top:0}@media print{.gone{top:0}.ink{animation:spin 1s}}@keyframes spin{to{top:0}}';
  expect(withoutUnusedStyles(`<style>${gone}${kept}</style>${body}`)).toBe(`<style>${kept}</style>${body}`);
  const [some, one] = ['.gone,.law', '.law'].map((selector) => `<style>${selector}{top:0}</style>${body}`);
  expect(withoutUnusedStyles(some ?? '')).toBe(one);
});

test('depth, noise, prose and right-to-left rules are removed', () => {
  const { css, found } = stripUnusedStyles(
    '.btn{color:red;--btn-inset:0 0;box-shadow:0 1px oklch(0% 0 0/calc(var(--depth)*.1))}' +
      '.prose :where(a.btn:not(.btn-link)){color:red}.input[type=url]:dir(rtl){color:red}',
  );
  expect(css).toBe('.btn{color:red}');
  expect(found).toEqual(['components in prose', 'right to left', 'depth and noise']);
});

test('states that no control has are removed, and the control stays', () => {
  const { css, found } = stripUnusedStyles(
    '.checkbox:checked{color:red}.checkbox:indeterminate{color:red}:is(.checkbox:indeterminate,.checkbox[aria-checked=mixed]):before{color:red}' +
      '.input{color:red}.input input{border:none}.input:has(>input[disabled]),.input:is(:disabled,[disabled]){color:red}',
  );
  expect(css).toBe('.checkbox:checked{color:red}.input{color:red}');
  expect(found).toEqual(['controls in other states']);
});

test('a build stops when a rule found nothing to remove', () => {
  expect(() => requireSpares()).toThrow(
    'mixed colours, initial values, switched colours, switches of the default colours, depth and noise, components in prose, controls of other kinds, controls in other states, elements on no page, right to left',
  );
});
