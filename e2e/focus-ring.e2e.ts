import { paths } from '#lib/paths.ts';
import { ringless, ringLooks } from '../tests/support/focusRing.ts';
import { firstStep } from './elements.ts';
import { expect, test } from './fixtures.ts';

test('every control shows its focus in light, dark and forced colours @desktop', async ({
  page,
  visitor,
}) => {
  await visitor.seed('contract');
  await visitor.enter(page);
  const pages = [
    ['/', page.getByRole('heading', { level: 1 })],
    [paths.vendor, page.getByRole('heading', { level: 1 })],
    [paths.delivery, page.getByRole('heading', { level: 1 })],
    [paths.privacy, page.getByRole('heading', { level: 1 })],
    [firstStep(), page.getByRole('textbox', { name: 'Business name' })],
    [paths.dashboard, page.getByText('KYC Under Review')],
  ] as const;
  for (const [address, settled] of pages)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(settled.first()).toBeVisible();
      for (const { name, colorScheme, forcedColors } of ringLooks) {
        await page.emulateMedia({ colorScheme, forcedColors });
        await page.keyboard.press('Tab');
        expect(await page.evaluate(ringless, 'body'), `${address} in ${name}`).toEqual([]);
      }
    });
});
