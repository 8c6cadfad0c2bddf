import path from 'node:path';
import type { Page } from 'playwright/test';
import { isRecording, readRecording, writeRecording } from '../tests/support/recording.ts';
import { addFaults } from './controls.ts';
import { button, firstStep, toast } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo } from './forms.ts';
import { heard } from './screenReader.ts';
import { spoken } from './spoken.ts';

const { hi } = spoken;

test.use({ languages: ['hi'] });

/** Expects what a screen reader says of a part. `RECORD=yes` writes the transcript anew; read the difference before you keep it. */
async function expectHeard(page: Page, name: string, part: string): Promise<void> {
  const file = path.join(import.meta.dirname, 'voices', `${name}.txt`);
  const said = `${await heard(page, part)}\n`;
  if (isRecording) writeRecording(file, said);
  expect(said).toBe(readRecording(file));
}

/** The recordings of `tests/screens` have the names, states and descriptions of each screen in English. */
test('a screen reader says step 1 and its errors in Hindi, and English in English', async ({
  page,
  sandbox,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await page.goto(hi.prefix + firstStep());
  await expect(page.locator('html')).toHaveAttribute('data-form', 'taken');
  await test.step('the form is read as recorded', async () => {
    // The map appears when it is seen.
    const map = page.locator('.map-frame');
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute('data-phase', 'onRequest');
    await expectHeard(page, 'step1.hi', 'form');
  });
  await test.step('a refused press of Next is read as recorded', async () => {
    await button(page, hi.next).click();
    await expect(page.locator('#ownerName-error')).not.toBeEmpty();
    await expectHeard(page, 'error.hi', 'form');
  });
  await test.step('the words of a server are read in their own language', async () => {
    await addFaults(sandbox, { endpoint: 'vendorSendOtp', action: 'status', status: 422, times: 1 });
    await fillInfo(page, newPhone(), hi);
    await button(page, hi.next).click();
    await expect(toast(page)).toContainText('This is a test of errors.');
    expect(await heard(page, '[data-toast]')).toMatch(/^\[en\] This is a test of errors\.$/m);
  });
});
