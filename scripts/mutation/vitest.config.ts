import { defineConfig } from 'vitest/config';

/** A file of the project, and the text that is played in its place. */
export interface Played {
  file: string;
  code: string;
}

/** The tests of the rules, the API client and the stores, with one file of the project replaced by what the worker sets. */
const current: { played: Played | null } = ((
  globalThis as { mutation?: { played: Played | null } }
).mutation ??= {
  played: null,
});

export default defineConfig({
  plugins: [
    {
      name: 'mutation',
      enforce: 'pre',
      load: (id: string) => (id.split('?')[0] === current.played?.file ? current.played?.code : undefined),
    },
  ],
  test: {
    // It knows a module by its file, which stays as it is.
    fsModuleCache: false,
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    env: { TZ: 'Asia/Kolkata' },
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
