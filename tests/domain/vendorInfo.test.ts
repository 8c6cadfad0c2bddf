import { describe, expect, it } from 'vitest';
import { categoryWords } from '#lib/words/category.ts';
import { defaultTimings } from '#lib/domain/info/hours.ts';
import { vendorInfoSchema, type VendorInfo } from '#lib/domain/info/vendorInfo.ts';
import { emptyVendorInfo, isUnknownPin } from '#lib/domain/info/vendorInfoForm.ts';
import { fieldErrorWords, locationRequiredTitle } from '#lib/words/fields.ts';
import { infoAnswers } from '../support/answers.ts';
import { objections } from './helpers.ts';

const valid: VendorInfo = {
  ...infoAnswers,
  supportPhone: '+91 9876543210',
  coords: { lat: 12.97, lng: 77.59 },
  deliveryTimings: defaultTimings,
};

type Row = [field: keyof VendorInfo, message: string, good: unknown[], bad: unknown[]];

const phones = {
  good: ['6000000000', '9999999999', '+919876543210', '+91 9876543210', '+91-9876543210', '  9876543210  '],
  bad: [
    '',
    '5999999999',
    '0987654321',
    '987654321',
    '98765432101',
    '919876543210',
    '+91  9876543210',
    '+91--9876543210',
    '+92 9876543210',
    '98765 43210',
    '98765abcde',
    '٩٨٧٦٥٤٣٢١٠',
    '9876543210\n9876543210',
    null,
    9876543210,
  ],
};

const names = {
  good: ['AB', ' AB ', 'अआ', "O'Neil & Sons"],
  bad: ['', 'A', '  ', ' A ', null, 12, undefined],
};

const rows: Row[] = [
  ['vendorName', 'Enter a valid name', names.good, names.bad],
  ['ownerName', 'Enter full name', names.good, names.bad],
  [
    'email',
    'Enter a valid email',
    ['a@b.co', ' a@b.co ', 'first.last+tag@sub.example.org'],
    ['', 'a', 'a@', '@b.co', 'a@b', 'a b@c.co', 'a@b..co', 'a@b.co, c@d.co', null],
  ],
  ['phone', 'Enter a valid 10-digit phone', phones.good, phones.bad],
  ['supportPhone', 'Enter a valid 10-digit phone', phones.good, phones.bad],
  ['addressLine1', 'Enter address', ['12', ' 1A '], ['', '1', ' 1 ', null]],
  ['city', 'Enter city', ['Mo', 'Pune'], ['', 'M', '   ', null]],
  [
    'pincode',
    'Enter 6-digit PIN',
    ['560001', ' 110001 ', '000000', '012345'],
    ['', '56000', '5600011', '56000a', '560 001', '-56000', 560001, null],
  ],
];

describe('vendor information', () => {
  it('accepts a complete form and trims it', () => {
    expect(vendorInfoSchema.parse({ ...valid, vendorName: '  Asha Medicals ' })).toEqual(valid);
  });

  describe.each(rows)('%s', (field, message, good, bad) => {
    it.each(good)('accepts %j', (value) => {
      expect(objections(vendorInfoSchema, { ...valid, [field]: value })).toEqual({});
    });
    it.each(bad)('refuses %j with the specified message', (value) => {
      expect(objections(vendorInfoSchema, { ...valid, [field]: value })).toEqual({ [field]: message });
    });
  });

  it('refuses every field of an empty form at once', () => {
    expect(Object.keys(objections(vendorInfoSchema, emptyVendorInfo)).toSorted()).toEqual(
      [...rows.map(([field]) => field), 'coords'].toSorted(),
    );
  });

  it('keeps the leading zero of a PIN code', () => {
    expect(vendorInfoSchema.parse({ ...valid, pincode: '012345' }).pincode).toBe('012345');
  });

  it.each([
    ['560001', false],
    ['110001', false],
    ['012345', true],
    ['01234', false],
  ])("%s is out of India's range: %s", (pin, expected) => {
    expect(isUnknownPin(pin)).toBe(expected);
  });
});

describe('the place on the map', () => {
  it.each([null, undefined, 'here', 7])('is required: %j', (coords) => {
    expect(objections(vendorInfoSchema, { ...valid, coords })).toEqual({ coords: fieldErrorWords.location });
  });

  it.each([
    { lat: 0, lng: 0 },
    { lat: -90, lng: -180 },
    { lat: 90, lng: 180 },
  ])('accepts %j, because zero and the edges are places', (coords) => {
    expect(objections(vendorInfoSchema, { ...valid, coords })).toEqual({});
  });

  it.each([
    { lat: 90.1, lng: 0 },
    { lat: 0, lng: -180.1 },
    { lat: Number.NaN, lng: 0 },
    { lat: 12 },
    { lat: '12', lng: '77' },
  ])('refuses %j', (coords) => {
    expect(vendorInfoSchema.safeParse({ ...valid, coords }).success).toBe(false);
  });

  it("is requested with the category's own word", () => {
    expect(locationRequiredTitle).toBe('Location Required');
    expect(categoryWords.pharmacy.locationRequired).toBe('Please select your pharmacy location on the map');
    expect(categoryWords.supplements.locationRequired).toBe('Please select your store location on the map');
    expect(categoryWords.labs.locationRequired).toBe('Please select your lab location on the map');
  });
});

describe('open days and times inside the form', () => {
  it('needs at least one open day', () => {
    const deliveryTimings = { ...defaultTimings, openDays: [] };
    expect(objections(vendorInfoSchema, { ...valid, deliveryTimings })).toEqual({
      'deliveryTimings.openDays': fieldErrorWords.openDays,
    });
    expect(
      vendorInfoSchema.safeParse({ ...valid, deliveryTimings: { ...defaultTimings, openDays: [0] } }).success,
    ).toBe(true);
  });

  it('start from 09:00 to 22:00, Monday to Saturday', () => {
    expect(emptyVendorInfo.deliveryTimings).toEqual({
      openTime: '09:00',
      closeTime: '22:00',
      openDays: [1, 2, 3, 4, 5, 6],
    });
  });
});
