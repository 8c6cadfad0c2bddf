import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs quick tests first: the folders of tests are in this order by name. The first failed test ends a run. */
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)));
  }
}

/** The tests of API client, rules and stores. Generated runs, drawings and screens take too long for each mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    env: { TZ: 'Asia/Kolkata' },
    include: ['tests/{api,domain,stores}/**/*.test.ts'],
    exclude: ['tests/domain/photoNotes.test.ts'],
    // Stryker itself ends a mutant that hangs. A starved machine still passes the first run.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: QuickFirst },
  },
});
