import { defineConfig } from 'vitest/config';

/** Tests of the built site: budgets, policy, classes, links. They run after the build, on `dist/` or `DIST_DIR`. */
export default defineConfig({
  test: {
    include: ['tests/dist.test.ts', 'tests/built/*.test.ts', 'tests/support/shipped.test.ts'],
    chaiConfig: { truncateThreshold: 400 },
    environment: 'node',
    // One process reads and parses the documents once for all files.
    isolate: false,
    maxWorkers: 1,
    css: { include: /theme\.css/ },
    testTimeout: 240_000,
  },
});
