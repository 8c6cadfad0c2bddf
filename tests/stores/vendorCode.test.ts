import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFlow } from '#lib/stores/application/flow/flowEffects.ts';
import { $route } from '#lib/stores/application/flow/onboardingRoute.ts';
import { $drafts, ownDraft } from '#lib/stores/application/draft.ts';
import { startVendorCode, type VendorCodeFlow } from '#lib/stores/application/info/vendorCode.ts';
import { $toasts, dismissToast } from '#lib/stores/browser/toasts.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { login, sendLoginOtp } from '#lib/stores/session/signIn/auth.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';
import { sendableAt, sentCode, verifyFailure } from '#lib/stores/session/signIn/phoneCode.ts';
import { $auth, $signInAgain, signOut } from '#lib/stores/session/session.ts';
import { testCode } from '#sandbox/settings.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { newVendor, testPhone, vendorInfo } from '../sandbox/helpers.ts';
import { stubBrowser } from './vendorTab.ts';

let sandbox: TestSandbox;
let stop: () => void = () => undefined;
const to = vi.spyOn(navigation, 'to');
const info = { ...vendorInfo, phone: '9876543210', supportPhone: '9876543211' };
const words = () => $toasts.get().map(({ title, description }) => `${title}: ${description ?? ''}`);
const callsOf = (endpoint: string) =>
  sandbox.journal.entries.filter((entry) => entry.endpoint === endpoint).length;
const vendors = () => sandbox.db.prepare('SELECT count(*) AS n FROM vendors').get();
const stageOf = (flow: VendorCodeFlow) => flow.$state.get().stage;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  to.mockImplementation(() => undefined);
  sandbox = createSandbox();
  stubBrowser(sandbox);
  vi.stubGlobal('location', {
    origin: 'https://site.example',
    pathname: '/partner-with-us/new/mx-onboarding/step1',
    search: '?serviceType=pharmacy',
  });
  vi.stubGlobal('history', { pushState: () => undefined, replaceState: () => undefined });
  startSession();
  stop = startFlow(null);
});
afterEach(async () => {
  stop();
  signOut();
  for (const { id } of $toasts.get()) dismissToast(id);
  await sandbox.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  $drafts.set({});
  vi.clearAllMocks();
});

async function requested(): Promise<VendorCodeFlow> {
  const flow = startVendorCode('pharmacy');
  await flow.request(info);
  return flow;
}

