/**
 * Writes the list of IFSC branches, split by bank, from the openly licensed data set (see docs/data-licences.md):
 *
 *     node scripts/data/ifsc.ts
 *
 * The outputs are committed. Run this again after an update of the `ifsc` package. A test compares the two.
 */
import type { BankList, BankShard } from '#lib/domain/bank/ifsc.ts';
import { lines, read, runs, write } from './files.ts';

/** The data set as its package ships it. Only data is read: the package's code needs Node and a network. */
interface IfscData {
  /** Branch codes by bank: numbers without their leading zeros, or six characters. */
  branches: Record<string, (number | string)[]>;
  names: Record<string, string>;
  /** Whole codes that a bank lends to another bank, with the four letters of the borrower. */
  sublets: Record<string, string>;
  /** The same for beginnings of codes. The borrower is given by its letters or its name. */
  sharedBeginnings: Record<string, string>;
  licence: string;
}

export function readIfscData(): IfscData {
  const list = (name: string) => JSON.parse(read(`node_modules/ifsc/src/${name}.json`));
  return {
    branches: list('IFSC'),
    names: list('banknames'),
    sublets: list('sublet'),
    sharedBeginnings: list('custom-sublets'),
    licence: read('node_modules/ifsc/LICENSE'),
  };
}

/** Returns the static files by their path below the site: the list of banks, one file per bank, and the licence. */
export function ifscFiles(data: IfscData): Map<string, string> {
  const codes = Object.keys(data.branches).toSorted();
  const banks: BankList = Object.fromEntries(codes.map((code) => [code, data.names[code] ?? null]));
  return new Map([
    ['ifsc/LICENSE.txt', data.licence],
    ['ifsc/banks.json', lines(Object.entries(banks))],
    ...codes.map((code) => [`ifsc/${code}.json`, lines(Object.entries(shardOf(code, data)))] as const),
  ]);
}

function shardOf(code: string, data: IfscData): BankShard {
  const branches = data.branches[code] ?? [];
  const numbers = branches.filter((branch) => typeof branch === 'number').toSorted((a, b) => a - b);
  const letters = branches.filter((branch) => typeof branch === 'string').toSorted();
  const odd = letters.find((branch) => !/^(?=.*[A-Z])[\dA-Z]{6}$/.test(branch));
  if (odd !== undefined) throw new Error(`${code}: the branch code ${odd} can't be packed`);
  return { numbers: packNumbers(numbers), letters: packLetters(letters), others: othersOf(code, data) };
}

function packNumbers(numbers: readonly number[]): string {
  let before = 0;
  return runs(numbers)
    .map(([first, last]) => {
      const start = (first - before).toString(36);
      before = last;
      return last > first ? `${start}-${(last - first).toString(36)}` : start;
    })
    .join(' ');
}

function packLetters(letters: readonly string[]): string {
  return letters
    .map((word, i) => {
      const before = letters[i - 1] ?? '';
      let shared = 0;
      while (shared < before.length && before[shared] === word[shared]) shared += 1;
      return `${shared}${word.slice(shared)}`;
    })
    .join(' ');
}

/**
 * Returns the names of those who use codes of this bank. The codes of one name are merged, whether the data
 * set gives the borrower by its letters or by its name.
 */
function othersOf(code: string, data: IfscData): [name: string, codes: string][] {
  const lent = [
    ...Object.entries(data.sublets).map(([from, borrower]) => ({ from, borrower, ending: '' })),
    ...Object.entries(data.sharedBeginnings).map(([from, borrower]) => ({ from, borrower, ending: '*' })),
  ].filter(({ from }) => from.startsWith(code));
  const byName = Map.groupBy(lent, ({ borrower }) =>
    /^[A-Z]{4}$/.test(borrower) ? data.names[borrower] : borrower,
  );
  const codesOf = (all: typeof lent): string[] =>
    all.map(({ from, ending }) => from.slice(5) + ending).toSorted();
  return [...byName]
    .flatMap(([name, all]): [string, string][] =>
      name === undefined || name === data.names[code] ? [] : [[name, codesOf(all).join(' ')]],
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

if (import.meta.main) {
  const files = ifscFiles(readIfscData());
  write('public', files, 'ifsc');
  console.log(`public/ifsc: ${files.size} files`);
}
