import { describe, expect, it } from 'vitest';
import { slotsOf, missingSlots } from '#lib/domain/documents.ts';
import {
  emptyKycForm,
  kycFields,
  kycFormSchema,
  kycPayload,
  kycSchema,
  kycWarnings,
  type KycForm,
} from '#lib/domain/kyc.ts';
import {
  changedExtras,
  emptyKycExtras,
  emptyLicence,
  kycExtrasBody,
  licenceFormIds,
  licencesOf,
  readKycExtras,
  type Licence,
} from '#lib/domain/kycExtras.ts';
import { isSameKycForm, kycArrival } from '#lib/domain/openKyc.ts';
import { vendorReplySchema } from '#lib/domain/vendor.ts';

const form = (typed: Partial<KycForm>): KycForm => ({ ...emptyKycForm, ...typed });
const licence = (typed: Partial<Licence>): Licence => ({ form: '', number: '', paidUpTo: '', ...typed });

describe('The optional fields of KYC', () => {
  it('are absent where nothing is said', () => {
    expect(kycExtrasBody('pharmacy', form({ drugLicenseNumber: 'KA/2023/123456' }))).toEqual({});
    expect(kycExtrasBody('labs', emptyKycForm)).toEqual({});
    expect(kycExtrasBody('supplements', emptyKycForm)).toEqual({});
  });

  it('say that a number is printed like this only of one that fits no form', () => {
    const said = { licenceAsPrinted: true };
    expect(kycExtrasBody('pharmacy', form({ ...said, drugLicenseNumber: 'CBE/1234/20' }))).toEqual(said);
    expect(kycExtrasBody('pharmacy', form({ ...said, drugLicenseNumber: '20-41195' }))).toEqual({});
    expect(kycExtrasBody('labs', form({ ...said, drugLicenseNumber: 'CBE/1234/20' }))).toEqual({});
  });

  it('have the specified licence first, with its form and date, and no empty row', () => {
    const typed = form({
      drugLicenseNumber: ' 20-41195 ',
      licences: [
        licence({ number: 'what was there before', form: '20', paidUpTo: '2028-03-31' }),
        licence({}),
        licence({ form: '21', number: '21-41196' }),
      ],
    });
    expect(kycExtrasBody('pharmacy', typed)).toEqual({
      licences: [
        { form: '20', number: '20-41195', paidUpTo: '2028-03-31' },
        { form: '21', number: '21-41196' },
      ],
    });
    expect(licencesOf(typed)[0]?.number).toBe(' 20-41195 ');
  });

  it('are none at first, and a licence of which nothing is known is empty', () => {
    expect(emptyKycExtras).toEqual({
      licenceAsPrinted: false,
      licences: [],
      fssaiExpiry: '',
      gstExempt: false,
    });
    expect(licencesOf({ licences: [], drugLicenseNumber: '20-41195' })).toEqual([
      { form: '', number: '20-41195', paidUpTo: '' },
    ]);
    expect(emptyLicence).toEqual({ form: '', number: '', paidUpTo: '' });
  });

  it('have the forms of the Drugs Rules to choose from', () => {
    expect(licenceFormIds).toEqual([
      ...['20', '21', '20A', '21A', '20B', '21B', '20BB', '21BB', '20C', '20D', '20F', '20G'],
    ]);
  });

  it('say of the first licence in its own field that it is printed like this', () => {
    const typed = {
      drugLicenseNumber: 'CBE/1234/20',
      licenceAsPrinted: true,
      licences: [licence({ form: '20' })],
    };
    expect(kycExtrasBody('pharmacy', form(typed))).toEqual({
      licenceAsPrinted: true,
      licences: [{ form: '20', number: 'CBE/1234/20' }],
    });
  });

  it('belong to their own category', () => {
    const typed = form({ fssaiExpiry: '2027-06-30', gstExempt: true, licences: [licence({ form: '20' })] });
    expect(kycExtrasBody('supplements', typed)).toEqual({ fssaiExpiry: '2027-06-30' });
    expect(kycExtrasBody('labs', typed)).toEqual({ gstExempt: true });
  });

  it('travel in a draft as far as they changed, and empty where they were taken away', () => {
    const held = { licences: [{ number: '20-41195' }], gstExempt: true };
    expect(changedExtras({}, {})).toEqual({});
    expect(changedExtras(held, held)).toEqual({});
    expect(changedExtras({}, held)).toEqual({ licences: [], gstExempt: false });
    expect(changedExtras({ fssaiExpiry: '2027-06-30' }, {})).toEqual({ fssaiExpiry: '2027-06-30' });
  });

  it('are read from any reply, and what it does not name is absent', () => {
    expect(readKycExtras({})).toEqual({});
    const read = readKycExtras({
      licences: [
        { form: 20, number: '20-1234', paidUpTo: '2028-03-31T00:00:00Z' },
        null,
        { paidUpTo: 'soon' },
      ],
      licenceAsPrinted: 'yes',
      fssaiExpiry: '2027-02-',
      gstExempt: true,
    });
    expect(read).toEqual({
      licences: [
        licence({ form: '20', number: '20-1234', paidUpTo: '2028-03-31' }),
        licence({}),
        licence({}),
      ],
      licenceAsPrinted: false,
      fssaiExpiry: '',
      gstExempt: true,
    });
    for (const fssaiExpiry of ['7-06-30', '2027-06-3', '2027-6-30', '2027-13-45', null])
      expect(readKycExtras({ fssaiExpiry })).toEqual({ fssaiExpiry: '' });
    const vendor = vendorReplySchema.parse({ id: 'v1', kyc: { licences: [], gstExempt: false } });
    expect(vendor?.kyc?.details).toEqual({ licences: [], gstExempt: false });
  });

  it('make a form another one', () => {
    const typed = form({ drugLicenseNumber: '20-41195' });
    expect(isSameKycForm('pharmacy', typed, { ...typed, licences: [licence({})] })).toBe(true);
    expect(isSameKycForm('pharmacy', typed, { ...typed, licences: [licence({ form: '20' })] })).toBe(false);
  });
});

