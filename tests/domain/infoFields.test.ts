import { describe, expect, it } from 'vitest';
import {
  addressOf,
  infoFieldRows,
  infoNames,
  infoTexts,
  shownInfo,
  wholeInfo,
  type InfoFieldRow,
} from '#lib/domain/info/infoFields.ts';
import { emptyVendorInfo, isUnknownPin } from '#lib/domain/info/vendorInfoForm.ts';

describe('A field of vendor information', () => {
  it('gets its country code if it is a phone number, else stays unchanged', () => {
    expect(wholeInfo('phone', '98765 43210')).toBe('+919876543210');
    expect(wholeInfo('supportPhone', '98765 43210')).toBe('+919876543210');
    expect(wholeInfo('city', 'Pune')).toBe('Pune');
  });

  it('is shown in groups if it is a phone number', () => {
    expect(shownInfo('phone', '9876543210')).toBe('+91\u00a098765\u00a043210');
    expect(shownInfo('pincode', '411001')).toBe('411001');
  });

  it('is shown as empty if the phone is unknown', () => {
    expect(shownInfo('supportPhone', '')).toBe('');
  });

  it('is empty at first', () => {
    expect(emptyVendorInfo).toMatchObject({ vendorName: '', pincode: '', coords: null });
  });

  it("has the browser's autofill token", () => {
    expect(Object.fromEntries(infoFieldRows.map((row) => [row.name, row.autoComplete]))).toMatchObject({
      vendorName: 'organization',
      ownerName: 'name',
      email: 'email',
      phone: 'tel-national',
      supportPhone: 'off',
      addressLine1: 'address-line1',
      pincode: 'postal-code',
      city: 'address-level2',
    });
  });

  it('belongs to the business, then to its place; short fields share a line', () => {
    const rows: readonly InfoFieldRow[] = infoFieldRows;
    const names = (fits: (row: InfoFieldRow) => boolean) => rows.filter(fits).map(({ name }) => name);
    const place = names(({ group }) => group === 'place');
    expect(place).toEqual(expect.arrayContaining(['addressLine1', 'pincode', 'city']));
    expect(names(() => true).slice(-place.length)).toEqual(place);
    const beside = names(({ isBeside }) => isBeside === true);
    expect(beside).toEqual(expect.arrayContaining(['ownerName', 'supportPhone', 'city']));
  });

  it('is in the order of the form: the map before the address, and the hours last', () => {
    const names = infoFieldRows.map(({ name }) => name);
    const at = names.indexOf('addressLine1');
    expect(infoNames).toEqual([...names.slice(0, at), 'coords', ...names.slice(at), 'deliveryTimings']);
  });
});

describe('An address', () => {
  const texts = { ...infoTexts(() => ''), addressLine1: '12 MG Road', city: 'Pune', pincode: '411001' };

  it('is one line with the PIN code last, without missing parts', () => {
    expect(addressOf(texts)).toBe('12 MG Road, Pune, 411001');
    expect(addressOf({ ...texts, addressLine1: '', vendorName: 'Asha' })).toBe('Pune, 411001');
    expect(addressOf({ ...texts, pincode: null })).toBe('12 MG Road, Pune');
    expect(addressOf(infoTexts(() => ''))).toBe('');
  });
});

it('A complete PIN code that starts with 0 is unknown', () => {
  const typed = ['012345', '112345', '01234', '0123456', '1012345'];
  expect(typed.filter(isUnknownPin)).toEqual(['012345']);
});
