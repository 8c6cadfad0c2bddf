import { describe, expect, it } from 'vitest';
import { readMoment } from '#lib/domain/moment.ts';
import { readTimings } from '#lib/domain/info/timings.ts';
import { infoTexts } from '#lib/domain/info/infoFields.ts';
import { readCoordinates } from '#lib/domain/info/coordinates.ts';
import { hasAnyKycField, vendorCategory, vendorReplySchema, type Vendor } from '#lib/domain/vendor.ts';

const raw = {
  id: 'v1',
  name: 'Asha Medicals',
  ownerName: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+919876543210',
  supportPhone: '+919876543211',
  addressLine1: '12, MG Road',
  addressLine2: 'First floor',
  city: 'Bengaluru',
  pincode: '560001',
  state: 'Karnataka',
  location: { latitude: 12.971599, longitude: 77.594566 },
  openingHours: { openTime: '09:00', closeTime: '22:00', openDays: [1, 2] },
  categories: ['pharmacy'],
  status: 'kyc_submitted',
  phoneVerified: true,
  kyc: {
    status: 'submitted',
    panNumber: 'ABCDE1234F',
    bankHolderName: 'Asha Rao',
    bankAccount: '0012345678',
  },
  contract: { termsAccepted: true },
  documents: [{ type: 'gst', uploadedAt: '2026-01-01T00:00:00Z', url: '/files/1' }],
};

const read = (reply: object): Vendor => vendorReplySchema.parse(reply);
const vendorOf = (fields: object): Vendor => read({ id: 'v1', ...fields });
/** Returns the place where a reply does not fit. */
const misfitOf = (reply: unknown) => vendorReplySchema.safeParse(reply).error?.issues[0]?.path[0];

