import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { chooseFile, slotCard } from './documentsStep.ts';
import { colours } from '../tests/support/quarters.ts';
import { certificateNumber, drawn, readCertificate } from './drawnPhotos.ts';
import { jpegSegments, jpegSize, privateMarks, turnedJpeg } from './files.ts';
import { expect, test } from './fixtures.ts';
import { startApplication } from './visitor.ts';

const slot = 'entranceWithOwner';

/** Returns the document that the server holds in the slot after `send`. */
async function sentBy(page: Page, send: () => Promise<void>): Promise<Buffer> {
  const reply = page.waitForResponse(
    (each) => each.request().method() === 'POST' && each.url().includes('/documents'),
  );
  await send();
  const { uploaded } = (await (await reply).json()) as { uploaded: { url: string }[] };
  await expect(slotCard(page, slot)).toHaveAttribute('data-state', 'uploaded');
  return (await page.request.get(uploaded[0]?.url ?? '')).body();
}

/** Returns the colours in the middle of each quarter of a picture. */
async function cornersOf(page: Page, jpeg: Buffer): Promise<number[][]> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'none' });
    const canvas = Object.assign(document.createElement('canvas'), {
      width: bitmap.width,
      height: bitmap.height,
    });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    return [0, 1, 2, 3].map((index) => [
      ...context
        .getImageData(
          (index % 2 ? 0.75 : 0.25) * bitmap.width,
          (index > 1 ? 0.75 : 0.25) * bitmap.height,
          1,
          1,
        )
        .data.slice(0, 3),
    ]);
  }, jpeg.toString('base64'));
}

function expectColours(found: readonly number[][], expected: readonly (string | undefined)[]): void {
  const nearest = found.map(
    (pixel) =>
      Object.entries(colours).toSorted(([, a], [, b]) => distance(pixel, a) - distance(pixel, b))[0]?.[0],
  );
  expect(nearest).toEqual(expected);
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0);

/**
 * Expects nothing in the file but the picture: its tables, frame and scans, the mark of the format, the colour
 * space.
 */
function expectPictureAlone(jpeg: Buffer): void {
  const known = ['e0 JFIF', 'e2 ICC_PROFILE', 'db', 'c0', 'c2', 'c4', 'dd', 'da', 'd9'];
  expect(jpegSegments(jpeg).filter((segment) => !known.includes(segment))).toEqual([]);
  for (const mark of privateMarks) expect(jpeg.includes(mark), mark).toBe(false);
}

test('sends photos upright, small and without private data, encoded by a worker', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  await expect(slotCard(page, slot)).toBeVisible();
  expect(page.workers()).toEqual([]);
  const worker = page.waitForEvent('worker');
  await test.step('a photo of forty million pixels is sent upright, without private data', async () => {
    const size = { width: 7728, height: 5152 };
    // The camera was turned to the left: EXIF orientation 8.
    const original = turnedJpeg(
      await drawn(page, { ...size, corners: ['red', 'green', 'blue', 'white'] }),
      8,
    );
    for (const mark of privateMarks) expect(original.buffer.includes(mark), mark).toBe(true);
    const sent = await sentBy(page, () => chooseFile(page, slot, original));
    expect(jpegSize(sent)).toEqual({ width: 1365, height: 2048 });
    expectColours(await cornersOf(page, sent), ['green', 'white', 'red', 'blue']);
    expectPictureAlone(sent);
  });
  await test.step('a worker of our own origin encodes the photos', async () => {
    expect(new URL((await worker).url()).origin).toBe(sandbox.origin);
  });

  // The noise of low light makes the photo larger than a document may be, and larger than 600 kB at the first
  // quality.
  const certificate = await drawn(page, { width: 3000, height: 4000, grain: 60 });
  expect(certificate.length).toBeGreaterThan(5 * 1024 * 1024);
  const sent = await sentBy(page, async () => {
    await chooseFile(page, slot, { name: 'front.jpg', mimeType: 'image/jpeg', buffer: certificate });
    await expect(slotCard(page, slot)).toContainText('made smaller from');
  });
  await test.step('a certificate in low light is sent as 600 kB at most', async () => {
    expect(jpegSize(sent)).toEqual({ width: 1536, height: 2048 });
    expect(sent.length).toBeLessThanOrEqual(600_000);
  });
  await test.step('its 8-point type can be read', async () => {
    expect(await readCertificate(page, sent)).toBe(certificateNumber);
  });
});
