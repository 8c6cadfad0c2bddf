import type { Page } from 'playwright/test';
import { button, firstStep, stepHeading, toast } from './elements.ts';
import { startApplication, type Application } from './visitor.ts';
import { addFaults, clearFaults, hold, vendorCount, type Fault } from './controls.ts';
import { pdf } from './files.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, fillKyc, info, kyc, verifyBank } from './forms.ts';
import type { Sandbox } from './sandbox.ts';

const words = {
  network: 'Please check your internet connection and try again.',
  down: 'Our service is temporarily unavailable. Please try again later.',
  slowDown: 'Too many requests. Please wait a moment before trying again.',
  nonsense: 'Something went wrong. Please try again.',
};

// A browser repeats a request by itself when a kept connection breaks, so faults stay until they are cleared.
const failures: { fault: Omit<Fault, 'endpoint'>; says: string }[] = [
  { fault: { action: 'drop' }, says: words.network },
  { fault: { action: 'status', status: 500 }, says: words.down },
  { fault: { action: 'status', status: 429 }, says: words.slowDown },
  { fault: { action: 'malformed' }, says: words.nonsense },
];

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await expect(page.locator(`input[name="${name}"]`)).toHaveValue(value);
}

/** Lets each failure happen to a call in turn, and the faults go before the next. */
async function throughFailures(
  sandbox: Sandbox,
  endpoint: string,
  step: (says: string, fault: Omit<Fault, 'endpoint'>) => Promise<void>,
  which: typeof failures = failures,
): Promise<void> {
  for (const { fault, says } of which) {
    await addFaults(sandbox, { endpoint, ...fault });
    await step(says, fault);
    await clearFaults(sandbox);
  }
}

test.beforeEach(({ allowErrors }) => {
  allowErrors(/Failed to load resource/);
});
test.afterEach(({ sandbox }) => clearFaults(sandbox));

test('@phone sending the code and creating the vendor fail in every way: the form stays, one vendor comes of it', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const phone = newPhone();
  await page.goto(firstStep());
  await fillInfo(page, phone);
  await throughFailures(sandbox, 'vendorSendOtp', async (says) => {
    await button(page, 'Next').click();
    await expect(toast(page, 'Failed to send OTP').last()).toContainText(says);
    await expectValues(page, { ...info, phone });
    await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  });
  const send = await hold(page, '**/api/vendors/send-otp');
  await button(page, 'Next').click();
  await expect(button(page, 'Next')).toBeDisabled();
  send();
  const code = page.locator('input[name="otp"]');
  await expect(code).toBeVisible();

  const before = await vendorCount(sandbox);
  const verify = button(page, 'Verify & Create Vendor');
  await throughFailures(sandbox, 'createVendor', async (says, fault) => {
    await code.fill('');
    await code.fill('123456');
    const spoken =
      fault.status === 429 ? 'Too many attempts. Please wait a moment before trying again.' : says;
    await expect(toast(page, 'Verification failed').last()).toBeVisible();
    await expect(page.getByRole('dialog').locator('form').getByText(spoken)).toBeVisible();
    await expect(code).toHaveValue('123456');
  });
  await addFaults(sandbox, { endpoint: 'createVendor', action: 'commit-then-drop' });
  await verify.click();
  await expect(page.getByRole('dialog').locator('form').getByText(words.network)).toBeVisible();
  await clearFaults(sandbox);
  const create = await hold(page, '**/api/vendors/create');
  await verify.click();
  await expect(verify).toBeDisabled();
  create();
  await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
  expect(await vendorCount(sandbox)).toBe(before + 1);
  await button(page, '1. Vendor information, completed').click();
  await expect(page.getByText(info.vendorName)).toBeVisible();
});

test('@phone a reply that names no vendor says so, and the next try goes on', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await page.goto(firstStep());
  await fillInfo(page, newPhone());
  await button(page, 'Next').click();
  await addFaults(sandbox, { endpoint: 'createVendor', action: 'body', body: { success: true } });
  await page.locator('input[name="otp"]').fill('123456');
  await expect(toast(page, 'Vendor ID not found')).toContainText('Error');
  await clearFaults(sandbox);
  await button(page, 'Verify & Create Vendor').click();
  await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
});

test('@phone the auto-save fails in every way: it says so, keeps the form and catches up', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  const holder = page.locator('input[name="panHolderName"]');
  let typed = '';
  await throughFailures(sandbox, 'kycDraft', async (_says, fault) => {
    await holder.fill((typed = `Anita ${String(fault.action)} ${String(fault.status ?? '')}`.trim()));
    await expect(page.getByText('Not saved, will retry')).toBeVisible();
    await expect(holder).toHaveValue(typed);
    const isCaughtUp = fault.action === 'drop' || fault.status === 500;
    await clearFaults(sandbox);
    if (isCaughtUp) await expect(page.getByText(/^Saved at/)).toBeVisible();
  });
  const save = await hold(page, '**/kyc/draft');
  await holder.fill((typed = 'Anita Sharma'));
  await expect(page.getByText('Saving…')).toBeVisible();
  save();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(holder).toHaveValue(typed);
});

