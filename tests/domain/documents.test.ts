import { describe, expect, it } from 'vitest';
import { categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import {
  acceptAttribute,
  acceptedExtensions,
  fileProblem,
  isPdf,
  missingSlots,
  slotIds,
  slots,
  slotsOf,
  splitCamelCase,
  type SlotId,
} from '#lib/domain/documents/documents.ts';
import { documentErrorWords, documentLabelWords } from '#lib/words/fields.ts';
import * as limits from '#lib/limits.ts';
import { documentsRequiredMessage, fileProblemMessage } from '#lib/messages/files.ts';

const expected: Record<CategoryId, SlotId[]> = {
  pharmacy: ['pharmacyLicense', 'gst', 'cheque', 'ownerPhoto', 'entranceWithOwner'],
  supplements: ['fssai', 'gst', 'cheque', 'ownerPhoto', 'entranceWithOwner'],
  labs: ['labLicense', 'gst', 'cheque', 'ownerPhoto', 'entranceWithOwner'],
};

it('a PDF has its header within the first 1024 bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const header = '%PDF-1.7';
  for (const text of [header, `\ufeff${header}`, ' '.repeat(1019) + header])
    expect(isPdf(bytes(text)), text).toBe(true);
  for (const text of ['', '<!doctype html>', '%PD', ' '.repeat(1020) + header, 'PDF-1.7'])
    expect(isPdf(bytes(text)), text).toBe(false);
});

describe.each(categoryIds)('the documents of %s', (category) => {
  it('are the five specified slots', () => {
    expect(slotsOf(category)).toEqual(expected[category]);
  });

  it('are all required except the cheque', () => {
    const required = expected[category].filter((slot) => slot !== 'cheque');
    expect(missingSlots(category, [])).toEqual(required);
    expect(missingSlots(category, ['cheque'])).toEqual(required);
    expect(missingSlots(category, required)).toEqual([]);
    expect(missingSlots(category, required.slice(1))).toEqual(required.slice(0, 1));
  });

  it('count only slots of the category', () => {
    const others = slotIds.filter((slot) => !expected[category].includes(slot));
    expect(missingSlots(category, others)).toEqual(missingSlots(category, []));
  });
});

const papers: SlotId[] = ['pharmacyLicense', 'fssai', 'labLicense', 'gst', 'cheque'];
const photos: SlotId[] = ['ownerPhoto', 'entranceWithOwner'];

describe('a chosen file', () => {
  const mebibytes5 = 5 * 1024 * 1024;
  const problemOf = (slot: SlotId, name: string, type: string, size = 1000) =>
    fileProblem(slot, { name, type, size });

  const kinds: [name: string, type: string, isImage: boolean][] = [
    ['a.pdf', 'application/pdf', false],
    ['a.PDF', 'application/PDF', false],
    ['a.jpg', 'image/jpeg', true],
    ['a.jpeg', 'image/jpeg', true],
    ['A.JPG', 'IMAGE/JPEG', true],
    ['a.png', 'image/png', true],
    ['my.scan.2024.png', 'image/png', true],
    ['लाइसेंस.png', 'image/png', true],
  ];

  it.each(kinds)('named %s of type %s fits every paper slot', (name, type) => {
    for (const slot of papers) expect(problemOf(slot, name, type)).toBeNull();
  });

  it.each(kinds)('named %s of type %s fits a photo slot only as an image', (name, type, isImage) => {
    for (const slot of photos) expect(problemOf(slot, name, type)).toBe(isImage ? null : 'wrong-type');
  });

  it.each([
    ['a.pdf', 'image/png'],
    ['a.png', 'application/pdf'],
    ['a.png', 'image/jpeg'],
    ['a.pdf', ''],
    ['a', 'application/pdf'],
    ['', 'application/pdf'],
    ['pdf', 'application/pdf'],
    ['a.pdf.', 'application/pdf'],
    ['a.pdf ', 'application/pdf'],
    ['a.pdf.exe', 'application/pdf'],
    ['a.png.svg', 'image/png'],
    ['a.svg.png', 'image/svg+xml'],
    ['a.svg', 'image/svg+xml'],
    ['a.html', 'text/html'],
    ['a.pdf', 'text/html'],
    ['a.gif', 'image/gif'],
    ['a.webp', 'image/webp'],
    ['a.heic', 'image/heic'],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.png\u0000.exe', 'image/png'],
  ])('named %j of type %j is refused: extension and type must match', (name, type) => {
    for (const slot of slotIds) expect(problemOf(slot, name, type)).toBe('wrong-type');
  });

  it('may have exactly 5 MiB', () => {
    expect(limits.documentMaxBytes).toBe(mebibytes5);
    for (const slot of slotIds) {
      expect(problemOf(slot, 'a.png', 'image/png', mebibytes5)).toBeNull();
      expect(problemOf(slot, 'a.png', 'image/png', mebibytes5 + 1)).toBe('too-large');
    }
  });

  it('of the wrong type is refused for its type, whatever its size', () => {
    expect(problemOf('gst', 'a.exe', 'application/pdf', mebibytes5 + 1)).toBe('wrong-type');
  });
});

