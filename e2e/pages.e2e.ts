import type { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { slotCard, slotInput } from './documentsStep.ts';
import { button } from './elements.ts';
import { cmykJpeg, jpegSize, pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { readPdf } from './readPdf.ts';
import { startApplication } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pages of Pharmacy licence' });
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
