import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#lib/brand.ts';
import { $flow } from '#lib/stores/application/flow/flow.ts';
import { startFlow } from '#lib/stores/application/flow/flowEffects.ts';
import {
  applicationSubmitted,
  completeStep,
  vendorCreated,
} from '#lib/stores/application/flow/flowActions.ts';
import { $createdPhone, ownDraft, saveDraft } from '#lib/stores/application/draft.ts';
import { kycSaving } from '#lib/stores/application/kyc/kycSaving.ts';
import { submitContract } from '#lib/stores/application/contract/partnerContract.ts';
import { $route, goToStep } from '#lib/stores/application/flow/onboardingRoute.ts';
import { $toasts, dismissToast } from '#lib/stores/browser/toasts.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { changeOwner } from '#lib/stores/session/owner.ts';
import {
  $session,
  $signInAgain,
  enterSession,
  expireSession,
  setExpiringSoon,
  signInSuccess,
  signOut,
} from '#lib/stores/session/session.ts';
import { takeJustCompleted } from '#lib/stores/session/storedSession.ts';
import { keepTokens } from '#lib/stores/session/tokens.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import {
  kycOf,
  newVendor,
  patchKyc,
  submittedVendor,
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

/** How often the address was replaced, so that Back does not return to it. */
let replaced = 0;
/** The page's address. The flow changes it like the browser's own. */
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
  replaced = 0;
  const replaceState = (...given: Parameters<typeof change>): void => {
    replaced++;
    change(...given);
  };
  vi.stubGlobal('history', { pushState: change, replaceState });
  startSession();
});
afterEach(async () => {
  stop();
  stop = () => undefined;
  signOut();
  changeOwner();
  for (const { id } of $toasts.get()) dismissToast(id);
  vi.clearAllMocks();
  vi.useRealTimers();
  await sandbox.close();
  vi.unstubAllGlobals();
});