describe('A further licence', () => {
  const objections = (licences: Licence[]) =>
    kycFormSchema('pharmacy', { licences })
      .safeParse(form({ drugLicenseNumber: '20-41195' }))
      .error?.issues.filter(({ path }) => path[0] === 'licences')
      .map(({ path, message }) => [path.join('.'), message]);

  it('needs a number that can be one, once anything is typed for it', () => {
    const first = licence({});
    expect(objections([first, licence({})])).toEqual([]);
    expect(objections([first, licence({ form: ' ', paidUpTo: ' ' })])).toEqual([]);
    expect(objections([first, licence({ number: '21-41196' })])).toEqual([]);
    // The first one's number is the specified field.
    expect(objections([licence({ form: '20', number: 'abc' })])).toEqual([]);
    expect(objections([first, licence({ form: '21' }), licence({ number: 'abc' })])).toEqual([
      ['licences.1.number', 'drugLicenseNumber'],
      ['licences.2.number', 'drugLicenseNumber'],
    ]);
  });

  it('that fits no known form is taken like the first: once it is said to be printed like this', () => {
    const first = licence({});
    const other = { number: 'CBE/1234/20' };
    expect(objections([first, licence(other)])).toEqual([['licences.1.number', 'drugLicenseNumber']]);
    expect(objections([first, licence({ ...other, asPrinted: true })])).toEqual([]);
    expect(objections([first, licence({ number: 'abc', asPrinted: true })])).toHaveLength(1);
  });

  it('says so on its way, if it needs to, and is read again', () => {
    const typed = form({
      drugLicenseNumber: '20-41195',
      licences: [
        licence({}),
        licence({ number: 'CBE/1234/20', asPrinted: true }),
        licence({ number: '21-41196', asPrinted: true }),
      ],
    });
    const sent = kycExtrasBody('pharmacy', typed);
    expect(sent.licences).toEqual([
      { number: '20-41195' },
      { number: 'CBE/1234/20', asPrinted: true },
      { number: '21-41196' },
    ]);
    expect(readKycExtras({ ...sent }).licences?.map(({ asPrinted }) => asPrinted)).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });

  it('is a pharmacy’s alone', () => {
    const licences = [licence({}), licence({ number: 'abc' })];
    for (const category of ['supplements', 'labs'] as const) {
      const paths = kycFormSchema(category, { licences }).safeParse(emptyKycForm).error?.issues ?? [];
      expect(paths.map(({ path }) => path[0])).not.toContain('licences');
    }
  });

  it('that was accepted once needs no word again', () => {
    const saved = {
      drugLicenseNumber: '20-41195',
      licences: [licence({ number: '20-41195' }), licence({ number: 'CBE/1234/20' })],
    };
    const found = (isAccepted: boolean) =>
      kycArrival('pharmacy', saved, { isAccepted, isCompleted: isAccepted, isDraft: false, correction: null })
        .start.licences[1]?.asPrinted;
    expect(found(true)).toBe(true);
    expect(found(false)).toBeUndefined();
  });
});

describe('GST', () => {
  const declared = { gstExempt: true };

  it('is replaced for a lab that declares it is exempt: number and certificate', () => {
    expect(kycFields('labs', declared)).not.toContain('gstNumber');
    expect(kycPayload('labs', form({ ...declared, gstNumber: '29ABCPE1234F1Z5' }))).toEqual({});
    expect(
      kycSchema('labs', declared)
        .safeParse({})
        .error?.issues.map(({ path }) => path[0]),
    ).not.toContain('gstNumber');
    expect(slotsOf('labs', declared)).not.toContain('gst');
    expect(missingSlots('labs', [], declared)).toEqual(['labLicense', 'ownerPhoto', 'entranceWithOwner']);
    expect(kycFields('labs')).toContain('gstNumber');
    expect(slotsOf('labs')).toContain('gst');
  });

  it.each(['pharmacy', 'supplements'] as const)('is asked of %s, whatever is declared', (category) => {
    expect(kycFields(category, declared)).toEqual(kycFields(category));
    expect(slotsOf(category, declared)).toEqual(slotsOf(category));
  });
});

it('an FSSAI number of other than 14 digits is noted and passes', () => {
  const noted = (fssaiNumber: string) => kycWarnings(form({ fssaiNumber })).fssaiNumber;
  expect(noted('1234')).toEqual(['fssai-digits']);
  for (const odd of ['100123456789012', 'x10012345678901']) expect(noted(odd)).toEqual(['fssai-digits']);
  for (const sound of ['', '10012345678901', ' 1001 2345 678 901 ']) expect(noted(sound)).toBeUndefined();
});
