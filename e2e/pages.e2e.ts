import type { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { addFaults, setSettings } from './controls.ts';
import { slotCard, slotInput } from './documentsStep.ts';
import { button } from './elements.ts';
import { cmykJpeg, jpegSize, pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { readPdf } from './readPdf.ts';
import { startApplication } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pages of Pharmacy license' });
const rows = (page: Page) => dialog(page).getByRole('listitem');
const order = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-page')));

/** Returns photos that differ by their widths. */
const photos = (...widths: number[]) => widths.map((width) => photo({ width, height: 300 }, `${width}.png`));

/** Returns what the server holds, with the width and the turn of each page. */
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

test('photos chosen together become one PDF in the vendor’s order', async ({ page, sandbox, newPhone }) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  await test.step('chosen photos are listed, and a file that is no photo is refused', async () => {
    await slotInput(page, 'pharmacyLicense').setInputFiles(photos(1100, 1120));
    await expect(rows(page)).toHaveCount(2);
    await dialog(page)
      .locator('input[multiple]')
      .setInputFiles([...photos(1140), cmykJpeg, pdf()]);
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).last()).toContainText('This photo is small.');
    await expect(dialog(page).getByRole('alert')).toContainText(
      'File type not allowed. Accepted: jpg, jpeg, png',
    );
  });
  await test.step('pages can be moved, turned and removed', async () => {
    await button(dialog(page), 'Move page 3 up').click();
    await button(dialog(page), 'Turn page 1').click();
    await button(dialog(page), 'Remove page 4').click();
    expect(await order(page)).toEqual(['1100.png', '1140.png', '1120.png']);
  });
  await test.step('the server holds one PDF with the pages in order', async () => {
    await button(dialog(page), 'Use these 3 pages').click();
    await expect(dialog(page)).toBeHidden();
    const { body, pages } = await storedPages(page);
    expect(pages).toEqual([
      { width: 1100, turn: 90 },
      { width: 1140, turn: 0 },
      { width: 1120, turn: 0 },
    ]);
    expect(body.length).toBeLessThan(5 * 1024 * 1024);
  });

  await test.step('a photo in a slot is the first page of more', async () => {
    const gst = slotCard(page, 'gst');
    await slotInput(page, 'gst').setInputFiles(photos(1140));
    await expect(gst).toContainText('Uploaded on');
    await gst.getByRole('button', { name: 'Several pages' }).click();
    await expect(page.getByRole('dialog', { name: 'Pages of GST' }).getByRole('listitem')).toHaveCount(1);
  });
});

test('orders pages by keyboard alone and by mouse @desktop', async ({ page, sandbox, newPhone }) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const opener = slotCard(page, 'pharmacyLicense').getByRole('button', { name: 'Several pages' });
  await test.step('the keyboard moves a page', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await dialog(page)
      .locator('input[multiple]')
      .setInputFiles(photos(1100, 1120, 1140));
    await expect(rows(page)).toHaveCount(3);
    await dialog(page).getByRole('button', { name: 'Move page 1 down' }).focus();
    await page.keyboard.press('Enter');
    expect(await order(page)).toEqual(['1120.png', '1100.png', '1140.png']);
    await expect(dialog(page).getByText('Now page 2 of 3')).toBeAttached();
    await expect(dialog(page).getByRole('button', { name: 'Move page 2 down' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await order(page)).toEqual(['1120.png', '1140.png', '1100.png']);
  });

  await test.step('the mouse moves a page', async () => {
    const from = await dialog(page).getByText('Page 3', { exact: true }).boundingBox();
    const to = await dialog(page).getByText('Page 1', { exact: true }).boundingBox();
    if (from === null || to === null) throw new Error('A page is not on screen');
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y + 5, { steps: 4 });
    await page.mouse.up();
    expect(await order(page)).toEqual(['1100.png', '1120.png', '1140.png']);
  });

  await test.step('closed and opened again, the dialog keeps the pages', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await order(page)).toEqual(['1100.png', '1120.png', '1140.png']);
  });
});

test('removes an optional document if the API can, and helps with a photo', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/405/);
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const card = slotCard(page, 'cheque');
  const gst = slotCard(page, 'gst');
  for (const slot of ['cheque', 'gst']) await slotInput(page, slot).setInputFiles(pdf());
  for (const each of [card, gst]) await expect(each).toContainText('Uploaded on');
  await test.step('a refused removal says so', async () => {
    await addFaults(sandbox, { endpoint: 'deleteDocument', action: 'status', status: 405, times: 1 });
    await card.getByRole('button', { name: 'Remove' }).click();
    await expect(card).toContainText('This is a test of errors.');
    await expect(card).toContainText('Uploaded on');
  });
  await test.step('an API that cannot remove has no button', async () => {
    await setSettings(sandbox, { capabilities: '' });
    await page.reload();
    await expect(card).toContainText('Uploaded on');
    await expect(card.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  });
  await test.step('only an optional document can be removed', async () => {
    await setSettings(sandbox, { capabilities: 'all' });
    await page.reload();
    await expect(gst).toContainText('Uploaded on');
    await expect(gst.getByRole('button', { name: 'Remove' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Remove' }).click();
    await expect(card).toHaveAttribute('data-state', 'empty');
    await expect(slotInput(page, 'cheque')).toBeFocused();
  });

  await test.step('a vendor who cannot take the photo is helped another way', async () => {
    const owner = slotCard(page, 'ownerPhoto');
    await owner.getByText('Can’t take a photo of the owner’s face?').click();
    await expect(owner).toContainText('Call us, or write to us and ask for a call.');
    await expect(owner.locator('a[href^="tel:"]')).toBeVisible();
    await expect(owner.locator('a[href^="mailto:"][href*="subject="]')).toBeVisible();
  });
});
