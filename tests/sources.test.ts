import { expect, test } from 'vitest';
import { parseSource } from './sources.ts';

const from = (file: string, text: string) => parseSource(file, text);
const pairs = (file: string, text: string) => from(file, text).imports.map(({ at, target }) => [at, target]);

test('resolves imports by room, by file, and without their query', () => {
  const text = "import a from '#lib/brand.ts';\nimport './x.css?url';\nexport { b } from '../b.ts';";
  expect(pairs('src/islands/ui/a.tsx', text)).toEqual([
    ['src/islands/ui/a.tsx:1', 'src/site/brand.ts'],
    ['src/islands/ui/a.tsx:2', 'src/islands/ui/x.css'],
    ['src/islands/ui/a.tsx:3', 'src/islands/b.ts'],
  ]);
});

test('gives a package no target, and separates type imports from value imports', () => {
  const [first, second] = from(
    'src/a.ts',
    "import type { A } from 'zod';\nimport { type B } from 'zod';",
  ).imports;
  expect(first).toMatchObject({ target: null, typeOnly: true });
  expect(second).toMatchObject({ target: null, typeOnly: false });
});

test('finds dynamic imports and imports inside types', () => {
  const { imports } = from('src/a.ts', "const b = import('./b.ts');\ntype C = import('./c.ts').C;");
  expect(imports.map(({ target, dynamic, typeOnly }) => [target, dynamic, typeOnly])).toEqual([
    ['src/b.ts', true, false],
    ['src/c.ts', false, true],
  ]);
});

test('reads the front matter and scripts of an Astro file, with their lines', () => {
  const text =
    "---\nimport A from './A.astro';\n---\n<p>it's</p>\n<script>\n  void import('./b.ts');\n</script>\n";
  expect(pairs('src/pages/x.astro', text)).toEqual([
    ['src/pages/x.astro:2', 'src/pages/A.astro'],
    ['src/pages/x.astro:6', 'src/pages/b.ts'],
  ]);
});

test('separates uses of a global from other things with its name', () => {
  const used = "fetch('/a'); window.localStorage.clear(); const get = fetch;";
  const other = 'store.fetch(); const a = { fetch: 1 }; interface B { fetch: typeof C }';
  const names = (text: string) => from('src/a.ts', text).globals.map(({ name }) => name);
  expect(names(used).filter((name) => /fetch|localStorage/.test(name))).toEqual([
    'fetch',
    'localStorage',
    'fetch',
  ]);
  expect(names(other)).not.toContain('fetch');
});