describe('The code that creates the vendor', () => {
  it('is sent and requested, and its sixth digit creates the vendor', async () => {
    const flow = await requested();
    expect(flow.$asked.get()).toEqual({ type: 'code', info, phone: testPhone, provesVendor: false });
    expect(words()).toEqual(['OTP sent: OTP sent to your phone.']);
    flow.enterCode('12345');
    expect(flow.canVerify(flow.$state.get())).toBe(false);
    await flow.verify();
    expect(callsOf('createVendor')).toBe(0);
    flow.enterCode(testCode);
    expect(stageOf(flow).type).toBe('verifying');
    await flow.verify();
    expect(callsOf('createVendor')).toBe(1);
    expect($route.get()).toMatchObject({ vendorId: expect.stringMatching(/^vnd/), step: 'kyc-documents' });
    expect($auth.get().phone).toBe(testPhone);
    expect(words().at(-1)).toMatch(/^Verified/);
  });

  it('no longer says that it was sent once its dialog is closed', async () => {
    const flow = await requested();
    flow.close();
    expect(words()).toEqual([]);
  });

  it('ignores a second press, and cannot be closed during the creation', async () => {
    const flow = startVendorCode('pharmacy');
    await Promise.all([flow.request(info), flow.request(info)]);
    expect(callsOf('vendorSendOtp')).toBe(1);
    flow.enterCode(testCode);
    flow.close();
    expect(flow.$asked.get()).not.toBeNull();
    await flow.verify();
  });

  it('is sent again within 30 seconds only for another phone', async () => {
    const flow = await requested();
    flow.close();
    expect(flow.$asked.get()).toBeNull();
    await flow.request({ ...info, city: 'Mysuru' });
    expect(flow.$asked.get()).toMatchObject({ type: 'code', info: { city: 'Mysuru' } });
    expect(callsOf('vendorSendOtp')).toBe(1);
    flow.close();
    await flow.request({ ...info, phone: '9812345678' });
    expect(callsOf('vendorSendOtp')).toBe(2);
    expect(sentCode(flow.$state.get())?.phone).toBe('+919812345678');
  });

  it('is a new one after a lost reply', async () => {
    sandbox.faults.add({ endpoint: 'vendorSendOtp', action: 'commit-then-drop', times: 1 });
    const flow = await requested();
    await flow.request(info);
    expect(sandbox.outbox).toHaveLength(2);
  });

  it('shows a wrong code beside the field, and accepts the right one', async () => {
    const flow = await requested();
    flow.enterCode('654321');
    await flow.verify();
    const said = verifyFailure(flow.$state.get());
    expect(said).toMatch(/^The OTP you entered is incorrect\. Please try again\. \u2068req_\w+\u2069$/);
    expect(words().at(-1)).toBe(`Verification failed: ${said}`);
    expect(flow.$state.get().code).toBe('654321');
    flow.enterCode('65432');
    expect(verifyFailure(flow.$state.get())).toBeNull();
    flow.enterCode(testCode);
    await flow.verify();
    expect(vendors()).toEqual({ n: 1 });
  });

  it.each([
    ['vendorSendOtp', undefined, 'Failed to send OTP: Failed to send OTP. Please try again.'],
    ['vendorSendOtp', 'This phone is blocked.', 'Failed to send OTP: This phone is blocked.'],
    ['createVendor', undefined, 'Verification failed: Please check your OTP and try again.'],
    ['createVendor', 'This code was used.', 'Verification failed: This code was used.'],
  ] as const)('says of a 422 from %s with the server’s words %s: %s', async (endpoint, message, said) => {
    sandbox.faults.add({ endpoint, action: 'status', status: 422, body: { message } });
    const flow = await requested();
    flow.enterCode(testCode);
    await flow.verify();
    expect(words().at(-1)).toBe(said);
  });

  it('waits as long as a 429 asks, before the first code and between two', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fault = { endpoint: 'vendorSendOtp', action: 'status', status: 429, times: 1 } as const;
    sandbox.faults.add({ ...fault, headers: { 'Retry-After': '45' } });
    const flow = await requested();
    expect(flow.$asked.get()).toBeNull();
    const asked = callsOf('vendorSendOtp');
    await flow.request(info);
    expect(callsOf('vendorSendOtp')).toBe(asked);
    expect(words().at(-1)).toBe('Failed to send OTP: You can try again in 45 seconds');
    vi.setSystemTime(Date.now() + 45_000);
    await flow.request(info);
    expect(flow.$asked.get()).not.toBeNull();

    vi.setSystemTime(Date.now() + 30_000);
    sandbox.faults.add({ ...fault, headers: { 'Retry-After': '120' } });
    await flow.resend();
    expect(sendableAt(flow.$state.get())).toBe(Date.now() + 120_000);
    expect(flow.$asked.get()).not.toBeNull();
  });

  it('sends back the server’s id for the code, also after a lost reply', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    sandbox.settings.otpIds = true;
    const flow = await requested();
    sandbox.faults.add({ endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
    flow.enterCode(testCode);
    await flow.verify();
    expect(verifyFailure(flow.$state.get())).toBe('Please check your internet connection and try again.');
    await flow.verify();
    expect($route.get()?.vendorId).toMatch(/^vnd/);
    expect(vendors()).toEqual({ n: 1 });
  });

  it('asks to sign in to look up an attempt with a lost reply', async () => {
    const flow = await requested();
    sandbox.faults.add({ endpoint: 'createVendor', action: 'commit-then-drop', times: 1 });
    flow.enterCode(testCode);
    await flow.verify();
    flow.close();
    await flow.request({ ...info, vendorName: 'Sharma Medical Store' });
    expect(callsOf('vendorSendOtp')).toBe(1);
    expect($signInAgain.get()).toEqual({ phone: testPhone });
  });

  it('shows no failure after the form has left', async () => {
    sandbox.faults.add({ endpoint: 'vendorSendOtp', action: 'status', status: 503 });
    const flow = startVendorCode('pharmacy');
    const sending = flow.request(info);
    flow.leave();
    await sending;
    expect(words()).toEqual([]);
  });
});

