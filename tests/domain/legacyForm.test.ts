import { describe, expect, test } from 'vitest';
import { legacyErrorWords, legacyStepWords, legacySubmittedToast, legacyWords } from '#lib/words/legacy.ts';
import type { FileProblem } from '#lib/domain/documents/documents.ts';
import { fileProblemMessage } from '#lib/messages/files.ts';
import {
  askedCategory,
  emptyLegacyForm,
  isLegacyStepValid,
  legacyAccept,
  legacyErrors,
  legacyExtensions,
  legacyFileProblem,
  legacyStepFields,
  legacyStepIds,
  legacyStepIndex,
  legacyStepOf,
  readLegacyCopy,
  type LegacyField,
  type LegacyForm,
} from '#lib/domain/application/legacyForm.ts';
import * as limits from '#lib/limits.ts';

const valid: LegacyForm = {
  ...emptyLegacyForm,
  vendorName: 'Asha Medicos',
  ownerName: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  supportPhone: '9876543211',
  addressLine1: '12 MG Road',
  city: 'Bengaluru',
  pincode: '560001',
  agree: true,
};

type Row = [LegacyField, value: string | boolean, message: string | null];

describe('The rules of the form', () => {
  test('a complete form has no errors', () => {
    expect(legacyErrors(valid)).toEqual({});
  });

  test.each<Row>([
    ['vendorName', '', 'Vendor name is required'],
    ['vendorName', 'A', 'Vendor name is required'],
    ['vendorName', '  A  ', 'Vendor name is required'],
    ['vendorName', 'AB', null],
    ['ownerName', 'A', 'Owner full name is required'],
    ['ownerName', 'Om', null],
    ['email', '', 'Valid email required'],
    ['email', 'asha', 'Valid email required'],
    ['email', 'asha@', 'Valid email required'],
    ['email', 'asha@example', 'Valid email required'],
    ['email', ' asha@example.in ', null],
    ['phone', '12345', 'Phone is required'],
    ['phone', '      ', 'Phone is required'],
    ['phone', '123456', null],
    ['supportPhone', '12345', 'Primary contact required'],
    ['supportPhone', '123456', null],
    ['addressLine1', 'A', 'Address is required'],
    ['addressLine1', 'A1', null],
    ['city', 'X', 'City required'],
    ['city', 'Ur', null],
    ['pincode', '123', 'PIN/ZIP required'],
    ['pincode', '1234', null],
    ['pincode', 'SW1A 1AA', null],
    ['agree', false, 'You must accept the terms to continue'],
    ['agree', true, null],
    ['whatsappUpdates', false, null],
  ])('%s of %j: %j', (field, value, message) => {
    const errors = legacyErrors({ ...valid, [field]: value });
    const code = errors[field];
    expect(code ? legacyErrorWords[code] : null).toBe(message);
    expect(Object.keys(errors)).toEqual(message === null ? [] : [field]);
  });

  test('WhatsApp updates start on, consent off, with pharmacy chosen', () => {
    expect(emptyLegacyForm).toMatchObject({ whatsappUpdates: true, agree: false, category: 'pharmacy' });
  });
});

describe('The five steps', () => {
  test('have the specified order and titles', () => {
    expect(legacyStepIds.map((step) => legacyStepWords[step].title)).toEqual([
      'Vendor information',
      'Owner details',
      'Location & contact',
      'Documents',
      'Review & submit',
    ]);
    expect(legacyStepIds.map(legacyStepIndex)).toEqual([0, 1, 2, 3, 4]);
  });

  test('contain every field of the form once', () => {
    const asked = legacyStepIds.flatMap((step) => legacyStepFields[step]);
    expect(asked.toSorted()).toEqual(Object.keys(emptyLegacyForm).toSorted());
    for (const field of asked) expect(legacyStepFields[legacyStepOf(field) ?? 'documents']).toContain(field);
    expect(legacyStepOf('docs')).toBeNull();
  });

  test('an empty form may pass only the documents step', () => {
    expect(legacyStepIds.filter((step) => isLegacyStepValid(step, emptyLegacyForm))).toEqual(['documents']);
  });

  test.each(legacyStepIds)('%s requires nothing from another step', (step) => {
    const others = Object.fromEntries(
      Object.entries(emptyLegacyForm).filter(([name]) => legacyStepOf(name) !== step),
    );
    expect(isLegacyStepValid(step, { ...valid, ...others })).toBe(true);
  });
});

