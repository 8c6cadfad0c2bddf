import type { Page } from 'playwright/test';
import { slotCard } from './documentsStep.ts';
import { expect, test } from './fixtures.ts';
import { startApplication } from './visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Camera frame' });

/**
 * Gives the page a camera of 1280 by 960 that shows print, refuses its first use and lists all streams it
 * opened.
 */
async function withCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: MediaStream[] = [];
    Object.assign(globalThis, { opened });
    let asked = 0;
    navigator.mediaDevices.getUserMedia = () => {
      asked += 1;
      if (asked === 1) return Promise.reject(new DOMException('no', 'NotAllowedError'));
      const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 960 });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const draw = (): void => {
        context.fillStyle = '#f4f1e8';
        context.fillRect(0, 0, 1280, 960);
        context.fillStyle = '#1c1c20';
        context.font = '28px sans-serif';
        for (let y = 60; y < 940; y += 44)
          context.fillText('Licence to sell, stock or exhibit drugs. '.repeat(2), 40, y);
      };
      draw();
      // A few pictures a second are enough for a film.
      setInterval(draw, 200);
      const stream = canvas.captureStream();
      opened.push(stream);
      return Promise.resolve(stream);
    };
  });
}

const running = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { opened: MediaStream[] }).opened.map((stream) =>
      stream.getTracks().some((track) => track.readyState === 'live'),
    ),
  );

test('photographs a paper within a frame and turns the camera off', async ({ page, sandbox, newPhone }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withCamera(page);
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
