import { describe, expect, it } from 'vitest';
import { categories, defaultCategory, parseCategory } from '#lib/domain/category/category.ts';
import { licenceFieldOf } from '#lib/domain/kyc/kycFields.ts';

/** The categories of the specification. A site may have more. */
const specified = ['pharmacy', 'supplements', 'labs'] as const;

describe('a category', () => {
  it.each([
    ['pharmacy', 'pharmacy'],
    ['Pharmacy', 'pharmacy'],
    [' PHARMACY ', 'pharmacy'],
    ['pharmacies', 'pharmacy'],
    ['supplements', 'supplements'],
    ['Supplement', 'supplements'],
    ['labs', 'labs'],
    ['LABS', 'labs'],
    ['lab', 'labs'],
  ])('is read from %j as %s', (value, category) => {
    expect(parseCategory(value)).toBe(category);
  });

  it.each([
    '',
    ' ',
    'grocery',
    'start',
    'labsx',
    'constructor',
    '__proto__',
    'toString',
    null,
    undefined,
    1,
    ['labs'],
    {},
  ])('is unknown for %j', (value) => {
    expect(parseCategory(value)).toBeNull();
  });

  it('has the specified licence and proof', () => {
    expect(specified.map((id) => [licenceFieldOf(id), categories[id].licenceSlot])).toEqual([
      ['drugLicenseNumber', 'pharmacyLicense'],
      ['fssaiNumber', 'fssai'],
      ['accreditation', 'labLicense'],
    ]);
    expect(defaultCategory).toBe('pharmacy');
  });

  it('has its own icon, and delivery terms only for labs', () => {
    expect(specified.map((id) => [categories[id].icon, categories[id].hasDeliveryTerms])).toEqual([
      ['pill', false],
      ['leaf', false],
      ['flask', true],
    ]);
  });
});