async function vendorSignedIn(make = newVendor): Promise<MadeVendor> {
  const vendor = await make(sandbox);
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
const said = () => $toasts.get().map(({ tone, title }) => `${tone}: ${title}`);
const callsTo = (endpoint: string) =>
  sandbox.journal.entries.filter((entry) => entry.endpoint === endpoint).length;
/** From here on, a test advances the timers. Requests take no time. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const titles = () => $toasts.get().map(({ title }) => title);

const submitKyc = (vendorId: string): Promise<void> =>
  kycSaving(vendorId, 'pharmacy', {}).submit({ ...emptyKycForm, ...kycOf('pharmacy') });

describe('The flow', () => {
  it('asks for a service when the address names none', () => {
    signInSuccess('usr', testPhone);
    open(`${root}/step1?serviceType=bakery`);
    expect($flow.get()).toEqual({ type: 'no-service' });
  });

  it('starts an empty application when the address has no vendor', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    open(`${root}/step1?serviceType=pharmacy`);
    const none = { 'vendor-info': false, 'kyc-documents': false, documents: false, contract: false };
    expect($flow.get()).toEqual({
      type: 'steps',
      category: 'pharmacy',
      application: null,
      step: 'vendor-info',
      accepted: none,
      completed: none,
      isContinue: false,
    });
  });

  it('refuses an address that continues without a vendor', () => {
    signInSuccess('usr', testPhone);
    open(`${root}/step1?serviceType=pharmacy&continue=true`);
    expect($flow.get()).toEqual({ type: 'refused', category: 'pharmacy', hadDraft: false });
  });

  it('waits until the session is restored, then loads the application once', async () => {
    const vendor = await vendorSignedIn();
    const state = $session.get();
    if (state.type !== 'signed-in') throw new Error('Nobody is signed in');
    enterSession({ type: 'restoring', signedIn: state.signedIn });
    const before = callsTo('vendor');
    open(at(vendor));
    expect([$flow.get(), callsTo('vendor') - before]).toEqual([{ type: 'loading' }, 0]);
    enterSession(state);
    expect($flow.get()).toEqual({ type: 'loading' });
    setExpiringSoon(true);
    await until('steps');
    expect(callsTo('vendor') - before).toBe(1);
  });

  it('loads when the session is about to expire', async () => {
    const vendor = await vendorSignedIn();
    setExpiringSoon(true);
    open(at(vendor));
    expect($flow.get()).toEqual({ type: 'loading' });
    await until('steps');
  });

  it('asks to sign in for a vendor, with the phone of one created on this page', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    stop();
    signOut();
    open(`${root}/step1?serviceType=pharmacy&vendorId=vnd_other`);
    expect([$flow.get(), $signInAgain.get()]).toEqual([{ type: 'sign-in' }, null]);
    saveDraft({
      category: 'pharmacy',
      vendorId: 'vnd_new',
      step: 'kyc-documents',
      phone: null,
      phoneVerified: true,
    });
    $createdPhone.set(testPhone);
    open(`${root}/step1?serviceType=pharmacy&vendorId=vnd_new`);
    expect($signInAgain.get()).toEqual({ phone: testPhone });
  });

  it('opens an application of another category on its own route', async () => {
    const vendor = await vendorSignedIn();
    holdTime();
    open(`${root}/step1?serviceType=labs&vendorId=${vendor.id}&continue=true&utm_source=flyer`);
    await until('wrong-category');
    expect(said().map((words) => words.split(':')[0])).toEqual(['info']);
    expect(left).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1500);
    expect(left).toHaveBeenCalledExactlyOnceWith(
      `${root}/step1?serviceType=pharmacy&vendorId=${vendor.id}&continue=true&utm_source=flyer`,
    );
  });

  it.each([
    ['alone', []],
    ['after another one', ['vnd_other']],
  ])('reloads once when another tab deletes the application on screen, %s', async (_, others) => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    const other = new BroadcastChannel(brand.storagePrefix);
    const before = callsTo('vendor');
    const tell = (data: string): void =>
      other.postMessage({ session: 'usr', topic: 'application-deleted', data });
    sandbox.faults.add({ endpoint: 'vendor', action: 'status', status: 404 });
    for (const id of [...others, vendor.id]) tell(id);
    await until('refused');
    expect(callsTo('vendor') - before).toBe(1);
    other.close();
  });

  it('stops following the address when the page is left', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    const before = callsTo('vendor');
    stop();
    $route.set({ category: 'pharmacy', vendorId: 'vnd_other', isContinue: true, step: 'vendor-info' });
    expect(callsTo('vendor')).toBe(before);
  });

  it('opens the first step without a vendor, whatever the address, and says so', () => {
    signInSuccess('usr', testPhone);
    open(`${root}/step3?serviceType=pharmacy`);
    expect([step(), $route.get()?.step]).toEqual(['vendor-info', 'vendor-info']);
    expect(said()).toEqual(['info: Vendor Information Required']);
    expect(replaced).toBe(1);
  });

  it('resumes at the saved step on arrival, and goes back to the first later', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    expect([step(), replaced]).toEqual(['kyc-documents', 1]);
    expect(ownDraft('pharmacy')).toMatchObject({ vendorId: vendor.id, step: 'kyc-documents' });
    goToStep('vendor-info');
    expect(step()).toBe('vendor-info');
    expect(said()).toEqual([]);
  });

  it('replaces an address beyond the first incomplete step with that step', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor, 'step4'));
    await until('steps');
    expect([step(), $route.get()?.step]).toEqual(['kyc-documents', 'kyc-documents']);
    expect(said()).toEqual([]);
  });

  it('counts a step that was sent for one application as open in the next', async () => {
    const vendor = await vendorSignedIn();
    const next = await newVendor(sandbox, { name: 'Second Medicals' });
    open(at(vendor));
    await until('steps');
    await completeStep('kyc-documents');
    expect(step()).toBe('documents');
    open(at(next));
    await vi.waitFor(() => expect($flow.get()).toMatchObject({ application: { id: next.id } }));
    expect($flow.get()).toMatchObject({ step: 'kyc-documents', completed: { 'kyc-documents': false } });
  });

  it('goes from step to step, and to the dashboard after the contract', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    await submitKyc(vendor.id);
    await completeStep('kyc-documents');
    expect(step()).toBe('documents');
    await uploadRequired(sandbox, vendor);
    await completeStep('documents');
    expect(step()).toBe('contract');
    await submitContract(vendor.id, { termsAccepted: true });
    applicationSubmitted();
    expect(gone).toHaveBeenCalledExactlyOnceWith(`/dashboard?vendorId=${vendor.id}#sent`);
    expect([takeJustCompleted(), ownDraft('pharmacy')]).toEqual([true, null]);
  });

  it('stays on a step that the vendor opened during a submit', async () => {
    const vendor = await vendorSignedIn();
    await patchKyc(sandbox, vendor);
    open(at(vendor, 'step2'));
    await until('steps');
    goToStep('vendor-info');
    await completeStep('kyc-documents');
    expect($flow.get()).toMatchObject({ step: 'vendor-info', completed: { 'kyc-documents': true } });
  });

  it('returns to the KYC step when its typed details differ', async () => {
    const vendor = await vendorSignedIn();
    await patchKyc(sandbox, vendor);
    open(at(vendor));
    await until('steps');
    expect(step()).toBe('documents');
    kycSaving(vendor.id, 'pharmacy', {}).change({ ...emptyKycForm, panNumber: 'X' });
    expect($flow.get()).toMatchObject({ completed: { 'kyc-documents': false }, step: 'kyc-documents' });
  });

  it('continues with a vendor that was just created', async () => {
    const vendor = await vendorSignedIn();
    open(`${root}/step1?serviceType=pharmacy`);
    vendorCreated(vendor.id);
    await until('steps');
    expect(step()).toBe('kyc-documents');
    expect(page.search).toContain(`vendorId=${vendor.id}`);
    // Back leads to the first step of this vendor.
    expect(replaced).toBe(1);
  });

  it('loads the application on screen again once its phone is proven', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    const before = callsTo('vendor');
    vendorCreated(vendor.id);
    await vi.waitFor(() => expect(callsTo('vendor') - before).toBe(1));
  });

  it('says that an application is submitted, and goes to its dashboard once', async () => {
    const vendor = await vendorSignedIn();
    await patchKyc(sandbox, vendor);
    await uploadRequired(sandbox, vendor);
    await submitContract(vendor.id, { termsAccepted: true });
    holdTime();
    open(at(vendor));
    await until('finished');
    expect($flow.get()).toEqual({
      type: 'finished',
      how: 'complete',
      category: 'pharmacy',
      vendorId: vendor.id,
    });
    expect([said(), ownDraft('pharmacy'), left.mock.calls]).toEqual([
      ['info: Application Complete'],
      null,
      [],
    ]);
    setExpiringSoon(true);
    vi.advanceTimersByTime(1500);
    expect(left).toHaveBeenCalledExactlyOnceWith(`/dashboard?vendorId=${vendor.id}`);
    expect(titles()).toEqual(['Application Complete']);
  });

  it('does not go to the dashboard after a sign-out', async () => {
    const vendor = await vendorSignedIn(submittedVendor);
    holdTime();
    open(at(vendor));
    await until('finished');
    signOut();
    vi.advanceTimersByTime(1500);
    expect(left).not.toHaveBeenCalled();
  });

  it('ends a correction when the server has the last item', async () => {
    const vendor = await vendorSignedIn(submittedVendor);
    sandbox.review(vendor.id, { decision: 'reject', reason: 'The PAN is unreadable', flags: ['panNumber'] });
    open(at(vendor));
    await until('steps');
    expect([step(), left.mock.calls]).toEqual(['kyc-documents', []]);
    holdTime();
    await submitKyc(vendor.id);
    await completeStep('kyc-documents');
    expect($flow.get()).toEqual({
      type: 'finished',
      how: 'sent-again',
      category: 'pharmacy',
      vendorId: vendor.id,
    });
    expect(said()).toEqual(['success: Sent for review again']);
    expect(takeJustCompleted()).toBe(true);
    vi.advanceTimersByTime(1500);
    expect(left).toHaveBeenCalledExactlyOnceWith(`/dashboard?vendorId=${vendor.id}#sent`);
  });
});

describe('A flow whose session changes', () => {
  it('keeps the steps after an expiry, and hides them from another vendor', async () => {
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

  it('asks to sign in for another application after an expiry', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    expireSession();
    open(`${root}/step1?serviceType=pharmacy&vendorId=vnd_other`);
    expect($flow.get()).toEqual({ type: 'sign-in' });
  });

  it('stays on screen while it loads again after the same vendor signed in', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    expireSession();
    const shown = vi.fn<(flow: { type: string }) => void>();
    const end = $flow.listen(shown);
    const before = callsTo('vendor');
    const expiresAt = Date.now() + 3_600_000;
    keepTokens({ accessToken: vendor.token, refreshToken: vendor.refreshToken, expiresAt });
    signInSuccess('usr', testPhone, 'VENDOR');
    await vi.waitFor(() => expect(callsTo('vendor') - before).toBe(1));
    end();
    expect(new Set(shown.mock.calls.map(([flow]) => flow.type))).toEqual(new Set(['steps']));
  });

  it('asks to sign in after a sign-out', async () => {
    const vendor = await vendorSignedIn();
    open(at(vendor));
    await until('steps');
    signOut();
    expect($flow.get()).toEqual({ type: 'sign-in' });
  });

  it('fails when the reply is about another vendor', async () => {
    const vendor = await vendorSignedIn();
    const body = { vendor: { id: 'somebody-else', status: 'draft' } };
    sandbox.faults.add({ endpoint: 'vendor', action: 'body', body });
    open(at(vendor));
    await until('failed');
  });
});
