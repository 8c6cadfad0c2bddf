import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { jpegFrame, pdfOf } from '#lib/domain/documents/pdf.ts';
import { readPdf } from '../support/readPdf.ts';

/** Returns the header of a JPEG of this size. `mark` distinguishes it from others. */
function jpeg(width: number, height: number, components = 3, mark = 0): Uint8Array {
  const frame = Buffer.from('ffc0 0011 08 0000 0000 00 011100 021101 031101'.replaceAll(' ', ''), 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  frame.writeUInt8(components, 9);
  const start = Buffer.from('ffd8 ffe0 0004 4a46'.replaceAll(' ', ''), 'hex');
  return new Uint8Array(Buffer.concat([start, frame, Buffer.from([0xff, 0xda, mark, 0xff, 0xd9])]));
}

const text = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

describe('a PDF of photographed pages', () => {
  const pdf = pdfOf([
    { jpeg: jpeg(1536, 2048, 3, 1), turn: 0 },
    { jpeg: jpeg(2048, 1536, 1, 2), turn: 90 },
  ]);

  it('passes a strict reader, with its pages in order and each picture unchanged', () => {
    expect(readPdf(Buffer.from(pdf))).toEqual([
      { width: 632, height: 842, turn: 0, jpeg: Buffer.from(jpeg(1536, 2048, 3, 1)) },
      { width: 842, height: 632, turn: 90, jpeg: Buffer.from(jpeg(2048, 1536, 1, 2)) },
    ]);
  });

  it("names its pages and each picture's size in pixels", () => {
    expect(text(pdf)).toContain('/Kids[3 0 R 6 0 R]');
    expect([...text(pdf).matchAll(/\/Width (\d+)\/Height (\d+)/g)].map(([, ...size]) => size)).toEqual([
      ['1536', '2048'],
      ['2048', '1536'],
    ]);
  });

  it('accepts baseline, extended and progressive JPEGs', () => {
    const start = jpeg(2048, 1536).findIndex((byte) => byte === 0xc0);
    const ofKind = (marker: number) => jpegFrame(jpeg(2048, 1536).with(start, marker));
    for (const marker of [0xc0, 0xc1, 0xc2])
      expect(ofKind(marker)).toEqual({ width: 2048, height: 1536, components: 3 });
    expect(() => ofKind(0xc3)).toThrow();
  });

  it('is marked as binary and keeps the colours of each picture', () => {
    expect(text(pdf)).toMatch(/^%PDF-1\.4\n%[\u0080-\u00ff]{4}\n/);
    expect([...text(pdf).matchAll(/ColorSpace\/(\w+)/g)].map(([, name]) => name)).toEqual([
      'DeviceRGB',
      'DeviceGray',
    ]);
  });

  it('is refused by that reader with one byte more or less', () => {
    const file = Buffer.from(pdf);
    for (const at of [20, 200, file.indexOf('endstream'), file.indexOf('xref')])
      expect(() =>
        readPdf(Buffer.concat([file.subarray(0, at), Buffer.from(' '), file.subarray(at)])),
      ).toThrow();
    expect(() => readPdf(file.subarray(0, -1))).toThrow();
  });

  it('cannot contain a file that is not a JPEG, or a CMYK JPEG', () => {
    expect(() => jpegFrame(new Uint8Array([1, 2, 3]))).toThrow();
    expect(() => jpegFrame(jpeg(10, 10, 4))).toThrow();
  });
});
