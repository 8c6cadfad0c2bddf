/**
 * The plan that the parent gives to a process that plays tests, and the results that the process writes: one
 * line of JSON each.
 */

/** The environment variable with the path of the plan. */
export const planVariable = 'MUTATION_PLAN';

export interface Plan {
  /** The file that gets lines of {@link Found}. */
  foundFile: string;
  /** Source files by full path, with every mutant behind its switch. */
  code: Readonly<Record<string, string>>;
  /**
   * The plays for each test file (full path). Null runs each test twice without a mutant, to record which
   * mutants it reaches.
   */
  play: Readonly<Record<string, FilePlay>> | null;
}

export interface FilePlay {
  /** Mutants by the index of a test in its file. They are played by repeating the test. */
  again: Readonly<Record<number, readonly number[]>>;
  /**
   * Tests by mutant, for mutants in code that runs when a module loads. They are played on freshly loaded
   * modules.
   */
  loaded: Readonly<Record<number, readonly number[]>>;
}

export type Found =
  /** The mutants that ran while a test file loaded. */
  | { kind: 'loaded'; file: string; mutants: number[] }
  /** The mutants that a test reached, its time, and whether it passes and passes again. */
  | {
      kind: 'ran';
      file: string;
      test: number;
      mutants: number[];
      ms: number;
      passes: boolean;
      repeats: boolean;
    }
  /** A mutant that is about to be played. It is blamed when nothing follows. */
  | { kind: 'plays'; file: string; mutant: number; test: number }
  /**
   * A test fails without a mutant because of an earlier one (null: because of another test). Another process
   * plays the rest of the file.
   */
  | { kind: 'spoiled'; file: string; test: number; by: number | null }
  | { kind: 'noticed'; mutant: number; test: string }
  | { kind: 'finished'; file: string };
