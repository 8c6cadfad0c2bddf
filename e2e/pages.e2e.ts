import type { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { chooseFile, slotCard, slotInput } from './documentsStep.ts';
import { cmykJpeg, jpegSize, pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { readPdf } from './readPdf.ts';
import { startApplication } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pages of Pharmacy license' });
const rows = (page: Page) => dialog(page).getByRole('listitem');
const order = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-page')));

async function addPages(page: Page, ...widths: number[]): Promise<void> {
  const files = widths.map((width) => photo({ width }, `${width}.png`));
  await dialog(page).locator('input[multiple]').setInputFiles(files);
  await expect(rows(page)).toHaveCount(widths.length);
}

/** What the server has, with the pages' own widths and turns. */
async function storedPages(page: Page): Promise<{ body: Buffer; pages: { width: number; turn: number }[] }> {
  const card = slotCard(page, 'pharmacyLicense');
  await expect(card).toContainText('Uploaded on');
  await page.reload();
  const link = card.getByRole('link', { name: 'View' });
  const reply = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(reply.headers()['content-type']).toBe('application/pdf');
  const body = await reply.body();
  return { body, pages: readPdf(body).map(({ jpeg, turn }) => ({ width: jpegSize(jpeg).width, turn })) };
}

test('photographed pages become one PDF in the order the vendor gives them @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const card = slotCard(page, 'pharmacyLicense');
  await card.getByRole('button', { name: 'Several pages' }).click();
  await addPages(page, 1100, 1120, 1140, 1160);
  await dialog(page).getByRole('button', { name: 'Move page 4 up' }).click();
  await dialog(page).getByRole('button', { name: 'Turn page 1' }).click();
  await dialog(page).getByRole('button', { name: 'Remove page 2' }).click();
  expect(await order(page)).toEqual(['1100.png', '1160.png', '1140.png']);
  await dialog(page).getByRole('button', { name: 'Use these 3 pages' }).click();
  await expect(dialog(page)).toBeHidden();
  const { body, pages } = await storedPages(page);
  expect(pages).toEqual([
    { width: 1100, turn: 90 },
    { width: 1160, turn: 0 },
    { width: 1140, turn: 0 },
  ]);
  expect(body.length).toBeLessThan(5 * 1024 * 1024);
});

test('pages are ordered by keyboard alone, and by hand', async ({ page, sandbox, newPhone }) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const opener = slotCard(page, 'pharmacyLicense').getByRole('button', { name: 'Several pages' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await addPages(page, 1100, 1120, 1140);
  await dialog(page).getByRole('button', { name: 'Move page 1 down' }).focus();
  await page.keyboard.press('Enter');
  expect(await order(page)).toEqual(['1120.png', '1100.png', '1140.png']);
  await expect(dialog(page).getByText('Now page 2 of 3')).toBeAttached();
  await expect(dialog(page).getByRole('button', { name: 'Move page 2 down' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await order(page)).toEqual(['1120.png', '1140.png', '1100.png']);

  const from = await dialog(page).getByText('Page 3', { exact: true }).boundingBox();
  const to = await dialog(page).getByText('Page 1', { exact: true }).boundingBox();
  if (from === null || to === null) throw new Error('A page is not on screen');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 4 });
  await page.mouse.up();
  expect(await order(page)).toEqual(['1100.png', '1120.png', '1140.png']);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  // What was put together waits.
  await page.keyboard.press('Enter');
  expect(await order(page)).toEqual(['1100.png', '1120.png', '1140.png']);
});

test('several photos chosen at once are pages; the photo in the slot is the first one @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  await slotInput(page, 'pharmacyLicense').setInputFiles([
    photo({ width: 1100 }, '1100.png'),
    photo({ width: 1120 }, '1120.png'),
  ]);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Escape');

  await chooseFile(page, 'gst', photo({ width: 1140 }, '1140.png'));
  const card = slotCard(page, 'gst');
  await expect(card).toContainText('Uploaded on');
  await card.getByRole('button', { name: 'Several pages' }).click();
  await expect(page.getByRole('dialog', { name: 'Pages of GST' }).getByRole('listitem')).toHaveCount(1);
});

test('a page that is no photo is refused, and its page has a note @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  await slotCard(page, 'pharmacyLicense').getByRole('button', { name: 'Several pages' }).click();
  await dialog(page).locator('input[multiple]').setInputFiles([cmykJpeg, pdf()]);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('This photo is small.');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'File type not allowed. Accepted: jpg, jpeg, png',
  );
});

test('a wrong optional document is removed; one that is required can only be replaced @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  for (const slot of ['cheque', 'gst']) {
    await chooseFile(page, slot, pdf());
    await expect(slotCard(page, slot)).toContainText('Uploaded on');
  }
  await page.reload();
  const card = slotCard(page, 'cheque');
  await expect(slotCard(page, 'gst').getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(card).toHaveAttribute('data-state', 'empty');
  await expect(slotInput(page, 'cheque')).toBeFocused();
  await page.reload();
  await expect(slotCard(page, 'gst')).toContainText('Uploaded on');
  await expect(card).toHaveAttribute('data-state', 'empty');
});

test('an API that cannot remove documents: that is said, and it can be replaced @phone', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/405/);
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  await page.route('**/documents/cheque', (route) => route.fulfill({ status: 405, body: '' }));
  await chooseFile(page, 'cheque', pdf());
  const card = slotCard(page, 'cheque');
  await expect(card).toContainText('Uploaded on');
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(card).toContainText('You cannot remove it here. Replace it with the right document.');
  await expect(card).toContainText('Uploaded on');
});

test('an owner who cannot take a photo finds another way, by phone or by e-mail @phone', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const card = slotCard(page, 'ownerPhoto');
  await card.getByText('Can’t take a photo of the owner’s face?').click();
  await expect(card).toContainText('Call us, or write to us and ask for a call.');
  await expect(card.locator('a[href^="tel:"]')).toBeVisible();
  await expect(card.locator('a[href^="mailto:"][href*="subject="]')).toBeVisible();
});
