/** A mutant that changes nothing anybody could notice, and why. */
interface Equivalent {
  file: string;
  /** What is replaced, as the run prints it. */
  was: string;
  /** What by; without it anything. */
  text?: string;
  why: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'src/lib/domain/gstin.ts',
    was: '<',
    text: '<=',
    why: 'What is behind the fourteenth character is nothing, and adds nothing to the sum.',
  },
  {
    file: 'src/lib/domain/gstin.ts',
    was: 'gstin.slice(0, 14)',
    why: 'The check character is made of the first fourteen, however many there are.',
  },
  {
    file: 'src/lib/domain/documents.ts',
    was: "''",
    text: "'mutated'",
    why: 'No slot accepts a file that ends so either.',
  },
];
