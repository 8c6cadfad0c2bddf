import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allReports, reportTables } from '#sandbox/reports.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { kycOf, vendorInfo } from '../sandbox/helpers.ts';

/** A page of a build with reports, and the texts of its beacons. */
interface ReportingPage {
  beacons: string[];
  call: typeof import('#lib/api/client.ts').call;
  note: typeof import('#lib/report.ts').note;
  fire(target: 'window' | 'document', type: string, more?: object): void;
  leave(): void;
}

let sandbox: TestSandbox;

async function openPage(address: string): Promise<ReportingPage> {
  vi.resetModules();
  vi.stubEnv('PUBLIC_REPORT_URL', '/reports');
  const listeners = new Map<string, ((event: object) => void)[]>();
  const on = (target: string) => (type: string, listener: (event: object) => void) =>
    listeners.set(`${target} ${type}`, [...(listeners.get(`${target} ${type}`) ?? []), listener]);
  const fire: ReportingPage['fire'] = (target, type, more = {}) =>
    listeners.get(`${target} ${type}`)?.forEach((listener) => listener(more));
  const beacons: string[] = [];
  const page = {
    documentElement: { dataset: { build: 'AbCd-_12' } },
    addEventListener: on('document'),
    visibilityState: 'visible',
  };
  const { pathname, search } = new URL(address, 'https://site.example');
  vi.stubGlobal('fetch', sandbox.fetch);
  vi.stubGlobal('location', { origin: 'https://site.example', pathname, search });
  vi.stubGlobal('addEventListener', on('window'));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    sendBeacon: (_url: string, text: string) => {
      beacons.push(text);
      return true;
    },
  });
  const { call } = await import('#lib/api/client.ts');
  const { note } = await import('#lib/report.ts');
  // As on a page, events before the reports' own script loads are kept for it.
  await import('#lib/report/start.ts');
  const leave = (): void => {
    page.visibilityState = 'hidden';
    fire('document', 'visibilitychange');
    fire('window', 'pagehide');
  };
  return { beacons, call, note, fire, leave };
}

beforeEach(() => {
  sandbox = createSandbox();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await sandbox.close();
});

const reportsIn = (page: ReportingPage) =>
  page.beacons.flatMap((text) => (JSON.parse(text) as { reports: Record<string, unknown>[] }).reports);
const ignore = (): undefined => undefined;

