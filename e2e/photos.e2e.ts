import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { chooseFile, slotCard } from './documentsStep.ts';
import { certificate, colours, drawn, readCertificate, type Corners } from './drawnPhotos.ts';
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
const upright: Corners = ['red', 'green', 'blue', 'white'];

/** Which corner of the upright picture each corner of the stored one is, by EXIF orientation (TIFF 6.0, tag 274). */
const storedCorners: readonly (readonly [number, number, number, number])[] = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [3, 2, 1, 0],
  [2, 3, 0, 1],
  [0, 2, 1, 3],
  [1, 3, 0, 2],
  [3, 1, 2, 0],
  [2, 0, 3, 1],
];

/** What the server has in the slot once a photo has been sent. */
async function stored(page: Page, send: () => Promise<void>): Promise<Buffer> {
  const reply = page.waitForResponse(
    (each) => each.request().method() === 'POST' && each.url().includes('/documents'),
  );
  await send();
  expect((await reply).ok()).toBe(true);
  await expect(slotCard(page, slot)).toHaveAttribute('data-state', 'uploaded');
  await page.reload();
  const link = slotCard(page, slot).getByRole('link', { name: 'View' });
  return (await page.request.get((await link.getAttribute('href')) ?? '')).body();
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

function expectColours(found: readonly number[][], expected: Corners): void {
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

test('a photo is upright whichever way the phone was held, and tells nothing of where it was taken', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  for (const [index, order] of storedCorners.entries()) {
    const isOnSide = index >= 4;
    const corners = order.map((corner) => upright[corner]) as unknown as Corners;
    const [width, height] = isOnSide ? [600, 800] : [800, 600];
    const original = turnedJpeg(await drawn(page, { width, height, corners }), index + 1);
    for (const mark of privateMarks) expect(original.buffer.includes(mark), mark).toBe(true);
    const sent = await stored(page, () => chooseFile(page, slot, original));
    expect(jpegSize(sent)).toEqual({ width: 800, height: 600 });
    expectColours(await cornersOf(page, sent), upright);
    expectPictureAlone(sent);
  }
});

test('a photo of twelve million pixels is sent small and in a readable size, while the page goes on', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const jpeg = await drawn(page, { width: 4000, height: 3000, grain: 14 });
  const original = turnedJpeg(jpeg, 1, 5 * 1024 * 1024 + 1);
  const sent = await stored(page, async () => {
    await chooseFile(page, slot, original);
    await expect(slotCard(page, slot)).toContainText('made smaller from');
  });
  expect(jpegSize(sent)).toEqual({ width: 2048, height: 1536 });
  expect(sent.length).toBeLessThan(600_000);
  expectPictureAlone(sent);
});

test('of the photos a phone takes half are sent with 600 kB at most, none with anything but its picture', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const sheet = { width: 4000, height: 3000 };
  const byDay = await drawn(page, { ...sheet, grain: 20 });
  const photos: readonly (readonly [kind: string, file: TestFile, longest: number])[] = [
    ['12 million pixels', turnedJpeg(byDay, 1), 2048],
    ['12 million, on its side', turnedJpeg(byDay, 6), 2048],
    ['12 million, by little light', turnedJpeg(await drawn(page, { ...sheet, grain: 60 }), 3), 2048],
    ['40 million', turnedJpeg(await drawn(page, { width: 7728, height: 5152, grain: 30 }), 8), 2048],
    [
      'a PNG',
      {
        name: 'sign.png',
        mimeType: 'image/png',
        buffer: await drawn(page, { ...sheet, type: 'image/png' }),
      },
      2048,
    ],
    ['small', turnedJpeg(await drawn(page, { width: 1200, height: 900, grain: 20 }), 1), 1200],
  ];
  const sizes: number[] = [];
  for (const [kind, file, longest] of photos) {
    const sent = await stored(page, () => chooseFile(page, slot, file));
    expectPictureAlone(sent);
    const { width, height } = jpegSize(sent);
    expect(Math.max(width, height), kind).toBe(longest);
    sizes.push(sent.length);
  }
  const middle = sizes.toSorted((a, b) => a - b)[sizes.length >> 1];
  expect(middle, sizes.join()).toBeLessThanOrEqual(600_000);
});

