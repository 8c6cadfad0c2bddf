import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { splitPhone } from '#lib/domain/session/countries.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { $auth, $user, signOut } from '#lib/stores/session/session.ts';
import { sendableAt, sendFailure, sentCode, verifyFailure } from '#lib/stores/session/signIn/phoneCode.ts';
import {
  canSend,
  startSignIn,
  type SignInFlow,
  type SignInOptions,
} from '#lib/stores/session/signIn/signIn.ts';
import { $toasts, dismissToast } from '#lib/stores/browser/toasts.ts';
import { $tokens } from '#lib/stores/session/tokens.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { testCode } from '#sandbox/settings.ts';
import { keyOf } from '../support/keys.ts';
import { fakeStorage } from './vendorTab.ts';

let sandbox: TestSandbox;
const signedIn = vi.fn<SignInOptions['onSignedIn']>();
const to = vi.spyOn(navigation, 'to').mockImplementation(() => undefined);
const number = '98765 43210';
const wirePhone = '+919876543210';

const start = (options: Partial<SignInOptions> = {}): SignInFlow =>
  startSignIn({ onSignedIn: signedIn, ...options });
const words = () => $toasts.get().map(({ title, description }) => `${title}: ${description ?? ''}`);
const callsOf = (endpoint: string) =>
  sandbox.journal.entries.filter((entry) => entry.endpoint === endpoint).length;

async function sent(options: Partial<SignInOptions> = {}): Promise<SignInFlow> {
  const flow = start(options);
  flow.enterNumber(number);
  await flow.send();
  return flow;
}

