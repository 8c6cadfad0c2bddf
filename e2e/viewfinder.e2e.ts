import type { Page } from 'playwright/test';
import { slotCard } from './documentsStep.ts';
import { expect, test } from './fixtures.ts';
import { withPrintCamera } from './printCamera.ts';
import { startApplication } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Camera frame' });

const running = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { opened: MediaStream[] }).opened.map((stream) =>
      stream.getTracks().some((track) => track.readyState === 'live'),
    ),
  );

test('photographs a paper within a frame and turns the camera off', async ({ page, sandbox, newPhone }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withPrintCamera(page, 1);
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const card = slotCard(page, 'gst');
  const opener = card.getByRole('button', { name: 'Camera frame' });
  await card.getByRole('button', { name: /^Other ways/ }).click();
  await test.step('a refused camera says so', async () => {
    await opener.click();
    await expect(dialog(page).getByRole('alert')).toContainText('The camera did not open.');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  const shutter = dialog(page).getByRole('button', { name: 'Take photo' });
  await test.step('Escape closes the frame and turns the camera off', async () => {
    await opener.click();
    await expect(shutter).toBeEnabled();
    expect(await running(page)).toEqual([true]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await running(page)).toEqual([false]);
    await expect(opener).toBeFocused();
  });

  await test.step('a paper is photographed, and the camera is off afterwards', async () => {
    await opener.click();
    // The button is completely in view on a small phone, without scrolling.
    await expect(shutter).toBeInViewport({ ratio: 1 });
    await shutter.click();
    await expect(card).toContainText('photo.jpg');
    await expect(card).toContainText('Uploaded on');
    expect(await running(page)).toEqual([false, false]);
  });
});
