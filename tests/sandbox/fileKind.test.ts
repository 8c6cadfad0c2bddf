import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { kindOfBytes } from '#sandbox/fileKind.ts';
import {
  chunk,
  dice,
  honestFile,
  jpegImage,
  jpegVariants,
  motionVideo,
  noise,
  pdfOf,
  pdfUpdate,
  pdfVariants,
  pngHeader,
  pngOf,
  pngVariants,
  samsungTrailer,
  segment,
} from './sampleFiles.ts';

const roll = dice(7);
const join = (...parts: readonly (Uint8Array | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const jfif = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const jpeg = jpegImage(roll, { size: 4000, notes: [jfif] });
const jpegWith = (...notes: Uint8Array[]): Buffer => jpegImage(roll, { size: 4000, notes: [jfif, ...notes] });
const comment = (text: Uint8Array | string): Buffer => jpegWith(segment(0xfe, text));
const png = pngOf([chunk('IDAT', noise(roll, 4000))]);
const pngWith = (name: string, content: Uint8Array | string): Buffer =>
  pngOf([chunk(name, content), chunk('IDAT', noise(roll, 1000))]);
const pdf = pdfOf(noise(roll, 4000));

const zip = join(
  'PK\x03\x04\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0a',
  'PK\x01\x02\x0a\0\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0a',
  'PK\x05\x06\0\0\0\0\x01\0\x01\0\x2f\0\0\0\x1f\0\0\0\0\0',
);
const rar = join('Rar!\x1a\x07\x01\0', noise(roll, 200));
const sevenZip = join("7z\xbc\xaf'\x1c\0\x04", noise(roll, 200));
const gzip = gzipSync('echo 1');
const program = (() => {
  const bytes = Buffer.alloc(400);
  bytes.write('MZ\x90\0', 0, 'latin1');
  bytes.writeUInt32LE(128, 60);
  bytes.write('PE\0\0', 128, 'latin1');
  return bytes;
})();
const script = '<script>alert(1)</script>';
const endOf = (bytes: Buffer, count: number): Buffer => bytes.subarray(0, bytes.length - count);

/** Returns a JPEG whose first segment's length opens a JavaScript comment. A later segment closes it. */
function scriptJpeg(marker: number, length: string, name: string, tail: string): Buffer {
  const size = Buffer.from(length, 'latin1').readUInt16BE(0) - 2;
  const first = join(name, Buffer.alloc(size - name.length, 0x41));
  return join('\xff\xd8', segment(marker, first), segment(0xfe, tail), jpeg.subarray(20));
}

const crafted: Readonly<Record<string, Buffer>> = {
  'a JPEG with a RAR after it': join(jpeg, rar),
  'a JPEG with a 7z after it': join(jpeg, sevenZip),
  'a JPEG with a gzip after it': join(jpeg, gzip),
  'a JPEG with a ZIP after it': join(jpeg, zip),
  'a JPEG with a ZIP after padding': join(jpeg, Buffer.alloc(500), zip),
  'a JPEG with a ZIP and 70 kB after it': join(jpeg, zip, Buffer.alloc(70_000)),
  'a JPEG with a program after it': join(jpeg, program),
  'a JPEG with a page after it': join(jpeg, script),
  'a JPEG with a UTF-16 script after it': join(jpeg, utf16(script)),
  'a JPEG with a PDF after it': join(jpeg, pdf),
  'a JPEG with a PNG after it': join(jpeg, png),
  'a JPEG with text after it': join(jpeg, 'hello'),
  'a JPEG with an unannounced video': join(jpeg, motionVideo(roll)),
  'a JPEG with half a JPEG after it': join(jpeg, endOf(jpeg, 100)),
  'a JPEG with a RAR in a second one’s comment': join(jpeg, comment(rar)),
  'a JPEG with a RAR in its comment': comment(rar),
  'a JPEG with a 7z in an application segment': jpegWith(segment(0xed, sevenZip)),
  'a JPEG with a gzip in its comment': comment(gzip),
  'a JPEG with a ZIP in its comment': comment(zip),
  'a JPEG with a program in an application segment': jpegWith(segment(0xed, program)),
  'a JPEG with PHP in its comment': comment('<?php system($_GET["c"]); ?>'),
  'a JPEG with short PHP in its comment': comment('<?=`$_GET[0]`?>'),
  'a JPEG with PHP in its EXIF': jpegWith(segment(0xe1, 'Exif\0\0II*\0\x08\0\0\0<?php phpinfo();')),
  'a JPEG with a script in its comment': comment(script),
  'a JPEG with a UTF-16 script in its comment': comment(utf16(script)),
  'a JPEG with a big-endian UTF-16 script in its comment': comment(utf16be(script)),
  'a JPEG with a UTF-16 script at an odd offset': comment(join('x', utf16('<svg onload=alert(1)>'))),
  'a JPEG with an SVG in its comment': comment('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
  'a JPEG with a shell script in its comment': comment('#!/bin/sh\nrm -r /\n'),
  'a JPEG with a PDF in its comment': comment(pdf.subarray(0, 3000)),
  'a JPEG with a page in its image data': join(jpeg.subarray(0, 500), script, jpeg.subarray(500)),
  'a JPEG with PHP in its image data': join(jpeg.subarray(0, 500), '<?php eval(1);', jpeg.subarray(500)),
  'a JPEG with UTF-16 in its image data': join(jpeg.subarray(0, 500), utf16(script), jpeg.subarray(500)),
  'a JPEG that is JavaScript by JFIF’s length': scriptJpeg(0xe0, '/*', 'JFIF\0\x01\x01', '*/=alert(1);/*'),
  'a JPEG that is JavaScript by JFXX’s length': scriptJpeg(0xe0, '/*', 'JFXX\0\x10', '*/=a(1)/*'),
  'a JPEG that is JavaScript by EXIF’s length': scriptJpeg(0xe1, '/*', 'Exif\0\0', '*/=fetch("//x")/*'),
  'a JPEG that is JavaScript by a comment’s length': scriptJpeg(0xfe, '/*', '', '*/=top[0](1)/*'),
  'a JPEG that is JavaScript by a string': scriptJpeg(0xe1, '=`', 'Exif\0\0', '`;self["x"](1)//'),
  'a JPEG without an end': endOf(jpeg, 2),
  'a JPEG’s two markers alone': Buffer.from('ffd8ffd9', 'hex'),
  'a JPEG’s header and spaces': join(jpeg.subarray(0, 20), Buffer.alloc(100, 0x20), '\xff\xd9'),
  'a JPEG with a byte before it': join('\xff', jpeg),
  'a script with a JPEG’s first bytes': join('\xff\xd8\xff\xe0', '<?php echo 1; ?>'),
  'a JPEG with a RAR in Samsung’s trailer': join(jpeg, samsungTrailer([['Extra', rar]])),
  'a JPEG with a broken Samsung trailer': join(jpeg, 'x', samsungTrailer([['Extra', Buffer.from('1')]])),
  'a PNG with a byte after it': join(png, 'x'),
  'a PNG with a ZIP after it': join(png, zip),
  'a PNG with a wrong checksum': Buffer.from(png.map((byte, at) => (at === 60 ? byte ^ 1 : byte))),
  'a PNG with spaces for chunks': join(png.subarray(0, 33), Buffer.alloc(100, 0x20), png.subarray(-12)),
  'a PNG with a script in its text': pngWith('tEXt', `Comment\0${script}`),
  'a PNG with a UTF-16 script in its text': pngWith('tEXt', join('Comment\0', utf16(script))),
  'a PNG with a ZIP in its text': pngWith('tEXt', join('Comment\0', zip)),
  'a PNG with a RAR in a chunk of its own': pngWith('raRr', rar),
  'a PNG with a page in its image data': pngWith('IDAT', script),
  'a PNG with an unknown critical chunk': pngWith('EVIL', 'x'),
  'a PNG of size 0': pngOf(
    [chunk('IDAT', noise(roll, 100))],
    chunk('IHDR', '\0\0\0\0\0\0\0\0\x08\x02\0\0\0'),
  ),
  'a PNG without image data': pngOf([]),
  'a PNG without an end': endOf(png, 12),
  'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  'an SVG after a PNG’s signature': join(png.subarray(0, 8), '<svg onload="alert(1)"/>'),
  'a PDF with a program before it': join(program, pdf),
  'a PDF with a program after it': join(pdf, program),
  'a PDF with a program between its ends': join(pdf, program, '\n%%EOF\n'),
  'a PDF with MZ after its header': join('%PDF-1.7\nMZ\x90\0\x03', noise(roll, 100), pdf.subarray(9)),
  'a PDF with a program as its stream': pdfOf(program, { dictionary: '' }),
  'a PDF with MZ in its stream': pdfOf(join('MZ\x90\0', noise(roll, 300)), { dictionary: '' }),
  'a PDF with a ZIP after it': join(pdf, zip),
  'a PDF with a ZIP in its stream': pdfOf(zip, { dictionary: '' }),
  'a PDF with a RAR between its objects': pdfOf(noise(roll, 300), { between: rar.toString('latin1') }),
  'a PDF with a page between its objects': pdfOf(noise(roll, 300), { between: `${script}\n` }),
  'a PDF with a page in a comment': pdfOf(noise(roll, 300), { between: `%${script}\n` }),
  'a PDF with a long comment': pdfOf(noise(roll, 300), { between: `%${'x'.repeat(5000)}\n` }),
  'a PDF with a JavaScript action': pdfUpdate(pdf, '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'),
  'a PDF with a disguised JavaScript action': pdfUpdate(pdf, '<< /S /J#61vaScript >>'),
  'a PDF that launches a program': pdfUpdate(pdf, '<< /S /Launch /F (cmd.exe) >>'),
  'a PDF with an attached file': pdfOf(noise(roll, 300), { dictionary: '/Type /EmbeddedFile' }),
  'a PDF with a script after it': join(pdf, utf16(script)),
  'a PDF without an end': endOf(pdf, 6),
  'a PDF’s header alone': Buffer.from('%PDF-1.7'),
  'a PDF with a space before it': join(' ', pdf),
  'a PDF in a page': join('<!doctype html><!--', pdf, '-->'),
  'a gzip': gzip,
  'a ZIP': zip,
  'a program': program,
  nothing: Buffer.alloc(0),
};

describe('A file is accepted', () => {
  for (const [kind, variants] of Object.entries({ jpeg: jpegVariants, png: pngVariants, pdf: pdfVariants })) {
    test.each(Object.entries(variants))(`when it is a ${kind}: %s`, (_, make) => {
      for (const size of [1, 300, 20_000]) expect(kindOfBytes(make(roll, size))).toBe(kind);
    });
  }

  test('when it is any genuine file that a seed generates', () => {
    const refused = Array.from({ length: 150 }, (_, seed) => honestFile(seed, 256 * 1024)).filter(
      ({ kind, bytes }) => kindOfBytes(bytes) !== kind,
    );
    expect(refused.map(({ kind, variant }) => `${kind}: ${variant}`)).toEqual([]);
  });

  test('when its image data contains another format’s signature by chance', () => {
    for (const word of ['<svg ', 'PK\x05\x06', 'MZ', '%PDF-', '\x7fELF', '\x1f\x8b\x08']) {
      const photo = join(
        jpeg.subarray(0, 1500),
        word,
        noise(roll, 500).map((byte) => byte & 127),
        jpeg.subarray(1500),
      );
      expect([word, kindOfBytes(photo)]).toEqual([word, 'jpeg']);
    }
  });
});

describe('A file is refused', () => {
  test.each(Object.entries(crafted))('when it is %s', (_, bytes) => {
    expect(kindOfBytes(bytes)).toBeNull();
  });

  test('when it is cut off anywhere', () => {
    for (const whole of [jpeg, png, pdf]) {
      for (let cut = 1; cut < 60; cut++) {
        const bytes = whole.subarray(0, Math.floor((whole.length * cut) / 60) - 8);
        expect(kindOfBytes(bytes), `${cut} of 60`).toBeNull();
      }
    }
  });

  test('when it repeats something without end', () => {
    const size = 1024 * 1024;
    for (const bytes of [
      join(endOf(jpeg, 2), Buffer.alloc(size, 0xff)),
      join(png.subarray(0, 33), Buffer.alloc(size)),
      join('%PDF-1.7\n', Buffer.alloc(size, '(')),
      join('%PDF-1.7\n1 0 obj\n', Buffer.alloc(size, '<')),
      join('%PDF-1.7\n1 0 obj\n', Buffer.alloc(size, '1 ')),
      join('%PDF-1.7\n', Buffer.alloc(size, '%\n')),
      join(jpeg, Buffer.alloc(size, 'MZ')),
      join('%PDF-1.7\nxref\n', Buffer.alloc(size, '0 1\n')),
    ]) {
      expect(kindOfBytes(bytes)).toBeNull();
    }
  });
});

test('A PNG may have any valid colour type and bit depth', () => {
  for (const [colour, depth] of [
    [0, 1],
    [0, 16],
    [2, 8],
    [3, 4],
    [4, 16],
    [6, 8],
  ] as const) {
    const bytes = pngOf([chunk('IDAT', noise(roll, 50))], pngHeader(colour, depth));
    expect(kindOfBytes(bytes)).toBe('png');
  }
});
