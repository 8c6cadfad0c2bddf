import { expect, it, vi } from 'vitest';
import { call } from '#lib/api/client.ts';
import { categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import { slotsOf, slots } from '#lib/domain/documents/documents.ts';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import { $uploads } from '#lib/stores/application/documents/chosenFiles.ts';
import { submitContract } from '#lib/stores/application/contract/partnerContract.ts';
import { $drafts } from '#lib/stores/application/draft.ts';
import { kycSaving } from '#lib/stores/application/kyc/kycSaving.ts';
import { $application, loadApplication } from '#lib/stores/application/flow/loadedApplication.ts';
import { chooseFile, openUploads } from '#lib/stores/application/documents/uploads.ts';
import { createVendor, sendVendorOtp } from '#lib/stores/application/info/vendorCreation.ts';
import { login, sendLoginOtp } from '#lib/stores/session/signIn/auth.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { changeOwner } from '#lib/stores/session/owner.ts';
import { $isSignedIn, signOut } from '#lib/stores/session/session.ts';
import { all } from '#sandbox/db/database.ts';
import { shapesInWords, shapesOfSeed } from '#sandbox/shapes/dimensions.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { contractOf, fileOf, kycOf, testPhone, vendorInfo } from '../sandbox/helpers.ts';
import { stubBrowser } from '../stores/vendorTab.ts';
import { playCases, runTimeoutMs } from './cases.ts';

const info = { ...vendorInfo, phone: testPhone, supportPhone: testPhone };
const { vendorName, addressLine1, coords, deliveryTimings } = vendorInfo;

async function signIn(): Promise<void> {
  const { otpId } = await sendLoginOtp(testPhone);
  await login(testPhone, '123456', otpId);
}

/** Loads the application like a browser that comes back to it, and checks what it gets. */
async function reopen(vendorId: string, category: CategoryId, expected: object): Promise<void> {
  await loadApplication(vendorId, { category, isContinue: true });
  expect($application.get()).toMatchObject({
    type: 'loaded',
    application: { id: vendorId, info: { vendorName, addressLine1, coords, deliveryTimings }, ...expected },
  });
}

/** Plays an application from its first step to a rejection. */
async function play(sandbox: TestSandbox, category: CategoryId): Promise<void> {
  const { otpId } = await sendVendorOtp(testPhone);
  const { vendorId } = await createVendor(category, info, '123456', { otpId, provenVendor: null });
  if (!$isSignedIn.get()) await signIn();
  await reopen(vendorId, category, { initialStep: 'kyc-documents' });

  const kyc = kycOf(category);
  await call('kycDraft', { id: vendorId, body: { panNumber: 'ABC', bankAccount: '0012' } });
  await reopen(vendorId, category, { kyc: { panNumber: 'ABC', bankAccount: '0012' } });
  await kycSaving(vendorId, category, {}).submit({ ...emptyKycForm, ...kyc });
  await reopen(vendorId, category, { initialStep: 'documents', kyc });

  openUploads(vendorId);
  const required = slotsOf(category).filter((slot) => slots[slot].required);
  for (const slot of required)
    await chooseFile(slot, fileOf('jpeg', 300, `${slot}.jpeg`), (_, file) =>
      Promise.resolve({ file, notes: [] }),
    );
  expect(required.map((slot) => $uploads.get()[slot]?.type)).toEqual(required.map(() => 'uploaded'));
  await reopen(vendorId, category, {
    initialStep: 'contract',
    documents: required.map((type) => ({ type })),
  });

  await submitContract(vendorId, contractOf(category) as Parameters<typeof submitContract>[1]);
  await reopen(vendorId, category, { initialStep: 'done', applicationState: 'in-review' });
  expect(await call('applications')).toMatchObject([{ id: vendorId, category, name: vendorName }]);
  expect(await call('currentVendor')).toMatchObject({ id: vendorId });

  const isReasoned = !sandbox.shapes.missingOptionals;
  sandbox.review(vendorId, { decision: 'reject', reason: 'Blurred', flags: ['panNumber'] });
  await reopen(vendorId, category, {
    applicationState: 'rejected',
    initialStep: 'kyc-documents',
    ...(isReasoned ? { vendor: { rejectionReason: 'Blurred' }, correction: {} } : {}),
  });
  expect(all(sandbox.db, 'SELECT id FROM vendors')).toHaveLength(1);
}

it(
  'creates, resumes, sends and corrects an application with any API shape',
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const sandbox = createSandbox();
    const storage = stubBrowser(sandbox);
    startSession();
    await playCases({ name: 'shapes', sample: 40, full: 1000 }, async (dice) => {
      const seed = dice.between(1, 1_000_000);
      sandbox.reset();
      storage.clear();
      $drafts.set({});
      changeOwner();
      Object.assign(sandbox.shapes, shapesOfSeed(seed));
      try {
        await play(sandbox, dice.pick(categoryIds));
      } catch (error) {
        throw new Error(`${shapesInWords(sandbox.shapes)}\n${String(error)}`, { cause: error });
      } finally {
        signOut();
      }
    });
    await sandbox.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  },
  runTimeoutMs,
);
