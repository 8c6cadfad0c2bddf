import { atom, type ReadableAtom } from 'nanostores';
import { callOptional } from '#lib/api/optional.ts';
import { gstinPattern } from '#lib/domain/gst/gstin.ts';
import type { GstRecord } from '#lib/domain/gst/gstRecord.ts';
import { latinDigits } from '#lib/domain/digits.ts';
import { failureCode } from '#lib/stores/session/signIn/failure.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';

/** The register's entry for the GSTIN in a field. */
export type GstLookupState =
  | { type: 'idle' }
  | { type: 'looking' }
  | { type: 'found'; gstin: string; record: GstRecord }
  /** The register does not have the number. */
  | { type: 'unknown' }
  /** There was no answer. The vendor types. */
  | { type: 'failed'; error: unknown };

/** The answers by GSTIN. Each number is looked up once. A failure is not kept. */
const records = new Map<string, Promise<GstRecord>>();
onOwnerChange(() => records.clear());

function ask(gstNumber: string): Promise<GstRecord> {
  const asking = records.get(gstNumber) ?? callOptional('gstinLookup', { body: { gstNumber } });
  records.set(gstNumber, asking);
  asking.catch((error: unknown) => {
    if (failureCode(error) !== 'not-found') records.delete(gstNumber);
  });
  return asking;
}

interface GstLookup {
  $state: ReadableAtom<GstLookupState>;
  /** Sets the current text of the field. A complete GSTIN is looked up; the answer to an earlier one is dropped. */
  type: (text: string) => void;
}

/** Looks up the GSTIN of a field. Requires the API's capability `gstinLookup`. */
export function createGstLookup(): GstLookup {
  const $state = atom<GstLookupState>({ type: 'idle' });
  let current = '';
  return {
    $state,
    type: (text) => {
      const gstin = latinDigits(text).replace(/\s/g, '').toUpperCase();
      if (gstin === current) return;
      current = gstin;
      if (!gstinPattern.test(gstin)) return $state.set({ type: 'idle' });
      $state.set({ type: 'looking' });
      const settle = (state: GstLookupState): void => {
        if (current === gstin) $state.set(state);
      };
      ask(gstin).then(
        (record) => settle({ type: 'found', gstin, record }),
        (error: unknown) =>
          settle(failureCode(error) === 'not-found' ? { type: 'unknown' } : { type: 'failed', error }),
      );
    },
  };
}
