import { defineConfig } from 'vitest/config';

/** The tests of rules, API client and stores. Generated runs, drawings and screens take too long for each mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    env: { TZ: 'Asia/Kolkata' },
    include: ['tests/{domain,api,stores}/**/*.test.ts'],
    exclude: ['tests/domain/photoNotes.test.ts'],
  },
});
