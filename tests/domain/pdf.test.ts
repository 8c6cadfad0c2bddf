import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { movedTo } from '#lib/domain/order.ts';
import { jpegFrame, pdfOf } from '#lib/domain/pdf.ts';

/** The header of a JPEG of a size, with a byte that tells it from others. */
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

  it('begins and ends as a PDF does, and says where its table is', () => {
    expect(text(pdf)).toMatch(/^%PDF-1\.4\n%[\u0080-\u00ff]{4}\n/);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text(pdf))?.[1]);
    expect(text(pdf).slice(start)).toMatch(/^xref\n0 9\n0000000000 65535 f \n/);
  });

  it('names the place of every object to the byte', () => {
    const entries = [...text(pdf).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(entries).toHaveLength(8);
    entries.forEach((offset, index) => {
      expect(text(pdf).slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    });
  });

  it('holds each picture as it is, with its true length', () => {
    const streams = [...text(pdf).matchAll(/\/Length (\d+)>>\nstream\n/g)].map((match) => {
      const start = match.index + match[0].length;
      expect(text(pdf).slice(start + Number(match[1]))).toMatch(/^\nendstream\n/);
      return pdf.slice(start, start + Number(match[1]));
    });
    expect(streams[0]).toEqual(jpeg(1536, 2048, 3, 1));
    expect(streams[2]).toEqual(jpeg(2048, 1536, 1, 2));
  });

  it('shows the pages in their order, each with its shape, colours and turn', () => {
    expect(text(pdf)).toContain('/Count 2/Kids[3 0 R 6 0 R]');
    const pages = [...text(pdf).matchAll(/MediaBox\[0 0 (\d+) (\d+)\]\/Rotate (\d+)/g)].map(
      ([, ...page]) => page,
    );
    expect(pages).toEqual([
      ['632', '842', '0'],
      ['842', '632', '90'],
    ]);
    expect([...text(pdf).matchAll(/ColorSpace\/(\w+)/g)].map(([, name]) => name)).toEqual([
      'DeviceRGB',
      'DeviceGray',
    ]);
  });

  it('is refused a page that is no JPEG, or one for print', () => {
    expect(() => jpegFrame(new Uint8Array([1, 2, 3]))).toThrow();
    expect(() => jpegFrame(jpeg(10, 10, 4))).toThrow();
  });
});

describe('moving an entry of a list', () => {
  it('puts it at its place and keeps the others in order', () => {
    expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(movedTo(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
    expect(movedTo(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(movedTo(['a'], 4, 0)).toEqual(['a']);
  });
});
