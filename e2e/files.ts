import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';
import type { JSHandle, Page } from 'playwright/test';

/** A file as Playwright's `setInputFiles` takes it. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PDF that passes for one, of `size` bytes. */
export function pdf(size = 2000, name = 'licence.pdf'): TestFile {
  const head = Buffer.from('%PDF-1.7\n');
  const tail = Buffer.from('\n%%EOF\n');
  const body = Buffer.alloc(size - head.length - tail.length, 0x20);
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([head, body, tail]) };
}

/** A PNG a browser can show: a gradient, or noise, which hardly compresses and so is heavy. */
export function photo(
  { width = 320, height = 240, noisy = false }: { width?: number; height?: number; noisy?: boolean } = {},
  name = 'front.png',
): TestFile {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let seed = 7;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (width * 3 + 1) + 1 + x * 3;
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      rows[at] = noisy ? seed >>> 24 : 40 + Math.floor((x / width) * 120);
      rows[at + 1] = noisy ? seed >>> 16 : 110 + Math.floor((y / height) * 90);
      rows[at + 2] = noisy ? seed >>> 8 : 90;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * A JPEG turned on its side by its EXIF (orientation 6), with a mark where the place it was taken at would stand, padded
 * behind its end to a size.
 */
export function turnedJpeg(jpeg: Buffer, size: number): TestFile {
  const tiff = Buffer.from('49492a000800000001001201030001000000060000000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS-MARK', 'latin1')]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(exif.length + 2, 2);
  const picture = Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
  const buffer = Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  return { name: 'front.jpg', mimeType: 'image/jpeg', buffer };
}

/** A file as it is dragged into a page. */
export function dragged(page: Page, { name, mimeType, buffer }: TestFile): Promise<JSHandle<DataTransfer>> {
  const file = { name, type: mimeType, text: buffer.toString('latin1') };
  return page.evaluateHandle(({ name: called, type, text }) => {
    const data = new DataTransfer();
    data.items.add(new File([text], called, { type }));
    return data;
  }, file);
}

/** Drops a file beside every place that takes one. Answers whether the page stays instead of giving way to the file. */
export function staysAfterMissedDrop(page: Page, file: JSHandle<DataTransfer>): Promise<boolean> {
  return page.evaluate((dataTransfer) => {
    const events = ['dragover', 'drop'].map(
      (name) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }),
    );
    return events.every((event) => !document.body.dispatchEvent(event));
  }, file);
}
