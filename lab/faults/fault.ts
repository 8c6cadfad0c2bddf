/** The areas in which faults are planted. Each has its own goal. Mutation tests cover the domain rules and the stores. */
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

/** One realistic mistake in one file, with the tests that should notice it. */
export interface Fault {
  /** The effect on a vendor or visitor, in one line. */
  name: string;
  /** The path from the root of the project. */
  file: string;
  /** A text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /**
   * Paths of test files from the root of the project. Files in `tests/` run on the sources, files in `tests/screens/` in a
   * browser. Files in `e2e/`, `tests/dist.test.ts` and `tests/built/` need a build.
   */
  tests: readonly string[];
}