test('8-point type on a photographed certificate can be read off what is sent', async ({
  page,
  sandbox,
  newPhone,
}) => {
  const number = 'RLF20UP2025007813';
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const original = await certificate(page, { longerSide: 4000, number });
  expect(await readCertificate(page, original, number.length)).toBe(number);
  const sent = await stored(page, () => chooseFile(page, slot, turnedJpeg(original, 1)));
  expect(jpegSize(sent).height).toBe(2048);
  expect(await readCertificate(page, sent, number.length)).toBe(number);
});

test('a photo is encoded by a worker of our own origin', async ({ page, sandbox, newPhone }) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  await expect(slotCard(page, slot)).toBeVisible();
  expect(page.workers()).toEqual([]);
  const worker = page.waitForEvent('worker');
  await chooseFile(page, slot, photo());
  expect(new URL((await worker).url()).origin).toBe(sandbox.origin);
  await expect(slotCard(page, slot)).toContainText('Uploaded on');
});

test('a photo is encoded on the page where there are no workers for it', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const sent = await stored(page, () => chooseFile(page, slot, photo({ width: 2400, height: 1800 })));
  expect(jpegSize(sent)).toEqual({ width: 2048, height: 1536 });
  expect(page.workers()).toEqual([]);
});

test('what is transparent in a PNG is white', async ({ page, sandbox, newPhone }) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = 'rgb(200 30 30)';
    context.fillRect(0, 0, 600, 450);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const buffer = Buffer.from(base64, 'base64');
  const sent = await stored(page, () =>
    chooseFile(page, slot, { name: 'sign.png', mimeType: 'image/png', buffer }),
  );
  expectColours(await cornersOf(page, sent), ['red', 'white', 'white', 'white']);
});

for (const [kind, file] of [
  ['saved for print, in four inks', cmykJpeg],
  ['drawn in several passes', progressiveJpeg],
] as const) {
  test(`a JPEG ${kind} keeps its colours; that it is small is said, and it can be used anyway`, async ({
    page,
    sandbox,
    newPhone,
  }) => {
    await startApplication(page, sandbox.origin, { phone: newPhone() });
    await chooseFile(page, slot, file);
    const card = slotCard(page, slot);
    await expect(card).toContainText('This photo is small.');
    await expect(card).toHaveAttribute('data-state', 'noted');
    const sent = await stored(page, () => card.getByRole('button', { name: 'Use it anyway' }).click());
    expectColours(await cornersOf(page, sent), ['red', 'blue', 'red', 'blue']);
  });
}

test('a photo with a note waits for the vendor; Next leads to it, and it can be taken again', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  await chooseFile(page, slot, photo({ width: 320, height: 240 }));
  const card = slotCard(page, slot);
  await expect(card).toContainText('This photo is small.');
  await expect(card).toContainText('Not sent yet');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page
    .getByRole('region', { name: 'Some documents are missing' })
    .getByRole('link', { name: 'Entrance photo with owner: take the photo again or use it anyway' })
    .click();
  await expect(page.locator(`input[name="${slot}"]`)).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await card.getByRole('button', { name: 'Take again' }).click();
  await (await chooser).setFiles(photo());
  await expect(card).toContainText('Uploaded on');
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

test('a photo that is cut off, empty or no photo is refused in the specified words, with what to do', async ({
  page,
  sandbox,
  newPhone,
}) => {
  await startApplication(page, sandbox.origin, { phone: newPhone() });
  const card = slotCard(page, slot);
  for (const [kind, file, words] of broken) {
    await chooseFile(page, slot, file);
    await expect(card, kind).toContainText('File type not allowed. Accepted: jpg, jpeg, png.');
    await expect(card, kind).toContainText(words);
    await expect(card).toHaveAttribute('data-state', 'empty');
  }
});

function cutOff(file: TestFile): TestFile {
  return { ...file, buffer: file.buffer.subarray(0, Math.round(file.buffer.length * 0.8)) };
}