beforeEach(() => {
  sandbox = createSandbox();
  vi.stubGlobal('fetch', sandbox.fetch);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('location', { origin: 'https://site.example', pathname: '/vendor' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  signOut();
  for (const { id } of $toasts.get()) dismissToast(id);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  await sandbox.close();
});

describe('What can be pressed', () => {
  it('sends only with a phone, and verifies only an entered code that was sent', async () => {
    const flow = start();
    expect(canSend(flow.$state.get())).toBe(false);
    flow.enterNumber(' - ');
    expect(canSend(flow.$state.get())).toBe(false);
    flow.enterCode('123456');
    expect(flow.canVerify(flow.$state.get())).toBe(false);
    flow.enterNumber(number);
    expect(canSend(flow.$state.get())).toBe(true);
    await flow.send();
    expect(flow.canVerify(flow.$state.get())).toBe(false);
    flow.enterCode('1');
    expect(flow.canVerify(flow.$state.get())).toBe(true);
  });

  it('ignores a second press while a request is under way', async () => {
    const flow = start();
    flow.enterNumber(number);
    const sending = Promise.all([flow.send(), flow.send()]);
    expect(canSend(flow.$state.get())).toBe(false);
    await sending;
    expect(callsOf('sendOtp')).toBe(1);
    flow.enterCode(testCode);
    const verifying = Promise.all([flow.verify(), flow.verify()]);
    expect(canSend(flow.$state.get())).toBe(false);
    expect(sentCode(flow.$state.get())?.phone).toBe(wirePhone);
    await verifying;
    expect(callsOf('login')).toBe(1);
    expect(flow.$state.get().stage).toMatchObject({ type: 'sent', failure: null });
  });

  it('starts empty, in India, and sends nothing without a number', async () => {
    const flow = start();
    expect(flow.$state.get()).toMatchObject({ countryCode: 'IN', number: '', code: '' });
    await flow.send();
    expect(callsOf('sendOtp')).toBe(0);
  });

  it('keeps a request pending when the number changes, but drops its result', async () => {
    const flow = start();
    flow.enterNumber(number);
    const sending = flow.send();
    flow.enterNumber('98765 43211');
    expect(canSend(flow.$state.get())).toBe(false);
    await sending;
    await flow.send();
    flow.enterCode(testCode);
    flow.enterNumber(number);
    expect(canSend(flow.$state.get())).toBe(false);
    await flow.verify();
    expect(flow.$state.get().stage).toEqual({ type: 'unsent', failure: null });
  });
});

describe('Sending the code', () => {
  it('forgets the earlier code when the number changes during a resend', async () => {
    const flow = await sent();
    const sending = flow.send();
    expect(sentCode(flow.$state.get())?.phone).toBe(wirePhone);
    flow.enterNumber('98765 43211');
    expect(sentCode(flow.$state.get())).toBeNull();
    await sending;
  });

  it('sends the dial code and number without separators, and says so', async () => {
    const flow = await sent();
    expect(sandbox.outbox.at(-1)).toMatchObject({ phone: wirePhone, purpose: 'login' });
    expect(sentCode(flow.$state.get())?.phone).toBe(wirePhone);
    expect(words()).toEqual(['OTP sent: OTP sent to your phone.']);
  });

  it.each<[string, (flow: SignInFlow) => Promise<void> | void]>([
    [
      'the code is accepted',
      (flow) => {
        flow.enterCode(testCode);
        return flow.verify();
      },
    ],
    ['the number changes', (flow) => flow.enterNumber('98765 43211')],
    ['the form is gone', (flow) => flow.leave()],
  ])('no longer says that it was sent once %s', async (_, end) => {
    const flow = await sent();
    await end(flow);
    expect(words().filter((each) => each.startsWith('OTP sent'))).toEqual([]);
  });

  it('tells the countries of +1 apart by their country code', async () => {
    const flow = start();
    flow.enterCountry('CA');
    flow.enterNumber('(416) 555-0134');
    await flow.send();
    expect(flow.$state.get()).toMatchObject({
      countryCode: 'CA',
      stage: { type: 'sent', sent: { phone: '+14165550134' } },
    });
  });

  it('allows another code after 30 seconds', async () => {
    const before = Date.now();
    const resendAt = sentCode((await sent()).$state.get())?.resendAt ?? 0;
    expect(resendAt - before).toBeGreaterThanOrEqual(30_000);
    expect(resendAt - Date.now()).toBeLessThanOrEqual(30_000);
  });

  it('keeps a code typed while sending, and clears it on a resend', async () => {
    const flow = start();
    flow.enterNumber(number);
    const sending = flow.send();
    flow.enterCode('12345');
    await sending;
    expect(flow.$state.get().code).toBe('12345');
    await flow.send();
    expect(flow.$state.get().code).toBe('');
    expect(words()).toHaveLength(1);
  });

  it('keeps a code typed before sending, and does not verify it', async () => {
    const flow = start();
    flow.enterNumber(number);
    flow.enterCode(testCode);
    await flow.send();
    expect(flow.$state.get().code).toBe(testCode);
    expect(callsOf('login')).toBe(0);
  });

  it('shows no reply or failure after the form has left', async () => {
    const flow = start();
    flow.enterNumber(number);
    const sending = flow.send();
    flow.leave();
    await sending;
    expect([callsOf('sendOtp'), words()]).toEqual([0, []]);
    vi.stubGlobal('fetch', (...request: Parameters<typeof sandbox.fetch>) => {
      next.leave();
      return sandbox.fetch(...request);
    });
    let next = start();
    for (const isLost of [false, true]) {
      if (isLost) sandbox.faults.add({ endpoint: 'sendOtp', action: 'drop' });
      next = start();
      next.enterNumber(number);
      await next.send();
      expect([callsOf('sendOtp'), words()]).toEqual([isLost ? 2 : 1, []]);
    }
  });

  it('keeps the first code valid after a failed resend, and says so', async () => {
    const flow = await sent();
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'status', status: 503, times: 1 });
    const sending = flow.send();
    expect(sentCode(flow.$state.get())?.phone).toBe(wirePhone);
    await sending;
    const said = 'Our service is temporarily unavailable. Please try again later.';
    expect([sendFailure(flow.$state.get()), verifyFailure(flow.$state.get())]).toEqual([said, null]);
    expect($toasts.get().map(({ tone }) => tone)).toEqual(['success', 'error']);
    flow.enterCode('12345');
    expect(sendFailure(flow.$state.get())).toBe(said);
    flow.enterCode(testCode);
    await flow.verify();
    expect($auth.get().phone).toBe(wirePhone);
  });

  it('keeps the failure text while a code is typed', async () => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'drop', times: 1 });
    const flow = await sent();
    flow.enterCode('1');
    expect(sendFailure(flow.$state.get())).toBe('Please check your internet connection and try again.');
  });

  it('pauses only for 429, and only for the same number', async () => {
    const fault = {
      endpoint: 'sendOtp',
      action: 'status',
      times: 1,
      headers: { 'Retry-After': '12' },
    } as const;
    sandbox.faults.add({ ...fault, status: 503 });
    const flow = await sent();
    expect(flow.$state.get().pausedUntil).toBeNull();
    sandbox.faults.add({ ...fault, status: 429 });
    const sending = flow.send();
    flow.enterNumber('98765 43211');
    await sending;
    expect(flow.$state.get()).toMatchObject({ pausedUntil: null, stage: { type: 'unsent' } });
  });

  it('shows its own text for an error that is not the server’s', async () => {
    const flow = await sent({
      onSent: () => {
        throw new TypeError('not ours');
      },
    });
    expect(sendFailure(flow.$state.get())).toBe('Something went wrong. Please try again.');
  });

  it('is not repeated if the page sent it in another language', async () => {
    await sent();
    const kept = globalThis.sentCode;
    expect(kept).toMatchObject({ phone: wirePhone });
    const text = JSON.stringify({ otpId: kept?.otpId });
    globalThis.earlyCode = { phone: wirePhone, reply: Promise.resolve({ status: 200, text }) };
    const flow = start({ phone: number });
    // A form may be rendered twice before it is shown, so rendering alone must not take the reply.
    expect(flow.$state.get().stage.type).toBe('unsent');
    flow.open();
    await vi.waitFor(() =>
      expect(flow.$state.get().stage).toMatchObject({ type: 'sent', sent: { otpId: kept?.otpId } }),
    );
    expect(callsOf('sendOtp')).toBe(1);
    flow.enterCode(testCode);
    await flow.verify();
    expect(signedIn).toHaveBeenCalledOnce();
  });

  it('forgets the sent code on sign-out', async () => {
    const flow = await sent();
    flow.enterCode(testCode);
    await flow.verify();
    expect(globalThis.sentCode).toBeDefined();
    signOut();
    expect(globalThis.sentCode).toBeUndefined();
  });

  it('does not use a code that was sent to another number', async () => {
    const text = JSON.stringify({ otpId: 'otp-1' });
    globalThis.earlyCode = { phone: '+919876543211', reply: Promise.resolve({ status: 200, text }) };
    const flow = start({ phone: number });
    flow.open();
    expect(flow.$state.get().stage.type).toBe('unsent');
    await flow.send();
    expect(callsOf('sendOtp')).toBe(1);
  });

  it('forgets the sent code when the number or the country changes', async () => {
    const flow = await sent();
    flow.enterCode('12');
    flow.enterNumber('98765 43211');
    expect(flow.$state.get()).toMatchObject({ stage: { type: 'unsent' }, code: '' });
    await flow.send();
    flow.enterCountry('NP');
    expect(sentCode(flow.$state.get())).toBeNull();
  });

  it('does not count a code as sent to a number typed meanwhile', async () => {
    const flow = start();
    flow.enterNumber(number);
    const sending = flow.send();
    flow.enterNumber('98765 43211');
    await sending;
    expect(flow.$state.get()).toMatchObject({ stage: { type: 'unsent' } });
  });

  it.each([
    [429, 'Too many requests. Please wait a moment before trying again.'],
    [400, 'Please enter a valid phone number.'],
    [503, 'Our service is temporarily unavailable. Please try again later.'],
    [418, 'The server says no.'],
  ])('says of status %i: %s', async (status, message) => {
    sandbox.faults.add({
      endpoint: 'sendOtp',
      action: 'status',
      status,
      body: { message: 'The server says no.' },
    });
    const flow = await sent();
    expect(flow.$state.get().stage).toEqual({ type: 'unsent', failure: message });
    expect(words()).toEqual([`Failed: ${message}`]);
  });

  it.each([
    ['dialog', undefined, 'Failed to send OTP. Please try again.'],
    ['page', undefined, 'Unable to send OTP. Please try again.'],
    ['dialog', 'This phone is blocked.', 'This phone is blocked.'],
    ['page', 'This phone is blocked.', 'This phone is blocked.'],
  ] as const)('says of a 422 in a %s with the server’s words %s: %s', async (place, message, said) => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'status', status: 422, body: { message } });
    const flow = await sent({ place });
    expect(sendFailure(flow.$state.get())).toBe(said);
    expect(words()).toEqual([`Failed: ${said}`]);
  });

  it('waits as long as a 429 asks, unless the number changes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fault = { endpoint: 'sendOtp', action: 'status', status: 429, times: 1 } as const;
    sandbox.faults.add({ ...fault, headers: { 'Retry-After': '12' } });
    const flow = await sent();
    const asked = callsOf('sendOtp');
    expect(sendableAt(flow.$state.get())).toBe(Date.now() + 12_000);
    expect(canSend(flow.$state.get())).toBe(false);
    await flow.send();
    expect(callsOf('sendOtp')).toBe(asked);
    vi.setSystemTime(Date.now() + 12_000);
    expect(canSend(flow.$state.get())).toBe(true);
    await flow.send();
    expect(flow.$state.get()).toMatchObject({ pausedUntil: null, stage: { sent: { phone: wirePhone } } });

    vi.setSystemTime(Date.now() + 30_000);
    sandbox.faults.add({ ...fault, headers: { 'Retry-After': '120' } });
    await flow.send();
    expect(sendableAt(flow.$state.get())).toBe(Date.now() + 120_000);
    flow.enterNumber('98765 43211');
    expect(canSend(flow.$state.get())).toBe(true);
    vi.useRealTimers();
  });

  it('shows the last of two refusals alone', async () => {
    for (const status of [503, 400] as const)
      sandbox.faults.add({ endpoint: 'sendOtp', action: 'status', status, times: 1 });
    const flow = await sent();
    await flow.send();
    expect(words()).toEqual(['Failed: Please enter a valid phone number.']);
  });

  it('says where the code is when the server sends no message', async () => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'body', body: { success: true }, times: 1 });
    await sent();
    expect(words()).toEqual(['OTP sent: Please check your phone for the OTP.']);
  });

  it('asks to check the connection, and removes the text on the next try', async () => {
    sandbox.faults.add({ endpoint: 'sendOtp', action: 'drop', times: 1 });
    const flow = await sent();
    expect(sendFailure(flow.$state.get())).toBe('Please check your internet connection and try again.');
    await flow.send();
    expect(sendFailure(flow.$state.get())).toBeNull();
    expect(words()).toEqual(['OTP sent: OTP sent to your phone.']);
  });
});