test('@phone the bank check and the KYC submit fail in every way: nothing typed is missing', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await fillKyc(page, 'pharmacy');
  await throughFailures(sandbox, 'verifyBank', async () => {
    await button(page, 'Verify Bank Details').click();
    await expect(toast(page, 'Verification Error').last()).toContainText(
      'Unable to verify bank details. Please try again.',
    );
    await expect(button(page, 'Verify Bank Details')).toBeEnabled();
    await expectValues(page, kyc);
  });
  const check = await hold(page, '**/api/vendors/verify-bank');
  await button(page, 'Verify Bank Details').click();
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible();
  check();
  await expect(page.getByRole('button', { name: 'Verified', exact: true })).toBeVisible();

  await throughFailures(sandbox, 'kyc', async (says) => {
    await button(page, 'Next').click();
    await expect(toast(page, 'Failed to save KYC info').last()).toBeVisible();
    await expect(page.locator('form').getByRole('alert')).toHaveText(says);
    await expectValues(page, kyc);
  });
  const submit = await hold(page, '**/kyc');
  await button(page, 'Next').click();
  await expect(button(page, 'Next')).toBeDisabled();
  submit();
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
});

test('@phone an upload fails in every way: the file stays in its slot and is sent again, once', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const { vendorId, token } = await startApplication(page, sandbox.origin, { phone: newPhone() });
  const card = page.locator('li[data-slot="gst"]');
  let isChosen = false;
  await throughFailures(sandbox, 'documents', async () => {
    if (isChosen) await card.getByRole('button', { name: 'Retry' }).click();
    else await page.locator('input[name="gst"]').first().setInputFiles(pdf(2000, 'our-gst.pdf'));
    isChosen = true;
    await expect(toast(page, 'Failed to upload documents').last()).toBeVisible();
    await expect(card).toContainText('our-gst.pdf');
    await expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
  const upload = await hold(page, '**/documents');
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible();
  upload();
  await expect(card).toContainText('Uploaded on');
  expect(await documentsOf(sandbox, { vendorId, token })).toEqual(['gst']);
});

async function documentsOf(sandbox: Sandbox, { vendorId, token }: Application): Promise<string[]> {
  const reply = await fetch(`${sandbox.origin}/api/vendors/${vendorId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { vendor } = (await reply.json()) as { vendor: { documents: { type: string }[] } };
  return vendor.documents.map(({ type }) => type);
}

test('@phone the contract fails in every way: terms and acceptance stay, and it is submitted once', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), category: 'labs', at: 'contract' });
  await page.locator('input[name="minimumOrder"]').fill('350');
  await page.locator('input[name="deliveryRadius"]').fill('12');
  await page.locator('input[name="termsAccepted"]').check();
  await throughFailures(sandbox, 'contract', async (says) => {
    await button(page, 'Submit application').click();
    await expect(toast(page, 'Failed to submit contract').last()).toBeVisible();
    await expect(page.locator('form').getByRole('alert')).toContainText(says);
    await expectValues(page, { minimumOrder: '350', deliveryRadius: '12' });
    await expect(page.locator('input[name="termsAccepted"]')).toBeChecked();
  });
  await page.reload();
  await expectValues(page, { minimumOrder: '350', deliveryRadius: '12' });
  await page.locator('input[name="termsAccepted"]').check();
  const submit = await hold(page, '**/contract');
  await button(page, 'Submit application').click();
  await expect(button(page, 'Submit application')).toBeDisabled();
  submit();
  await expect(page).toHaveURL(/\/dashboard/);
});

// What each failure says is read from one table for both, so the second shows a single one of them.
for (const [endpoint, which] of [
  ['vendor', failures],
  ['progress', failures.slice(0, 1)],
] as const) {
  test(`@phone loading the ${endpoint} fails in every way: it is said, and Try again goes on`, async ({
    page,
    sandbox,
    newPhone,
  }) => {
    await page.clock.install();
    await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
    await page.locator('input[name="panHolderName"]').fill('Anita Sharma');
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    const failing = async (says: string): Promise<void> => {
      await page.reload();
      const notice = page.getByRole('heading', { name: 'We could not load your application.' });
      // Three more tries go before it is said, the last of them four seconds after the one before.
      const said = async (): Promise<boolean> => {
        await page.clock.fastForward(4000);
        return notice.isVisible();
      };
      await expect.poll(said).toBe(true);
      await expect(page.getByText(says)).toBeVisible();
      await clearFaults(sandbox);
      await button(page, 'Try again').click();
      await expect(page.locator('input[name="panHolderName"]')).toHaveValue('Anita Sharma');
    };
    await throughFailures(sandbox, endpoint, failing, which);
    const load = await hold(page, endpoint === 'vendor' ? '**/api/vendors/vnd_*' : '**/application-progress');
    await page.reload();
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
    load();
    await expect(page.locator('input[name="panHolderName"]')).toHaveValue('Anita Sharma');
  });
}

test('@phone a load that fails behind a form leaves the form alone', async ({ page, sandbox, newPhone }) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await fillKyc(page, 'pharmacy');
  await verifyBank(page);
  await addFaults(sandbox, { endpoint: 'vendor', action: 'status', status: 429 });
  await button(page, 'Next').click();
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
  await page.locator('input[name="gst"]').first().setInputFiles(pdf());
  await expect(page.locator('li[data-slot="gst"]')).toContainText('Uploaded on');
  await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
});
