import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $flow } from '#lib/stores/application/flow.ts';
import { startFlow } from '#lib/stores/application/flowCourse.ts';
import { applicationSubmitted, completeStep, vendorCreated } from '#lib/stores/application/flowMoves.ts';
import { keepTypedKyc } from '#lib/stores/application/kycTyped.ts';
import { submitContract, submitKyc } from '#lib/stores/application/application.ts';
import { $route, goToStep } from '#lib/stores/application/onboardingRoute.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { emptyKycForm, type KycPayload } from '#lib/domain/kyc.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { changeOwner } from '#lib/stores/session/owner.ts';
import { expireSession, signInSuccess, signOut } from '#lib/stores/session/session.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import {
  kycOf,
  newVendor,
  patchKyc,
  testPhone,
  uploadRequired,
  type MadeVendor,
} from '../sandbox/helpers.ts';
import { stubBrowser } from './vendorTab.ts';

const root = '/partner-with-us/new/mx-onboarding';
let sandbox: TestSandbox;
let stop: () => void = () => undefined;
const left = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);
const gone = vi.spyOn(navigation, 'to').mockImplementation(() => undefined);

/** The page's address, changed by the flow as the browser's own is. */
const page = { pathname: '', search: '', assign: () => undefined, replace: () => undefined };
function open(address: string): void {
  Object.assign(page, { pathname: address.split('?')[0], search: `?${address.split('?')[1] ?? ''}` });
  vi.stubGlobal('location', page);
  stop();
  stop = startFlow(null);
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sandbox = createSandbox();
  stubBrowser(sandbox);
  const change = (_: unknown, __: string, address: string): void => {
    Object.assign(page, { pathname: address.split('?')[0], search: `?${address.split('?')[1] ?? ''}` });
  };
  vi.stubGlobal('history', { pushState: change, replaceState: change });
  startSession();
});
afterEach(async () => {
  stop();
  stop = () => undefined;
  signOut();
  changeOwner();
  vi.clearAllMocks();
  await sandbox.close();
  vi.unstubAllGlobals();
});

async function vendorSignedIn(): Promise<MadeVendor> {
  const vendor = await newVendor(sandbox);
  const expiresAt = Date.now() + 3_600_000;
  keepTokens({ accessToken: vendor.token, refreshToken: vendor.refreshToken, expiresAt });
  signInSuccess('usr', testPhone, 'VENDOR');
  return vendor;
}
const at = (vendor: MadeVendor, step = 'step1', more = '&continue=true') =>
  `${root}/${step}?serviceType=pharmacy&vendorId=${vendor.id}${more}`;
const until = (type: string) => vi.waitFor(() => expect($flow.get().type).toBe(type));
const step = () => {
  const flow = $flow.get();
  return flow.type === 'steps' ? flow.step : flow.type;
};
const titles = () => $toasts.get().map(({ title }) => title);

describe('The flow', () => {
  it('asks for a service where the address names none', () => {
    signInSuccess('usr', testPhone);
    open(`${root}/step1?serviceType=bakery`);
    expect($flow.get()).toEqual({ type: 'no-service' });
  });

  it('begins a new, empty application without a vendor in the address, whatever this browser knows', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    open(`${root}/step1?serviceType=pharmacy`);
    expect($flow.get()).toMatchObject({ type: 'steps', application: null, step: 'vendor-info' });
  });

  it('shows the first step without a vendor, whatever step the address names, and says so', () => {
    signInSuccess('usr', testPhone);
    open(`${root}/step3?serviceType=pharmacy`);
    expect([step(), $route.get()?.step]).toEqual(['vendor-info', 'vendor-info']);
    expect(titles()).toContain('Vendor Information Required');
  });

  it('reads the first step’s address on arrival as ‘where I was’, and later as the first step', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    expect(step()).toBe('kyc-documents');
    goToStep('vendor-info');
    expect(step()).toBe('vendor-info');
  });

  it('takes an address beyond the first incomplete step back to it', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor, 'step4'));
    await until('steps');
    expect([step(), $route.get()?.step]).toEqual(['kyc-documents', 'kyc-documents']);
  });

  it('goes on from step to step as they are sent, and submits to that application’s dashboard', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    await submitKyc(vendor.id, kycOf('pharmacy') as KycPayload);
    await completeStep('kyc-documents');
    expect(step()).toBe('documents');
    await uploadRequired(sandbox, vendor);
    await completeStep('documents');
    expect(step()).toBe('contract');
    await submitContract(vendor.id, { termsAccepted: true });
    applicationSubmitted();
    expect(gone).toHaveBeenCalledExactlyOnceWith(`/dashboard?vendorId=${vendor.id}`);
  });

  it('leaves a vendor where they went while a step was being sent', async () => {
    const vendor = await vendorSignedIn();
    await patchKyc(sandbox, vendor);
    open(at(vendor, 'step2'));
    await until('steps');
    goToStep('vendor-info');
    await completeStep('kyc-documents');
    expect(step()).toBe('vendor-info');
  });

  it('opens the KYC step again, and closes those after it, while its details are typed otherwise', async () => {
    const vendor = await vendorSignedIn();
    await patchKyc(sandbox, vendor);
    open(at(vendor));
    await until('steps');
    expect(step()).toBe('documents');
    keepTypedKyc(vendor.id, { ...emptyKycForm, panNumber: 'X' }, true);
    expect($flow.get()).toMatchObject({ completed: { 'kyc-documents': false }, step: 'kyc-documents' });
  });

  it('goes on with a vendor that was just created', async () => {
    const vendor = await vendorSignedIn();
    open(`${root}/step1?serviceType=pharmacy`);
    vendorCreated(vendor.id);
    await until('steps');
    expect(step()).toBe('kyc-documents');
    expect(page.search).toContain(`vendorId=${vendor.id}`);
  });

  it('says of a submitted application that it is, and leads to its dashboard once', async () => {
    const vendor = await vendorSignedIn();
    await patchKyc(sandbox, vendor);
    await uploadRequired(sandbox, vendor);
    await submitContract(vendor.id, { termsAccepted: true });
    open(at(vendor));
    await until('finished');
    const isLed = () => expect(left).toHaveBeenCalledExactlyOnceWith(`/dashboard?vendorId=${vendor.id}`);
    await vi.waitFor(isLed, { timeout: 15_000 });
    expect(titles()).toContain('Application Complete');
  });
});

describe('A flow whose session changes', () => {
  it('keeps the steps over an expiry, and shows another vendor nothing of them', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    expireSession();
    expect($flow.get().type).toBe('steps');
    const other = await newVendor(sandbox, { phone: '+919811111111' });
    const expiresAt = Date.now() + 3_600_000;
    keepTokens({ accessToken: other.token, refreshToken: other.refreshToken, expiresAt });
    signInSuccess('other', '+919811111111');
    expect($flow.get().type).toBe('loading');
    await until('refused');
  });

  it('asks to sign in once it is signed out', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    signOut();
    expect($flow.get()).toEqual({ type: 'sign-in' });
  });

  it('tells a reply about another vendor from its own: no endless skeleton', async () => {
    const vendor = await vendorSignedIn();
    const body = { vendor: { id: 'somebody-else', status: 'draft' } };
    sandbox.faults.add({ endpoint: 'vendor', action: 'body', body });
    open(at(vendor));
    await until('failed');
  });
});