describe('Verifying the code', () => {
  it('stores the session and welcomes by name or phone', async () => {
    const flow = await sent();
    flow.enterCode(testCode);
    await flow.verify();
    expect($auth.get()).toMatchObject({ phone: wirePhone, userType: 'VENDOR' });
    expect($tokens.get()?.accessToken).toBeTruthy();
    expect($user.get()?.phone).toBe(wirePhone);
    expect(words().at(-1)).toBe('Logged in: Welcome +91\u00a098765\u00a043210');
    expect(signedIn).toHaveBeenCalledOnce();
    expect(to).not.toHaveBeenCalled();
  });

  it('starts with the sixth digit, once for each code', async () => {
    const flow = await sent();
    flow.enterCode('000000');
    flow.enterCode('000000');
    await flow.verify();
    expect(callsOf('login')).toBe(1);
    expect([verifyFailure(flow.$state.get()), sendFailure(flow.$state.get())]).toEqual([
      expect.stringMatching(/^The OTP you entered is incorrect\. Please try again\. \u2068req_\w+\u2069$/),
      null,
    ]);
    flow.enterCode('00000');
    expect(verifyFailure(flow.$state.get())).toBeNull();
    flow.enterCode(testCode);
    await flow.verify();
    expect($auth.get().phone).toBe(wirePhone);
  });

  it('starts with the reply if the whole code was typed before it', async () => {
    const flow = start();
    flow.enterNumber(number);
    const sending = flow.send();
    flow.enterCode(testCode);
    expect(callsOf('login')).toBe(0);
    await sending;
    await vi.waitFor(() => expect($auth.get().phone).toBe(wirePhone));
  });

  it('sends back the server’s id for the code', async () => {
    sandbox.settings.otpIds = true;
    const flow = await sent();
    expect(sentCode(flow.$state.get())?.otpId).toBeTruthy();
    flow.enterCode(testCode);
    await flow.verify();
    expect($auth.get().phone).toBe(wirePhone);
  });

  it('welcomes with the server’s name and role, and the given text', async () => {
    const user = { id: 'usr', phone: wirePhone, fullName: ' Asha Rao ', userType: 'PARTNER' };
    const body = { success: true, accessToken: 'a', refreshToken: 'r', user };
    sandbox.faults.add({ endpoint: 'login', action: 'body', body });
    const flow = await sent({ succeeded: (name) => ({ title: 'Hello', description: name }) });
    flow.enterCode(testCode);
    await flow.verify();
    expect(words().at(-1)).toBe('Hello: Asha Rao');
    expect($toasts.get().at(-1)?.tone).toBe('success');
    expect($auth.get().userType).toBe('PARTNER');
  });

  it('welcomes with the phone where the server has no name', async () => {
    const user = { id: 'usr', phone: wirePhone, fullName: ' ' };
    const body = { success: true, accessToken: 'a', refreshToken: 'r', user };
    sandbox.faults.add({ endpoint: 'login', action: 'body', body });
    const flow = await sent();
    flow.enterCode(testCode);
    await flow.verify();
    expect(words().at(-1)).toBe('Logged in: Welcome +91\u00a098765\u00a043210');
  });

  it('shows the last of two refusals alone', async () => {
    const flow = await sent();
    for (const [status, code] of [[404, '000000'] as const, [401, '000001'] as const]) {
      sandbox.faults.add({ endpoint: 'login', action: 'status', status, times: 1 });
      flow.enterCode(code);
      await flow.verify();
    }
    const wrong = 'Invalid code: The OTP you entered is incorrect. Please try again.';
    expect(words().filter((each) => each.startsWith('Invalid'))).toEqual([wrong]);
  });

  it('shows no failure after the form has left', async () => {
    const flow = await sent();
    sandbox.faults.add({ endpoint: 'login', action: 'status', status: 401 });
    flow.enterCode('000000');
    flow.leave();
    await flow.verify();
    expect(words()).toEqual([]);
  });

  it('keeps at most six digits of a pasted text', () => {
    const flow = start();
    flow.enterCode(' 123 456 7');
    expect(flow.$state.get().code).toBe('123456');
  });

  it.each([
    [401, 'The OTP you entered is incorrect. Please try again.'],
    [400, 'Please enter a valid 6-digit OTP.'],
    [429, 'Too many attempts. Please wait a moment before trying again.'],
    [404, 'OTP has expired. Please request a new one.'],
    [500, 'Our service is temporarily unavailable. Please try again later.'],
  ])('says of status %i: %s', async (status, message) => {
    sandbox.faults.add({ endpoint: 'login', action: 'status', status });
    const flow = await sent();
    flow.enterCode('000000');
    await flow.verify();
    expect(flow.$state.get().stage).toMatchObject({
      type: 'sent',
      failure: { of: 'verify', words: message },
    });
    expect(words().at(-1)).toBe(`Invalid code: ${message}`);
    expect($auth.get().session).toBeNull();
  });

  it.each([
    ['dialog', undefined, 'Please check your OTP and try again.'],
    ['page', undefined, 'Unable to verify OTP. Please try again.'],
    ['page', 'This code was used.', 'This code was used.'],
  ] as const)('says of a 422 in a %s with the server’s words %s: %s', async (place, message, said) => {
    sandbox.faults.add({ endpoint: 'login', action: 'status', status: 422, body: { message } });
    const flow = await sent({ place });
    flow.enterCode('000000');
    await flow.verify();
    expect(verifyFailure(flow.$state.get())).toBe(said);
    expect(words().at(-1)).toBe(`Invalid code: ${said}`);
  });

  it.each([
    [{ success: false, message: 'This account is closed.' }, 'This account is closed.'],
    [{ success: false }, 'Authentication failed'],
    [{ success: true, data: {} }, 'Invalid response: missing required authentication data'],
  ])('shows a text for the reply %o: %s', async (body, message) => {
    sandbox.faults.add({ endpoint: 'login', action: 'body', body });
    const flow = await sent();
    flow.enterCode(testCode);
    await flow.verify();
    expect(verifyFailure(flow.$state.get())).toBe(message);
    expect($auth.get().session).toBeNull();
  });

  it('says that the login succeeded when the next step fails', async () => {
    const flow = await sent({
      onSignedIn: () => {
        throw new Error('not ours');
      },
    });
    flow.enterCode(testCode);
    await flow.verify();
    expect(words().at(-1)).toBe('Login succeeded but encountered an issue: Please try refreshing the page.');
    expect($toasts.get().at(-1)?.tone).toBe('error');
    expect($auth.get().session).not.toBeNull();
  });
});