describe('The phone of an existing vendor', () => {
  it('is proven by the same call, which creates no second vendor', async () => {
    const { id } = await newVendor(sandbox);
    await sendLoginOtp(testPhone);
    await login(testPhone, testCode);
    const flow = startVendorCode('pharmacy', id);
    await flow.request({ ...info, city: 'Mysuru' });
    expect(flow.$asked.get()).toMatchObject({ type: 'code', provesVendor: true });
    flow.enterCode(testCode);
    await flow.verify();
    expect($route.get()).toMatchObject({ vendorId: id, step: 'kyc-documents' });
    expect(ownDraft('pharmacy')).toMatchObject({ vendorId: id, phoneVerified: true });
    expect(vendors()).toEqual({ n: 1 });
  });
});

describe('A vendor whose server numbers its users anew', () => {
  it('stays signed in without a question, however the server writes the phone', async () => {
    await sendLoginOtp(testPhone);
    await login(testPhone, testCode);
    const user = { id: 'usr_new', phone: '09876543210', userType: 'VENDOR' };
    const body = { vendorId: 'vnd_x', accessToken: 'a', refreshToken: 'r', user };
    sandbox.faults.add({ endpoint: 'createVendor', action: 'body', body });
    const flow = await requested();
    flow.enterCode(testCode);
    await flow.verify();
    expect(flow.$asked.get()?.type).not.toBe('phone-choice');
    expect($route.get()?.vendorId).toBe('vnd_x');
  });
});

