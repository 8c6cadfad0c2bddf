import { beforeEach, describe, expect, test, vi } from 'vitest';
import { categoryIds, type CategoryId } from '#lib/domain/category.ts';
import { contractAcceptance } from '#lib/domain/consents.ts';
import type { ContractPayload } from '#lib/domain/contract.ts';
import { emptyKycForm, kycPayload, type KycForm } from '#lib/domain/kyc.ts';
import { kycExtrasBody } from '#lib/domain/kycExtras.ts';
import { createSandbox } from '#sandbox/testing.ts';
import {
  contractOf,
  getVendor,
  kycOf,
  testPhone,
  uploadRequired,
  vendorInfo,
  type MadeVendor,
} from '../sandbox/helpers.ts';
import { stubBrowser } from './vendorTab.ts';

type Module = typeof import('#lib/stores/application/optionalFields.ts');
type Errors = typeof import('#lib/api/errors.ts');
type Toasts = typeof import('#lib/stores/browser/toasts.ts');
let sendWithOptional: Module['sendWithOptional'];
let ApiError: Errors['ApiError'];
let $toasts: Toasts['$toasts'];

// A page of its own for each test: what an API refused is known as long as the page lives.
beforeEach(async () => {
  vi.resetModules();
  ({ sendWithOptional } = await import('#lib/stores/application/optionalFields.ts'));
  ({ ApiError } = await import('#lib/api/errors.ts'));
  ({ $toasts } = await import('#lib/stores/browser/toasts.ts'));
});

const body = { termsAccepted: true };
const optional = { contractVersion: '2026-11-21', consents: [{ id: 'terms' }] };
const refusal = (details: ConstructorParameters<Errors['ApiError']>[1]) =>
  new ApiError('bad-request', { status: 400, ...details });

/** An API that refuses a body as told, and otherwise returns what it got. */
function api(refuse: (sent: object) => Error | null) {
  const bodies: object[] = [];
  const send = (sent: object): Promise<object> => {
    bodies.push(sent);
    const error = refuse(sent);
    return error === null ? Promise.resolve(sent) : Promise.reject(error);
  };
  return { bodies, send };
}

test('an API that takes the optional fields gets them, and those without a value are left out', async () => {
  const { bodies, send } = api(() => null);
  await sendWithOptional(body, { ...optional, licences: undefined }, send);
  expect(bodies).toEqual([{ ...body, ...optional }]);
  expect($toasts.get()).toEqual([]);
});

test('a field that a refusal names is left out, from then on, and the vendor is told once', async () => {
  const { bodies, send } = api((sent) =>
    'consents' in sent ? refusal({ fieldErrors: [{ path: 'consents.0.id', code: 'unknown' }] }) : null,
  );
  await sendWithOptional(body, optional, send);
  const { consents: _, ...rest } = { ...body, ...optional };
  expect(bodies).toEqual([{ ...body, ...optional }, rest]);
  expect($toasts.get()).toHaveLength(1);
  await sendWithOptional(body, optional, send);
  expect(bodies).toHaveLength(3);
  expect($toasts.get()).toHaveLength(1);
});

test('fields that are refused one after the other, by message alone, leave the body as specified', async () => {
  const { bodies, send } = api((sent) => {
    const unknown = ['contractVersion', 'consents'].find((name) => name in sent);
    return unknown ? refusal({ serverMessage: `Unrecognized key: "${unknown}"` }) : null;
  });
  expect(await sendWithOptional(body, optional, send)).toEqual(body);
  expect(bodies).toHaveLength(3);
  expect($toasts.get()).toHaveLength(1);
});

test.each([
  ['names another field', () => refusal({ fieldErrors: [{ path: 'termsAccepted', code: 'required' }] })],
  ['names none', () => refusal({ serverMessage: 'Bad request' })],
  ['is no refusal of the body', () => new ApiError('conflict', { status: 409, serverMessage: 'consents' })],
  ['is a lost reply', () => new ApiError('network')],
])('a failure that %s is passed on', async (_, failure) => {
  const error = failure();
  const { bodies, send } = api(() => error);
  await expect(sendWithOptional(body, optional, send)).rejects.toBe(error);
  expect(bodies).toHaveLength(1);
  expect($toasts.get()).toEqual([]);
});

test('what is left out is said also where the rest is refused: it may be why', async () => {
  const { send } = api((sent) =>
    'gstExempt' in sent
      ? refusal({ serverMessage: 'Unknown field: gstExempt.' })
      : refusal({ fieldErrors: [{ path: 'gstNumber', code: 'required' }] }),
  );
  await expect(sendWithOptional({}, { gstExempt: true }, send)).rejects.toMatchObject({ status: 400 });
  expect($toasts.get()).toHaveLength(1);
});

