/**
 * Writes the list of IFSC branches, split by bank, from the openly licensed data set (see docs/data-licences.md):
 *
 *     node scripts/data/ifsc.ts
 *
 * The outputs are committed. Run this again after an update of the `ifsc` package. A test compares the two.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { BankList, BankShard } from '#lib/domain/bank/ifsc.ts';

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

/** Returns the static files by their path below the site: the list of banks, one file per bank, and the licence. */
export function ifscFiles(data: IfscData): Map<string, string> {
  const files = new Map<string, string>();
  files.set('ifsc/LICENSE.txt', data.licence);
  const codes = Object.keys(data.branches).toSorted();
  const banks: BankList = Object.fromEntries(codes.map((code) => [code, data.names[code] ?? null]));
  files.set('ifsc/banks.json', lines(banks));
  for (const code of codes) files.set(`ifsc/${code}.json`, lines(shardOf(code, data)));
  return files;
}

/** Writes one entry per line, so that a diff of a new release is readable. */
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

/**
 * Returns the names of those who use codes of this bank. The codes of one name are merged, whether the data
 * set gives the borrower by its letters or by its name.
 */
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

if (import.meta.main) {
  const root = new URL('../../', import.meta.url);
  // The folder is emptied first, so that a bank that left the list does not keep its file.
  rmSync(new URL('public/ifsc/', root), { recursive: true, force: true });
  mkdirSync(new URL('public/ifsc/', root), { recursive: true });
  const files = ifscFiles(readIfscData(root));
  for (const [file, text] of files) writeFileSync(new URL(`public/${file}`, root), text);
  console.log(`public/ifsc: ${files.size} files`);
}
