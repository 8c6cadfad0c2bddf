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
 * Presses Try Again where it is on screen, without waiting for it: a part that has just failed is asked for again only after
 * a moment, and the page may be loaded again in between.
 */
const tryAgain = (page: Page) =>
  errorScreen(page)
    .getByRole('button', { name: 'Try Again' })
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });

/** Counts the documents a page asks for from now on. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.push(request.url());
  });
  return asked;
}

const gone = { status: 404, contentType: 'text/html' };

/** As after a deployment: the page's own files are gone from the host, and a page loaded anew gets the files of its build. */
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

test('a deploy under an open KYC form, whose host sends a page in place of the old files: one reload, the reason, all that was typed; a part that is missing from the new build too shows the error screen, and no second reload', async ({
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
  await holder.fill('Anita Sharma');
  await page.locator('input[name="panNumber"]').fill('ABCPE1234F');
  const step = '**/_astro/KycStep.*.js';
  await page.route(step, (route) => route.fulfill({ status: 404 }));
  // At once, before the auto-save has begun.
  await firstStepButton(page).click();
  await expect(notice(page)).toBeVisible();
  expect(documents).toHaveLength(1);
  await expect(errorScreen(page)).toBeVisible();
  await errorScreen(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(errorScreen(page)).toBeVisible();
  expect(documents).toHaveLength(1);

  await page.unroute(step);
  await expect(async () => {
    await tryAgain(page);
    expect(await holder.isVisible()).toBe(true);
  }).toPass();
  await expect(holder).toHaveValue('Anita Sharma');
  await expect(page.locator('input[name="panNumber"]')).toHaveValue('ABCPE1234F');
  expect(documents).toHaveLength(1);
});

test('a draft that cannot be saved keeps the page from being loaded again, and is saved once it can be; Reload then loads it', async ({
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
  await page.route(drafts, (route) => route.abort());
  await holder.fill('Anita Sharma');
  await firstStepButton(page).click();
  await expect(errorScreen(page)).toBeVisible();
  expect(documents).toHaveLength(0);
  const saved = page.waitForResponse((reply) => drafts.test(reply.url()) && reply.ok());
  await page.unroute(drafts);
  await saved;
  await errorScreen(page).getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: /^2\. / }).click();
  await expect(holder).toHaveValue('Anita Sharma');
  expect(documents).toHaveLength(1);
});

test('a deploy while a document uploads: the page stays until the file is on the server, and is then loaded again once', async ({
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
  await firstStepButton(page).click();
  await expect(errorScreen(page)).toBeVisible();
  expect(documents).toHaveLength(0);
  const uploaded = page.waitForResponse((reply) => reply.url().endsWith('/documents') && reply.ok());
  send();
  await uploaded;
  await expect(async () => {
    await tryAgain(page);
    expect(await notice(page).isVisible()).toBe(true);
  }).toPass();
  await expect(notice(page)).toBeVisible();
  expect(documents).toHaveLength(1);
  await page.getByRole('button', { name: /^3\. / }).click();
  await expect(slotCard(page, 'gst')).toContainText('Uploaded on');
  expect(documents).toHaveLength(1);
});

test('a network that is down loads nothing again, and the part is asked for again; a deploy before the first photo is one reload, the reason, and the photo can be sent', async ({
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
  await firstStepButton(page).click();
  await expect(errorScreen(page)).toBeVisible();
  await page.unroute(part);
  await expect(async () => {
    await tryAgain(page);
    expect(await firstStepButton(page).isVisible()).toBe(true);
  }).toPass();
  expect(documents).toHaveLength(0);

  await page.getByRole('button', { name: /^3\. / }).click();
  await expect(slotCard(page, 'ownerPhoto')).toBeVisible();
  await deploy(page, gone);
  await chooseFile(page, 'ownerPhoto', photo());
  await expect(notice(page)).toBeVisible();
  expect(documents).toHaveLength(1);
  await chooseFile(page, 'ownerPhoto', photo());
  await expect(slotCard(page, 'ownerPhoto')).toContainText('Uploaded on');
  expect(documents).toHaveLength(1);
});