describe('a vendor’s reply', () => {
  it.each([
    ['bare', raw],
    ['under vendor', { vendor: raw }],
    ['under data', { data: raw }],
    ['under data.vendor', { success: true, data: { vendor: raw } }],
    ['under payload.result.vendor', { payload: { result: { vendor: raw } } }],
    ['beside a null wrapper', { ...raw, vendor: null, data: null }],
  ])('is read %s', (_, reply) => {
    expect(read(reply)).toMatchObject({
      id: 'v1',
      vendorName: 'Asha Medicals',
      ownerName: 'Asha Rao',
      addressLine2: 'First floor',
      state: 'Karnataka',
      location: { lat: 12.971599, lng: 77.594566 },
      timings: { openTime: '09:00', closeTime: '22:00', openDays: [1, 2] },
      categories: ['pharmacy'],
      status: { type: 'kyc-submitted' },
      phoneVerified: true,
      kyc: {
        status: { type: 'submitted' },
        details: { panNumber: 'ABCDE1234F', bankAccount: '0012345678' },
      },
      contractAccepted: true,
      documents: [{ type: 'gst', uploadedAt: readMoment('2026-01-01T00:00:00Z'), url: '/files/1' }],
    });
  });

  it.each([
    { vendor: {} },
    { data: { vendor: { id: '' } } },
    { id: null, ownerName: 'Asha' },
    { id: 'request-1', vendor: { name: 'Asha' } },
    { id: {}, kyc: null },
    { data: { baseInfo: {} } },
  ])('with a vendor without an id is a separate error: %j', (reply) => {
    expect(misfitOf(reply)).toBe('vendor.id');
  });

  it.each([
    null,
    undefined,
    [],
    'v1',
    1,
    [raw],
    {},
    { id: '  ' },
    { vendor: null },
    { vendor: raw.name },
    { data: null },
    { success: true },
  ])('that is %j cannot be read', (reply) => {
    expect(misfitOf(reply)).toBe('vendor');
  });

  it('with only an id has no other values', () => {
    expect(read({ id: 7 })).toEqual({
      id: '7',
      ...infoTexts(() => null),
      addressLine2: null,
      state: null,
      location: null,
      timings: null,
      categories: [],
      status: null,
      phoneVerified: false,
      isPhoneUnproven: false,
      kyc: null,
      contractAccepted: false,
      contractAcceptedAt: null,
      contractVersion: null,
      minimumOrder: null,
      deliveryRadius: null,
      documents: [],
      rejectionReason: null,
      flagged: [],
      reviewItems: [],
      outstanding: null,
      submittedAt: null,
      decidedAt: null,
    });
  });

  it('with only nulls has no other values', () => {
    const nulls = Object.fromEntries(
      [...Object.keys(raw), 'baseInfo', 'category', 'review'].map((key) => [key, null]),
    );
    expect(read({ ...nulls, id: 7 })).toEqual(read({ id: 7 }));
  });

  it('takes missing top-level fields from baseInfo', () => {
    const baseInfo = {
      vendorName: 'Asha Stores',
      ownerName: 'Asha',
      city: 'Pune',
      coords: { lat: 0, lng: '73.8567' },
      deliveryTimings: { openTime: '10:00', closeTime: '20:00', openDays: [0] },
    };
    expect(vendorOf({ baseInfo, city: 'Mumbai', ownerName: ' ' })).toMatchObject({
      vendorName: 'Asha Stores',
      ownerName: 'Asha',
      city: 'Mumbai',
      location: { lat: 0, lng: 73.8567 },
      timings: { openTime: '10:00', closeTime: '20:00', openDays: [0] },
    });
  });

  it.each([
    [{ phoneVerified: true }, true],
    [{ phoneVerifiedAt: '2026-01-01T00:00:00Z' }, true],
    [{ phoneVerified: false, phoneVerifiedAt: null }, false],
    [{ phoneVerified: 'true' }, false],
    [{ phoneVerifiedAt: '' }, false],
    [{}, false],
  ])('%j has a verified phone: %s', (fields, verified) => {
    expect(vendorOf(fields).phoneVerified).toBe(verified);
  });

  it.each([
    [{ phoneVerified: false }, true],
    [{ phoneVerified: false, phoneVerifiedAt: '2026-01-01T00:00:00Z' }, false],
    [{ phoneVerified: true }, false],
    [{}, false],
  ])('%j has a phone that was never proven: %s', (fields, unproven) => {
    expect(vendorOf(fields).isPhoneUnproven).toBe(unproven);
  });

  it.each([
    [{ categories: ['LABS'] }, ['labs']],
    [{ category: 'lab' }, ['labs']],
    [{ categories: ['labs', 'Pharmacy'], category: 'labs' }, ['labs', 'pharmacy']],
    [{ categories: ['grocery', null, 4], category: 'supplement' }, ['supplements']],
    [{ categories: 'labs' }, []],
    [{ categories: {} }, []],
  ])('normalises the categories of %j to %j', (fields, categories) => {
    const vendor = vendorOf(fields);
    expect(vendor.categories).toEqual(categories);
    expect(vendorCategory({ categories: vendor.categories })).toBe(categories[0] ?? null);
  });

  it('leaves out documents without a type', () => {
    const documents = [
      null,
      'gst',
      {},
      { type: '' },
      { url: '/x' },
      { type: 'gst', url: 5 },
      [{ type: 'gst' }],
    ];
    expect(vendorOf({ documents }).documents).toEqual([{ type: 'gst', uploadedAt: null, url: '5' }]);
    expect(vendorOf({ documents: { type: 'gst' } }).documents).toEqual([]);
  });

  it('has its dates from the review and the consent, else from the contract', () => {
    const [first, second] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'];
    const contract = { submittedAt: first };
    expect(vendorOf({ contract })).toMatchObject({
      submittedAt: readMoment(first),
      contractAcceptedAt: readMoment(first),
    });
    const consents = [{ acceptedAt: second }];
    expect(vendorOf({ contract: { ...contract, consents }, review: { submittedAt: second } })).toMatchObject({
      submittedAt: readMoment(second),
      contractAcceptedAt: readMoment(second),
    });
  });

  it('has the outstanding items if the reply lists them', () => {
    const waitedFor = (outstanding: unknown) => vendorOf({ review: { outstanding } }).outstanding;
    expect([['gst', 'ifsc'], [], undefined, 'gst'].map(waitedFor)).toEqual([['gst', 'ifsc'], [], null, null]);
  });

  it('accepts a contract only with exactly true', () => {
    for (const termsAccepted of [false, 'true', 1, null, undefined]) {
      expect(vendorOf({ contract: { termsAccepted } }).contractAccepted).toBe(false);
    }
    expect(vendorOf({ contract: true }).contractAccepted).toBe(false);
  });
});

