import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { testCode } from '#sandbox/settings.ts';
import { portalIslands, lazyIslands } from '../../build/code/islands.ts';

const root = path.join(import.meta.dirname, '../..');
const islands = [...Object.values(portalIslands), ...Object.values(lazyIslands).map(({ file }) => file)];

/** The script of every island as a production build bundles it: minified, with the setting of the mock mode. */
async function bundled(mockMode: string | undefined): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    envFile: false,
    define: { 'import.meta.env.PUBLIC_MOCK_MODE': JSON.stringify(mockMode) ?? 'undefined' },
    plugins: [
      {
        name: 'no-styles',
        enforce: 'pre',
        resolveId: { filter: { id: /\.css/ }, handler: () => '\0no-style' },
        load: { filter: { id: /^\0no-style$/ }, handler: () => 'export default ""' },
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: islands, external: [/^maplibre-gl/], preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n');
}

/** The code alone: not within a longer number, nor in the specified example of a licence, DL/2023/123456. */
const mockCode = /(?<![\d/])123456(?!\d)/;

describe('The code that is always right in mock mode', () => {
  test('is in no production bundle', async () => {
    expect(mockCode.test(await bundled(undefined))).toBe(false);
  });

  test('is the one the sandbox takes', async () => {
    vi.resetModules();
    vi.stubEnv('PUBLIC_MOCK_MODE', 'true');
    const env = await import('#lib/env.ts');
    vi.unstubAllEnvs();
    expect(env.mockCode).toBe(testCode);
  });

  test('is told on the sign-in screens of a build in mock mode', async () => {
    expect(mockCode.test(await bundled('true'))).toBe(true);
  });
});
