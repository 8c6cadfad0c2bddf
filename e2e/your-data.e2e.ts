import { readFileSync } from 'node:fs';
import { keyPrefix } from '#lib/brand.ts';
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
    await expect(page.getByText('This is a contract. It ends as its text says.').first()).toBeVisible();
  });
  await test.step('a refused question changes nothing, a confirmed one withdraws', async () => {
    page.once('dialog', (dialog) => void dialog.dismiss());
    await button(page, 'Withdraw this consent').click();
    await expect(button(page, 'Withdraw this consent')).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await button(page, 'Withdraw this consent').click();
    await expect(page.getByText('We recorded that you withdrew your consent.')).toBeFocused();
    await expect(page.getByText(/^Withdrawn on /)).toBeVisible();
    await expect(button(page, 'Withdraw this consent')).toHaveCount(0);
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

test('a visitor reads this browser’s record and withdraws by e-mail', async ({ page }) => {
  await page.goto(paths.privacy);
  await page.evaluate(([name, kept]) => (localStorage[name] = JSON.stringify(kept)), [
    `${keyPrefix}consents`,
    consents,
  ] as const);
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page).toHaveURL(paths.yourData);
  await test.step('the record names its source, and the day and time', async () => {
    await expect(page.getByText('Agreed to on 21 Nov 2026, 11:30').first()).toBeVisible();
    await expect(page.getByText('This is only what this browser recorded.')).toBeVisible();
  });
  await test.step('the message names the version', async () => {
    const message = page.getByRole('link', { name: 'Withdraw it by e-mail' });
    await expect(message).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=I%20withdraw%20my%20consent&body=.*2026-11-21/,
    );
  });
  await expect(page.getByText('Sign in to download a copy of your applications.')).toBeVisible();
});
