/** What the parent asks of a process that plays tests, and what that writes: a line of JSON for each thing found. */

/** The file with the plan, and the one with what was found. */
export const planVariable = 'MUTATION_PLAN';

export interface Plan {
  /** Where lines of {@link Found} are added. */
  foundFile: string;
  /** Full paths of source files and their code with every mutant behind its switch. */
  code: Readonly<Record<string, string>>;
  /** What to play in each test file (full path); null: each test twice without a mutant, to see what it runs. */
  play: Readonly<Record<string, FilePlay>> | null;
}

export interface FilePlay {
  /** Mutants by the index of a test in its file: played by running the test again and again. */
  again: Readonly<Record<number, readonly number[]>>;
  /** Tests by mutant, for mutants of what runs when a module loads: played on modules loaded anew. */
  loaded: Readonly<Record<number, readonly number[]>>;
}

export type Found =
  /** What loading a test file ran. */
  | { kind: 'loaded'; file: string; mutants: number[] }
  /** What a test ran, how long it took, and whether it passes and passes once more. */
  | {
      kind: 'ran';
      file: string;
      test: number;
      mutants: number[];
      ms: number;
      passes: boolean;
      repeats: boolean;
    }
  /** A mutant that is about to be played: the one to blame when nothing follows. */
  | { kind: 'plays'; file: string; mutant: number; test: number }
  /** A test fails without a mutant, because of one before (null: of another test): the rest of its file is for another process. */
  | { kind: 'spoiled'; file: string; test: number; by: number | null }
  | { kind: 'noticed'; mutant: number; test: string }
  | { kind: 'finished'; file: string };
