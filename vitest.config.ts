import { defineConfig } from 'vitest/config';

/** Rules, contract, stores and sandbox: everything that needs neither a build nor a browser. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/dist.test.ts'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // Journeys and the shop's clock are India's.
    env: { TZ: 'Asia/Kolkata' },
    testTimeout: 20_000,
  },
});
