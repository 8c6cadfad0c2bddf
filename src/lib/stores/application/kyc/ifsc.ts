import { atom, type ReadableAtom } from 'nanostores';
import { loadBanks, loadBranches } from '#lib/api/data/ifsc.ts';
import {
  bankCodeOf,
  ifscNote,
  isWholeIfsc,
  type BankBranches,
  type BankList,
  type IfscNote,
} from '#lib/domain/bank/ifsc.ts';

interface IfscLookup {
  $note: ReadableAtom<IfscNote>;
  /** Sets the current text of the field. */
  type: (text: string) => void;
}

export interface IfscSource {
  banks: () => Promise<BankList>;
  branches: (bankCode: string) => Promise<BankBranches>;
}

/** Caches loaded lists for the life of the page. A failed list is requested again when it is next needed. */
export function cachedSource(source: IfscSource): IfscSource {
  const kept = new Map<string, Promise<unknown>>();
  const once = <Value>(key: string, load: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key) as Promise<Value> | undefined;
    if (known !== undefined) return known;
    const loading = load();
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
  return {
    banks: () => once('', source.banks),
    branches: (bankCode) => once(bankCode, () => source.branches(bankCode)),
  };
}

const bundled = cachedSource({ banks: loadBanks, branches: loadBranches });

/**
 * Looks up the IFSC of a field in the bundled list. After four letters it loads the bank names and that bank's
 * branches. A list that fails to load gives no note, because the note is only a help.
 */
export function createIfscLookup(source: IfscSource = bundled): IfscLookup {
  const $note = atom<IfscNote>({ type: 'none' });
  let text = '';
  let banks: BankList | null = null;
  let branches: { of: string; list: BankBranches } | null = null;
  let underWay: string | null = null;
  let tried: string | null = null;

  const show = (): void => {
    const own = branches !== null && branches.of === bankCodeOf(text) ? branches.list : null;
    $note.set(banks === null ? { type: 'none' } : ifscNote(text, banks, own));
  };

  const load = async (bankCode: string): Promise<void> => {
    underWay = bankCode;
    tried = bankCode;
    try {
      banks = await source.banks();
      show();
      // Another bank may have been typed meanwhile. Its own load continues from here.
      if (underWay !== bankCode || !Object.hasOwn(banks, bankCode)) return;
      const list = await source.branches(bankCode);
      if (underWay !== bankCode) return;
      branches = { of: bankCode, list };
      show();
    } catch {
      // Without a list there is no note.
    } finally {
      if (underWay === bankCode) underWay = null;
    }
  };

  return {
    $note,
    type: (typed) => {
      text = typed;
      show();
      const bankCode = bankCodeOf(text);
      if (bankCode === null || bankCode === underWay || bankCode === branches?.of) return;
      if (banks !== null && !Object.hasOwn(banks, bankCode)) return;
      // After a failure, only a complete IFSC requests the same bank again, not each character.
      if (bankCode !== tried || isWholeIfsc(text)) void load(bankCode);
    },
  };
}
