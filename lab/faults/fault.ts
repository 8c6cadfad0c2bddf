/** Where faults are planted: screens, words, styles and the build. A goal holds for each. Rules and stores have mutants. */
export const areas = [
  'account',
  'application',
  'papers',
  'sign-in',
  'shared',
  'accessibility',
  'words',
  'styles',
  'build',
] as const;
export type Area = (typeof areas)[number];

/** One realistic mistake in one file, and the tests that ought to notice it. */
export interface Fault {
  /** The effect on a vendor or visitor, in one line. */
  name: string;
  /** Relative to the project. */
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /**
   * Test files relative to the project: of `tests/`, which run on the sources, of `tests/screens/`, which run in a browser, or
   * of `e2e/`, for which the site is built. `tests/dist.test.ts` and `tests/built/` need a build too.
   */
  tests: readonly string[];
}
