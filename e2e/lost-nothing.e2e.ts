import type { Page } from 'playwright/test';
import { addFaults, clearFaults, hold, vendorCount, type Fault } from './controls.ts';
import { button, field, firstStep, stepHeading, toast } from './elements.ts';
import { pdf } from './files.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, fillKyc, info, kyc } from './forms.ts';
import type { Sandbox } from './sandbox.ts';
import { ApiVisitor, startApplication } from './visitor.ts';

const words = {
  network: 'Please check your internet connection and try again.',
  slowDown: 'Too many requests. Please wait a moment before trying again.',
  down: 'Our service is temporarily unavailable. Please try again later.',
};

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

/**
 * Lets a call fail during a step. tests/stores fails every call in every way, and tests/errorWords.test.ts
 * checks the words. Here each call fails in one or two ways, and every way occurs. A browser itself repeats a
 * request when a kept connection breaks, so the fault stays until it is cleared.
 */
async function failing(sandbox: Sandbox, fault: Fault, step: () => Promise<void>): Promise<void> {
  await addFaults(sandbox, fault);
  await step();
  await clearFaults(sandbox);
}

test.beforeEach(async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  // Chromium needs a moment before it holds a page's requests. A route set before the page opens lets none get
  // past.
  await page.route('**/nothing', (route) => route.continue());
});
test.afterEach(({ sandbox }) => clearFaults(sandbox));

test('a failed code or vendor creation keeps the form and makes one vendor', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const phone = newPhone();
  await page.goto(firstStep());
  await fillInfo(page, phone);
  const next = button(page, 'Next');
  await test.step('a lost connection keeps the form and the place', async () => {
    await failing(sandbox, { endpoint: 'vendorSendOtp', action: 'drop' }, async () => {
      await next.click();
      await expect(toast(page, 'Failed to send OTP')).toContainText(words.network);
      await expectValues(page, { ...info, phone });
      await expect(page.locator('output[for="coords"]')).toContainText('12.97');
    });
  });
  const send = await hold(page, '**/api/vendors/send-otp');
  await next.click();
  await expect(next).toBeDisabled();
  send();

  const before = await vendorCount(sandbox);
  const code = field(page, 'otp');
  const verify = button(page, 'Verify & Create Vendor');
  const said = page.getByRole('dialog').locator('form');
  await test.step('a refused creation keeps the code', async () => {
    await failing(sandbox, { endpoint: 'createVendor', action: 'status', status: 429 }, async () => {
      await code.fill('123456');
      await expect(toast(page, 'Verification failed')).toBeVisible();
      await expect(said).toContainText('Too many attempts. Please wait a moment before trying again.');
      await expect(code).toHaveValue('123456');
    });
  });
  await test.step('a reply without a vendor ID is an error', async () => {
    await failing(
      sandbox,
      { endpoint: 'createVendor', action: 'body', body: { success: true } },
      async () => {
        await verify.click();
        await expect(toast(page, 'Vendor ID not found')).toContainText('Error');
      },
    );
  });
  await test.step('a lost reply is named', async () => {
    await failing(sandbox, { endpoint: 'createVendor', action: 'commit-then-drop' }, async () => {
      await verify.click();
      await expect(said).toContainText(words.network);
    });
  });
  const create = await hold(page, '**/api/vendors/create');
  await verify.click();
  await expect(verify).toBeDisabled();
  create();
  await test.step('the next try finds the one vendor', async () => {
    await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
    expect(await vendorCount(sandbox)).toBe(before + 1);
  });
});

