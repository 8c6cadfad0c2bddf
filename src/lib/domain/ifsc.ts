import { z } from '#lib/domain/z.ts';
import { ifscPattern } from '#lib/domain/bank.ts';

/** Names of the banks that have branches in the list, by their four letters; a bank may have no name there. */
export const bankListSchema = z.record(z.string().check(z.regex(/^[A-Z]{4}$/)), z.nullable(z.string()));
export type BankList = z.infer<typeof bankListSchema>;

/**
 * One bank's branches, packed by scripts/build-ifsc.ts:
 * - `numbers`: branch codes of six digits in ascending order, in base 36 and parted by blanks; each the step from
 *   the one before, and `-n` when the next n numbers belong to it too;
 * - `letters`: all others in ascending order, each written as how many characters it shares with the one before,
 *   and its rest;
 * - `others`: banks that use codes of this one (co-operative banks, mostly): the name, then codes, or the beginning
 *   of codes with a `*`.
 */
const bankShardSchema = z.object({
  numbers: z.string().check(z.regex(/^(?:[\da-z]{1,4}(?:-[\da-z]{1,4})?(?: |$))*$/)),
  letters: z.string().check(z.regex(/^(?:[0-5][\dA-Z]{1,6}(?: |$))*$/)),
  others: z.array(z.array(z.string()).check(z.minLength(2))),
});
export type BankShard = z.infer<typeof bankShardSchema>;

/** One bank's branches, ready to be asked. */
export interface BankBranches {
  /** Whether the six characters after the zero are a branch. */
  has: (branch: string) => boolean;
  /** The bank that uses this branch code although the first four letters are another's. */
  userOf: (branch: string) => string | null;
}

/** Unpacks a bank's branches; null for anything but a shard. */
export function readBranches(value: unknown): BankBranches | null {
  const shard = bankShardSchema.safeParse(value);
  if (!shard.success) return null;
  const runs = unpackNumbers(shard.data.numbers);
  const letters = new Set(unpackLetters(shard.data.letters));
  const pairs = shard.data.others as [name: string, codes: string][];
  const others = pairs.map(([name, codes]) => ({ name, codes: codes.split(' ') }));
  const fits = (branch: string, code: string): boolean =>
    code.endsWith('*') ? branch.startsWith(code.slice(0, -1)) : branch === code;
  return {
    has: (branch) => {
      if (!/^\d{6}$/.test(branch)) return letters.has(branch);
      const number = Number(branch);
      return runs.some(([first, last]) => first <= number && number <= last);
    },
    // An exact code says more than the beginning of one.
    userOf: (branch) =>
      (
        others.find(({ codes }) => codes.includes(branch)) ??
        others.find(({ codes }) => codes.some((code) => fits(branch, code)))
      )?.name ?? null,
  };
}

function unpackNumbers(text: string): [first: number, last: number][] {
  let last = 0;
  return words(text).map((run) => {
    const [step, more = '0'] = run.split('-') as [step: string, more?: string];
    const first = last + Number.parseInt(step, 36);
    last = first + Number.parseInt(more, 36);
    return [first, last];
  });
}

function unpackLetters(text: string): string[] {
  let before = '';
  return words(text).map((word) => (before = before.slice(0, Number(word[0])) + word.slice(1)));
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** What a vendor typed, as codes are compared. */
const tidy = (typed: string): string => typed.trim().toUpperCase();

/** The bank's four letters, once they are typed. */
export function bankCodeOf(typed: string): string | null {
  return /^[A-Z]{4}/.exec(tidy(typed))?.[0] ?? null;
}

/** Whether this is a whole and well-formed code. */
export function isWholeIfsc(typed: string): boolean {
  return ifscPattern.test(tidy(typed));
}

/** What the list says of a code. Nothing as long as the list could not be read. */
export type IfscNote =
  | { type: 'none' }
  | { type: 'bank'; bank: string }
  | { type: 'branch'; bank: string; branch: string }
  /** A branch code of one bank that another uses. */
  | { type: 'branch-of-other'; bank: string; branch: string; lender: string }
  | { type: 'unknown' };

const none: IfscNote = { type: 'none' };

/** What is known of a code as far as it is typed; `branches` are those of its bank, null while they are not there. */
export function ifscNote(typed: string, banks: BankList, branches: BankBranches | null): IfscNote {
  const code = bankCodeOf(typed);
  const isWhole = isWholeIfsc(typed);
  if (code === null || !Object.hasOwn(banks, code)) return isWhole ? { type: 'unknown' } : none;
  const bank = banks[code] ?? code;
  if (!isWhole || branches === null) return { type: 'bank', bank };
  const branch = tidy(typed).slice(5);
  if (!branches.has(branch)) return { type: 'unknown' };
  const user = branches.userOf(branch);
  return user === null
    ? { type: 'branch', bank, branch }
    : { type: 'branch-of-other', bank: user, branch, lender: bank };
}
