import { afterEach, describe, expect, test } from 'vitest';
import { isKnownLicence, isPlausibleLicence } from '#lib/domain/kyc/licence.ts';
import { knownLicences } from '../domain/licenceCorpus.ts';
import { createSandbox } from '#sandbox/testing.ts';
import {
  acceptContract,
  call,
  fileOf,
  getProgress,
  getVendor,
  kycOf,
  newVendor,
  patchKyc,
  submittedVendor,
  upload,
  vendorPath,
  type Answer,
  type Body,
  type MadeVendor,
} from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const saveDraft = (vendor: MadeVendor, body: Body): Promise<Answer> =>
  call(sandbox, 'POST', vendorPath(vendor, '/kyc/draft'), { token: vendor.token, body });
const kycRead = async (vendor: MadeVendor): Promise<Body> => (await getVendor(sandbox, vendor))['kyc'];
const draftRead = async (vendor: MadeVendor): Promise<Body> =>
  (await getProgress(sandbox, vendor))['step2'].data;

describe('A KYC draft', () => {
  test('changes the sent fields and keeps the rest', async () => {
    const vendor = await newVendor(sandbox);
    await saveDraft(vendor, { panNumber: 'ABC', ifsc: 'HDFC' });
    await saveDraft(vendor, { panNumber: 'ABCD' });
    expect(await kycRead(vendor)).toMatchObject({ panNumber: 'ABCD', ifsc: 'HDFC' });
    expect(await draftRead(vendor)).toMatchObject({ panNumber: 'ABCD', ifsc: 'HDFC' });
  });

  test.each(['', null])('clears a field sent as %j, and later drafts keep it cleared', async (empty) => {
    const vendor = await newVendor(sandbox);
    await saveDraft(vendor, { panNumber: 'ABC', ifsc: 'HDFC' });
    await saveDraft(vendor, { panNumber: empty });
    await saveDraft(vendor, { ifsc: 'HDFC0' });
    expect(await kycRead(vendor)).toMatchObject({ panNumber: '', ifsc: 'HDFC0' });
    expect(await draftRead(vendor)).toMatchObject({ panNumber: '', ifsc: 'HDFC0' });
  });

  test('over a submission shows cleared fields as empty and the rest as submitted', async () => {
    const vendor = await newVendor(sandbox);
    await patchKyc(sandbox, vendor);
    await saveDraft(vendor, { gstNumber: '', bankAccount: '' });
    expect(await kycRead(vendor)).toMatchObject({
      ...kycOf('pharmacy'),
      gstNumber: '',
      bankAccount: '',
      isDraft: true,
      status: 'submitted',
    });
    expect(await draftRead(vendor)).toMatchObject({ bankAccount: '', idfyStatus: 'unverified' });
    await saveDraft(vendor, { gstNumber: kycOf('pharmacy')['gstNumber'], bankAccount: '012345678901' });
    expect((await kycRead(vendor))['isDraft']).toBe(false);
  });

  test('keeps unfinished licences, and null removes them and the declarations', async () => {
    const vendor = await newVendor(sandbox);
    const licences = [{ form: '20', number: '20-4' }, { form: '21' }];
    await saveDraft(vendor, { licences, licenceAsPrinted: true, fssaiExpiry: '2027-' });
    expect(await kycRead(vendor)).toMatchObject({ licences, licenceAsPrinted: true, fssaiExpiry: '2027-' });
    await saveDraft(vendor, { licences: null, licenceAsPrinted: null, fssaiExpiry: null });
    expect(await kycRead(vendor)).toMatchObject({ licences: [], licenceAsPrinted: false, fssaiExpiry: '' });
  });
});

describe('A drug licence number', () => {
  const nonsense = [
    'abc',
    '12',
    '   ',
    '12345x;',
    'abcdef',
    '1 2',
    '<b>12345</b>',
    'RLF20',
    '-----',
    '١٢٣٤٥',
  ];

  test.each(knownLicences)('in a known printed form is accepted: %s', async (drugLicenseNumber) => {
    expect(isKnownLicence(drugLicenseNumber)).toBe(true);
    const vendor = await newVendor(sandbox);
    expect((await patchKyc(sandbox, vendor, { drugLicenseNumber })).status).toBe(200);
    expect(await kycRead(vendor)).toMatchObject({ drugLicenseNumber });
  });

  test('in an unknown form is accepted only with licenceAsPrinted', async () => {
    const vendor = await newVendor(sandbox);
    const drugLicenseNumber = 'TN/CHE/20/ 00123';
    const refused = await patchKyc(sandbox, vendor, { drugLicenseNumber });
    expect(refused.body['errors']).toEqual([{ path: 'drugLicenseNumber', code: 'drugLicenseNumber' }]);
    const taken = await patchKyc(sandbox, vendor, { drugLicenseNumber, licenceAsPrinted: true });
    expect(taken.status).toBe(200);
    expect(await kycRead(vendor)).toMatchObject({ drugLicenseNumber, licenceAsPrinted: true });
  });

  test.each(nonsense)('that is nonsense is always refused: %j', async (drugLicenseNumber) => {
    expect([isKnownLicence(drugLicenseNumber), isPlausibleLicence(drugLicenseNumber)]).toEqual([
      false,
      false,
    ]);
    const vendor = await newVendor(sandbox);
    for (const licenceAsPrinted of [undefined, false, true]) {
      const answer = await patchKyc(sandbox, vendor, { drugLicenseNumber, licenceAsPrinted });
      expect(answer.body['errors']).toEqual([{ path: 'drugLicenseNumber', code: 'drugLicenseNumber' }]);
    }
  });
});

