import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { asModule } from '../build/code/reactModules.ts';

const require = createRequire(import.meta.url);
const source = (file: string): string =>
  readFileSync(new URL(`../node_modules/${file}`, import.meta.url), 'utf8');

/** Returns the exports in the list at a module's end. */
const exportsOf = (module: string): string[] =>
  [...(/export \{ (.*) \};$/.exec(module)?.[1] ?? '').matchAll(/ as (\w+)/g)].map(([, name = '']) => name);

describe('React as modules', () => {
  const files = {
    react: 'react/cjs/react.production.js',
    'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    scheduler: 'scheduler/cjs/scheduler.production.js',
  };
  for (const [name, file] of Object.entries(files)) {
    test(`${name} exports the same names as the published file`, () => {
      const published = Object.keys(require(`../node_modules/${file}`) as object);
      expect(exportsOf(asModule(source(file))).sort()).toEqual(published.sort());
    });
  }

  test('the file that chooses a build leads to the one for production', () => {
    for (const [file, own] of [
      ['react/index.js', './cjs/react.production.js'],
      ['react-dom/client.js', './cjs/react-dom-client.production.js'],
    ] as const)
      expect(asModule(source(file))).toBe(`export * from '${own}';\nexport * as default from '${own}';`);
  });

  test('a file imports the names that it takes from another', () => {
    const module = asModule(source('react-dom/cjs/react-dom-client.production.js'));
    for (const name of ['react', 'react-dom', 'scheduler']) expect(module).toContain(`from "${name}"`);
    expect(exportsOf(module)).toEqual(expect.arrayContaining(['createRoot', 'hydrateRoot']));
  });

  test('a file in another form stops the build', () => {
    for (const code of [
      'module.exports = {};',
      'exports.a = 1;\nvar b = require("b")();',
      'exports.a = 1;\nexports["b"] = 2;',
      'exports.a = 1;\nvar b = 1, c = require("c");',
      'exports.a = 1;\nif (',
      'var a = 1;',
    ])
      expect(() => asModule(code), code).toThrow('build/code/reactModules.ts');
  });
});
