import { crc32, deflateSync } from 'node:zlib';
import type { FileKind } from '#lib/domain/documents/documents.ts';

/** Returns the next number in [0, 1). A seed repeats its numbers (mulberry32). */
export type Dice = () => number;

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const join = (...parts: readonly (Uint8Array | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const uint32le = (value: number): Buffer => uint32(value).reverse();

export function noise(roll: Dice, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let at = 0;
  for (; at + 4 <= size; at += 4) bytes.writeUInt32LE((roll() * 4_294_967_296) >>> 0, at);
  for (; at < size; at++) bytes[at] = roll() * 256;
  return bytes;
}

/** Builds a JPEG segment: marker, length, content. */
export const segment = (marker: number, content: Uint8Array | string): Buffer =>
  join(Buffer.from([0xff, marker]), uint16(content.length + 2), content);

const jfif = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const tables = join(
  segment(0xdb, join('\0', Buffer.alloc(64, 16))),
  segment(0xc4, join('\0', Buffer.from([0, 1, ...Array<number>(14).fill(0)]), '\0')),
);
const frame = (marker: number, components: number): Buffer =>
  segment(
    marker,
    join(
      '\x08',
      uint16(480),
      uint16(640),
      Buffer.from([components]),
      Buffer.from('\x01\x11\0'.repeat(components), 'latin1'),
    ),
  );
const scanHeader = (components: number): Buffer =>
  segment(
    0xda,
    join(Buffer.from([components]), Buffer.from('\x01\0'.repeat(components), 'latin1'), '\0\x3f\0'),
  );

/** Returns random entropy-coded data with stuffed FF bytes and optional restart markers. */
function entropy(roll: Dice, size: number, hasRestarts: boolean): Buffer {
  const bytes = noise(roll, size);
  let restart = 0;
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    if (at + 1 === bytes.length) bytes[at] = 0;
    else bytes[at + 1] = hasRestarts ? 0xd0 + (restart++ % 8) : 0;
  }
  return bytes;
}

/** Builds an EXIF segment with a maker note and a JPEG thumbnail. */
function exif(roll: Dice, size: number): Buffer {
  const tiff = Buffer.from('49492a000800000001001201030001000000060000000000000000', 'hex');
  return segment(
    0xe1,
    join('Exif\0\0', tiff, noise(roll, size), jpegImage(roll, { size: 2000, isThumbnail: true })),
  );
}

const xmp = (inner = ''): Buffer =>
  segment(
    0xe1,
    join(
      'http://ns.adobe.com/xap/1.0/\0<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?>',
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${inner}/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
    ),
  );

interface JpegOptions {
  size?: number;
  isThumbnail?: boolean;
  isProgressive?: boolean;
  isCmyk?: boolean;
  hasRestarts?: boolean;
  /** Segments between the start and the tables. */
  notes?: readonly Uint8Array[];
}

/** Builds one image from start marker to end marker. */
export function jpegImage(
  roll: Dice,
  { size = 1000, isProgressive, isCmyk, hasRestarts = false, notes = [] }: JpegOptions = {},
): Buffer {
  const components = isCmyk ? 4 : 3;
  const adobe = isCmyk ? [segment(0xee, 'Adobe\0\x64\0\0\0\0\x02')] : [];
  const scans = isProgressive ? 4 : 1;
  const scan = (): Buffer[] => [
    scanHeader(components),
    entropy(roll, Math.max(1, Math.floor(size / scans)), hasRestarts),
    ...(isProgressive ? [tables] : []),
  ];
  return join(
    '\xff\xd8',
    ...notes,
    ...adobe,
    tables,
    ...(hasRestarts ? [segment(0xdd, uint16(8))] : []),
    frame(isProgressive ? 0xc2 : 0xc0, components),
    ...Array.from({ length: scans }, scan).flat(),
    '\xff\xd9',
  );
}

const box = (name: string, content: Uint8Array): Buffer => join(uint32(content.length + 8), name, content);
export const motionVideo = (roll: Dice): Buffer =>
  join(
    box('ftyp', Buffer.from('mp42\0\0\0\0isommp42', 'latin1')),
    box('mdat', noise(roll, 3000)),
    box('moov', noise(roll, 300)),
  );

export function samsungTrailer(blocks: readonly [name: string, content: Uint8Array][]): Buffer {
  const written = blocks.map(([name, content]) => join('\0\0\x30\x0a', uint32le(name.length), name, content));
  const total = written.reduce((sum, block) => sum + block.length, 0);
  let before = 0;
  const entries = written.map((block) => {
    const entry = join('\0\0\x30\x0a', uint32le(total - before), uint32le(block.length));
    before += block.length;
    return entry;
  });
  const directory = join('SEFH', uint32le(106), uint32le(entries.length), ...entries);
  return join(...written, directory, uint32le(directory.length), 'SEFT');
}

/** JPEG variants that cameras and programs write. */
export const jpegVariants: Readonly<Record<string, (roll: Dice, size: number) => Buffer>> = {
  plain: (roll, size) => jpegImage(roll, { size, notes: [jfif] }),
  'EXIF with a thumbnail': (roll, size) => jpegImage(roll, { size, notes: [exif(roll, roll() * 20_000)] }),
  'JFIF, EXIF, XMP and a profile': (roll, size) =>
    jpegImage(roll, {
      size,
      notes: [jfif, exif(roll, 500), xmp(), segment(0xe2, join('ICC_PROFILE\0\x01\x01', noise(roll, 3000)))],
    }),
  progressive: (roll, size) => jpegImage(roll, { size, isProgressive: true, notes: [jfif] }),
  'CMYK with Adobe’s marker': (roll, size) => jpegImage(roll, { size, isCmyk: true }),
  'restart markers': (roll, size) => jpegImage(roll, { size, hasRestarts: true, notes: [jfif] }),
  'a comment': (roll, size) =>
    jpegImage(roll, {
      size,
      notes: [jfif, segment(0xfe, 'CREATOR: gd-jpeg v1.0 (using IJG JPEG v80), quality = 82\n')],
    }),
  'a JFIF thumbnail': (roll, size) =>
    jpegImage(roll, {
      size,
      notes: [segment(0xe0, join('JFIF\0\x01\x02\0\0\x01\0\x01\x08\x08', noise(roll, 192)))],
    }),
  'fill bytes before a marker': (roll, size) =>
    jpegImage(roll, { size, notes: [jfif, Buffer.from([0xff, 0xff])] }),
  'padding after the end': (roll, size) =>
    join(jpegImage(roll, { size, notes: [jfif] }), Buffer.alloc(1 + roll() * 4000)),
  'a second image': (roll, size) =>
    join(
      jpegImage(roll, { size, notes: [exif(roll, 100), segment(0xe2, join('MPF\0', noise(roll, 80)))] }),
      Buffer.alloc(roll() * 64),
      jpegImage(roll, { size: 5000, notes: [exif(roll, 100)] }),
    ),
  'Samsung’s trailer': (roll, size) =>
    join(
      jpegImage(roll, { size, notes: [exif(roll, 100)] }),
      samsungTrailer([['Image_UTC_Data', Buffer.from('1700000000000')]]),
    ),
  'Samsung’s motion photo': (roll, size) =>
    join(
      jpegImage(roll, { size, notes: [exif(roll, 100)] }),
      samsungTrailer([
        ['Image_UTC_Data', Buffer.from('1700000000000')],
        ['MotionPhoto_Data', motionVideo(roll)],
      ]),
    ),
  'Google’s motion photo': (roll, size) =>
    join(jpegImage(roll, { size, notes: [xmp('GCamera:MotionPhoto="1"')] }), motionVideo(roll)),
};

/** Builds a PNG chunk with its CRC. */
export function chunk(name: string, content: Uint8Array | string = ''): Buffer {
  const body = join(name, content);
  return join(uint32(content.length), body, uint32(crc32(body)));
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
export const pngHeader = (colour = 2, depth = 8): Buffer =>
  chunk('IHDR', join(uint32(640), uint32(480), Buffer.from([depth, colour, 0, 0, 0])));

/** Builds a PNG with chunks between its header and its end. */
export const pngOf = (chunks: readonly Uint8Array[], header = pngHeader()): Buffer =>
  join(pngSignature, header, ...chunks, chunk('IEND'));

export const pngVariants: Readonly<Record<string, (roll: Dice, size: number) => Buffer>> = {
  plain: (roll, size) => pngOf([chunk('IDAT', deflateSync(noise(roll, size), { level: 0 }))]),
  'many data chunks': (roll, size) =>
    pngOf(Array.from({ length: 5 }, () => chunk('IDAT', noise(roll, Math.ceil(size / 5))))),
  'a palette': (roll, size) =>
    pngOf(
      [chunk('PLTE', noise(roll, 768)), chunk('tRNS', noise(roll, 16)), chunk('IDAT', noise(roll, size))],
      pngHeader(3),
    ),
  'ancillary chunks': (roll, size) =>
    pngOf(
      [
        chunk('sRGB', '\0'),
        chunk('gAMA', uint32(45_455)),
        chunk('pHYs', join(uint32(3780), uint32(3780), '\x01')),
        chunk('iCCP', join('Display P3\0\0', deflateSync(noise(roll, 500)))),
        chunk('tIME', noise(roll, 7)),
        chunk('tEXt', 'Software\0Scanner & Copier <2.1>'),
        chunk('zTXt', join('Comment\0\0', deflateSync(Buffer.from('scanned')))),
        chunk(
          'iTXt',
          'XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>',
        ),
        chunk('eXIf', noise(roll, 60)),
        chunk('IDAT', noise(roll, size)),
        chunk('tEXt', 'date:create\x002026-11-22T09:30:00+05:30'),
      ],
      pngHeader(6, 16),
    ),
};

interface PdfOptions {
  /** The text between the last object and the table. */
  between?: string;
  dictionary?: string;
  /** Whether the stream's length is in another object. */
  isLengthElsewhere?: boolean;
  version?: string;
}

/** Builds a PDF with one page, one stream and a correct cross-reference table. */
export function pdfOf(
  stream: Uint8Array,
  {
    between = '',
    dictionary = '/Filter /FlateDecode',
    isLengthElsewhere = false,
    version = '1.7',
  }: PdfOptions = {},
): Buffer {
  const length = isLengthElsewhere ? '5 0 R' : String(stream.length);
  const objects: Buffer[] = [
    join('<< /Type /Catalog /Pages 2 0 R /Lang (en-IN) >>'),
    join('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    join('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595.28 841.89] /Contents 4 0 R >>'),
    join(`<< /Length ${length} ${dictionary} >>\nstream\n`, stream, '\nendstream'),
    join(String(stream.length)),
    join(
      '<< /Title (Form 20 \\(retail\\) <copy> \\\\) /Author <feff0041> /Producer (cairo 1.18) /Trapped /False >>',
    ),
  ];
  let text = join(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`);
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(text.length);
    text = join(text, `${index + 1} 0 obj\n`, object, '\nendobj\n');
  }
  text = join(text, between);
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return join(
    text,
    `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${entries}`,
    `trailer\n<< /Size ${places.length + 1} /Root 1 0 R /Info 6 0 R /ID [<0011aabb> <0011AABB>] >>\n`,
    `startxref\n${text.length}\n%%EOF\n`,
  );
}

/** Appends an object to a PDF, as signing and form filling do. */
export const pdfUpdate = (before: Buffer, object = '<< /Type /Annot /Contents (signed) >>'): Buffer =>
  join(
    before,
    `7 0 obj\n${object}\nendobj\n`,
    `xref\n0 1\n0000000000 65535 f \n7 1\n${String(before.length).padStart(10, '0')} 00000 n \n`,
    `trailer\n<< /Size 8 /Root 1 0 R /Prev 9 >>\nstartxref\n${before.length + 60}\n%%EOF\n`,
  );

export const pdfVariants: Readonly<Record<string, (roll: Dice, size: number) => Buffer>> = {
  plain: (roll, size) => pdfOf(noise(roll, size)),
  'a length in another object': (roll, size) => pdfOf(noise(roll, size), { isLengthElsewhere: true }),
  'a photo inside': (roll, size) =>
    pdfOf(jpegImage(roll, { size, notes: [exif(roll, 200)] }), {
      dictionary:
        '/Type /XObject /Subtype /Image /Width 640 /Height 480 /ColorSpace /DeviceRGB /Filter /DCTDecode',
    }),
  'an update': (roll, size) => pdfUpdate(pdfOf(noise(roll, size))),
  'three updates and padding': (roll, size) =>
    join(pdfUpdate(pdfUpdate(pdfUpdate(pdfOf(noise(roll, size))))), '\r\n\0\0'),
  'a table in a stream': (roll, size) =>
    join(
      '%PDF-1.5\r\n%\xb5\xb5\xb5\xb5\r\n1 0 obj\r\n<</Type/Catalog/Pages 2 0 R>>\r\nendobj\r\n',
      `2 0 obj\r\n<</Type/XRef/W[1 2 1]/Index[0 3]/Size 3/Root 1 0 R/Length ${size}/Filter/FlateDecode>>stream\r\n`,
      noise(roll, size),
      '\r\nendstream\r\nendobj\r\nstartxref\r\n92\r\n%%EOF',
    ),
};

const variants = { jpeg: jpegVariants, png: pngVariants, pdf: pdfVariants };

/** Returns a genuine file chosen by the seed: any kind and variant, up to about `maxBytes`, usually smaller. */
export function honestFile(
  seed: number,
  maxBytes: number,
): { kind: FileKind; variant: string; bytes: Buffer } {
  const roll = dice(seed);
  const kind = (['jpeg', 'png', 'pdf'] as const)[seed % 3] ?? 'jpeg';
  const names = Object.keys(variants[kind]);
  const variant = names[Math.floor(roll() * names.length)] ?? '';
  const size = Math.floor(2 ** (8 + roll() * (Math.log2(maxBytes) - 8)));
  const bytes = variants[kind][variant]?.(roll, size - Math.min(size - 1, 40_000)) ?? Buffer.alloc(0);
  return { kind, variant, bytes };
}
