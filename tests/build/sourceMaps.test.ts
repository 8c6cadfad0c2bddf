import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceMaps } from '../../build/code/sourceMaps.ts';
import { inSources } from '../../e2e/inSources.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'nuskha-maps-'));
const maps = path.join(folder, 'maps');
afterAll(() => rmSync(folder, { recursive: true }));

const source = `interface Shown { count: number }

export function shown(state: Shown): string {
  const longName = state.count + 1;
  if (longName > 1) throw new TypeError('no such part');
  return String(longName);
}
`;

/** Builds the source, as the client is built, and returns its only file. */
async function built(to: string | undefined): Promise<Rollup.OutputChunk> {
  const { output } = (await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [sourceMaps(to)],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: path.join(folder, 'src', 'shown.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '_astro/[name].[hash].js' },
      },
    },
  })) as Rollup.RollupOutput;
  expect(output).toHaveLength(1);
  return output[0];
}

beforeAll(() => {
  const file = path.join(folder, 'src', 'shown.ts');
  mkdirSync(path.dirname(file));
  writeFileSync(file, source);
});

test('an error in a built script names its place in the source', async () => {
  const { code, fileName } = await built(maps);
  const column = code.indexOf('TypeError') + 1;
  expect(code.trim().split('\n')).toHaveLength(1);
  const address = (script: string): string => `http://localhost:4321/base/_astro/${script}:1:${column}`;
  const stack = (place: string): string =>
    `TypeError: no such part\n    at f (${place})\n    at g (other.js:1:1)`;
  const script = path.basename(fileName);
  expect(inSources(stack(address(script)), maps)).toMatch(/at f \(src\/shown\.ts:5:\d+\)\n {4}at g \(other/);
  // A page of another build has files without a map.
  expect(inSources(stack(address('Other.a1b2.js')), maps)).toBe(stack(address('Other.a1b2.js')));
});

test('maps change no byte of a script and no name', async () => {
  const { code, fileName } = await built(maps);
  const plain = await built(undefined);
  expect([code, fileName]).toEqual([plain.code, plain.fileName]);
  expect(readdirSync(maps)).toEqual([`${path.basename(fileName)}.map`]);
  expect(code).not.toContain('sourceMappingURL');
});
