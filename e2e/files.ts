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

/** A PNG a browser can show: sharp, bright and large enough for any document. Drawn once for each size. */
export function photo(
  { width = 1280, height = 960 }: { width?: number; height?: number } = {},
  name = 'front.png',
): TestFile {
  const key = `${width}x${height}`;
  const buffer = drawn.get(key) ?? png(width, height);
  drawn.set(key, buffer);
  return { name, mimeType: 'image/png', buffer };
}

const drawn = new Map<string, Buffer>();

/** A bright sheet with rows of dark words. */
function png(width: number, height: number): Buffer {
  const line = Buffer.alloc(width * 3 + 1);
  const blank = Buffer.alloc(width * 3 + 1);
  for (let x = 0; x < width; x += 1) {
    const isInk = x % 64 < 44 && x % 11 < 5;
    const colour = [(200 + (x / width) * 40) | 0, 215, 190];
    blank.set(colour, 1 + x * 3);
    line.set(isInk ? [40, 50, 60] : colour, 1 + x * 3);
  }
  const rows = Array.from({ length: height }, (_, y) => (y % 40 < 18 ? line : blank));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
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
 * A JPEG turned by its EXIF orientation (1 to 8), with a mark where the place it was taken at would be, padded behind its end
 * to a size.
 */
export function turnedJpeg(jpeg: Buffer, orientation: number, size = 0): TestFile {
  const tiff = Buffer.from('49492a000800000001001201030001000000000000000000000000', 'hex');
  tiff.writeUInt8(orientation, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS-MARK', 'latin1')]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(exif.length + 2, 2);
  const picture = Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
  const buffer = Buffer.concat([picture, Buffer.alloc(Math.max(0, size - picture.length))]);
  return { name: 'front.jpg', mimeType: 'image/jpeg', buffer };
}

/** Width and height of a JPEG, from its frame header. */
export function jpegSize(jpeg: Buffer): { width: number; height: number } {
  let at = 2;
  while (jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) {
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('No frame in this JPEG');
}

/** Red on the left, blue on the right, 32 by 24, as a print shop saves it: four inks. */
export const cmykJpeg: TestFile = {
  name: 'cmyk.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/8AAFAgAGAAgBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwDrK4OuDr06iiiivF60q9oooooor2is2vF6KKKKK8XrSr2iiiiiivaKza8XooooorxetKvaKKKKKK//2Q==',
    'base64',
  ),
};

/** The picture of `cmykJpeg` in three colours, drawn in several passes. */
export const progressiveJpeg: TestFile = {
  name: 'progressive.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAYACADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAME/8QAFgEBAQEAAAAAAAAAAAAAAAAABQYE/9oADAMBAAIQAxAAAAHAMzEw9P0ANBMPT/8A/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABBQJP/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAwEBPwEf/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAgEBPwEf/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQAGPwJP/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABPyFP/9oADAMBAAIAAwAAABD8P8P/xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/EB//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAECAQE/EB//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAE/EE//2Q==',
    'base64',
  ),
};

/** A file as it is dragged into a page. */
export function dragged(page: Page, { name, mimeType, buffer }: TestFile): Promise<JSHandle<DataTransfer>> {
  const file = { name, type: mimeType, text: buffer.toString('latin1') };
  return page.evaluateHandle(({ name: called, type, text }) => {
    const data = new DataTransfer();
    data.items.add(new File([text], called, { type }));
    return data;
  }, file);
}

/** Drops a file beside every place that takes one. Returns whether the page stays instead of giving way to the file. */
export function staysAfterMissedDrop(page: Page, file: JSHandle<DataTransfer>): Promise<boolean> {
  return page.evaluate((dataTransfer) => {
    const events = ['dragover', 'drop'].map(
      (name) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }),
    );
    return events.every((event) => !document.body.dispatchEvent(event));
  }, file);
}
