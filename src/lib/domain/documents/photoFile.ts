import { fileKinds } from '#lib/domain/documents/documents.ts';

const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** Whether a file claims to be a HEIC photo, the format of iPhones. Windows and Android often give it no MIME type. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return heicTypes.includes(type.toLowerCase()) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** Whether a file is a photo to re-encode before upload: a JPEG, a PNG, or a HEIC that the browser may decode. */
export function isPhoto(file: { name: string; type: string }): boolean {
  const type = file.type.toLowerCase();
  return type === fileKinds.jpeg.mimeType || type === fileKinds.png.mimeType || isHeic(file);
}

/** Why a photo cannot be re-encoded: empty, damaged or cut off, an undecodable HEIC, or neither JPEG nor PNG. */
export type PhotoFault = 'empty' | 'damaged' | 'heic' | 'wrong-type';

/**
 * Returns the fault that is visible in a photo's bytes before decoding, or null. Browsers decode a truncated photo and
 * fill the rest with grey, so this looks for its end. ISO 10918-1 annex B (JPEG), PNG section 5.
 */
export function photoFault(bytes: Uint8Array): PhotoFault | null {
  if (bytes.length === 0) return 'empty';
  if (isJpeg(bytes)) return isWholeJpeg(bytes) ? null : 'damaged';
  if (isPng(bytes)) return isWholePng(bytes) ? null : 'damaged';
  return null;
}

/** Returns why the browser could not decode these bytes, regardless of the file's name. */
export function undecodableFault(bytes: Uint8Array): PhotoFault {
  if (isHeicBytes(bytes)) return 'heic';
  return isJpeg(bytes) || isPng(bytes) ? 'damaged' : 'wrong-type';
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;
const isPng = (bytes: Uint8Array): boolean => textAt(bytes, 0, 4) === '\x89PNG';

/** Whether the bytes are an ISO base media file of a HEIF brand (ISO 23008-12), regardless of the file's name. */
export function isHeicBytes(bytes: Uint8Array): boolean {
  return textAt(bytes, 4, 4) === 'ftyp' && /he[iv][cmsx]|m[is]f1/.test(textAt(bytes, 8, 4));
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Skips the header's segments, whose previews have their own end markers, and looks for the end of the image after
 * the first scan. Phones append videos to a photo, so the end need not be last.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) return hasEnd(bytes, at + 2);
    at += 2 + numberAt(bytes, at + 2, 2);
  }
  return false;
}

function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === endOfImage) return true;
  }
  return false;
}

function isWholePng(bytes: Uint8Array): boolean {
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (textAt(bytes, at + 4, 4) === 'IEND') return true;
    at += 12 + numberAt(bytes, at, 4);
  }
  return false;
}

function numberAt(bytes: Uint8Array, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
