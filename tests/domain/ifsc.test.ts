import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ifscNoteWords } from '#lib/words/fields.ts';
import { ifscMessage } from '#lib/messages/ifsc.ts';
import {
  bankCodeOf,
  bankListSchema,
  ifscNote,
  isWholeIfsc,
  readBranches,
  type BankBranches,
  type IfscNote,
} from '#lib/domain/bank/ifsc.ts';
import { ifscFiles, readIfscData } from '../../scripts/data/ifsc.ts';

const root = new URL('../../', import.meta.url);
const data = readIfscData();
const files = ifscFiles(data);
const committed = (path: string): string => readFileSync(new URL(`public/${path}`, root), 'utf8');
const banks = bankListSchema.parse(JSON.parse(committed('ifsc/banks.json')));

const unpacked = new Map<string, BankBranches>();
function branchesOf(bank: string): BankBranches {
  const branches = unpacked.get(bank) ?? readBranches(JSON.parse(committed(`ifsc/${bank}.json`)));
  if (branches === null) throw new Error(`${bank} can't be read`);
  unpacked.set(bank, branches);
  return branches;
}
const wholeCode = (bank: string, branch: number | string): string =>
  `${bank}0${String(branch).padStart(6, '0')}`;
const noteOf = (code: string): IfscNote => {
  const bank = bankCodeOf(code);
  const known = bank !== null && Object.hasOwn(banks, bank);
  return ifscNote(code, banks, known ? branchesOf(bank) : null);
};

describe('The files of the list', () => {
  test('the committed files match the data set', () => {
    const names = readdirSync(new URL('public/ifsc/', root)).map((name) => `ifsc/${name}`);
    expect(names.toSorted()).toEqual([...files.keys()].toSorted());
    expect([...files].filter(([path, text]) => committed(path) !== text).map(([path]) => path)).toEqual([]);
  });

  test('no file exceeds 60 kB, and all together stay below 500 kB', () => {
    const sizes = [...files.values()].map((text) => text.length);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
    expect(sizes.reduce((a, b) => a + b)).toBeLessThan(500_000);
  });

  test('the list contains every bank of the data set with its name', () => {
    expect(Object.keys(banks)).toEqual(Object.keys(data.branches).toSorted());
    for (const [code, name] of Object.entries(banks)) expect(name).toBe(data.names[code] ?? null);
  });

  test('every branch of every bank is found, written with its leading zeros', () => {
    let count = 0;
    for (const [bank, branches] of Object.entries(data.branches)) {
      const { has } = branchesOf(bank);
      const lost = branches.map((branch) => wholeCode(bank, branch)).filter((code) => !has(code.slice(5)));
      expect(lost).toEqual([]);
      count += branches.length;
    }
    expect(count).toBeGreaterThan(170_000);
  });

  test('numbers outside the data set are not found', () => {
    for (const bank of ['HDFC', 'UTIB', 'KKBK', 'ADBK']) {
      const { has } = branchesOf(bank);
      const there = new Set(data.branches[bank]);
      const beside = [...there]
        .filter((branch) => typeof branch === 'number')
        .flatMap((branch) => [branch - 1, branch + 1])
        .filter((number) => number >= 0 && number <= 999_999 && !there.has(number));
      expect(beside.length).toBeGreaterThan(0);
      expect(beside.filter((number) => has(String(number).padStart(6, '0')))).toEqual([]);
    }
  });

  test('every complete code that a bank lends names the borrower', () => {
    const wrong = Object.entries(data.sublets).filter(([code, borrower]) => {
      const bank = code.slice(0, 4);
      const name = data.names[borrower];
      if (!Object.hasOwn(banks, bank) || name === undefined || name === data.names[bank]) return false;
      return branchesOf(bank).userOf(code.slice(5)) !== name;
    });
    expect(wrong).toEqual([]);
  });
});

