import { keyPrefix } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { playCases } from '../tests/torture/cases.ts';
import { storedNames, storedText } from '../tests/torture/storedText.ts';
import { expect, test } from './fixtures.ts';
import { expectSettled } from './settledScreen.ts';
import { leaveFor } from './visitor.ts';

test('every screen loads and settles, whatever the browser stores @desktop', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await playCases({ name: 'stored', sample: 2, full: 1000 }, async (dice) => {
    const entries = storedNames.flatMap((name) =>
      dice.chance(0.7) ? [[`${keyPrefix}${name}`, storedText(dice, name)] as const] : [],
    );
    const address = dice.pick([
      paths.home,
      paths.vendor,
      paths.registerStart,
      paths.dashboard,
      paths.profile,
      paths.register('pharmacy', { vendorId: 'v1' }),
      paths.onboarding('vendor-info', { serviceType: 'pharmacy' }),
      paths.onboarding('kyc-documents', { serviceType: 'pharmacy', vendorId: 'v1', continue: true }),
    ]);
    const uncaught: string[] = [];
    const note = (error: Error): void => void uncaught.push(error.message);
    await leaveFor(page, '/robots.txt');
    await page.evaluate((all) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, text] of all) localStorage.setItem(name, text);
    }, entries);
    page.on('pageerror', note);
    try {
      await test.step(`${address} settles without an uncaught error`, async () => {
        await leaveFor(page, address);
        await expectSettled(page);
        expect(uncaught).toEqual([]);
      });
    } catch (error) {
      const { message } = error as Error;
      throw new Error(`${address}\n${message.slice(0, 1500)}\n${JSON.stringify(entries)}`, { cause: error });
    } finally {
      page.off('pageerror', note);
    }
  });
});
