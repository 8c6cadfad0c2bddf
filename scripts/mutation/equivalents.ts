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
    file: 'src/lib/domain/category.ts',
    was: "'required'",
    why: 'Only the other of the two rules is asked for.',
  },
  {
    file: 'src/lib/domain/kyc.ts',
    was: "'custom'",
    why: 'What kind of objection it is to zod is read nowhere.',
  },
  {
    file: 'src/lib/domain/moment.ts',
    was: "''",
    text: "'mutated'",
    why: 'Neither is a date.',
  },
  {
    file: 'src/lib/domain/moment.ts',
    was: '/^\\d{4}-\\d{2}-\\d{2}$/',
    text: '/\\d{4}-\\d{2}-\\d{2}$/',
    why: 'A text that is a date and ends with a day is that day alone.',
  },
  {
    file: 'src/lib/domain/openKyc.ts',
    was: "''",
    text: "'mutated'",
    why: 'Neither is the number of a licence.',
  },
  {
    file: 'src/lib/domain/session.ts',
    was: "''",
    text: "'mutated'",
    why: 'Neither is a claim of a token.',
  },
  {
    file: 'src/lib/stores/session/lifecycle.ts',
    was: "'elsewhere'",
    text: "''",
    why: 'A session that began anywhere but here is of one kind: only that it began here is asked.',
  },
  {
    file: 'src/lib/stores/session/lifecycle.ts',
    was: 'false',
    text: 'undefined',
    why: 'Whether a refresh is postponed is only asked as a condition.',
  },
  ...["'loading'", "'no-service'", "'sign-in'", "'refused'", "'failed'"].map((was) => ({
    file: 'src/lib/stores/application/flowCourse.ts',
    was,
    text: "''",
    why: 'One of the states that ask for nothing to be done: its case is there so that none is forgotten.',
  })),
];
