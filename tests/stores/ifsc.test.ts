import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadBanks, loadBranches } from '#lib/api/data/ifsc.ts';
import type { BankBranches, BankList } from '#lib/domain/bank/ifsc.ts';
import { cachedSource, createIfscLookup, type IfscSource } from '#lib/stores/application/kyc/ifsc.ts';

const site = new URL('../../public/', import.meta.url);
let asked: string[] = [];
let failing = false;

/** Serves the site's static files in this process. */
const staticFiles = async (address: string | URL | Request): Promise<Response> => {
  asked.push(String(address));
  if (failing) throw new TypeError('Failed to fetch');
  try {
    return new Response(readFileSync(new URL(String(address).slice(1), site)));
  } catch {
    return new Response('Not found', { status: 404 });
  }
};

beforeEach(() => {
  asked = [];
  failing = false;
  vi.stubGlobal('fetch', staticFiles);
});
afterEach(() => vi.unstubAllGlobals());

const bundled = (): IfscSource => cachedSource({ banks: loadBanks, branches: loadBranches });

/** Types a text character by character. */
async function typeAll(lookup: ReturnType<typeof createIfscLookup>, text: string): Promise<void> {
  for (let length = 1; length <= text.length; length++) {
    lookup.type(text.slice(0, length));
    await settle();
  }
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('The lookup over the bundled files', () => {
  test('loads the bank list and the branches once, after four letters', async () => {
    const lookup = createIfscLookup(bundled());
    await typeAll(lookup, 'HDF');
    expect(asked).toEqual([]);
    await typeAll(lookup, 'HDFC0000001');
    expect(asked).toEqual(['/ifsc/banks.json', '/ifsc/HDFC.json']);
    expect(lookup.$note.get()).toEqual({ type: 'branch', bank: 'HDFC Bank', branch: '000001' });
  });

  test('names the bank once its four letters are typed', async () => {
    const lookup = createIfscLookup(bundled());
    await typeAll(lookup, 'icic');
    expect(lookup.$note.get()).toEqual({ type: 'bank', bank: 'ICICI Bank' });
  });

  test('never requests branches of a bank that is not in the list', async () => {
    const lookup = createIfscLookup(bundled());
    await typeAll(lookup, 'ZZZZ0000001');
    expect(asked).toEqual(['/ifsc/banks.json']);
    expect(lookup.$note.get()).toEqual({ type: 'unknown' });
  });

  test('warns about an unknown branch, and removes the warning when corrected', async () => {
    const lookup = createIfscLookup(bundled());
    await typeAll(lookup, 'HDFC0999998');
    expect(lookup.$note.get()).toEqual({ type: 'unknown' });
    lookup.type('HDFC099999');
    expect(lookup.$note.get()).toEqual({ type: 'bank', bank: 'HDFC Bank' });
    lookup.type('');
    expect(lookup.$note.get()).toEqual({ type: 'none' });
  });

  test('knows no branch of another bank until its branches are loaded', async () => {
    const lookup = createIfscLookup(bundled());
    await typeAll(lookup, 'HDFC0000001');
    lookup.type('ICIC0000001');
    expect(lookup.$note.get()).toEqual({ type: 'bank', bank: 'ICICI Bank' });
  });

  test('looks up a field that is filled at once', async () => {
    const lookup = createIfscLookup(bundled());
    lookup.type('sbin0000001');
    await vi.waitFor(() => expect(lookup.$note.get().type).toBe('branch'));
  });

  test('loads nothing again for a second field', async () => {
    const source = bundled();
    await typeAll(createIfscLookup(source), 'HDFC0000001');
    const before = asked.length;
    const second = createIfscLookup(source);
    await typeAll(second, 'HDFC0000002');
    expect(asked).toHaveLength(before);
    expect(second.$note.get().type).toBe('branch');
  });
});

describe('When the list cannot be loaded', () => {
  test('shows no note, even for a complete code', async () => {
    failing = true;
    const lookup = createIfscLookup(bundled());
    await typeAll(lookup, 'HDFC0ZZZZZZ');
    expect(lookup.$note.get()).toEqual({ type: 'none' });
    // Requests follow the fourth letter and the last character, not each one between.
    expect(asked).toHaveLength(2);
  });

  test('requests it again when the code is complete', async () => {
    failing = true;
    const lookup = createIfscLookup(bundled());
    await typeAll(lookup, 'HDFC000000');
    failing = false;
    lookup.type('HDFC0000001');
    await vi.waitFor(() => expect(lookup.$note.get().type).toBe('branch'));
  });

  test.each(['<!doctype html>', '[]', '{"hdfc":1}', '{"numbers":[]}'])(
    'shows no note for a file that holds %j',
    async (text) => {
      vi.stubGlobal('fetch', async () => new Response(text));
      const lookup = createIfscLookup(bundled());
      await typeAll(lookup, 'HDFC0000001');
      expect(lookup.$note.get()).toEqual({ type: 'none' });
    },
  );

  test('names the bank without its branches, and calls no branch unknown', async () => {
    vi.stubGlobal('fetch', (address: string) =>
      address.endsWith('banks.json')
        ? staticFiles(address)
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    const lookup = createIfscLookup(bundled());
    await typeAll(lookup, 'HDFC0ZZZZZZ');
    expect(lookup.$note.get()).toEqual({ type: 'bank', bank: 'HDFC Bank' });
  });
});

describe('Late replies', () => {
  const names: BankList = { HDFC: 'HDFC Bank', ICIC: 'ICICI Bank' };
  const all: BankBranches = { has: () => true, userOf: () => null };
  const noBranch: BankBranches = { has: () => false, userOf: () => null };

  test('drops the branches of a bank that is no longer typed', async () => {
    const answers = new Map<string, (list: BankBranches) => void>();
    const lookup = createIfscLookup({
      banks: async () => names,
      branches: (bank) => new Promise((resolve) => answers.set(bank, resolve)),
    });
    lookup.type('HDFC0000001');
    await settle();
    lookup.type('ICIC0000001');
    await settle();
    answers.get('ICIC')?.(all);
    await settle();
    answers.get('HDFC')?.(noBranch);
    await settle();
    expect(lookup.$note.get()).toEqual({ type: 'branch', bank: 'ICICI Bank', branch: '000001' });
  });

  test('shows no note for a field that was emptied during the load', async () => {
    let answer: (list: BankBranches) => void = () => undefined;
    const lookup = createIfscLookup({
      banks: async () => names,
      branches: () => new Promise((resolve) => (answer = resolve)),
    });
    lookup.type('HDFC0000001');
    await settle();
    lookup.type('');
    answer(all);
    await settle();
    expect(lookup.$note.get()).toEqual({ type: 'none' });
  });
});
