import path from 'node:path';
import type { Page } from 'playwright/test';
import { isRecording, readRecording, writeRecording } from '../tests/support/recording.ts';
import { addFaults } from './controls.ts';
import { button, firstStep, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, withoutMap } from './forms.ts';
import { heard } from './screenReader.ts';
import { english, isOffered, spoken } from './spoken.ts';

/**
 * What a screen reader says on the first step and of its errors, in English and in Hindi. `RECORD=yes` writes the
 * transcripts anew; read the difference before you keep it.
 */
async function expectHeard(page: Page, name: string, part: string): Promise<void> {
  const file = path.join(import.meta.dirname, 'voices', `${name}.txt`);
  const said = `${await heard(page, part)}\n`;
  if (isRecording) writeRecording(file, said);
  expect(said).toBe(readRecording(file));
}

for (const [name, words] of [
  ['en', english],
  ['hi', spoken.hi],
] as const) {
  if (!isOffered(name)) continue;
  test(`a screen reader says step 1 and an error in ${name}`, async ({ page }) => {
    await withoutMap(page);
    await page.goto(words.prefix + firstStep());
    await expect(page.locator('html')).toHaveAttribute('data-form', 'taken');
    await test.step('the form is read as recorded', async () => {
      // The map appears when it is seen.
      const map = page.locator('.map-frame');
      await map.scrollIntoViewIfNeeded();
      await expect(map).toHaveAttribute('data-phase', 'onRequest');
      await expectHeard(page, `step1.${name}`, 'form');
    });
    await test.step('a refused press of Next is read as recorded', async () => {
      await button(page, words.next).click();
      await expect(page.locator('#ownerName-error')).not.toBeEmpty();
      await expectHeard(page, `error.${name}`, 'form');
    });
  });
}

test.describe('in Hindi', () => {
  test.use({ languages: ['hi'] });

  test('a screen reader changes its voice for the words of a server', async ({
    page,
    sandbox,
    newPhone,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    const { hi } = spoken;
    await addFaults(sandbox, {
      endpoint: 'vendorSendOtp',
      action: 'status',
      status: 422,
      times: 1,
    });
    await page.goto(hi.prefix + firstStep());
    await fillInfo(page, newPhone(), hi);
    await button(page, hi.next).click();
    await expect(toast(page)).toContainText('This is a test of errors.');
    expect(await heard(page, '[data-toast]')).toMatch(/^\[en\] This is a test of errors\.$/m);
  });
});
