import { describe, expect, it } from 'vitest';
import { categoryIds } from '#lib/domain/category/category.ts';
import { slotIds } from '#lib/domain/documents/documents.ts';
import { kycFields } from '#lib/domain/kyc/kyc.ts';
import { emptyVendorInfo } from '#lib/domain/info/vendorInfoForm.ts';
import { documentLabelWords, fieldErrorWords, fieldHelpWords, fieldLabelWords } from '#lib/words/fields.ts';

describe('the words of fields', () => {
  it('label every form field and every document', () => {
    const fields = [...Object.keys(emptyVendorInfo), ...categoryIds.flatMap((id) => kycFields(id))];
    const unlabelled = fields.filter((field) => field !== 'deliveryTimings' && !(field in fieldLabelWords));
    expect(unlabelled).toEqual([]);
    expect(Object.keys(documentLabelWords).toSorted()).toEqual([...slotIds].toSorted());
  });

  it('are never empty, and labels are unique', () => {
    const labels = [...Object.values(fieldLabelWords), ...Object.values(documentLabelWords)];
    const all = [...labels, ...Object.values(fieldErrorWords), ...Object.values(fieldHelpWords)];
    expect(all.every((words) => words.trim().length > 1)).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('keep the hint on open days verbatim', () => {
    expect(fieldHelpWords.openDays).toBe("Don't forget to uncheck your off-day");
  });
});
