/** A mutant that changes nothing anybody could notice, and why. */
export interface Equivalent {
  file: string;
  /** What is replaced, as the run prints it. */
  was: string;
  /** What by; without it anything. */
  text?: string;
  why: string;
}

export const equivalents: readonly Equivalent[] = [];
