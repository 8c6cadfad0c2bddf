import { readFileSync } from 'node:fs';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { planVariable, type Plan } from './plan.ts';

const plan = JSON.parse(readFileSync(process.env[planVariable] ?? '', 'utf8')) as Plan;

/** The tests of the rules, the API client and the stores, with the mutants of a plan in the source. */
export default defineConfig({
  plugins: [{ name: 'mutation', enforce: 'pre', load: (id: string) => plan.code[id.split('?')[0] ?? ''] }],
  test: {
    // The cache identifies a module by its file, which does not change here.
    fsModuleCache: false,
    environment: 'node',
    runner: 'lab/mutation/runner.ts',
    setupFiles: ['tests/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    pool: 'threads',
    maxWorkers: 1,
    fileParallelism: false,
    isolate: false,
    silent: true,
    dangerouslyIgnoreUnhandledErrors: true,
    testTimeout: plan.play === null ? 120_000 : 10_000,
    hookTimeout: plan.play === null ? 120_000 : 10_000,
  },
});
