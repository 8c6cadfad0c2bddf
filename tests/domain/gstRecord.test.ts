import { describe, expect, test } from 'vitest';
import { gstReplySchema, prefillFromGst, type GstRecord } from '#lib/domain/gst/gstRecord.ts';
import { differingStates, stateOfGstin, statesOfPin } from '#lib/domain/gst/gstStates.ts';
import { infoTexts } from '#lib/domain/info/infoFields.ts';

const record: GstRecord = {
  legalName: 'Asha Rao',
  tradeName: 'Asha Medicals',
  address: '12 MG Road, Bengaluru',
  pincode: '560001',
  state: 'Karnataka',
  status: 'active',
};
const person = '29ABCPE1234F1Z5';
const company = '29ABCCE1234F1Z5';
const nothing = infoTexts(() => '');

describe('The reply of the GST register', () => {
  test.each([
    ['bare', record],
    ['under data', { data: record }],
    ['under data and taxpayer', { success: true, data: { taxpayer: record } }],
  ])('is read %s', (_how, reply) => {
    expect(gstReplySchema.parse(reply)).toEqual(record);
  });

  test.each([
    ['Active', 'active'],
    ['CANCELLED', 'cancelled'],
    ['Cancelled suo-moto', 'cancelled'],
    ['Inactive', 'cancelled'],
    ['Suspended', 'suspended'],
    ['Provisional', null],
    [null, null],
  ])('has the status %j as %j', (status, read) => {
    expect(gstReplySchema.parse({ ...record, status }).status).toBe(read);
  });

  test('leaves out masked values and a PIN code of another form', () => {
    const masked = { ...record, tradeName: 'As****', address: 'XXXXXX', pincode: '5600' };
    expect(gstReplySchema.parse(masked)).toEqual({
      ...record,
      tradeName: null,
      address: null,
      pincode: null,
    });
  });

  test.each([[{}], [[]], [null], [7], [{ status: 'active' }], [{ legalName: 'N/A' }], [{ legalName: {} }]])(
    'cannot be read without a name: %j',
    (reply) => {
      expect(gstReplySchema.safeParse(reply).success).toBe(false);
    },
  );
});

describe('What a record knows for the first step', () => {
  test('offers all of an empty form; a legal name is an owner only for a person', () => {
    const names = (gstin: string) =>
      prefillFromGst(gstin, record, nothing).map(({ name, text }) => [name, text]);
    expect(names(person)).toEqual([
      ['vendorName', 'Asha Medicals'],
      ['ownerName', 'Asha Rao'],
      ['addressLine1', '12 MG Road, Bengaluru'],
      ['pincode', '560001'],
    ]);
    expect(names(company).map(([name]) => name)).toEqual(['vendorName', 'addressLine1', 'pincode']);
    const noTrade = prefillFromGst(company, { ...record, tradeName: null }, nothing);
    expect(noTrade[0]).toEqual({ name: 'vendorName', text: 'Asha Rao', isOther: false });
  });

  test('leaves out what is typed alike, and marks what is typed differently', () => {
    const typed = { ...nothing, vendorName: ' asha MEDICALS.', pincode: '560002' };
    expect(prefillFromGst(company, record, typed)).toEqual([
      { name: 'addressLine1', text: '12 MG Road, Bengaluru', isOther: false },
      { name: 'pincode', text: '560001', isOther: true },
    ]);
  });
});

describe('The states of numbers', () => {
  test.each([
    ['29', 'Karnataka'],
    ['33', 'Tamil Nadu'],
    ['99', null],
    ['', null],
  ])('a GSTIN with %j is of %j', (code, state) => {
    expect(stateOfGstin(`${code}ABCDE1234F1Z5`.slice(code === '' ? 15 : 0))).toBe(state);
  });

  test.each([
    ['560001', ['Karnataka']],
    ['403001', ['Goa', 'Maharashtra']],
    ['248001', ['Uttarakhand', 'Uttar Pradesh']],
    ['56000', []],
    ['900001', []],
  ])('the PIN code %s is of %j', (pincode, states) => {
    expect(statesOfPin(pincode).toSorted()).toEqual([...states].toSorted());
  });

  test('every zone of PIN codes is in a state', () => {
    const zones = [
      [11, 28],
      [30, 34],
      [36, 53],
      [56, 64],
      [67, 78],
      [79, 85],
    ].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, more) => first + more));
    expect(zones.filter((zone) => statesOfPin(`${zone}0001`).length === 0)).toEqual([]);
  });

  test('differ only if they certainly do', () => {
    expect(differingStates('29ABCDE1234F1Z5', '600001')).toEqual({ gstin: 'Karnataka', pin: 'Tamil Nadu' });
    expect(differingStates('29ABCDE1234F1Z5', '560001')).toBeNull();
    expect(differingStates('30ABCDE1234F1Z5', '403001')).toBeNull();
    expect(differingStates('99ABCDE1234F1Z5', '600001')).toBeNull();
    expect(differingStates('29ABCDE1234F1Z5', '6000')).toBeNull();
  });
});
