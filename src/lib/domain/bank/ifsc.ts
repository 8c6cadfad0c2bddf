import { z } from '#lib/domain/z.ts';
import { ifscPattern } from '#lib/domain/bank/bank.ts';

/** Names of the banks with branches in the list, keyed by their four letters; null without a name. */
export const bankListSchema = z.record(z.string().check(z.regex(/^[A-Z]{4}$/)), z.nullable(z.string()));
export type BankList = z.infer<typeof bankListSchema>;

/**
 * One bank's branches, packed by scripts/data/ifsc.ts:
 * - `numbers`: branch codes of six digits, ascending, separated by spaces. Each is the difference to the previous one
 *   in base 36; `-n` adds the next n numbers.
 * - `letters`: all other codes, ascending. Each is the number of characters shared with the previous one, then the
 *   rest.
 * - `others`: banks that use codes of this one (mostly co-operative banks): the name, then codes, or a prefix of
 *   codes with `*`.
 */
const bankShardSchema = z.object({
  numbers: z.string().check(z.regex(/^(?:[\da-z]{1,4}(?:-[\da-z]{1,4})?(?: |$))*$/)),
  letters: z.string().check(z.regex(/^(?:[0-5][\dA-Z]{1,6}(?: |$))*$/)),
  others: z.array(z.array(z.string()).check(z.minLength(2))),
});
export type BankShard = z.infer<typeof bankShardSchema>;

/** One bank's branches, unpacked. */
export interface BankBranches {
  /** Whether the six characters after the zero name a branch. */
  has: (branch: string) => boolean;
  /** Returns the bank that uses this branch code of another bank. */
  userOf: (branch: string) => string | null;
}

/** Unpacks a bank's branches; null if the value is not a shard. */
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
    // An exact code takes precedence over a prefix.
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

/** Normalises a typed code for comparison. */
const tidy = (typed: string): string => typed.trim().toUpperCase();

/** Returns the bank's four letters once they are typed. */
export function bankCodeOf(typed: string): string | null {
  return /^[A-Z]{4}/.exec(tidy(typed))?.[0] ?? null;
}

/** Whether a code is complete and well-formed. */
export function isWholeIfsc(typed: string): boolean {
  return ifscPattern.test(tidy(typed));
}

/** The result of looking a code up in the list. `none` while the list is not available. */
export type IfscNote =
  | { type: 'none' }
  | { type: 'bank'; bank: string }
  | { type: 'branch'; bank: string; branch: string }
  /** A branch code of `lender` that another bank uses. */
  | { type: 'branch-of-other'; bank: string; branch: string; lender: string }
  | { type: 'unknown' };

const none: IfscNote = { type: 'none' };

/** Returns what is known about a code, complete or not. `branches` belong to its bank; null until they are loaded. */
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
