import { expect, type Page, type Request } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { idle } from './controls.ts';
import { testCode } from './deployed.ts';
import { slotCard } from './documentsStep.ts';
import { button, field, loginDialog, toast, type Within } from './elements.ts';
import { pdf } from './files.ts';
import { fillInfo } from './forms.ts';
import { ApiVisitor, sampleKyc, type SeededStep } from './visitor.ts';

/** Something that a vendor presses, and how the portal says that it is done. */
export interface Press {
  /** The step that the application has reached. `null` means no application and no session. */
  readonly upTo: SeededStep | null;
  /** Opens the screen and makes it ready for the press, with unchanged replies. */
  ready(page: Page, visitor: ApiVisitor, vendorId: string): Promise<void>;
  /** Whether this is the request that the press sends. */
  asks(request: Request): boolean;
  press(page: Page): Promise<void>;
  /** Whether the portal says that it is done. */
  isSaid(page: Page): Promise<boolean>;
}

const flow = (vendorId: string): { serviceType: string; vendorId: string; continue: boolean } => ({
  serviceType: 'pharmacy',
  vendorId,
  continue: true,
});
const shows = (within: Within, words: string): Promise<boolean> => toast(within, words).isVisible();
const isCall = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(new URL(request.url()).pathname);

/** All presses that the portal acknowledges. */
export const presses = {
  'KYC details': {
    upTo: 'created',
    ready: async (page, visitor, vendorId) => {
      const { bankAccount: accountNumber, ifsc, accountHolderName } = sampleKyc;
      await visitor.send('POST', '/api/vendors/verify-bank', { accountNumber, ifsc, accountHolderName });
      const draft = { ...sampleKyc, drugLicenseNumber: 'KA/2023/123456' };
      await visitor.send('POST', `/api/vendors/${vendorId}/kyc/draft`, draft);
      await page.goto(paths.onboarding('kyc-documents', flow(vendorId)));
      await field(page, 'confirmBankAccount').fill(sampleKyc.bankAccount);
      await button(page, 'Verified').waitFor();
    },
    asks: isCall('PATCH', /\/kyc$/),
    press: (page) => button(page, 'Next').click(),
    isSaid: (page) => Promise.resolve(page.url().includes('/step3')),
  },
  'a document': {
    upTo: 'kyc',
    ready: async (page, _, vendorId) => {
      await page.goto(paths.onboarding('documents', flow(vendorId)));
      await slotCard(page, 'gst').waitFor();
    },
    asks: isCall('POST', /\/documents$/),
    press: (page) => field(page, 'gst').first().setInputFiles(pdf()),
    isSaid: (page) => slotCard(page, 'gst').getByText('Uploaded on').isVisible(),
  },
  'a document’s removal': {
    upTo: 'kyc',
    ready: async (page, _, vendorId) => {
      await page.goto(paths.onboarding('documents', flow(vendorId)));
      await field(page, 'cheque').first().setInputFiles(pdf());
      await slotCard(page, 'cheque').getByText('Uploaded on').waitFor();
    },
    asks: isCall('DELETE', /\/documents\/cheque$/),
    press: (page) => slotCard(page, 'cheque').getByRole('button', { name: 'Remove' }).click(),
    isSaid: (page) => slotCard(page, 'cheque').getByText('Uploaded on').isHidden(),
  },
  'the contract': {
    upTo: 'documents',
    ready: async (page, _, vendorId) => {
      await page.goto(paths.onboarding('contract', flow(vendorId)));
      await field(page, 'termsAccepted').check();
    },
    asks: isCall('POST', /\/contract$/),
    press: (page) => button(page, 'Submit application').click(),
    isSaid: (page) => Promise.resolve(new URL(page.url()).pathname === paths.dashboard),
  },
  'a deletion': {
    upTo: 'created',
    ready: async (page, _, vendorId) => {
      await page.goto(paths.dashboardOf(vendorId));
      await button(page, 'Delete this application').click();
    },
    asks: isCall('DELETE', /\/vendors\/[^/]+$/),
    press: (page) => button(page.getByRole('dialog'), 'Delete').click(),
    isSaid: (page) => shows(page, 'Application deleted'),
  },
  'a code for signing in': {
    upTo: null,
    ready: async (page, { phone }) => {
      await page.goto(paths.vendor);
      await button(page, 'Sign In with Phone').click();
      await field(loginDialog(page), 'phone').fill(phone);
    },
    asks: isCall('POST', /\/auth\/send-otp$/),
    press: (page) => button(loginDialog(page), 'Send OTP').click(),
    isSaid: (page) => shows(page, 'OTP sent'),
  },
  'signing in': {
    upTo: null,
    ready: async (page, { phone }) => {
      await page.goto(paths.vendor);
      await button(page, 'Sign In with Phone').click();
      await field(loginDialog(page), 'phone').fill(phone);
      await button(loginDialog(page), 'Send OTP').click();
      await toast(page, 'OTP sent').waitFor();
    },
    asks: isCall('POST', /\/auth\/login$/),
    press: (page) => field(loginDialog(page), 'code').fill(testCode),
    isSaid: (page) => loginDialog(page).isHidden(),
  },
  'a code for a new business': {
    upTo: null,
    ready: async (page, { phone }) => {
      await page.goto(paths.onboarding('vendor-info', { serviceType: 'pharmacy' }));
      await fillInfo(page, phone);
    },
    asks: isCall('POST', /\/vendors\/send-otp$/),
    press: (page) => button(page, 'Next').click(),
    isSaid: (page) => field(page, 'otp').isVisible(),
  },
  'a new business': {
    upTo: null,
    ready: async (page, { phone }) => {
      await page.goto(paths.onboarding('vendor-info', { serviceType: 'pharmacy' }));
      await fillInfo(page, phone);
      await button(page, 'Next').click();
      await field(page, 'otp').waitFor();
    },
    asks: isCall('POST', /\/vendors\/create$/),
    press: (page) => field(page, 'otp').fill(testCode),
    isSaid: async (page) => (await shows(page, 'your application is saved')) || page.url().includes('/step2'),
  },
} satisfies Record<string, Press>;

/** Waits until the portal gives the result of a press. Returns whether it says that it is done. */
export async function isSaidDone(page: Page, { isSaid }: Press): Promise<boolean> {
  const refusal = page
    .locator('[data-toast][role="alert"], .field-error:not(:empty)')
    .or(toast(page, 'Removed from this browser only'))
    .first();
  const outcome = async (): Promise<string> => {
    if (await isSaid(page)) return 'done';
    return (await refusal.isVisible()) ? 'refused' : 'nothing';
  };
  await expect.poll(outcome).not.toBe('nothing');
  await idle(page).catch(() => undefined);
  return isSaid(page);
}
