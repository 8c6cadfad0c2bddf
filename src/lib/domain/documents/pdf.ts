import type { PixelSize } from '#lib/domain/documents/photo.ts';

/** The clockwise rotation of a page, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** A photographed page: a JPEG from a browser, in grey or three colours. */
export interface PdfPage {
  jpeg: Uint8Array;
  turn: Turn;
}

/** The longer side of a page in points, as A4. */
const longerSidePt = 842;

/**
 * Returns a PDF with one JPEG on each page (ISO 32000-1: 7.5 file structure, 8.9 images). The JPEGs are embedded
 * without re-encoding.
 * @throws {Error} when one of them is not a JPEG with one or three components.
 */
export function pdfOf(pages: readonly PdfPage[]): Uint8Array<ArrayBuffer> {
  const pageNumber = (index: number): number => 3 + index * 3;
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  const objects: PdfObject[] = [
    { text: '<</Type/Catalog/Pages 2 0 R>>' },
    { text: `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>` },
    ...pages.flatMap((page, index) => pageObjects(page, pageNumber(index))),
  ];
  return joined(fileParts(objects));
}

interface PdfObject {
  text: string;
  stream?: Uint8Array;
}

/**
 * Returns the objects of a page: the page itself, its image, and the content that draws the image over the page.
 * `first` is the object number of the page.
 */
function pageObjects({ jpeg, turn }: PdfPage, first: number): PdfObject[] {
  const { width, height, components } = jpegFrame(jpeg);
  const scale = longerSidePt / Math.max(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const draw = bytesOf(`q ${w} 0 0 ${h} 0 0 cm /I Do Q`);
  const colours = components === 1 ? '/DeviceGray' : '/DeviceRGB';
  return [
    {
      text: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w} ${h}]/Rotate ${turn}/Resources<</XObject<</I ${first + 1} 0 R>>>>/Contents ${first + 2} 0 R>>`,
    },
    {
      text: `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${colours}/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>`,
      stream: jpeg,
    },
    { text: `<</Length ${draw.length}>>`, stream: draw },
  ];
}

function fileParts(objects: readonly PdfObject[]): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  // Four bytes above 127 in a comment mark the file as binary for other programs.
  add(bytesOf('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'));
  const offsets = objects.map(({ text, stream }, index) => {
    const offset = length;
    add(bytesOf(`${index + 1} 0 obj\n${text}\n`));
    if (stream !== undefined) {
      add(bytesOf('stream\n'));
      add(stream);
      add(bytesOf('\nendstream\n'));
    }
    add(bytesOf('endobj\n'));
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = length;
  add(bytesOf(`xref\n0 ${size}\n0000000000 65535 f \n${table}`));
  add(bytesOf(`trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`));
  return parts;
}

/**
 * Returns the size and the number of colour components of a JPEG, from its frame header (ISO 10918-1 annex B.2.2).
 * @throws {Error} when there is no frame header, or the components are neither one nor three.
 */
export function jpegFrame(jpeg: Uint8Array): PixelSize & { components: 1 | 3 } {
  const number = (at: number): number => (jpeg[at] ?? 0) * 256 + (jpeg[at + 1] ?? 0);
  for (let at = 2; jpeg[at] === 0xff; at += 2 + number(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    // A start of frame: baseline, extended or progressive.
    if (marker < 0xc0 || marker > 0xc2) continue;
    const components = jpeg[at + 9];
    if (components !== 1 && components !== 3) break;
    return { height: number(at + 5), width: number(at + 7), components };
  }
  throw new Error('A page is no JPEG that a PDF can hold');
}

/** Converts a text to one byte a character; all must be below 256. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