describe('KYC details', () => {
  it("use bankHolderName as the PAN holder's name, never the account holder's", () => {
    expect(vendorOf({ kyc: { bankHolderName: 'Asha' } })?.kyc?.details).toEqual({ panHolderName: 'Asha' });
    expect(vendorOf({ kyc: { bankHolderName: 'B', panHolderName: 'A' } })?.kyc?.details.panHolderName).toBe(
      'A',
    );
  });

  it('distinguish an emptied field from an absent one and from a placeholder', () => {
    const kyc = { panNumber: '', gstNumber: null, ifsc: 'undefined', bankAccount: '  ' };
    expect(vendorOf({ kyc })?.kyc?.details).toEqual({ panNumber: '', gstNumber: '', bankAccount: '' });
  });

  it('keep leading zeros', () => {
    expect(vendorOf({ kyc: { bankAccount: '000012345678' } })?.kyc?.details.bankAccount).toBe('000012345678');
  });

  it.each([
    [{ kyc: { submittedAt: '2026-01-01' } }, true],
    [{ kyc: { verificationDate: '2026-01-01' } }, true],
    [{ kyc: { panNumber: 'A' } }, true],
    [{ kyc: { bankHolderName: 'Asha' } }, true],
    [{ kyc: { licences: [{ number: '20-41195' }] } }, true],
    [{ kyc: { licences: [] } }, false],
    [{ kyc: { gstExempt: true } }, true],
    [{ kyc: { status: 'incomplete' } }, false],
    [{ kyc: { panNumber: '  ', ifsc: null } }, false],
    [{ kyc: {} }, false],
    [{ kyc: [] }, false],
    [{}, false],
  ])('in %j contain more than their status: %s', (fields, expected) => {
    expect(hasAnyKycField(vendorOf(fields).kyc ?? null)).toBe(expected);
  });
});

describe('coordinates', () => {
  it.each([
    [
      { latitude: 12.5, longitude: 77.5 },
      { lat: 12.5, lng: 77.5 },
    ],
    [
      { lat: 12.5, lng: 77.5 },
      { lat: 12.5, lng: 77.5 },
    ],
    [
      { lat: '12.5', lng: ' 77.5 ' },
      { lat: 12.5, lng: 77.5 },
    ],
    [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 0 },
    ],
    [
      { lat: -90, lng: 180 },
      { lat: -90, lng: 180 },
    ],
    [{ lat: 90.01, lng: 0 }, null],
    [{ lat: 0, lng: 180.01 }, null],
    [{ lat: 12.5 }, null],
    [{ lat: '', lng: '' }, null],
    [{ lat: null, lng: null }, null],
    [{ lat: 'north', lng: 'east' }, null],
    [[12.5, 77.5], null],
    ['12.5,77.5', null],
    [null, null],
  ])('in %j are %j', (value, coordinates) => {
    expect(readCoordinates(value)).toEqual(coordinates);
  });
});

describe('timings', () => {
  const times = { openTime: '09:00', closeTime: '22:00' };

  it.each([
    [
      { ...times, openDays: [1, 2] },
      { ...times, openDays: [1, 2] },
    ],
    [{ ...times }, { ...times, openDays: [] }],
    [
      { ...times, openDays: [0, 7, -1, 1.5, '2', null, 6] },
      { ...times, openDays: [0, 6] },
    ],
    [
      { ...times, openDays: [1], dayWise: [{ day: 1, ...times }] },
      { ...times, openDays: [1], dayWise: [{ day: 1, ...times }] },
    ],
    [
      { ...times, openDays: [1], dayWise: [{ day: 9, ...times }, null] },
      { ...times, openDays: [1] },
    ],
    [{ openTime: '09:00', openDays: [1] }, null],
    [{ openTime: '9', closeTime: '22:00' }, null],
    [{ openTime: '25:00', closeTime: '22:00' }, null],
    [[], null],
    [null, null],
  ])('in %j are %j', (value, timings) => {
    expect(readTimings(value)).toEqual(timings);
  });
});