describe('The category in an address', () => {
  test.each([
    ['/register', '', null],
    ['/register/', '', null],
    ['/register/labs', '', 'labs'],
    ['/hi/register/labs', '', 'labs'],
    ['/hindi/register/labs', '', null],
    ['/register/labs/step2', '', null],
    ['/register/LAB/', '', 'labs'],
    ['/register/supplement', '?category=labs', 'supplements'],
    ['/register/lab', '?category=supplements', 'labs'],
    ['/register', '?category=labs', 'labs'],
    ['/register/grocery', '?category=supplements', 'supplements'],
    ['/register/grocery', '?category=toys', null],
    ['/register/%E0%A4%A', '?category=labs', 'labs'],
    ['/register/constructor', '', null],
  ])('%s%s: %j', (pathname, search, category) => {
    expect(askedCategory({ pathname, search })).toBe(category);
  });
});

describe('The stored copy', () => {
  test('restores what was typed, without the consent', () => {
    const { agree: _, ...typed } = valid;
    expect(readLegacyCopy(valid)).toEqual(typed);
    expect(readLegacyCopy({ whatsappUpdates: false })).toEqual({ whatsappUpdates: false });
  });

  test.each([
    null,
    undefined,
    'text',
    7,
    [],
    { vendorName: 5, agree: true, docs: [{}], whatsappUpdates: 'yes', category: 'toys', toString: 'x' },
  ])('%j restores nothing', (kept) => {
    expect(readLegacyCopy(kept)).toEqual({});
  });
});

describe('The documents', () => {
  const { legacyDocumentMaxBytes: most } = limits;
  test.each([
    ['licence.pdf', 'application/pdf', 1, null],
    ['LICENCE.PDF', 'application/pdf', most, null],
    ['licence.pdf', 'application/pdf', most + 1, 'too-large'],
    ['scan.png', 'image/png', 5 * 1024 * 1024 + 1, null],
    ['scan.jpg', 'image/jpeg', 1, null],
    ['scan.jpeg', 'image/jpeg', 1, null],
    ['scan.jpg', 'image/png', 1, 'wrong-type'],
    ['scan.svg', 'image/svg+xml', 1, 'wrong-type'],
    ['scan.png.exe', 'image/png', 1, 'wrong-type'],
    ['scan', 'image/png', 1, 'wrong-type'],
    ['scan.pdf', '', 1, 'wrong-type'],
    ['huge.exe', 'application/x-msdownload', most + 1, 'wrong-type'],
  ])('%s (%s, %d bytes): %j', (name, type, size, problem) => {
    expect(legacyFileProblem({ name, type, size })).toBe(problem);
  });

  test('are offered to a file picker by extension and type', () => {
    expect(legacyAccept).toBe('.pdf,application/pdf,.png,image/png,.jpg,.jpeg,image/jpeg');
  });

  test('the limit is ten megabytes', () => {
    expect(most).toBe(10 * 1024 * 1024);
  });
});

describe('The words', () => {
  test('match the specification', () => {
    expect(legacySubmittedToast).toEqual({
      title: 'Registration submitted',
      description: "We have received your details. We'll verify and get back soon.",
    });
    expect(legacyWords.reviewNote).toBe(
      'Verification takes 24-48 hours. Confirmation comes by email and phone.',
    );
    expect(legacyWords.documentsHint).toContain('business license, GST, PAN and address proof');
    expect(legacyWords.documentsRules).toContain('PDF, PNG, JPG, up to 10MB each');
    const problem = (found: FileProblem) =>
      fileProblemMessage(found, legacyExtensions, limits.legacyDocumentMaxMb);
    expect(problem('too-large')).toBe('File size must be ≤ 10MB');
    expect(problem('wrong-type')).toBe('File type not allowed. Accepted: pdf, png, jpg, jpeg');
  });
});
