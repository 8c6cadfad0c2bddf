import { readFileSync } from 'node:fs';
import type { BankList, BankShard } from '#lib/domain/ifsc.ts';

/** The data set as its package brings it. Only data is read: the package's code needs Node and a network. */
interface IfscData {
  /** Branch codes by bank: numbers without their leading zeros, or six characters. */
  branches: Record<string, (number | string)[]>;
  names: Record<string, string>;
  /** Whole codes that a bank lends to another, by the borrower's four letters. */
  sublets: Record<string, string>;
  /** As above, for beginnings of codes; the borrower by its letters or its name. */
  sharedBeginnings: Record<string, string>;
  licence: string;
}

/** Reads the installed data set. */
export function readIfscData(root: URL): IfscData {
  const text = (name: string): string => readFileSync(new URL(`node_modules/ifsc/${name}`, root), 'utf8');
  const read = (name: string) => JSON.parse(text(`src/${name}.json`));
  return {
    branches: read('IFSC'),
    names: read('banknames'),
    sublets: read('sublet'),
    sharedBeginnings: read('custom-sublets'),
    licence: text('LICENSE'),
  };
}

/** The static files by their path below the site: the list of banks, one shard a bank, and the licence. */
export function ifscFiles(data: IfscData): Map<string, string> {
  const files = new Map<string, string>();
  files.set('ifsc/LICENSE.txt', data.licence);
  const codes = Object.keys(data.branches).toSorted();
  const banks: BankList = Object.fromEntries(codes.map((code) => [code, data.names[code] ?? null]));
  files.set('ifsc/banks.json', lines(banks));
  for (const code of codes) files.set(`ifsc/${code}.json`, lines(shardOf(code, data)));
  return files;
}

/** One entry a line, so that a new release of the data set can be read in a diff. */
function lines(value: Record<string, unknown>): string {
  const entries = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each)}`,
  );
  return `{\n${entries.join(',\n')}\n}\n`;
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
  const packed: string[] = [];
  let before = 0;
  for (let i = 0; i < numbers.length; i++) {
    const first = numbers[i] ?? 0;
    let last = first;
    while (numbers[i + 1] === last + 1) {
      last += 1;
      i += 1;
    }
    const more = last > first ? `-${(last - first).toString(36)}` : '';
    packed.push((first - before).toString(36) + more);
    before = last;
  }
  return packed.join(' ');
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

/** Who uses codes of this bank, by name: each name once, in any letters or spelling. */
function othersOf(code: string, data: IfscData): [name: string, codes: string][] {
  const codesByName = new Map<string, string[]>();
  const note = (from: string, borrower: string, ending: string): void => {
    if (!from.startsWith(code)) return;
    const isCode = /^[A-Z]{4}$/.test(borrower);
    const name = isCode ? data.names[borrower] : borrower;
    if (name === undefined || name === data.names[code]) return;
    codesByName.set(name, [...(codesByName.get(name) ?? []), from.slice(5) + ending]);
  };
  for (const [from, borrower] of Object.entries(data.sublets)) note(from, borrower, '');
  for (const [from, borrower] of Object.entries(data.sharedBeginnings)) note(from, borrower, '*');
  return [...codesByName]
    .map(([name, codes]): [string, string] => [name, codes.toSorted().join(' ')])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}
