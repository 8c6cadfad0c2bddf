import { expect, test, vi } from 'vitest';
import { encodeInWorker } from '#islands/onboarding/documents/photo/photoEncoder.ts';
import { photoEncodings, type PixelSize } from '#lib/domain/documents/photo.ts';
import { encodePhoto, type EncodeResult } from '#lib/photo/encodePhoto.ts';
import { colours, type Colour } from '../support/quarters.ts';

/** Draws a picture of four quarters: top left, top right, bottom left, bottom right. `null` is transparent. */
async function drawn(corners: readonly (Colour | null)[], type: string, size: PixelSize): Promise<Blob> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  corners.forEach((corner, index) => {
    if (corner === null) return;
    context.fillStyle = `rgb(${colours[corner].join(' ')})`;
    const [x, y] = [(index % 2) * (size.width / 2), index > 1 ? size.height / 2 : 0];
    context.fillRect(x, y, size.width / 2, size.height / 2);
  });
  return canvas.convertToBlob({ type, quality: 0.9 });
}

/** Returns the colours in the middle of each quarter of a JPEG, as its pixels are stored. */
async function cornersOf(jpeg: Blob): Promise<Colour[]> {
  const bitmap = await createImageBitmap(jpeg, { imageOrientation: 'none' });
  const canvas = Object.assign(document.createElement('canvas'), {
    width: bitmap.width,
    height: bitmap.height,
  });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  return [0, 1, 2, 3].map((index) => {
    const [x, y] = [index % 2 ? 0.75 : 0.25, index > 1 ? 0.75 : 0.25];
    const { data } = context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1);
    const distance = (colour: Colour): number =>
      colours[colour].reduce((sum, value, at) => sum + Math.abs(value - (data[at] ?? 0)), 0);
    return (Object.keys(colours) as Colour[]).toSorted((a, b) => distance(a) - distance(b))[0] ?? 'white';
  });
}

const encode = (photo: Blob): Promise<EncodeResult> =>
  encodePhoto({ photo, shows: 'photo', encodings: photoEncodings, targetBytes: 600_000 });

async function expectPicture(
  result: EncodeResult,
  corners: readonly Colour[],
  size: PixelSize,
): Promise<void> {
  if (result.type === 'refused') throw new Error(`The photo was refused: ${result.fault}`);
  expect(await cornersOf(result.jpeg)).toEqual(corners);
  expect(result.size).toEqual(size);
}

const ofText = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (each) => each.charCodeAt(0));

/** Returns a JPEG that is turned by its EXIF orientation (TIFF 6.0, tag 274). */
const turned = (jpeg: Blob, orientation: number): Blob => {
  const entry = String.fromCharCode(1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0);
  const exif = `Exif\0\0II*\0\b\0\0\0${entry}`;
  const head = ofText(`\xff\xe1\0${String.fromCharCode(exif.length + 2)}${exif}`);
  return new Blob([jpeg.slice(0, 2), head, jpeg.slice(2)], { type: jpeg.type });
};

/** By EXIF orientation: the corner of the stored picture for each corner of the upright one. */
test.each([
  [1, [0, 1, 2, 3]],
  [2, [1, 0, 3, 2]],
  [3, [3, 2, 1, 0]],
  [4, [2, 3, 0, 1]],
  [5, [0, 2, 1, 3]],
  [6, [2, 0, 3, 1]],
  [7, [3, 1, 2, 0]],
  [8, [1, 3, 0, 2]],
])('a photo of orientation %i is sent upright, without its EXIF', async (orientation, order) => {
  const stored = ['red', 'green', 'blue', 'white'] as const;
  const photo = turned(await drawn(stored, 'image/jpeg', { width: 80, height: 60 }), orientation);
  expect(await photo.text()).toContain('Exif');
  const result = await encode(photo);
  await expectPicture(
    result,
    order.map((corner) => stored[corner] ?? 'white'),
    orientation > 4 ? { width: 60, height: 80 } : { width: 80, height: 60 },
  );
  expect(result.type === 'encoded' && (await result.jpeg.text())).not.toContain('Exif');
});

/** JPEGs of 32 by 24 pixels, red on the left and blue on the right. */
const inks = {
  'in four inks, as a print shop saves it':
    '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/8AAFAgAGAAgBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwDrK4OuDr06iiiivF60q9oooooor2is2vF6KKKKK8XrSr2iiiiiivaKza8XooooorxetKvaKKKKKK//2Q==',
  'that is drawn in several passes':
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAYACADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAME/8QAFgEBAQEAAAAAAAAAAAAAAAAABQYE/9oADAMBAAIQAxAAAAHAMzEw9P0ANBMPT/8A/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABBQJP/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAwEBPwEf/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAgEBPwEf/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQAGPwJP/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABPyFP/9oADAMBAAIAAwAAABD8P8P/xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/EB//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAECAQE/EB//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAE/EE//2Q==',
} as const;

test.each(Object.entries(inks))('a photo %s keeps its colours', async (_kind, base64) => {
  const photo = new Blob([ofText(atob(base64))], { type: 'image/jpeg' });
  await expectPicture(await encode(photo), ['red', 'blue', 'red', 'blue'], { width: 32, height: 24 });
});

test('a photo that is cut off in its last pass is damaged', async () => {
  const photo = ofText(atob(inks['that is drawn in several passes']));
  const cut = new Blob([photo.slice(0, photo.length * 0.8)], { type: 'image/jpeg' });
  expect(await encode(cut)).toEqual({ type: 'refused', fault: 'damaged' });
});

test('without workers the page encodes a photo, with white for transparency', async () => {
  const photo = await drawn(['red', null, null, null], 'image/png', { width: 2400, height: 1800 });
  const started = vi.spyOn(globalThis, 'Worker');
  vi.stubGlobal('OffscreenCanvas', undefined);
  try {
    const request = { shows: 'photo', encodings: photoEncodings, targetBytes: 600_000 } as const;
    const result = await encodeInWorker({ ...request, photo });
    await expectPicture(result, ['red', 'white', 'white', 'white'], { width: 2048, height: 1536 });
    expect(started).not.toHaveBeenCalled();
  } finally {
    vi.unstubAllGlobals();
    started.mockRestore();
  }
});