describe('The four letters of a bank', () => {
  test.each([
    ['', null],
    ['HDF', null],
    ['HDFC', 'HDFC'],
    [' hdfc0001', 'HDFC'],
    ['hDfC0001234', 'HDFC'],
    ['HD1C0001234', null],
    ['1HDFC0001234', null],
    ['1234', null],
    ['भारत', null],
  ])('in %j are %j', (typed, bank) => {
    expect(bankCodeOf(typed)).toBe(bank);
  });

  test.each([
    ['HDFC0000001', true],
    [' hdfc0000001 ', true],
    ['HDFC000000', false],
    ['HDFC00000011', false],
    ['HDFC1000001', false],
  ])('%j is a complete code: %s', (typed, isWhole) => {
    expect(isWholeIfsc(typed)).toBe(isWhole);
  });
});

describe('The note on a code', () => {
  test.each<[string, IfscNote]>([
    ['HDF', { type: 'none' }],
    ['HDFC', { type: 'bank', bank: 'HDFC Bank' }],
    ['sbin0', { type: 'bank', bank: 'State Bank of India' }],
    ['HDFC0000001', { type: 'branch', bank: 'HDFC Bank', branch: '000001' }],
    [' sbin0080134 ', { type: 'branch', bank: 'State Bank of India', branch: '080134' }],
    ['HDFC0999998', { type: 'unknown' }],
    ['HDFC0ZZZZZZ', { type: 'unknown' }],
    ['ZZZZ', { type: 'none' }],
    ['ZZZZ0000001', { type: 'unknown' }],
    // A bank without a name in the data set is shown by its letters.
    ['ADBK0000001', { type: 'branch', bank: 'ADBK', branch: '000001' }],
    [
      'HDFC0CAACOB',
      {
        type: 'branch-of-other',
        bank: 'Akhand Anand Co.op Bank',
        branch: 'CAACOB',
        lender: 'HDFC Bank',
      },
    ],
    // Not a property that every object inherits.
    ['CONS', { type: 'none' }],
  ])('%j', (typed, note) => {
    expect(noteOf(typed)).toEqual(note);
  });

  test('names only the bank while its branches are not loaded', () => {
    expect(ifscNote('HDFC0ZZZZZZ', banks, null)).toEqual({ type: 'bank', bank: 'HDFC Bank' });
  });

  test.each<[IfscNote, string | null]>([
    [{ type: 'none' }, null],
    [{ type: 'bank', bank: 'HDFC Bank' }, 'HDFC Bank'],
    [{ type: 'branch', bank: 'HDFC Bank', branch: '000001' }, 'HDFC Bank, branch 000001'],
    [
      { type: 'branch-of-other', bank: 'AB Bank', branch: 'CABBLM', lender: 'HDFC Bank' },
      'AB Bank, through HDFC Bank',
    ],
    [{ type: 'unknown' }, ifscNoteWords.unknown],
  ])('%j is shown as %j', (note, words) => {
    expect(ifscMessage(note)).toBe(words);
  });
});

describe('A shard', () => {
  test.each([
    null,
    '',
    [],
    {},
    { numbers: '1', letters: '' },
    { numbers: 1, letters: '', others: [] },
    { numbers: '1-zzzzzzzzz', letters: '', others: [] },
    { numbers: '', letters: '9ABC', others: [] },
    { numbers: '', letters: '', others: [['only a name']] },
  ])('%j is refused', (value) => {
    expect(readBranches(value)).toBeNull();
  });

  test('names the borrower of a lent code, exact codes before prefixes', () => {
    const others = [
      ['Akhand Bank', 'CA* CX0001'],
      ['Bhagini Bank', 'CAACOB'],
    ];
    const { userOf } = readBranches({ numbers: '', letters: '', others }) as BankBranches;
    expect(['CAACOB', 'CAACOC', 'CX0001', 'CX0002', 'XCA000'].map(userOf)).toEqual([
      'Bhagini Bank',
      'Akhand Bank',
      'Akhand Bank',
      null,
      null,
    ]);
  });

  test('without codes has no branch', () => {
    const branches = readBranches({ numbers: '', letters: '', others: [] });
    expect(branches?.has('000000')).toBe(false);
    expect(branches?.has('')).toBe(false);
    expect(branches?.userOf('000000')).toBeNull();
  });
});
