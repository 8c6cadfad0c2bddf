import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

/** A file for Playwright's `setInputFiles`. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a PDF of `size` bytes that passes the checks of the product. */
export function pdf(size = 2000, name = 'licence.pdf'): TestFile {
  const head = Buffer.from('%PDF-1.7\n');
  const tail = Buffer.from('\n%%EOF\n');
  const body = Buffer.alloc(size - head.length - tail.length, 0x20);
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([head, body, tail]) };
}

/**
 * Returns a PNG that browsers can show: sharp, bright and large enough for every document. Each size is drawn
 * once.
 */
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

/** Returns a PNG of a bright sheet with rows of dark words. */
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

/** Data that a phone writes into a photo beside the picture. A test can find it in the bytes. */
const traces = { make: 'Ferry Camera Works', taken: '2026:11:21 18:04:59', place: 'GPSMAP-84' } as const;

/** Marks of device, time, place and programs. A sent photo must contain none. */
export const privateMarks: readonly string[] = ['Exif', 'http://ns.adobe.com', ...Object.values(traces)];

/**
 * Returns a JPEG as a phone saves it: turned by its EXIF orientation (1 to 8, TIFF 6.0 tag 274), with device,
 * time and place (EXIF 2.3), an XMP packet, a comment, and more bytes after its end.
 */
export function turnedJpeg(jpeg: Buffer, orientation: number): TestFile {
  const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><exif:GPSLatitude>12,58.3N</exif:GPSLatitude></x:xmpmeta>`;
  const buffer = Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff(orientation)])),
    segment(0xe1, Buffer.from(xmp, 'latin1')),
    segment(0xfe, Buffer.from(traces.taken, 'latin1')),
    jpeg.subarray(2),
    Buffer.alloc(1000),
  ]);
  return { name: 'front.jpg', mimeType: 'image/jpeg', buffer };
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xff00 + marker, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** One value of a TIFF directory. */
type TiffEntry = readonly [tag: number, type: 'byte' | 'text' | 'short' | 'long' | 'ratio', value: Buffer];
const tiffTypes = { byte: [1, 1], text: [2, 1], short: [3, 2], long: [4, 4], ratio: [5, 8] } as const;

const ascii = (value: string): Buffer => Buffer.from(`${value}\0`, 'latin1');
const numbers = (bytes: 2 | 4, ...values: number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const one = Buffer.alloc(bytes);
      one.writeUIntLE(value, 0, bytes);
      return one;
    }),
  );

/** Returns two directories: the picture's (device, time, orientation) and the place's, which is in Bengaluru. */
function tiff(orientation: number): Buffer {
  const head = Buffer.from('49492a0008000000', 'hex');
  const picture = (place: number): TiffEntry[] => [
    [0x010f, 'text', ascii(traces.make)],
    [0x0112, 'short', numbers(2, orientation)],
    [0x0132, 'text', ascii(traces.taken)],
    [0x8825, 'long', numbers(4, place)],
  ];
  const place: TiffEntry[] = [
    [0, 'byte', Buffer.from([2, 3, 0, 0])],
    [1, 'text', ascii('N')],
    [2, 'ratio', numbers(4, 12, 1, 58, 1, 1898, 100)],
    [3, 'text', ascii('E')],
    [4, 'ratio', numbers(4, 77, 1, 35, 1, 3693, 100)],
    [0x12, 'text', ascii(traces.place)],
  ];
  const start = head.length + directory(picture(0), head.length).length;
  return Buffer.concat([head, directory(picture(start), head.length), directory(place, start)]);
}

/**
 * Returns a directory that begins at `start`: its entries, no next directory, then the values longer than four
 * bytes.
 */
function directory(entries: readonly TiffEntry[], start: number): Buffer {
  const fixed = Buffer.alloc(2 + entries.length * 12 + 4);
  fixed.writeUInt16LE(entries.length, 0);
  const behind: Buffer[] = [];
  let at = start + fixed.length;
  entries.forEach(([tag, type, value], index) => {
    const [code, size] = tiffTypes[type];
    const entry = 2 + index * 12;
    fixed.writeUInt16LE(tag, entry);
    fixed.writeUInt16LE(code, entry + 2);
    fixed.writeUInt32LE(value.length / size, entry + 4);
    if (value.length <= 4) {
      value.copy(fixed, entry + 8);
      return;
    }
    fixed.writeUInt32LE(at, entry + 8);
    behind.push(value);
    at += value.length;
  });
  return Buffer.concat([fixed, ...behind]);
}

/**
 * Returns the markers of a JPEG's segments (ISO 10918-1 annex B), up to the end of the image. An application
 * segment includes its own name, for example `e1 Exif`.
 * @throws {Error} if the bytes are no whole JPEG, or something follows its end.
 */
export function jpegSegments(jpeg: Buffer): string[] {
  const segments: string[] = [];
  let at = 2;
  for (;;) {
    if (jpeg[at] !== 0xff) throw new Error(`No marker at byte ${at} of this JPEG`);
    const marker = jpeg[at + 1] ?? 0;
    const isOfApplication = marker >= 0xe0 && marker <= 0xef;
    const name = isOfApplication ? ` ${jpeg.toString('latin1', at + 4, jpeg.indexOf(0, at + 4))}` : '';
    segments.push(marker.toString(16) + name);
    if (marker === 0xd9) break;
    at += 2 + jpeg.readUInt16BE(at + 2);
    // The data of a scan follows its header. A byte of 255 in the data is followed by 0 or by a restart marker.
    while (marker === 0xda && !(jpeg[at] === 0xff && jpeg[at + 1] !== 0 && !isRestart(jpeg[at + 1]))) at += 1;
  }
  if (at + 2 !== jpeg.length) throw new Error(`${jpeg.length - at - 2} bytes behind the end of this JPEG`);
  return segments;
}

const isRestart = (byte = 0): boolean => byte >= 0xd0 && byte <= 0xd7;

/** Returns width and height of a JPEG in pixels, from its frame header. */
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
