const boxNames = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'uuid', 'meta', 'mpvd', 'sefd']);

/** Whether the bytes are MP4 boxes from first to last (ISO/IEC 14496-12, 4.2), with `ftyp` first and a movie. */
export function isMotionVideo(bytes: Buffer): boolean {
  const names: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return false;
    const name = bytes.subarray(at + 4, at + 8).toString('latin1');
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    if (!boxNames.has(name) || (isLong && at + 16 > bytes.length)) return false;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < 8 || at + size > bytes.length) return false;
    names.push(name);
    at += size;
  }
  return names[0] === 'ftyp' && names.includes('moov') && names.includes('mdat');
}

/**
 * Returns the end of Samsung's trailer after an image, or null if there is no complete one. The trailer is blocks
 * of data and a directory: `SEFH`, version, count, twelve bytes per block (type, distance back, length), the
 * directory's length and `SEFT`. The blocks fill the space from the image's end to the directory. Each block
 * repeats its type and has a name.
 */
export function endOfSamsungTrailer(bytes: Buffer, start: number): number | null {
  const end = bytes.length;
  if (end - start < 20 || bytes.subarray(end - 4).toString('latin1') !== 'SEFT') return null;
  const head = end - 8 - bytes.readUInt32LE(end - 8);
  if (head < start || bytes.subarray(head, head + 4).toString('latin1') !== 'SEFH') return null;
  const count = bytes.readUInt32LE(head + 8);
  if (head + 12 + 12 * count !== end - 8) return null;
  let at = start;
  for (let index = 0; index < count; index++) {
    const entry = head + 12 + 12 * index;
    const size = bytes.readUInt32LE(entry + 8);
    if (head - bytes.readUInt32LE(entry + 4) !== at || size < 8 || at + size > head) return null;
    if (bytes.readUInt16LE(entry + 2) !== bytes.readUInt16LE(at + 2)) return null;
    const nameLength = bytes.readUInt32LE(at + 4);
    const name = bytes.subarray(at + 8, at + 8 + nameLength).toString('latin1');
    if (nameLength > 64 || nameLength + 8 > size || !/^[A-Za-z0-9_]+$/.test(name)) return null;
    const content = bytes.subarray(at + 8 + nameLength, at + size);
    if (!isBlockContent(name, content)) return null;
    at += size;
  }
  return at === head ? end : null;
}

/** Whether a block's content fits its name: a video in a motion photo, else short text or numbers. */
function isBlockContent(name: string, content: Buffer): boolean {
  return name === 'MotionPhoto_Data' ? isMotionVideo(content) : content.length <= 16_384;
}
