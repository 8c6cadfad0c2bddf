/** A mutant without a visible effect, and the reason. */
interface Equivalent {
  file: string;
  /** The replaced code, as the run prints it. */
  was: string;
  /** The replacement; without it, any replacement. */
  text?: string;
  why: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'src/lib/domain/gstin.ts',
    was: '<',
    text: '<=',
    why: 'There is no character after the fourteenth, so nothing is added to the sum.',
  },
  {
    file: 'src/lib/domain/gstin.ts',
    was: 'gstin.slice(0, 14)',
    why: 'The check character depends only on the first fourteen characters.',
  },
  {
    file: 'src/lib/domain/category.ts',
    was: "'required'",
    why: 'The code only compares with the other rule.',
  },
  {
    file: 'src/lib/domain/kyc.ts',
    was: "'custom'",
    why: 'Nothing reads the code of a zod issue.',
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
    why: 'A valid date that ends with a day consists of that day alone.',
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
    why: 'The code only asks whether the session began here.',
  },
  {
    file: 'src/lib/stores/session/lifecycle.ts',
    was: 'false',
    text: 'undefined',
    why: 'The value is only used as a condition.',
  },
  ...["'loading'", "'no-service'", "'sign-in'", "'refused'", "'failed'"].map((was) => ({
    file: 'src/lib/stores/application/flowCourse.ts',
    was,
    text: "''",
    why: 'This state needs no action. Its case exists so that the switch is complete.',
  })),
];
