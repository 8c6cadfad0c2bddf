import type { Locator, Page } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { startApplication } from './visitor.ts';
import { chooseFile as choose, slotCard as card, slotInput as input } from './documentsStep.ts';
import { dragged, pdf, photo, staysAfterMissedDrop } from './files.ts';
import { expect, test } from './fixtures.ts';

const megabyte = 1024 * 1024;

const next = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });
const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

test('uploads the missing documents, offers the camera and submits the contract', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  await choose(page, 'gst', pdf());
  await expect(card(page, 'gst')).toContainText('Uploaded on');
  await test.step('Next lists the missing documents and leads to them', async () => {
    await next(page).click();
    await expect(toast(page)).toContainText('Required Documents');
    await expect(toast(page)).toContainText(
      'Pharmacy license, GST, Owner photo and Entrance photo with owner are required',
    );
    const summary = page.getByRole('region', { name: 'Some documents are missing' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Pharmacy license is required',
      'Owner photo is required',
      'Entrance photo with owner is required',
    ]);
    await summary.getByRole('link', { name: 'Owner photo is required' }).click();
    await expect(input(page, 'ownerPhoto')).toBeFocused();
  });

  await test.step('each document offers the camera', async () => {
    await card(page, 'cheque').locator('summary').click();
    await expect(page.getByRole('button', { name: /^Take photo/ })).toHaveCount(5);
    for (const [slot, camera] of [
      ['pharmacyLicense', 'environment'],
      ['entranceWithOwner', 'environment'],
      ['ownerPhoto', 'user'],
    ] as const) {
      const chooser = page.waitForEvent('filechooser');
      await card(page, slot).getByRole('button', { name: 'Take photo' }).click();
      const element = (await chooser).element();
      expect(await element.evaluate((node) => (node as Element).getAttribute('capture'))).toBe(camera);
      await (await chooser).setFiles(photo());
      await expect(card(page, slot)).toContainText('Uploaded on');
    }
    await next(page).click();
    await expect(page).toHaveURL(/step4/);
  });

  await test.step('the contract shows the answers, with PAN and account masked', async () => {
    const answers = page.getByRole('region', { name: 'Check your answers' });
    await expect(answers).toContainText('Sanjeevani Medicals');
    await expect(answers).toContainText('••••••••9012');
    await expect(answers).toContainText('••••••234F');
    await expect(answers.getByText('Uploaded', { exact: true })).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'The contract in short' })).toContainText('15%');
  });

  await test.step('the contract needs acceptance and is sent', async () => {
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(toast(page)).toContainText('Please accept the terms and conditions');
    await expect(page.locator('#termsAccepted-error')).toHaveText('Required');
    await page.locator('input[name="termsAccepted"]').check();
    await page.getByRole('button', { name: 'Submit application' }).dblclick();
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

test('keeps a failed file for another try while other files go through', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const gst = card(page, 'gst');
  await test.step('a failed file stays while another file is sent', async () => {
    await page.route('**/documents', async (route) => {
      const isGst = route.request().postDataBuffer()?.includes('name="gst"') ?? false;
      await (isGst ? route.abort() : route.continue());
    });
    await choose(page, 'gst', pdf(megabyte));
    await expect(toast(page)).toContainText('Failed to upload documents');
    await choose(page, 'ownerPhoto', photo());
    await expect(card(page, 'ownerPhoto')).toContainText('Uploaded on');
    await expect(gst).toContainText('Please check your internet connection and try again.');
  });

  await test.step('another step and Back keep the file', async () => {
    // Going back and returning keeps the file.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/step2/);
    await page.goBack();
    await expect(gst).toContainText('licence.pdf');
    await page.unroute('**/documents');
  });

  const network = await page.context().newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await test.step('an upload shows its progress, blocks Next and can be cancelled', async () => {
    await throttle(100_000);
    await gst.getByRole('button', { name: 'Retry' }).click();
    const bar = gst.getByRole('progressbar', { name: 'Upload of GST' });
    await expect(bar).toBeVisible();
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
    await expect(next(page)).toBeDisabled();
    await expect(page.getByText('Files are uploading.').last()).toBeVisible();
    await gst.getByRole('button', { name: 'Cancel' }).click();
    await expect(gst).toContainText('Not uploaded yet');
    await expect(next(page)).toBeEnabled();
  });
  await test.step('Retry sends the file', async () => {
    await throttle(-1);
    await gst.getByRole('button', { name: 'Retry' }).click();
    await expect(gst).toContainText('Uploaded on');
  });
});

test('refuses a wrong file, takes a dropped one and replaces an uploaded one', async ({ page, visitor }) => {
  const { id: vendorId } = await visitor.seed('kyc');
  await visitor.enter(page);
  await page.goto(paths.dashboard);
  await expect(page.getByText('No documents uploaded yet.')).toBeVisible();
  await page.goto(paths.onboarding('documents', { serviceType: 'pharmacy', vendorId, continue: true }));
  const gst = card(page, 'gst');
  await test.step('a file that is too large or of another type is refused', async () => {
    await choose(page, 'gst', pdf(5 * megabyte + 1));
    await expect(toast(page)).toContainText('Invalid file');
    await expect(gst).toContainText('File size must be ≤ 5MB');
    await choose(page, 'ownerPhoto', pdf());
    await expect(card(page, 'ownerPhoto')).toContainText('File type not allowed. Accepted: jpg, jpeg, png');
    // A photo may be larger if the page can shrink it.
    await choose(page, 'entranceWithOwner', { ...pdf(5 * megabyte + 1), name: 'front.jpg' });
    await expect(card(page, 'entranceWithOwner')).toContainText('File size must be ≤ 5MB');
  });

  const transfer = await dragged(page, pdf(2000, 'gst.pdf'));
  await test.step('a file dropped beside its place keeps the page', async () => {
    expect(await staysAfterMissedDrop(page, transfer)).toBe(true);
  });
  await test.step('a dropped file is sent', async () => {
    await gst.dispatchEvent('drop', { dataTransfer: transfer });
    await expect(gst).toContainText('gst.pdf');
    await expect(gst).toContainText('Uploaded on');
  });
  const largest = pdf(5 * megabyte);
  await test.step('the dashboard shows an uploaded document at once', async () => {
    await choose(page, 'gst', largest);
    await expect(gst).toContainText('licence.pdf');
    await expect(gst).toHaveAttribute('data-state', 'uploaded');
    await page.goBack();
    await expect(page.getByRole('link', { name: /^View GST/ })).toBeVisible();
    await page.goForward();

    await expect(gst).toContainText('Uploaded on');
  });
  await test.step('the document opens as it was sent', async () => {
    const link = gst.getByRole('link', { name: 'View' });
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAttribute('target', '_blank');
    const reply = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(reply.status()).toBe(200);
    expect(largest.buffer.equals(await reply.body())).toBe(true);
  });
  await test.step('another file replaces it', async () => {
    await choose(page, 'gst', photo());
    await expect(gst.locator('img')).toBeVisible();
    await expect(gst).toHaveAttribute('data-state', 'uploaded');
  });
});

test('a lab agrees its delivery terms once, despite a lost reply', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await startApplication(page, sandbox.origin, { phone: newPhone(), category: 'labs', at: 'contract' });
  await test.step('the terms have defaults and limits', async () => {
    await expect(input(page, 'minimumOrder')).toHaveValue('200');
    await expect(input(page, 'deliveryRadius')).toHaveValue('8');
    await expect(input(page, 'deliveryRadius')).toHaveAttribute('max', '15');
    await expect(page.getByText('12%', { exact: true })).toBeVisible();
  });
  const submit = page.getByRole('button', { name: 'Submit application' });
  await test.step('an empty amount and a radius that is too large are refused', async () => {
    await input(page, 'minimumOrder').fill('');
    await input(page, 'deliveryRadius').fill('16');
    await input(page, 'termsAccepted').check();
    await submit.click();
    await expect(toast(page)).toContainText('Please fix the errors in the form');
    await expect(page.locator('#minimumOrder-error')).toHaveText('Invalid amount');
    await expect(page.locator('#deliveryRadius-error')).toHaveText('Invalid radius');
  });

  await test.step('a lost reply makes no second contract', async () => {
    await input(page, 'minimumOrder').fill('0');
    await input(page, 'deliveryRadius').fill('15');
    const keys: (string | undefined)[] = [];
    await page.route('**/contract', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await submit.click();
    await expect(toast(page)).toContainText('Failed to submit contract');
    await expect(page.getByText('Nothing is lost. Please submit again.')).toBeVisible();
    await submit.click();
    await expect(page).toHaveURL(/\/dashboard/);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});