describe('Completing the profile', () => {
  const verified = async (route: string, options: Partial<SignInOptions> = {}) => {
    sandbox.settings.profileCompletionRoute = route;
    const flow = await sent(options);
    flow.enterCode(testCode);
    await flow.verify();
  };

  it('follows a path of our own origin', async () => {
    await verified('/profile?from=login');
    expect(to).toHaveBeenCalledExactlyOnceWith('/profile?from=login');
    expect(signedIn).not.toHaveBeenCalled();
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
    '/\\elsewhere.example',
  ])('does not follow %s', async (route) => {
    await verified(route);
    expect(to).not.toHaveBeenCalled();
    expect(signedIn).toHaveBeenCalledOnce();
  });

  it('stays on the page while a form is being filled in', async () => {
    await verified('/profile', { inPlace: true });
    expect(to).not.toHaveBeenCalled();
    expect(signedIn).toHaveBeenCalledOnce();
  });
});

describe('The asked page', () => {
  it.each([
    [true, null, ['/dashboard']],
    [false, null, []],
    [true, '/profile', ['/profile']],
  ])(
    'opens after signing in (opensAskedPage: %s, profile: %s): %j',
    async (opensAskedPage, profile, visited) => {
      sandbox.settings.profileCompletionRoute = profile;
      const ofTab = fakeStorage();
      vi.stubGlobal('sessionStorage', ofTab);
      const flow = await sent({ opensAskedPage });
      ofTab.setItem(
        keyOf('askedPage'),
        JSON.stringify({ path: '/dashboard', at: Date.now(), session: null }),
      );
      flow.enterCode(testCode);
      await flow.verify();
      expect(to.mock.calls.flat()).toEqual(visited);
    },
  );
});

