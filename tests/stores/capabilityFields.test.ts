import { describe, expect, vi } from 'vitest';
import { setCapabilities } from '#lib/capabilities.ts';
import type { Capability } from '#lib/domain/reply/capabilities.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { contractAcceptance } from '#lib/domain/contract/consents.ts';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import type { KycForm } from '#lib/domain/kyc/kycFields.ts';
import { submitContract } from '#lib/stores/application/contract/partnerContract.ts';
import { restoreDrafts } from '#lib/stores/application/draft.ts';
import { createVendor, isOutcomeUnknown } from '#lib/stores/application/info/vendorCreation.ts';
import { kycSaving } from '#lib/stores/application/kyc/kycSaving.ts';
import { typedKyc } from '#lib/stores/application/kyc/typedKyc.ts';
import { keepLoginConsent } from '#lib/stores/session/consents.ts';
import { kycOf, testPhone, vendorInfo } from '../sandbox/helpers.ts';
import { enterAsVendor, test as it } from './sandboxed.ts';

/** The capabilities that are calls. The others add fields to a call, or say how the API treats one. */
type CallCapability =
  | 'deleteVendor'
  | 'deleteDocument'
  | 'consentList'
  | 'withdrawConsent'
  | 'gstinLookup'
  | 'reuse'
  | 'bankUpi'
  | 'reverseSearch'
  | 'reviewReply';
type FieldCapability = Exclude<Capability, CallCapability>;

const info = { ...vendorInfo, phone: testPhone, supportPhone: testPhone };
const hours = { ...info.deliveryTimings, dayWise: [{ day: 1, openTime: '10:00', closeTime: '13:00' }] };

/** The bodies that were sent, as text. The API refuses them all. */
let sent: string[];
let status: number;

const creates = (): Promise<unknown> => {
  keepLoginConsent(true);
  return createVendor('pharmacy', { ...info, deliveryTimings: hours }, '123456');
};
const accepts = (): Promise<unknown> =>
  submitContract('vnd_1', { termsAccepted: true }, contractAcceptance(new Date()));
const saves = (category: CategoryId, form: Partial<KycForm>) => (): Promise<unknown> => {
  const saving = kycSaving('vnd_1', category, {});
  saving.change({ ...emptyKycForm, ...kycOf(category), ...form });
  return saving.save();
};
const licences = [
  { form: '20', number: 'DL/2023/123456', paidUpTo: '' },
  { form: '21', number: 'DL/2023/654321', paidUpTo: '' },
];

/** For each capability: the calls that it changes, and the name of the field in their bodies; null for none. */
const fields: Readonly<Record<FieldCapability, { calls: (() => Promise<unknown>)[]; name: string | null }>> =
  {
    dayWise: { calls: [creates], name: 'dayWise' },
    consents: { calls: [creates, accepts], name: 'consents' },
    contractVersion: { calls: [accepts], name: 'contractVersion' },
    // The screen asks for the code only with the capability.
    phoneProof: { calls: [creates], name: null },
    // The outcome of a refused create is certain, because a repeat has the same reply.
    idempotency: { calls: [creates], name: null },
    gstExempt: { calls: [saves('labs', { gstExempt: true })], name: 'gstExempt' },
    licenceAsPrinted: {
      calls: [saves('pharmacy', { drugLicenseNumber: 'KA-B2 123 456', licenceAsPrinted: true })],
      name: 'licenceAsPrinted',
    },
    licences: { calls: [saves('pharmacy', { licences })], name: 'licences' },
    fssaiExpiry: { calls: [saves('supplements', { fssaiExpiry: '2031-01-31' })], name: 'fssaiExpiry' },
  };
const rows = Object.entries(fields).map(([capability, row]) => ({ capability, ...row }));

it.beforeEach(async () => {
  restoreDrafts();
  await enterAsVendor();
  sent = [];
  status = 400;
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(init.body);
    return Promise.resolve(new Response('{"message":"No"}', { status }));
  });
});

describe.each(rows)('The capability $capability', ({ capability, calls, name }) => {
  it('adds its field to each body, and no field of another', async () => {
    for (const act of calls) {
      for (const list of ['', capability]) {
        setCapabilities(list);
        await act().catch(() => undefined);
        const body = sent.at(-1) ?? '';
        const found = rows.flatMap((row) => (row.name && body.includes(`"${row.name}":`) ? [row.name] : []));
        expect(found).toEqual(list === '' || name === null ? [] : [name]);
      }
    }
    expect(sent).toHaveLength(calls.length * 2);
  });
});

it('an API without idempotency may have created the vendor that it refused', async () => {
  status = 409;
  for (const [list, isUnknown] of [
    ['idempotency', false],
    ['', true],
  ] as const) {
    setCapabilities(list);
    await creates().catch(() => undefined);
    expect(isOutcomeUnknown('pharmacy')).toBe(isUnknown);
  }
});

it('a refused draft stays typed, with its optional fields', async () => {
  setCapabilities('licences');
  await saves('pharmacy', { licences })().catch(() => undefined);
  expect(typedKyc('vnd_1')?.licences).toEqual(licences);
});