describe('Optional KYC details', () => {
  test('are stored and returned', async () => {
    const vendor = await newVendor(sandbox);
    const licences = [
      { form: '20', number: 'KA/2023/123456', paidUpTo: '2028-03-31' },
      { form: '21', number: 'RLF21KL2026002472' },
    ];
    expect((await patchKyc(sandbox, vendor, { licences })).status).toBe(200);
    expect((await kycRead(vendor))['licences']).toEqual(licences);
    const shop = await newVendor(sandbox, { category: 'supplements', name: 'Second' });
    expect((await patchKyc(sandbox, shop, { fssaiExpiry: '2027-06-30' })).status).toBe(200);
    expect((await kycRead(shop))['fssaiExpiry']).toBe('2027-06-30');
  });

  test.each<[string, Body]>([
    ['fssaiExpiry', { fssaiExpiry: '30.06.2027' }],
    ['fssaiExpiry', { fssaiExpiry: '2027-02-30' }],
    ['licences.0.number', { licences: [{ form: '20' }] }],
    ['licences.0.paidUpTo', { licences: [{ number: 'MYB1234', paidUpTo: 'soon' }] }],
    ['licences.0.number', { licences: [{ number: 'x'.repeat(60_000) }] }],
    ['licences', { licences: Array.from({ length: 21 }, () => ({ number: 'MYB1234' })) }],
    ['licenceAsPrinted', { licenceAsPrinted: 'yes' }],
  ])('that are malformed return a 400 that names %s', async (path, change) => {
    const answer = await patchKyc(sandbox, await newVendor(sandbox), change);
    expect([answer.status, answer.body['errors'][0].path]).toEqual([400, path]);
  });
});

describe('A lab that is exempt from GST', () => {
  const exempt = { gstNumber: undefined, gstExempt: true };

  test('needs no GST number and no certificate', async () => {
    const lab = await newVendor(sandbox, { category: 'labs' });
    expect((await patchKyc(sandbox, lab, exempt)).status).toBe(200);
    expect(await kycRead(lab)).toMatchObject({ gstExempt: true });
    expect(await kycRead(lab)).not.toHaveProperty('gstNumber');
    const files = { labLicense: fileOf('pdf'), ownerPhoto: fileOf('jpeg'), entranceWithOwner: fileOf('png') };
    await upload(sandbox, lab, files);
    expect(await getVendor(sandbox, lab)).toMatchObject({ status: 'documents_uploaded' });
    expect((await acceptContract(sandbox, lab)).status).toBe(200);
  });

  test('can still upload a certificate and remove it', async () => {
    const lab = await newVendor(sandbox, { category: 'labs' });
    await patchKyc(sandbox, lab, exempt);
    await upload(sandbox, lab, { gst: fileOf('pdf') });
    const remove = await call(sandbox, 'DELETE', vendorPath(lab, '/documents/gst'), { token: lab.token });
    expect(remove.status).toBe(200);
  });

  test.each(['pharmacy', 'supplements'] as const)(
    'is the only exempt vendor: a %s is refused',
    async (category) => {
      const vendor = await newVendor(sandbox, { category });
      const answer = await patchKyc(sandbox, vendor, exempt);
      expect(answer.body['errors']).toEqual([{ path: 'gstNumber', code: 'gstNumber' }]);
    },
  );

  test('is refused without a number unless it declares the exemption', async () => {
    const lab = await newVendor(sandbox, { category: 'labs' });
    expect((await patchKyc(sandbox, lab, { gstNumber: undefined })).status).toBe(400);
    expect((await patchKyc(sandbox, lab, { gstNumber: undefined, gstExempt: false })).status).toBe(400);
  });
});

describe('An API without the optional fields', () => {
  const extras = {
    licenceAsPrinted: true,
    licences: [{ number: 'MYB1234' }],
    fssaiExpiry: '2027-06-30',
    gstExempt: true,
  };

  test('refuses them with a 400 that names each, and accepts the call without them', async () => {
    sandbox.settings.extraFields = 'refused';
    const vendor = await newVendor(sandbox);
    const answer = await patchKyc(sandbox, vendor, extras);
    expect(answer.status).toBe(400);
    expect(answer.body['errors'].map(({ path }: Body) => path)).toEqual(Object.keys(extras));
    expect((await saveDraft(vendor, { fssaiExpiry: '2027-06-30' })).body['errors'][0].path).toBe(
      'fssaiExpiry',
    );
    expect((await patchKyc(sandbox, vendor)).status).toBe(200);
  });

  test('can also accept and ignore them', async () => {
    sandbox.settings.extraFields = 'ignored';
    const vendor = await newVendor(sandbox);
    expect((await patchKyc(sandbox, vendor, extras)).status).toBe(200);
    for (const name of Object.keys(extras)) expect(await kycRead(vendor)).not.toHaveProperty(name);
  });

  test('also refuses the optional fields of the contract', async () => {
    sandbox.settings.extraFields = 'refused';
    const vendor = await submittedVendor(sandbox);
    const body = { termsAccepted: true, contractVersion: '2026-11-21', consents: [] };
    const answer = await call(sandbox, 'POST', vendorPath(vendor, '/contract'), {
      token: vendor.token,
      body,
    });
    expect(answer.body['errors'].map(({ path }: Body) => path)).toEqual(['contractVersion', 'consents']);
  });
});
