import { crc32 } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Chunks that hold text or data beside the image. A colour profile is compressed, so it is not among them. */
const metadataChunks = new Set(['tEXt', 'iTXt', 'zTXt', 'eXIf']);

interface Png {
  /** The contents of text chunks, EXIF chunks and unregistered chunks. */
  metadata: Buffer[];
}

/**
 * Walks a PNG chunk by chunk to IEND, which must end the file. The header of a possible image must come first,
 * each CRC must be right, and the image data must be contiguous (PNG, third edition, sections 5 and 11). Returns
 * null if anything is broken.
 */
export function walkPng(bytes: Buffer): Png | null {
  if (!bytes.subarray(0, 8).equals(signature)) return null;
  const metadata: Buffer[] = [];
  const seen: string[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const next = at + 12 + length;
    if (next > bytes.length) return null;
    const name = bytes.subarray(at + 4, at + 8).toString('latin1');
    // The third letter is reserved and must be a capital.
    if (!/^[A-Za-z]{2}[A-Z][A-Za-z]$/.test(name)) return null;
    if (crc32(bytes.subarray(at + 4, next - 4)) !== bytes.readUInt32BE(next - 4)) return null;
    const content = bytes.subarray(at + 8, next - 4);
    if ((name === 'IHDR') !== (at === 8) || (name === 'IHDR' && !isHeader(content))) return null;
    if (name === 'IDAT' && seen.includes('IDAT') && seen.at(-1) !== 'IDAT') return null;
    // A capital first letter makes a chunk critical: a reader that does not know it cannot show the image.
    if (/^[A-Z]/.test(name) && !['IHDR', 'PLTE', 'IDAT', 'IEND'].includes(name)) return null;
    if (metadataChunks.has(name) || /^[a-z][a-z]/.test(name)) metadata.push(content);
    if (name === 'IEND')
      return length === 0 && next === bytes.length && seen.includes('IDAT') ? { metadata } : null;
    seen.push(name);
    at = next;
  }
  return null;
}

/** Bit depths by colour type. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

function isHeader(content: Buffer): boolean {
  if (content.length !== 13) return false;
  const [depth, colour, compression, filter, interlace] = [...content.subarray(8)];
  const isPossible = depths[colour ?? 7]?.includes(depth ?? 0) ?? false;
  const hasSize = content.readUInt32BE(0) > 0 && content.readUInt32BE(4) > 0;
  return hasSize && isPossible && compression === 0 && filter === 0 && (interlace ?? 2) <= 1;
}
