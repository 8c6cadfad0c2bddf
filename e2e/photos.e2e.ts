import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { chooseFile, slotCard } from './documentsStep.ts';
import { cmykJpeg, jpegSize, pdf, photo, progressiveJpeg, turnedJpeg, type TestFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { startApplication } from './visitor.ts';

const slot = 'entranceWithOwner';
const colours = {
  red: [200, 30, 30],
  green: [30, 160, 60],
  blue: [30, 60, 200],
  white: [255, 255, 255],
} as const;
type Colour = keyof typeof colours;
/** The colours at the corners of a picture: top left, top right, bottom left, bottom right. */
type Corners = readonly [Colour, Colour, Colour, Colour];
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

/** A JPEG or PNG the browser itself encodes: four fields of colour, or a sheet of fine print with grain. */
async function drawn(
  page: Page,
  given: { width: number; height: number; corners?: Corners; type?: string; grain?: number },
): Promise<Buffer> {
  const fields = given.corners?.map((corner) => `rgb(${colours[corner].join(' ')})`) ?? null;
  const base64 = await page.evaluate(
    ({ width, height, type, grain, fields: fills }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#f4f1e8';
      context.fillRect(0, 0, width, height);
      fills?.forEach((fill, index) => {
        context.fillStyle = fill;
        context.fillRect((index % 2) * (width / 2), index > 1 ? height / 2 : 0, width / 2, height / 2);
      });
      context.fillStyle = '#1c1c20';
      if (fills === null) {
        context.font = `${Math.round(height / 60)}px sans-serif`;
        for (let y = height / 30; y < height; y += height / 25) {
          context.fillText(
            'Licence RLF20UP2025007813 to sell, stock or exhibit drugs by retail. '.repeat(2),
            width / 20,
            y,
          );
        }
      }
      if (grain > 0) {
        const pixels = context.getImageData(0, 0, width, height);
        for (let at = 0, seed = 7; at < pixels.data.length; at += 1) {
          seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
          if (at % 4 !== 3) pixels.data[at] = (pixels.data[at] ?? 0) + (seed / 2 ** 31 - 1) * grain;
        }
        context.putImageData(pixels, 0, 0);
      }
      return canvas.toDataURL(type, 0.93).split(',')[1] ?? '';
    },
    { type: 'image/jpeg', grain: 0, ...given, fields },
  );
  return Buffer.from(base64, 'base64');
}

/** What the server has in the slot. */
async function stored(page: Page): Promise<Buffer> {
  await expect(slotCard(page, slot)).toContainText('Uploaded on');
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

const marks = ['Exif', 'GPS', 'http://ns.adobe.com'];

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
    expect(original.buffer.includes('GPS-MARK')).toBe(true);
    await chooseFile(page, slot, { ...original, name: `front-${index + 1}.jpg` });
    await expect(slotCard(page, slot)).toContainText(`front-${index + 1}.jpg`);
    const sent = await stored(page);
    expect(jpegSize(sent)).toEqual({ width: 800, height: 600 });
    expectColours(await cornersOf(page, sent), upright);
    for (const mark of marks) expect(sent.includes(mark), mark).toBe(false);
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
  await chooseFile(page, slot, original);
  await expect(slotCard(page, slot)).toContainText('made smaller from');
  const sent = await stored(page);
  expect(jpegSize(sent)).toEqual({ width: 2048, height: 1536 });
  expect(sent.length).toBeLessThan(600_000);
  for (const mark of marks) expect(sent.includes(mark), mark).toBe(false);
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
  await chooseFile(page, slot, photo({ width: 2400, height: 1800 }));
  expect(jpegSize(await stored(page))).toEqual({ width: 2048, height: 1536 });
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
  await chooseFile(page, slot, {
    name: 'sign.png',
    mimeType: 'image/png',
    buffer: Buffer.from(base64, 'base64'),
  });
  expectColours(await cornersOf(page, await stored(page)), ['red', 'white', 'white', 'white']);
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
    await card.getByRole('button', { name: 'Use it anyway' }).click();
    expectColours(await cornersOf(page, await stored(page)), ['red', 'blue', 'red', 'blue']);
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
