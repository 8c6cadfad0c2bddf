import type { Page } from 'playwright/test';
import { hold } from './controls.ts';
import { chooseFile, slotCard } from './documentsStep.ts';
import { pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { startApplication } from './visitor.ts';

const part = '**/_astro/*.js';
const stepButton = (page: Page, step: 1 | 3) =>
  page.getByRole('button', { name: new RegExp(`^${step}\\. `) });
const notice = (page: Page) => page.locator('[data-toast]', { hasText: 'This page was updated' });
const errorScreen = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' });

/**
 * Presses Try Again if it is on screen, without waiting for it: a failed part is requested again only after a
 * moment, and the page may reload in between.
 */
const tryAgain = (page: Page) =>
  errorScreen(page)
    .getByRole('button', { name: 'Try Again' })
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });

/** Returns a list that collects the address of every document that the page requests from now on. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.push(request.url());
  });
  return asked;
}

/**
 * Acts like a deployment: the host no longer has the page's files, and a reloaded page gets the files of its
 * own build.
 */
async function deploy(page: Page, reply: { status: number; contentType: string }): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route(part, (route) =>
    isOld ? route.fulfill({ ...reply, body: '<!doctype html>' }) : route.continue(),
  );
}

test.beforeEach(({ allowErrors }) => allowErrors(/Failed to load (?:resource|module script)/));

test('a deploy under an open KYC form reloads once and keeps all typed text', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  const holder = page.locator('input[name="panHolderName"]');
  await expect(holder).toBeVisible();
  await deploy(page, { status: 200, contentType: 'text/html' });
  const documents = documentsOf(page);
  await test.step('if the host sends a page for a missing file, one reload follows and says why', async () => {
    await holder.fill('Anita Sharma');
    await page.locator('input[name="panNumber"]').fill('ABCPE1234F');
    // Press at once, before the auto-save begins.
    await stepButton(page, 1).click();
    await expect(notice(page)).toBeVisible();
    expect(documents).toHaveLength(1);
  });
  await test.step('the form holds all typed text', async () => {
    await expect(holder).toHaveValue('Anita Sharma');
    await expect(page.locator('input[name="panNumber"]')).toHaveValue('ABCPE1234F');
    expect(documents).toHaveLength(1);
  });
});

test('a lost network reloads nothing, and a deploy once, after a running upload', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Application Error/, /Failed to fetch/, /is gone/);
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'documents' });
  await expect(slotCard(page, 'gst')).toBeVisible();
  const documents = documentsOf(page);
  await test.step('back online, the part is requested again without a reload', async () => {
    await page.route(part, (route) => route.abort());
    await stepButton(page, 1).click();
    await expect(errorScreen(page)).toBeVisible();
    await page.unroute(part);
    await expect(async () => {
      await tryAgain(page);
      expect(await stepButton(page, 3).isVisible()).toBe(true);
    }).toPass();
    expect(documents).toHaveLength(0);
  });

  const send = await hold(page, '**/api/vendors/*/documents');
  await test.step('after a deploy, the page stays while a file uploads', async () => {
    await stepButton(page, 3).click();
    await chooseFile(page, 'gst', pdf());
    await expect(slotCard(page, 'gst').getByRole('progressbar')).toBeVisible();
    await deploy(page, { status: 404, contentType: 'text/html' });
    // The first photo needs a part that is gone.
    await chooseFile(page, 'ownerPhoto', photo());
    await expect(slotCard(page, 'ownerPhoto')).toHaveAttribute('data-state', 'failed');
    expect(documents).toHaveLength(0);
  });
  await test.step('once the server has the file, the page reloads for the photo and says why', async () => {
    send();
    await expect(slotCard(page, 'gst')).toContainText('Uploaded on');
    await chooseFile(page, 'ownerPhoto', photo());
    await expect(notice(page)).toBeVisible();
    expect(documents).toHaveLength(1);
  });
  await test.step('the uploaded file is there, and the photo can be sent', async () => {
    await expect(slotCard(page, 'gst')).toContainText('Uploaded on');
    await chooseFile(page, 'ownerPhoto', photo());
    await expect(slotCard(page, 'ownerPhoto')).toContainText('Uploaded on');
    expect(documents).toHaveLength(1);
  });
});
