import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { button } from './elements.ts';
import { expect, test } from './fixtures.ts';

const desk = '/__sandbox/desk';
const said = (page: Page) => page.getByRole('status');

test('a reviewer decides at the desk, and the copied link opens the vendor’s side', async ({
  page,
  context,
  sandbox,
  visitor,
  newVisitor,
}) => {
  const { id } = await visitor.seed('contract');
  const vendorPage = await newVisitor();
  const card = vendorPage.getByTestId('kyc-status-card');

  await test.step('the list leads to the application with its papers', async () => {
    await page.goto(desk);
    await expectAccessible(page);
    await page.locator(`a[href="${desk}/${id}"]`).click();
    await expect(page.getByRole('link', { name: /\(pdf\)|\(jpeg\)|\(png\)/ })).toHaveCount(4);
    await expectAccessible(page);
  });

  await test.step('an item is refused with a code and words', async () => {
    const gst = page.getByRole('group', { name: 'Gst', exact: true });
    await gst.getByLabel('Why').selectOption('cut-off');
    await gst.getByLabel('In your words').fill('The lower half is missing.');
    await page.getByLabel('Reason for everything').fill('One paper is needed again.');
    await button(page, 'Reject').click();
    await expect(said(page)).toHaveText('Rejected.');
    const open = page.getByRole('region', { name: 'Waiting for the vendor' });
    await expect(open.getByRole('listitem')).toHaveText(/^\s*Gst: cut-off\s+The lower half is missing\.\s*$/);
  });

  await test.step('the copied link signs another browser in as the vendor', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: sandbox.origin });
    await button(page, 'Copy its link').click();
    await expect(button(page, 'Copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${sandbox.origin}${desk}/${id}/enter`);
    await vendorPage.goto(link);
    await expect(vendorPage).toHaveURL(new RegExp(`/dashboard\\?vendorId=${id}$`));
    await expect(card).toContainText('One paper is needed again.');
  });

  await test.step('the answer to the only item is at the desk while it waits', async () => {
    const text = 'The certificate has one page.';
    await visitor.send('POST', `/api/vendors/${id}/review/reply`, { item: 'gst', text });
    await page.goto(`${desk}/${id}`);
    const answers = page.getByRole('region', { name: 'The vendor’s answers' });
    await expect(answers.getByRole('blockquote')).toHaveText(text);
    await expectAccessible(page);
  });

  await test.step('an approval reaches the vendor', async () => {
    await button(page, 'Approve').click();
    await expect(said(page)).toHaveText('Approved.');
    await vendorPage.reload();
    await expect(card).toContainText('Approved');
  });
});
