import type { Page } from 'playwright/test';
import { hold } from './controls.ts';
import { chooseFile, slotCard } from './documentsStep.ts';
import { pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { withoutMap } from './forms.ts';
import { startApplication } from './visitor.ts';

const part = '**/_astro/*.js';
const firstStepButton = (page: Page) => page.getByRole('button', { name: /^1\. Vendor information/ });
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

const gone = { status: 404, contentType: 'text/html' };

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

test.beforeEach(async ({ page, allowErrors }) => {
  allowErrors(/Failed to load (?:resource|module script)/);
  await withoutMap(page);
});

test('a deploy under an open KYC form reloads once and keeps all typed text', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Application Error/, /is gone/);
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  const holder = page.locator('input[name="panHolderName"]');
  await expect(holder).toBeVisible();
  await deploy(page, { status: 200, contentType: 'text/html' });
  const documents = documentsOf(page);
  const step = '**/_astro/KycStep.*.js';
  await test.step('if the host sends a page for a missing file, one reload follows and says why', async () => {
    await holder.fill('Anita Sharma');
    await page.locator('input[name="panNumber"]').fill('ABCPE1234F');
    await page.route(step, (route) => route.fulfill({ status: 404 }));
    // Press at once, before the auto-save begins.
    await firstStepButton(page).click();
    await expect(notice(page)).toBeVisible();
    expect(documents).toHaveLength(1);
  });
  await test.step('a part that the new build lacks shows the error screen, without a reload', async () => {
    await expect(errorScreen(page)).toBeVisible();
    await errorScreen(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(errorScreen(page)).toBeVisible();
    expect(documents).toHaveLength(1);
  });

  await test.step('the part loads and the form holds all typed text', async () => {
    await page.unroute(step);
    await expect(async () => {
      await tryAgain(page);
      expect(await holder.isVisible()).toBe(true);
    }).toPass();
    await expect(holder).toHaveValue('Anita Sharma');
    await expect(page.locator('input[name="panNumber"]')).toHaveValue('ABCPE1234F');
    expect(documents).toHaveLength(1);
  });
});

test('a draft that cannot be saved keeps the page from reloading', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Application Error/, /is gone/);
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'kyc-documents' });
  const holder = page.locator('input[name="panHolderName"]');
  await expect(holder).toBeVisible();
  await deploy(page, gone);
  const documents = documentsOf(page);
  const drafts = /\/api\/vendors\/[^/]+\/kyc/;
  await test.step('the page stays while the draft cannot be saved', async () => {
    await page.route(drafts, (route) => route.abort());
    await holder.fill('Anita Sharma');
    await firstStepButton(page).click();
    await expect(errorScreen(page)).toBeVisible();
    expect(documents).toHaveLength(0);
  });
  await test.step('the draft is saved as soon as it can be', async () => {
    const saved = page.waitForResponse((reply) => drafts.test(reply.url()) && reply.ok());
    await page.unroute(drafts);
    await saved;
  });
  await test.step('Reload loads the saved draft', async () => {
    await errorScreen(page).getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: /^2\. / }).click();
    await expect(holder).toHaveValue('Anita Sharma');
    expect(documents).toHaveLength(1);
  });
});

test('a deploy while a document uploads waits for the upload, then reloads once', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Application Error/, /is gone/);
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'documents' });
  await expect(slotCard(page, 'gst')).toBeVisible();
  const send = await hold(page, '**/api/vendors/*/documents');
  await chooseFile(page, 'gst', pdf());
  await expect(slotCard(page, 'gst').getByRole('progressbar')).toBeVisible();
  await deploy(page, gone);
  const documents = documentsOf(page);
  await test.step('the page stays while the file uploads', async () => {
    await firstStepButton(page).click();
    await expect(errorScreen(page)).toBeVisible();
    expect(documents).toHaveLength(0);
  });
  await test.step('the page reloads once the server has the file', async () => {
    const uploaded = page.waitForResponse((reply) => reply.url().endsWith('/documents') && reply.ok());
    send();
    await uploaded;
    await expect(async () => {
      await tryAgain(page);
      expect(documents).toHaveLength(1);
    }).toPass();
    await expect(notice(page)).toBeVisible();
    expect(documents).toHaveLength(1);
  });
  await test.step('the uploaded file is there', async () => {
    await page.getByRole('button', { name: /^3\. / }).click();
    await expect(slotCard(page, 'gst')).toContainText('Uploaded on');
    expect(documents).toHaveLength(1);
  });
});

test('a network failure reloads nothing, a deploy reloads once', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Application Error/, /Failed to fetch/);
  await startApplication(page, sandbox.origin, { phone: newPhone(), at: 'documents' });
  await expect(slotCard(page, 'ownerPhoto')).toBeVisible();
  await page.route(part, (route) => route.abort());
  const documents = documentsOf(page);
  await test.step('back online, the part is requested again without a reload', async () => {
    await firstStepButton(page).click();
    await expect(errorScreen(page)).toBeVisible();
    await page.unroute(part);
    await expect(async () => {
      await tryAgain(page);
      expect(await firstStepButton(page).isVisible()).toBe(true);
    }).toPass();
    expect(documents).toHaveLength(0);
  });

  await test.step('a deploy before the first photo reloads once and says why', async () => {
    await page.getByRole('button', { name: /^3\. / }).click();
    await expect(slotCard(page, 'ownerPhoto')).toBeVisible();
    await deploy(page, gone);
    await chooseFile(page, 'ownerPhoto', photo());
    await expect(notice(page)).toBeVisible();
    expect(documents).toHaveLength(1);
  });
  await test.step('the photo can be sent', async () => {
    await chooseFile(page, 'ownerPhoto', photo());
    await expect(slotCard(page, 'ownerPhoto')).toContainText('Uploaded on');
    expect(documents).toHaveLength(1);
  });
});
