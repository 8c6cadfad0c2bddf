import { paths } from '#lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { ApiVisitor } from './visitor.ts';

test('refuses the vendor of another phone', async ({ page, sandbox, newPhone, visitor, allowErrors }) => {
  allowErrors(/404/);
  const owner = new ApiVisitor(sandbox.origin, newPhone());
  const { id } = await owner.seed('created', { info: { vendorName: 'Not Yours' } });
  await visitor.enter(page);
  await test.step('the vendor is not found, and no name is shown', async () => {
    await page.goto(paths.dashboardOf(id));
    await expect(page.getByRole('heading', { level: 1, name: 'Vendor not found' })).toBeVisible();
    await expect(page.getByText('Not Yours')).toHaveCount(0);
  });
  await test.step('a way leads to the own dashboard', async () => {
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No application yet' })).toBeVisible();
  });
});
