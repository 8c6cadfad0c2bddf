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

/** Which corner of the stored picture each corner of the upright one is, by EXIF orientation (TIFF 6.0, tag 274). */
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

/** What the server has in the slot once a photo has been sent. */
async function sentBy(page: Page, send: () => Promise<void>): Promise<Buffer> {
  const reply = page.waitForResponse(
    (each) => each.request().method() === 'POST' && each.url().includes('/documents'),
  );
  await send();
  const { uploaded } = (await (await reply).json()) as { uploaded: { url: string }[] };
  await expect(slotCard(page, slot)).toHaveAttribute('data-state', 'uploaded');
  return (await page.request.get(uploaded[0]?.url ?? '')).body();
}

/** The colours in the middles of a picture's quarters. */
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

/** Holds that nothing is in the file but the picture: its tables, frame and scans, the mark of the format, its colour space. */
function expectPictureAlone(jpeg: Buffer): void {
  const known = ['e0 JFIF', 'e2 ICC_PROFILE', 'db', 'c0', 'c2', 'c4', 'dd', 'da', 'd9'];
  expect(jpegSegments(jpeg).filter((segment) => !known.includes(segment))).toEqual([]);
  for (const mark of privateMarks) expect(jpeg.includes(mark), mark).toBe(false);
}

test('a photo of up to forty million pixels is upright whichever way the phone was held, and tells nothing of where it was taken; a worker of our own origin encodes it', async ({
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
  expect(new URL((await worker).url()).origin).toBe(sandbox.origin);
});

test('a certificate photographed with twelve million pixels by little light is sent with 600 kB at most, and its 8-point type can be read', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  // The noise of little light: more than a document may have, and more than the first quality brings to 600 kB.
  const original = turnedJpeg(await drawn(page, { width: 3000, height: 4000, grain: 60 }), 1);
  expect(original.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  const sent = await sentBy(page, async () => {
    await chooseFile(page, slot, original);
    await expect(slotCard(page, slot)).toContainText('made smaller from');
  });
  expect(jpegSize(sent)).toEqual({ width: 1536, height: 2048 });
  expect(sent.length).toBeLessThanOrEqual(600_000);
  expectPictureAlone(sent);
  expect(await readCertificate(page, sent)).toBe(certificateNumber);
});

test('without workers for it a photo is encoded on the page, and what is transparent in a PNG is white', async ({
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
  expect(jpegSize(sent)).toEqual({ width: 2048, height: 1536 });
  expectColours(await cornersOf(page, sent), ['red', 'white', 'white', 'white']);
  expect(page.workers()).toEqual([]);
});

const broken: readonly (readonly [kind: string, file: TestFile, words: string])[] = [
  ['cut off', cutOff(photo({ width: 1100 }, 'front.png')), 'This photo is damaged or cut off.'],
  ['cut off in its last pass', cutOff(progressiveJpeg), 'This photo is damaged or cut off.'],
  ['empty', { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }, 'This file is empty.'],
  ['no photo at all', { ...pdf(), name: 'front.jpg' }, 'This photo is damaged or cut off.'],
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

test('a small photo waits for the vendor, can be taken again or used anyway, and keeps its colours; what is cut off, empty or no photo is refused with what to do', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const card = slotCard(page, slot);
  await chooseFile(page, slot, cmykJpeg);
  await expect(card).toContainText('This photo is small.');
  await expect(card).toContainText('Not sent yet');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page
    .getByRole('region', { name: 'Some documents are missing' })
    .getByRole('link', { name: 'Entrance photo with owner: take the photo again or use it anyway' })
    .click();
  await expect(page.locator(`input[name="${slot}"]`)).toBeFocused();
  const useAnyway = () => card.getByRole('button', { name: 'Use it anyway' }).click();
  // Saved for print, in four inks.
  expectColours(await cornersOf(page, await sentBy(page, useAnyway)), ['red', 'blue', 'red', 'blue']);

  await chooseFile(page, slot, photo({ width: 320, height: 240 }));
  await expect(card).toHaveAttribute('data-state', 'noted');
  const chooser = page.waitForEvent('filechooser');
  await card.getByRole('button', { name: 'Take again' }).click();
  await (await chooser).setFiles(progressiveJpeg);
  await expect(card).toContainText(progressiveJpeg.name);
  // Drawn in several passes.
  expectColours(await cornersOf(page, await sentBy(page, useAnyway)), ['red', 'blue', 'red', 'blue']);

  const owner = slotCard(page, 'ownerPhoto');
  for (const [kind, file, words] of broken) {
    await chooseFile(page, 'ownerPhoto', file);
    await expect(owner, kind).toContainText('File type not allowed. Accepted: jpg, jpeg, png.');
    await expect(owner, kind).toContainText(words);
    await expect(owner).toHaveAttribute('data-state', 'empty');
  }
});

function cutOff(file: TestFile): TestFile {
  return { ...file, buffer: file.buffer.subarray(0, Math.round(file.buffer.length * 0.8)) };
}