describe('The reports of a page', () => {
  test('list failures by code, call and route when the page is left', async () => {
    const page = await openPage('/vendor');
    await page
      .call('login', { body: { phone: '+919876543210', verificationCode: '1', userType: 'VENDOR' } })
      .catch(ignore);
    page.note({ type: 'crash' });
    expect(page.beacons).toEqual([]);
    page.leave();
    expect(page.beacons).toHaveLength(1);
    expect(reportsIn(page)).toEqual(
      expect.arrayContaining([
        { type: 'error', code: 'bad-request', call: 'login', route: '/vendor' },
        { type: 'error', code: 'crash', route: '/vendor' },
      ]),
    );
  });

  test('are sent in a browser that leaves a page without hiding it, and once', async () => {
    const page = await openPage('/vendor');
    page.note({ type: 'crash' });
    page.fire('window', 'pagehide');
    expect(reportsIn(page)).toContainEqual({ type: 'error', code: 'crash', route: '/vendor' });
    page.leave();
    expect(page.beacons).toHaveLength(1);
  });

  test('count a step of the application once, with its category', async () => {
    const page = await openPage('/partner-with-us/new/mx-onboarding/step1?serviceType=labs&vendorId=vnd_17');
    for (let times = 0; times < 3; times++) page.note({ type: 'step', step: 'vendor-info' });
    await page.call('vendorSendOtp', { body: { phone: '+919876543210' } });
    page.leave();
    const route = '/partner-with-us/new/mx-onboarding/:step';
    expect(reportsIn(page).filter(({ type }) => type === 'step')).toEqual([
      { type: 'step', step: 'vendor-info', route, category: 'labs' },
      { type: 'step', step: 'code-sent', route, category: 'labs' },
    ]);
  });

  test('start on the page where an application starts', async () => {
    const page = await openPage('/register/start');
    page.leave();
    expect(reportsIn(page)).toContainEqual({ type: 'step', step: 'start', route: '/register/start' });
  });

  test('include script errors and policy violations, without their texts', async () => {
    const page = await openPage('/dashboard?vendorId=vnd_17');
    page.fire('window', 'error', {
      message: 'ABCDE1234F is no number',
      filename: '/dashboard?vendorId=vnd_17',
    });
    page.fire('window', 'unhandledrejection', { reason: new Error('+919876543210') });
    page.fire('document', 'securitypolicyviolation', {
      effectiveDirective: 'img-src',
      blockedURI: 'https://elsewhere.example/?pan=ABCDE1234F',
    });
    page.leave();
    expect(reportsIn(page).filter(({ type }) => type === 'error')).toEqual([
      { type: 'error', code: 'script', route: '/dashboard' },
      { type: 'error', code: 'script', route: '/dashboard' },
      { type: 'error', code: 'policy', directive: 'img-src', route: '/dashboard' },
    ]);
  });

  test('omit a call that the application aborted', async () => {
    const page = await openPage('/dashboard');
    await page
      .call('sendOtp', { body: { phone: '', userType: 'VENDOR' }, signal: AbortSignal.abort() })
      .catch(ignore);
    page.leave();
    expect(reportsIn(page).filter(({ type }) => type === 'error')).toEqual([]);
  });

  test('never contain personal data, whatever is typed and refused', async () => {
    const typed = fc.record({
      panNumber: fc.stringMatching(/^[A-Z]{5}\d{4}[A-Z]$/),
      phone: fc.stringMatching(/^\+91[6-9]\d{9}$/),
      bankAccount: fc.stringMatching(/^\d{9,18}$/),
      code: fc.stringMatching(/^\d{6}$/),
      name: fc.stringMatching(/^[A-Z][a-z]{9,20}$/),
    });
    await fc.assert(
      fc.asyncProperty(typed, async ({ panNumber, phone, bankAccount, code, name }) => {
        const path = '/partner-with-us/new/mx-onboarding/step2';
        const page = await openPage(`${path}?serviceType=pharmacy&vendorId=vnd_${code}`);
        const kyc = { ...kycOf('pharmacy'), panNumber, bankAccount };
        await Promise.allSettled([
          page.call('sendOtp', { body: { phone, userType: 'VENDOR' } }),
          page.call('login', { body: { phone, verificationCode: code, userType: 'VENDOR' } }),
          page.call('createVendor', {
            body: { phone, otp: code, category: 'pharmacy', baseInfo: { ...vendorInfo, vendorName: name } },
          }),
          page.call('kyc', { id: `vnd_${code}`, body: kyc }),
          page.call('kycDraft', { id: panNumber, body: kyc }),
          page.call('verifyBank', {
            body: { accountNumber: bankAccount, ifsc: 'HDFC0000123', accountHolderName: name },
          }),
        ]);
        page.note({ type: 'step', step: panNumber });
        page.note({ type: 'call', call: phone, code: bankAccount });
        page.fire('window', 'error', { message: `${name}: ${panNumber}` });
        page.leave();
        const said = page.beacons.join('\n');
        expect(said).toContain('"code":"script"');
        for (const secret of [panNumber, phone, phone.slice(3), bankAccount, code, name, `vnd_${code}`])
          expect(said).not.toContain(secret);
      }),
      { numRuns: 40 },
    );
  });

  test('are accepted by the sandbox, which shows where vendors stop', async () => {
    const page = await openPage('/register/pharmacy');
    page.note({ type: 'step', step: 'kyc-documents' });
    await page
      .call('login', { body: { phone: '+919876543210', verificationCode: '1', userType: 'VENDOR' } })
      .catch(ignore);
    page.leave();
    for (const body of page.beacons)
      expect((await sandbox.fetch('/reports', { method: 'POST', body })).status).toBe(204);
    const text = reportTables(allReports(sandbox));
    expect(text).toMatch(/kyc-documents +1(?: +0)+\n/);
    expect(text).toMatch(/1 +bad-request +login +\/register\/:category/);
  });
});
