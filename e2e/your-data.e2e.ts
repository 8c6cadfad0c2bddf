import { readFileSync } from 'node:fs';
import { paths } from '#lib/paths.ts';
import { button } from './elements.ts';
import { expect, test } from './fixtures.ts';

const acceptedAt = '2026-11-21T06:00:00.000Z';
const consents = ['privacy', 'terms'].map((id) => ({ id, version: '2026-11-21', acceptedAt }));

test('a vendor sees and withdraws a consent, and downloads a copy', async ({ page, visitor }) => {
  await visitor.seed('contract', { info: { vendorName: 'First Medicals' }, consents });
  await visitor.enter(page);
  await page.goto(paths.yourData);
  await test.step('the list is the record of the API', async () => {
    await expect(page.getByText('This is our record.')).toBeVisible();
    await expect(page.getByText('Privacy notice, First Medicals')).toBeVisible();
  });
  await test.step('a confirmed question withdraws the consent', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await button(page, 'Withdraw this consent').click();
    await expect(page.getByText('We recorded that you withdrew your consent.')).toBeFocused();
    await expect(page.getByText(/^Withdrawn on /)).toBeVisible();
  });
  await test.step('the copy is one file with the application', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download the copy').click(),
    ]);
    expect(download.suggestedFilename()).toBe('applications.json');
    expect(readFileSync(await download.path(), 'utf8')).toContain('First Medicals');
  });
  await test.step('the entries of this browser are listed and removed', async () => {
    await expect(page.getByText('tokens, user, session')).toBeVisible();
    const answered: string[] = [];
    page.on('dialog', (dialog) => {
      answered.push(dialog.type());
      void dialog.accept();
    });
    await button(page, 'Clear App Data').click();
    await expect(page.getByText('This browser keeps nothing of this site.')).toBeVisible();
    await expect.poll(() => answered).toEqual(['confirm', 'alert']);
  });
});