describe('In the build of another language', () => {
  it('the pages after signing in are those of that language', async () => {
    vi.stubEnv('LOCALE_PREFIX', '/hi');
    vi.resetModules();
    const ofTab = fakeStorage();
    vi.stubGlobal('sessionStorage', ofTab);
    ofTab.setItem(
      keyOf('askedPage'),
      JSON.stringify({ path: '/dashboard?vendorId=v1', at: Date.now(), session: null }),
    );
    const { routesAfter } = await import('#lib/stores/session/signIn/auth.ts');
    vi.unstubAllEnvs();
    const grant = {
      accessToken: 'a',
      refreshToken: 'r',
      user: { id: 'usr', phone: wirePhone, isVerified: true },
      isNewUser: false,
      needsProfileCompletion: true,
      profileCompletionRoute: '/hi/profile',
    };
    expect(routesAfter(grant)).toEqual({ profile: '/hi/profile', asked: '/hi/dashboard?vendorId=v1' });
  });
});

describe('Prefilling the number', () => {
  it.each([
    ['+919876543210', 'IN', '9876543210'],
    ['+9779812345678', 'NP', '9812345678'],
    ['+14165550134', 'US', '4165550134'],
    ['9876543210', 'IN', '9876543210'],
  ])('splits %s into %s and %s', (phone, code, rest) => {
    const { country, number: local } = splitPhone(phone);
    expect([country.code, local]).toEqual([code, rest]);
  });

  it('starts with the given phone', () => {
    expect(start({ phone: '+9779812345678' }).$state.get()).toMatchObject({
      countryCode: 'NP',
      number: '9812345678',
    });
  });
});
