import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { chooseFile, slotCard } from './documentsStep.ts';
import { certificateNumber, colours, drawn, readCertificate, type Corners } from './drawnPhotos.ts';
import {
  cmykJpeg,
  jpegSegments,
  jpegSize,
  pdf,
  photo,
  privateMarks,
  progressiveJpeg,
  turnedJpeg,
  type TestFile,
} from './files.ts';
import { expect, test } from './fixtures.ts';
import { startApplication } from './visitor.ts';

const slot = 'entranceWithOwner';
const stored: Corners = ['red', 'green', 'blue', 'white'];

/**
 * By EXIF orientation (TIFF 6.0, tag 274): the corner of the stored picture for each corner of the upright one.
 */
const uprightCorners: readonly (readonly [number, number, number, number])[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [3, 2, 1, 0],
  [2, 3, 0, 1],
  [0, 2, 1, 3],
  [2, 0, 3, 1],
  [3, 1, 2, 0],
  [1, 3, 0, 2],
];

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

test('sends photos upright and without private data, encoded by a worker', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  await expect(slotCard(page, slot)).toBeVisible();
  expect(page.workers()).toEqual([]);
  const worker = page.waitForEvent('worker');
  const small = await drawn(page, { width: 800, height: 600, corners: stored });
  const large = await drawn(page, { width: 7728, height: 5152, corners: stored });
  await test.step('all eight orientations are sent upright, one at forty million pixels', async () => {
    for (const [index, order] of uprightCorners.entries()) {
      const isLarge = index === 7;
      const original = turnedJpeg(isLarge ? large : small, index + 1);
      for (const mark of privateMarks) expect(original.buffer.includes(mark), mark).toBe(true);
      const sent = await sentBy(page, () => chooseFile(page, slot, original));
      const [long, short] = isLarge ? [2048, 1365] : [800, 600];
      const size = index >= 4 ? { width: short, height: long } : { width: long, height: short };
      expect(jpegSize(sent)).toEqual(size);
      expectColours(
        await cornersOf(page, sent),
        order.map((corner) => stored[corner]),
      );
      expectPictureAlone(sent);
    }
  });
  await test.step('a worker of our own origin encodes the photos', async () => {
    expect(new URL((await worker).url()).origin).toBe(sandbox.origin);
  });
});

test('a certificate photographed in low light is small and readable', async ({ page, sandbox, newPhone }) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  // The noise of low light makes the photo larger than a document may be, and larger than 600 kB at the first
  // quality.
  const original = turnedJpeg(await drawn(page, { width: 3000, height: 4000, grain: 60 }), 1);
  expect(original.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  const sent = await sentBy(page, async () => {
    await chooseFile(page, slot, original);
    await expect(slotCard(page, slot)).toContainText('made smaller from');
  });
  await test.step('twelve million pixels are sent as 600 kB at most', async () => {
    expect(jpegSize(sent)).toEqual({ width: 1536, height: 2048 });
    expect(sent.length).toBeLessThanOrEqual(600_000);
    expectPictureAlone(sent);
  });
  await test.step('its 8-point type can be read', async () => {
    expect(await readCertificate(page, sent)).toBe(certificateNumber);
  });
});

test('without workers the page encodes a photo, with white for transparency', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const size = { width: 2400, height: 1800 };
  const buffer = await drawn(page, { ...size, corners: ['red', null, null, null], type: 'image/png' });
  const sent = await sentBy(page, () =>
    chooseFile(page, slot, { name: 'sign.png', mimeType: 'image/png', buffer }),
  );
  await test.step('transparent parts of a PNG become white', async () => {
    expect(jpegSize(sent)).toEqual({ width: 2048, height: 1536 });
    expectColours(await cornersOf(page, sent), ['red', 'white', 'white', 'white']);
  });
  await test.step('no worker was started', async () => {
    expect(page.workers()).toEqual([]);
  });
});

const broken: readonly (readonly [kind: string, file: TestFile, words: string])[] = [
  ['cut off', cutOff(photo({ width: 1100 }, 'front.png')), 'This photo is damaged or cut off.'],
  ['cut off in its last pass', cutOff(progressiveJpeg), 'This photo is damaged or cut off.'],
  ['empty', { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }, 'This file is empty.'],
  ['no photo at all', { ...pdf(), name: 'front.jpg' }, 'File type not allowed.'],
  [
    'a HEIC by another name',
    {
      name: 'front.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('0000001866747970686569630000000068656963', 'hex'),
    },
    'This browser cannot open HEIC photos.',
  ],
];

test('a small photo waits, and a damaged file is refused with advice', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const card = slotCard(page, slot);
  await test.step('a small photo waits for the vendor', async () => {
    await chooseFile(page, slot, cmykJpeg);
    await expect(card).toContainText('This photo is small.');
    await expect(card).toContainText('Not sent yet');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page
      .getByRole('region', { name: 'Please check 4 things' })
      .getByRole('link', { name: 'Entrance photo with owner' })
      .click();
    await expect(page.locator(`input[name="${slot}"]`)).toBeFocused();
  });
  const useAnyway = () => card.getByRole('button', { name: 'Use it anyway' }).click();
  await test.step('a small photo in four inks can be used anyway, with its colours', async () => {
    expectColours(await cornersOf(page, await sentBy(page, useAnyway)), ['red', 'blue', 'red', 'blue']);
  });

  await test.step('a photo taken again, drawn in several passes, keeps its colours', async () => {
    await chooseFile(page, slot, photo({ width: 320, height: 240 }));
    await expect(card).toHaveAttribute('data-state', 'noted');
    const chooser = page.waitForEvent('filechooser');
    await card.getByRole('button', { name: 'Take again' }).click();
    await (await chooser).setFiles(progressiveJpeg);
    await expect(card).toContainText(progressiveJpeg.name);
    expectColours(await cornersOf(page, await sentBy(page, useAnyway)), ['red', 'blue', 'red', 'blue']);
  });

  await test.step('a damaged file says what to do', async () => {
    const owner = slotCard(page, 'ownerPhoto');
    for (const [kind, file, words] of broken) {
      await chooseFile(page, 'ownerPhoto', file);
      await expect(owner, kind).toContainText('File type not allowed. Accepted: jpg, jpeg, png');
      await expect(owner, kind).toContainText(words);
      await expect(owner).toHaveAttribute('data-state', 'empty');
    }
  });
});

function cutOff(file: TestFile): TestFile {
  return { ...file, buffer: file.buffer.subarray(0, Math.round(file.buffer.length * 0.8)) };
}
