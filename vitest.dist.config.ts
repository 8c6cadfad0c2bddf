import { defineConfig } from 'vitest/config';

/** What was built: budgets, policy, classes, links. Runs after the build, on `dist/` or `DIST_DIR`. */
export default defineConfig({
  test: {
    include: ['tests/dist.test.ts', 'tests/support/shipped.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
  },
});
