import type { FileKind } from '#lib/domain/documents.ts';

const startsWith = (bytes: Buffer, hex: string): boolean =>
  bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'));

const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

/** Signature, header chunk first, end chunk last and nothing after it. */
function isPng(bytes: Buffer): boolean {
  return (
    startsWith(bytes, '89504e470d0a1a0a0000000d49484452') && bytes.subarray(-pngEnd.length).equals(pngEnd)
  );
}

/** Start of image, a marker right after it, and an end of image; phones append to a photo, so it needn't be last. */
function isJpeg(bytes: Buffer): boolean {
  return (
    startsWith(bytes, 'ffd8ff') &&
    (bytes[3] ?? 0) >= 0xc0 &&
    bytes.lastIndexOf(Buffer.from('ffd9', 'hex')) > 3
  );
}

/** The header at the very start, and the end-of-file mark near the end. */
function isPdf(bytes: Buffer): boolean {
  return /^%PDF-\d/.test(bytes.subarray(0, 8).toString('latin1')) && bytes.subarray(-1024).includes('%%EOF');
}

const checks: Record<FileKind, (bytes: Buffer) => boolean> = { pdf: isPdf, jpeg: isJpeg, png: isPng };

/** What makes a file readable as something else too: a web page, a script, a PDF in an image, an archive. */
function isPolyglot(kind: FileKind, bytes: Buffer): boolean {
  if (/<(?:script|html|svg|iframe|\?php|!doctype html)/i.test(bytes.toString('latin1'))) return true;
  if (kind !== 'pdf' && bytes.subarray(0, 1032).includes('%PDF-')) return true;
  return bytes.subarray(-65_558).includes(Buffer.from('504b0506', 'hex'));
}

/** The kind a file's bytes prove, whatever its name and declared type say; null for anything else. */
export function kindOfBytes(bytes: Buffer): FileKind | null {
  for (const [kind, fits] of Object.entries(checks) as [FileKind, (bytes: Buffer) => boolean][]) {
    if (fits(bytes)) return isPolyglot(kind, bytes) ? null : kind;
  }
  return null;
}