describe('the words of documents', () => {
  it('match the specification', () => {
    expect(documentErrorWords).toEqual({ invalidTitle: 'Invalid file', requiredTitle: 'Required Documents' });
    expect(fileProblemMessage('too-large', [], limits.documentMaxMb)).toBe('File size must be ≤ 5MB');
    expect(fileProblemMessage('wrong-type', acceptedExtensions('gst'), limits.documentMaxMb)).toBe(
      'File type not allowed. Accepted: pdf, jpg, jpeg, png',
    );
    expect(fileProblemMessage('wrong-type', acceptedExtensions('ownerPhoto'), limits.documentMaxMb)).toBe(
      'File type not allowed. Accepted: jpg, jpeg, png',
    );
    expect(documentLabelWords).toMatchObject({ gst: 'GST', fssai: 'FSSAI' });
  });

  it('name the required documents', () => {
    expect(documentsRequiredMessage(missingSlots('pharmacy', []))).toBe(
      'Pharmacy licence, GST, Owner photo and Entrance photo with owner are required',
    );
    expect(documentsRequiredMessage([])).toBe('Documents are required');
  });

  it.each([
    ['entranceWithOwner', 'Entrance With Owner'],
    ['pharmacyLicense', 'Pharmacy License'],
    ['ownerPhoto', 'Owner Photo'],
    ['bank_statement', 'Bank statement'],
    ['cheque', 'Cheque'],
    ['', ''],
  ])('split the type %j into %j', (type, words) => {
    expect(splitCamelCase(type)).toBe(words);
  });
});

it('the file picker gets extensions and types', () => {
  expect(acceptAttribute('gst')).toBe('.pdf,application/pdf,.jpg,.jpeg,image/jpeg,.png,image/png');
  expect(acceptAttribute('ownerPhoto')).toBe('.jpg,.jpeg,image/jpeg,.png,image/png');
});

it("only the owner's photo uses the front camera", () => {
  expect(slotIds.filter((slot) => slots[slot].shows === 'photo')).toEqual(photos);
  expect(slotIds.filter((slot) => slots[slot].camera === 'user')).toEqual(['ownerPhoto']);
});

it('each slot has its kind and its camera', () => {
  const cameras = slotIds.map((slot) => [slot, slots[slot].shows, slots[slot].camera]);
  expect(cameras.toSorted()).toEqual([
    ['cheque', 'paper', 'environment'],
    ['entranceWithOwner', 'photo', 'environment'],
    ['fssai', 'paper', 'environment'],
    ['gst', 'paper', 'environment'],
    ['labLicense', 'paper', 'environment'],
    ['ownerPhoto', 'photo', 'user'],
    ['pharmacyLicense', 'paper', 'environment'],
  ]);
});

it('a file name without an extension is refused', () => {
  expect(fileProblem('gst', { name: 'licence', type: 'application/pdf', size: 10 })).toBe('wrong-type');
});

it.each([
  ['shop__rent--deed', 'Shop rent deed'],
  ['_shopRent_', 'Shop Rent'],
])('the document type %s is shown as %s', (type, words) => {
  expect(splitCamelCase(type)).toBe(words);
});
