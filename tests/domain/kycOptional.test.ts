import { describe, expect, it } from 'vitest';
import { offersAll, readCapabilities } from '#lib/domain/reply/capabilities.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { slotsOf, missingSlots } from '#lib/domain/documents/documents.ts';
import {
  askedKyc,
  differingKyc,
  emptyKycForm,
  kycBody,
  kycFields,
  kycFormSchema,
  kycSchema,
  kycWarnings,
  type KycBody,
} from '#lib/domain/kyc/kyc.ts';
import { readKycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { optionalKycNames, type KycForm } from '#lib/domain/kyc/kycFields.ts';
import { emptyLicence, licenceFormIds, licencesOf, type Licence } from '#lib/domain/kyc/licences.ts';
import { isSameKycForm, initialKyc } from '#lib/domain/kyc/openKyc.ts';
import { vendorReplySchema } from '#lib/domain/vendor.ts';

const form = (typed: Partial<KycForm>): KycForm => ({ ...emptyKycForm, ...typed });
const licence = (typed: Partial<Licence>): Licence => ({ form: '', number: '', paidUpTo: '', ...typed });

/** Returns the optional fields of a form as they are sent. */
function optionalOf(category: CategoryId, typed: KycForm): KycBody {
  const body = kycBody(category, typed, offersAll);
  return Object.fromEntries(optionalKycNames.flatMap((name) => (name in body ? [[name, body[name]]] : [])));
}

describe('The optional fields of KYC', () => {
  it('are shown and sent only if the API offers them', () => {
    const typed = form({ fssaiNumber: '10012345678901', fssaiExpiry: '2027-06-30' });
    const offered = readCapabilities('fssaiExpiry');
    const none = readCapabilities('');
    const names = (offers: typeof none) => askedKyc('supplements', typed, offers).map(({ name }) => name);
    expect(kycBody('supplements', typed, offered)).toHaveProperty('fssaiExpiry', '2027-06-30');
    expect(names(offered)).toContain('fssaiExpiry');
    expect(kycBody('supplements', typed, none)).toEqual({ fssaiNumber: '10012345678901' });
    expect(names(none)).not.toContain('fssaiExpiry');
    expect(askedKyc('labs', emptyKycForm, none).map(({ name }) => name)).not.toContain('gstExempt');
  });

  it('always include the declaration of a printed number, even if it is not sent', () => {
    const typed = form({ drugLicenseNumber: 'CBE/1234/20', licenceAsPrinted: true });
    const none = readCapabilities('');
    expect(askedKyc('pharmacy', typed, none).map(({ name }) => name)).toContain('licenceAsPrinted');
    expect(kycBody('pharmacy', typed, none)).toEqual({ drugLicenseNumber: 'CBE/1234/20' });
  });

  it('are absent without a value', () => {
    expect(optionalOf('pharmacy', form({ drugLicenseNumber: 'KA/2023/123456' }))).toEqual({});
    expect(optionalOf('labs', emptyKycForm)).toEqual({});
    expect(optionalOf('supplements', emptyKycForm)).toEqual({});
  });

  it('declare a number as printed only if it has no known form', () => {
    const said = { licenceAsPrinted: true };
    expect(optionalOf('pharmacy', form({ ...said, drugLicenseNumber: 'CBE/1234/20' }))).toEqual(said);
    expect(optionalOf('pharmacy', form({ ...said, drugLicenseNumber: '20-41195' }))).toEqual({});
    expect(optionalOf('labs', form({ ...said, drugLicenseNumber: 'CBE/1234/20' }))).toEqual({});
  });

  it('list the specified licence first and leave out empty rows', () => {
    const typed = form({
      drugLicenseNumber: ' 20-41195 ',
      licences: [
        licence({ number: 'what was there before', form: '20', paidUpTo: '2028-03-31' }),
        licence({}),
        licence({ form: '21', number: '21-41196' }),
      ],
    });
    expect(optionalOf('pharmacy', typed)).toEqual({
      licences: [
        { form: '20', number: '20-41195', paidUpTo: '2028-03-31' },
        { form: '21', number: '21-41196' },
      ],
    });
    expect(licencesOf(typed.licences, typed.drugLicenseNumber)[0].number).toBe(' 20-41195 ');
  });

  it('are empty at first', () => {
    expect(emptyKycForm).toMatchObject({
      licenceAsPrinted: false,
      licences: [],
      fssaiExpiry: '',
      gstExempt: false,
    });
    expect(licencesOf([], '20-41195')).toEqual([{ form: '', number: '20-41195', paidUpTo: '' }]);
    expect(emptyLicence).toEqual({ form: '', number: '', paidUpTo: '' });
  });

  it('offer the licence forms of the Drugs Rules', () => {
    expect(licenceFormIds).toEqual([
      ...['20', '21', '20A', '21A', '20B', '21B', '20BB', '21BB', '20C', '20D', '20F', '20G'],
    ]);
  });

  it('declare the first licence as printed in its own field', () => {
    const typed = {
      drugLicenseNumber: 'CBE/1234/20',
      licenceAsPrinted: true,
      licences: [licence({ form: '20' })],
    };
    expect(optionalOf('pharmacy', form(typed))).toEqual({
      licenceAsPrinted: true,
      licences: [{ form: '20', number: 'CBE/1234/20' }],
    });
  });

  it('belong to their own category', () => {
    const typed = form({ fssaiExpiry: '2027-06-30', gstExempt: true, licences: [licence({ form: '20' })] });
    expect(optionalOf('supplements', typed)).toEqual({ fssaiExpiry: '2027-06-30' });
    expect(optionalOf('labs', typed)).toEqual({ gstExempt: true });
  });

  it('differ if they were changed or removed', () => {
    const held: KycBody = { licences: [{ number: '20-41195' }], gstExempt: true };
    expect(differingKyc({}, {})).toEqual([]);
    expect(differingKyc(held, held)).toEqual([]);
    expect(differingKyc({}, held)).toEqual(['gstExempt', 'licences']);
    expect(differingKyc({ fssaiExpiry: '2027-06-30' }, {})).toEqual(['fssaiExpiry']);
  });

  it('are read from any reply; fields that it does not name are absent', () => {
    expect(readKycDetails({})).toEqual({});
    const read = readKycDetails({
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
      expect(readKycDetails({ fssaiExpiry })).toEqual({ fssaiExpiry: '' });
    const vendor = vendorReplySchema.parse({ id: 'v1', kyc: { licences: [], gstExempt: false } });
    expect(vendor?.kyc?.details).toEqual({ licences: [], gstExempt: false });
  });

  it('count when two forms are compared', () => {
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

  it('needs a plausible number once anything is typed for it', () => {
    const first = licence({});
    expect(objections([first, licence({})])).toEqual([]);
    expect(objections([first, licence({ form: ' ', paidUpTo: ' ' })])).toEqual([]);
    expect(objections([first, licence({ number: '21-41196' })])).toEqual([]);
    // The first licence's number is the specified field.
    expect(objections([licence({ form: '20', number: 'abc' })])).toEqual([]);
    const further = [
      licence({ form: '21' }),
      licence({ number: 'abc' }),
      licence({ paidUpTo: '2028-03-31' }),
    ];
    expect(objections([first, ...further])).toEqual([
      ['licences.1.number', 'drugLicenseNumber'],
      ['licences.2.number', 'drugLicenseNumber'],
      ['licences.3.number', 'drugLicenseNumber'],
    ]);
  });

  it('of no known form is accepted once it is declared as printed', () => {
    const first = licence({});
    const other = { number: 'CBE/1234/20' };
    expect(objections([first, licence(other)])).toEqual([['licences.1.number', 'drugLicenseNumber']]);
    expect(objections([first, licence({ ...other, asPrinted: true })])).toEqual([]);
    expect(objections([first, licence({ number: 'abc', asPrinted: true })])).toHaveLength(1);
  });

  it('sends the declaration only if needed, and reads it back', () => {
    const typed = form({
      drugLicenseNumber: '20-41195',
      licences: [
        licence({}),
        licence({ number: 'CBE/1234/20', asPrinted: true }),
        licence({ number: '21-41196', asPrinted: true }),
      ],
    });
    const sent = optionalOf('pharmacy', typed);
    expect(sent.licences).toEqual([
      { number: '20-41195' },
      { number: 'CBE/1234/20', asPrinted: true },
      { number: '21-41196' },
    ]);
    expect(readKycDetails({ ...sent }).licences?.map(({ asPrinted }) => asPrinted)).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });

  it('is validated only for a pharmacy', () => {
    const licences = [licence({}), licence({ number: 'abc' })];
    for (const category of ['supplements', 'labs'] as const) {
      const paths = kycFormSchema(category, { licences }).safeParse(emptyKycForm).error?.issues ?? [];
      expect(paths.map(({ path }) => path[0])).not.toContain('licences');
    }
  });

  it('that the API no longer takes does not stop the vendor', () => {
    const saved = { drugLicenseNumber: '20-41195', licences: [licence({}), licence({ number: 'abc' })] };
    const state = { isAccepted: false, isCompleted: false, isDraft: true, correction: null };
    const refused = (list: string) => {
      const { start } = initialKyc('pharmacy', saved, state, readCapabilities(list));
      const { error } = kycFormSchema('pharmacy', start).safeParse(start);
      return error?.issues.some(({ path }) => path[0] === 'licences');
    };
    expect([refused('licences'), refused('')]).toEqual([true, false]);
  });

  it('that was accepted once needs no new declaration', () => {
    const saved = {
      drugLicenseNumber: '20-41195',
      licences: [licence({ number: '20-41195' }), licence({ number: 'CBE/1234/20' })],
    };
    const found = (isAccepted: boolean) =>
      initialKyc(
        'pharmacy',
        saved,
        { isAccepted, isCompleted: isAccepted, isDraft: false, correction: null },
        offersAll,
      ).start.licences[1]?.asPrinted;
    expect(found(true)).toBe(true);
    expect(found(false)).toBeUndefined();
  });
});

describe('GST', () => {
  const declared = { gstExempt: true };

  it('is shown again if the API has no field for the exemption', () => {
    const state = { isAccepted: false, isCompleted: false, isDraft: true, correction: null };
    const startWith = (list: string) =>
      initialKyc('labs', declared, state, readCapabilities(list)).start.gstExempt;
    expect([startWith('gstExempt'), startWith('')]).toEqual([true, false]);
  });

  it('number and certificate are replaced for a lab that declares the exemption', () => {
    expect(kycFields('labs', declared)).not.toContain('gstNumber');
    const sent = kycBody('labs', form({ ...declared, gstNumber: '29ABCPE1234F1Z5' }), offersAll);
    expect(sent).toEqual(declared);
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

  it.each(['pharmacy', 'supplements'] as const)('is required for %s, whatever is declared', (category) => {
    expect(kycFields(category, declared)).toEqual(kycFields(category));
    expect(slotsOf(category, declared)).toEqual(slotsOf(category));
  });
});

it('an FSSAI number without exactly 14 digits gets a warning and passes', () => {
  const noted = (fssaiNumber: string) => kycWarnings(form({ fssaiNumber })).fssaiNumber;
  expect(noted('1234')).toEqual(['fssai-digits']);
  for (const odd of ['100123456789012', 'x10012345678901']) expect(noted(odd)).toEqual(['fssai-digits']);
  for (const sound of ['', '10012345678901', ' 1001 2345 678 901 ']) expect(noted(sound)).toBeUndefined();
});