test('failed KYC calls are reported and lose nothing typed', async ({ page, sandbox, newPhone }) => {
  const load = await hold(page, '**/application-progress');
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
  load();

  const holder = field(page, 'panHolderName');
  await test.step('a failed auto-save says so and is repeated', async () => {
    await failing(sandbox, { endpoint: 'kycDraft', action: 'status', status: 500 }, async () => {
      await holder.fill('Anita');
      await expect(page.getByText('Not saved, will retry')).toBeVisible();
      await expect(holder).toHaveValue('Anita');
    });
    await expect(page.getByText(/^Saved at/)).toBeVisible();
  });

  await test.step('a failed load says so and keeps the saved draft', async () => {
    await failing(sandbox, { endpoint: 'vendor', action: 'status', status: 429 }, async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'We could not load your application.' })).toBeVisible();
      await expect(page.getByText(words.slowDown)).toBeVisible();
    });
    await button(page, 'Try again').click();
    await expect(holder).toHaveValue('Anita');
  });

  const save = await hold(page, '**/kyc/draft');
  await fillKyc(page, 'pharmacy');
  await expect(page.getByText('Saving…')).toBeVisible();
  save();
  const check = button(page, 'Verify Bank Details');
  await test.step('a failed bank check keeps the details', async () => {
    await failing(sandbox, { endpoint: 'verifyBank', action: 'malformed' }, async () => {
      await check.click();
      await expect(toast(page, 'Verification Error')).toContainText(
        'Unable to verify bank details. Please try again.',
      );
      await expect(check).toBeEnabled();
      await expectValues(page, kyc);
    });
  });
  const bank = await hold(page, '**/api/vendors/verify-bank');
  await check.click();
  await expect(button(page, 'Verifying...')).toBeVisible();
  bank();
  await expect(button(page, 'Verified')).toBeVisible();

  const next = button(page, 'Next');
  await test.step('a failed submit keeps the details', async () => {
    await failing(sandbox, { endpoint: 'kyc', action: 'drop' }, async () => {
      await next.click();
      await expect(toast(page, 'Failed to save KYC info')).toBeVisible();
      await expect(page.locator('form').getByRole('alert')).toHaveText(words.network);
      await expectValues(page, kyc);
    });
  });
  const submit = await hold(page, '**/kyc');
  await test.step('a failed load in the background leaves the form alone', async () => {
    await failing(sandbox, { endpoint: 'vendor', action: 'status', status: 429 }, async () => {
      await next.click();
      await expect(next).toBeDisabled();
      submit();
      await field(page, 'gst').setInputFiles(pdf());
      await expect(page.locator('li[data-slot="gst"]')).toContainText('Uploaded on');
      await expect(stepHeading(page, 'Pharmacy documents')).toBeVisible();
    });
  });
});

test('a failed upload or contract keeps its data and is sent once', async ({ page, sandbox, newPhone }) => {
  const phone = newPhone();
  const { vendorId } = await startApplication(page, sandbox.origin, {
    phone,
    category: 'labs',
    at: 'contract',
  });
  await button(page, '3. Lab documents, completed').click();
  const card = page.locator('li[data-slot="cheque"]');
  const retry = card.getByRole('button', { name: 'Retry' });
  await test.step('a failed upload keeps the file', async () => {
    await failing(sandbox, { endpoint: 'documents', action: 'commit-then-drop' }, async () => {
      await field(page, 'cheque').setInputFiles(pdf(2000, 'our-cheque.pdf'));
      await expect(toast(page, 'Failed to upload documents')).toBeVisible();
      await expect(card).toContainText('our-cheque.pdf');
      await expect(retry).toBeVisible();
    });
  });
  const upload = await hold(page, '**/documents');
  await retry.click();
  await expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible();
  upload();
  await test.step('the next try stores one document', async () => {
    await expect(card).toContainText('Uploaded on');
    const visitor = new ApiVisitor(sandbox.origin, phone);
    await visitor.signIn();
    const { vendor } = await visitor.send('GET', `/api/vendors/${vendorId}`);
    const { documents } = vendor as { documents: { type: string }[] };
    expect(documents.filter(({ type }) => type === 'cheque')).toHaveLength(1);
  });

  const terms = { minimumOrder: '350', deliveryRadius: '12' };
  const accepted = field(page, 'termsAccepted');
  await test.step('the terms are filled in and accepted', async () => {
    await button(page, 'Next').click();
    for (const [name, value] of Object.entries(terms)) await field(page, name).fill(value);
    await accepted.check();
  });
  const send = button(page, 'Submit application');
  await test.step('a failed contract keeps the terms and the acceptance', async () => {
    await failing(sandbox, { endpoint: 'contract', action: 'status', status: 500 }, async () => {
      await send.click();
      await expect(toast(page, 'Failed to submit contract')).toBeVisible();
      await expect(page.locator('form').getByRole('alert')).toContainText(words.down);
      await expectValues(page, terms);
      await expect(accepted).toBeChecked();
    });
  });
  await test.step('a reload keeps the terms', async () => {
    await page.reload();
    await expectValues(page, terms);
    await accepted.check();
  });
  const submit = await hold(page, '**/contract');
  await test.step('the contract is sent', async () => {
    await send.click();
    await expect(send).toBeDisabled();
    submit();
    await expect(page).toHaveURL(/\/dashboard/);
  });
});