describe('A business with another phone than the vendor’s own', () => {
  const other = '+919812345678';
  const otherInfo = { ...info, phone: '9812345678' };

  async function createdForOther(): Promise<VendorCodeFlow> {
    await sendLoginOtp(testPhone);
    await login(testPhone, testCode);
    const flow = startVendorCode('pharmacy');
    await flow.request(otherInfo);
    flow.enterCode(testCode);
    await flow.verify();
    return flow;
  }

  it('is created, and the vendor stays signed in until they switch', async () => {
    const flow = await createdForOther();
    expect(vendors()).toEqual({ n: 1 });
    expect($auth.get().phone).toBe(testPhone);
    expect($route.get()?.vendorId).toBeNull();
    expect(flow.$asked.get()).toEqual({ type: 'phone-choice', phone: other, current: testPhone });
  });

  it('continues with its own account when the vendor switches', async () => {
    const flow = await createdForOther();
    flow.switchPhone();
    expect($auth.get().phone).toBe(other);
    const vendorId = $route.get()?.vendorId;
    expect(vendorId).toMatch(/^vnd/);
    expect(ownDraft('pharmacy')).toMatchObject({ vendorId, phone: other });
  });

  it('is kept for its own number when the vendor stays, with no draft here', async () => {
    const flow = await createdForOther();
    flow.close();
    expect($auth.get().phone).toBe(testPhone);
    expect(flow.$asked.get()).toBeNull();
    expect(to).toHaveBeenCalledExactlyOnceWith('/vendor');
    expect(words().at(-1)).toBe(
      'Saved for +91\u00a098123\u00a045678: Sign in with that number to continue. You are still signed in as +91\u00a098765\u00a043210.',
    );
    expect($drafts.get()).toEqual({});
  });

  it('continues at once when the reply does not sign in', async () => {
    sandbox.faults.add({ endpoint: 'createVendor', action: 'body', body: { vendorId: 'vnd_x' } });
    const flow = await createdForOther();
    expect($auth.get().phone).toBe(testPhone);
    expect(flow.$asked.get()?.type).not.toBe('phone-choice');
    expect($route.get()?.vendorId).toBe('vnd_x');
  });

  describe('with a lost reply, on a server that ignores keys', () => {
    async function lostForOther(fault: 'commit-then-drop' | 'drop'): Promise<VendorCodeFlow> {
      vi.useFakeTimers({ toFake: ['Date'] });
      sandbox.settings.ignoreIdempotencyKeys = true;
      sandbox.faults.add({ endpoint: 'createVendor', action: fault, times: 1 });
      const flow = await createdForOther();
      expect(verifyFailure(flow.$state.get())).toBe('Please check your internet connection and try again.');
      flow.close();
      return flow;
    }

    it('is found in the list of its own number, which a code proves', async () => {
      const flow = await lostForOther('commit-then-drop');
      await flow.request({ ...otherInfo, vendorName: `${otherInfo.vendorName} ` });
      expect(callsOf('vendorSendOtp')).toBe(1);
      expect(flow.$asked.get()).toMatchObject({ type: 'code', phone: other });
      flow.enterCode(testCode);
      await flow.verify();
      expect(vendors()).toEqual({ n: 1 });
      expect($auth.get().phone).toBe(testPhone);
      expect(flow.$asked.get()).toEqual({ type: 'phone-choice', phone: other, current: testPhone });
      flow.switchPhone();
      expect($auth.get().phone).toBe(other);
      expect($route.get()?.vendorId).toMatch(/^vnd/);
    });

    it('is created by a second code when the first attempt failed', async () => {
      const flow = await lostForOther('drop');
      await flow.request(otherInfo);
      flow.enterCode(testCode);
      await flow.verify();
      await vi.waitFor(() => expect(callsOf('vendorSendOtp')).toBe(2));
      await vi.waitFor(() => expect(stageOf(flow).type).toBe('sent'));
      expect(flow.$state.get().code).toBe('');
      flow.enterCode(testCode);
      await flow.verify();
      expect(vendors()).toEqual({ n: 1 });
      expect(flow.$asked.get()).toMatchObject({ type: 'phone-choice', phone: other });
    });

    it('is not created for a third number; the failure names the right one', async () => {
      const flow = await lostForOther('commit-then-drop');
      await flow.request({ ...otherInfo, phone: testPhone.slice(3) });
      expect(flow.$asked.get()).toBeNull();
      expect(words().at(-1)).toContain('Sign in with the same number');
      expect(vendors()).toEqual({ n: 1 });
    });

    it('is found at once if the server lists it for the signed-in vendor', async () => {
      const flow = await lostForOther('commit-then-drop');
      sandbox.db.exec(`UPDATE vendors SET user_id = (SELECT id FROM users WHERE phone = '${testPhone}')`);
      await flow.request(otherInfo);
      expect(vendors()).toEqual({ n: 1 });
      expect($route.get()?.vendorId).toMatch(/^vnd/);
      expect(words().at(-1)).toMatch(/^Your application was saved: The internet connection broke/);
    });

    it('is the newest of its name and category in that list', async () => {
      const flow = await lostForOther('commit-then-drop');
      const applications = [
        ['vnd_1', 'pharmacy', '2026-11-01'],
        ['vnd_2', 'pharmacy', '2026-11-02'],
        ['vnd_3', 'labs', '2026-11-03'],
      ].map(([id, category, createdAt]) => ({ id, category, createdAt, name: otherInfo.vendorName }));
      sandbox.faults.add({ endpoint: 'applications', action: 'body', body: { applications } });
      await flow.request(otherInfo);
      expect($route.get()?.vendorId).toBe('vnd_2');
    });
  });
});