/** What a vendor of each category says beyond the specification, and with it the specified fields. */
const said: Record<CategoryId, Partial<KycForm>> = {
  pharmacy: {
    drugLicenseNumber: 'CBE/1234/20',
    licenceAsPrinted: true,
    licences: [
      { form: '20', number: '', paidUpTo: '2029-03-31' },
      { form: '21', number: '21-41196', paidUpTo: '' },
    ],
  },
  supplements: { fssaiExpiry: '2030-06-30' },
  labs: { gstNumber: '', gstExempt: true },
};
/** What such a vendor has to say where the API does not take it. */
const instead: Record<CategoryId, Partial<KycForm>> = {
  pharmacy: { drugLicenseNumber: 'TN/2019/123420' },
  supplements: {},
  labs: { gstExempt: false, gstNumber: '29ABCDE1234F1Z5' },
};

describe.each(categoryIds)('an application of %s, from its vendor to its contract', (category) => {
  test.each([
    ['knows the optional fields', 'known', 0],
    ['passes over them', 'ignored', 0],
    ['refuses them, all that were sent at once', 'refused', 1],
  ] as const)('goes through where the API %s', async (_, extraFields, told) => {
    const sandbox = createSandbox();
    stubBrowser(sandbox);
    const app = await loadApp();
    sandbox.settings.extraFields = extraFields;
    try {
      app.startSession();
      app.restoreDrafts();
      app.keepLoginConsent(true);
      await app.sendVendorOtp(testPhone);
      const info = { ...vendorInfo, phone: testPhone, supportPhone: '98765 43211' };
      const { vendorId } = await app.createVendor(category, info, '123456');
      const form: KycForm = { ...emptyKycForm, ...kycOf(category), ...said[category] };
      await app.saveKycDraft(vendorId, category, form);
      await app.saveKycDraft(vendorId, category, { ...form, panHolderName: 'Asha K Rao' });
      const sent = extraFields === 'known' ? form : { ...form, ...instead[category] };
      await app.submitKyc(vendorId, kycPayload(category, sent), kycExtrasBody(category, sent));
      const { accessToken: token = '', refreshToken = '' } = app.readTokens() ?? {};
      const vendor: MadeVendor = { id: vendorId, category, token, refreshToken };
      await uploadRequired(sandbox, vendor);
      const contract = contractOf(category) as ContractPayload;
      expect(await app.submitContract(vendorId, contract, contractAcceptance(new Date()))).toMatch(/^ctr/);

      const { kyc } = await getVendor(sandbox, vendor);
      for (const [name, value] of Object.entries(kycExtrasBody(category, form)))
        expect(kyc[name], name).toEqual(extraFields === 'known' ? value : undefined);
      expect(app.$toasts.get()).toHaveLength(told);
      // A field that was refused is not tried again, whichever call it belongs to.
      const refusals = sandbox.journal.entries.filter(({ status }) => status === 400);
      expect(refusals.length).toBeLessThanOrEqual(told === 0 ? 0 : 3);
    } finally {
      app.signOut();
      await sandbox.close();
      vi.unstubAllGlobals();
    }
  });
});

test.each(['ignored', 'refused'] as const)(
  'a lab’s exemption from GST that is %s is refused from then on, and the number is asked for',
  async (extraFields) => {
    const sandbox = createSandbox();
    stubBrowser(sandbox);
    const app = await loadApp();
    const { $refusedFields } = await import('#lib/stores/application/optionalFields.ts');
    sandbox.settings.extraFields = extraFields;
    try {
      app.startSession();
      await app.sendVendorOtp(testPhone);
      const info = { ...vendorInfo, phone: testPhone, supportPhone: '98765 43211' };
      const { vendorId } = await app.createVendor('labs', info, '123456');
      const form: KycForm = { ...emptyKycForm, ...kycOf('labs'), ...said.labs };
      await expect(
        app.submitKyc(vendorId, kycPayload('labs', form), kycExtrasBody('labs', form)),
      ).rejects.toMatchObject({ status: 400, fieldErrors: [{ path: 'gstNumber' }] });
      expect($refusedFields.get()).toContain('gstExempt');
      expect(app.$toasts.get().map(({ description }) => description)).toEqual(
        extraFields === 'refused' ? ['We cannot save these yet: that you do not need GST.'] : [],
      );
    } finally {
      app.signOut();
      await sandbox.close();
      vi.unstubAllGlobals();
    }
  },
);

/** The application's modules of a page of its own. */
async function loadApp() {
  const [lifecycle, draft, consents, creation, kycDraft, application, session, tokens, toasts] =
    await Promise.all([
      import('#lib/stores/session/lifecycle.ts'),
      import('#lib/stores/application/draft.ts'),
      import('#lib/stores/session/consents.ts'),
      import('#lib/stores/application/vendorCreation.ts'),
      import('#lib/stores/application/kycDraft.ts'),
      import('#lib/stores/application/application.ts'),
      import('#lib/stores/session/session.ts'),
      import('#lib/stores/session/tokens.ts'),
      import('#lib/stores/browser/toasts.ts'),
    ]);
  return {
    ...lifecycle,
    ...draft,
    ...consents,
    ...creation,
    ...kycDraft,
    ...application,
    ...session,
    ...tokens,
    ...toasts,
  };
}
