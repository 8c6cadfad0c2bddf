import { endOfSamsungTrailer, isMotionVideo } from '#sandbox/fileFormats/phoneTrailers.ts';

interface Jpeg {
  /** The comment and APPn segments, which hold text or application data, without marker and length. */
  metadata: Buffer[];
  /** The offset after the end-of-image marker. */
  end: number;
}

const soi = 0xd8;
const eoi = 0xd9;
const sos = 0xda;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
/** Whether a marker starts a frame. C4, C8 and CC are tables and an extension. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Whether a segment with this marker may lie between an image's start and end (ITU-T T.81, table B.1). */
const isSegment = (marker: number): boolean =>
  isFrame(marker) || [0xc4, 0xcc].includes(marker) || (marker >= 0xda && marker <= 0xef) || marker === 0xfe;

/**
 * Walks one JPEG image from its start marker to its end marker, segment by segment. In entropy-coded data only
 * 00, a restart or the next marker may follow FF. Returns null if the structure is broken anywhere.
 */
function walkJpeg(bytes: Buffer, start = 0): Jpeg | null {
  if (bytes[start] !== 0xff || bytes[start + 1] !== soi) return null;
  const metadata: Buffer[] = [];
  let hasFrame = false;
  let hasScan = false;
  let at = start + 2;
  for (;;) {
    if (bytes[at] !== 0xff) return null;
    // Any number of FF may fill the space before a marker.
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined) return null;
    at += 2;
    if (marker === eoi) return hasFrame && hasScan ? { metadata, end: at } : null;
    if (!isSegment(marker) || at + 2 > bytes.length) return null;
    const length = bytes.readUInt16BE(at);
    const next = at + length;
    if (length < 2 || next > bytes.length) return null;
    const content = bytes.subarray(at + 2, next);
    if (marker === 0xe0 && !isApp0(content, at === start + 4)) return null;
    if (isFrame(marker) && !isFrameHeader(content)) return null;
    if (marker === sos && !(hasFrame && isScanHeader(content))) return null;
    if ((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe) metadata.push(content);
    hasFrame ||= isFrame(marker);
    at = next;
    if (marker === sos) {
      hasScan = true;
      at = endOfScan(bytes, at);
    }
  }
}

/** Returns the offset of the marker that ends entropy-coded data. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return bytes.length;
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

/**
 * Whether an APP0 segment is valid: JFIF with the length that its thumbnail implies (JFIF 1.02), a JFIF extension
 * after it, or a camera's AVI1. With a free choice of length, `FF D8 FF E0` and the length could start a script.
 */
function isApp0(content: Buffer, isFirst: boolean): boolean {
  const name = content.subarray(0, 5).toString('latin1');
  if (name === 'JFIF\0') {
    return content.length >= 14 && content.length === 14 + 3 * (content[12] ?? 0) * (content[13] ?? 0);
  }
  if (name === 'JFXX\0') return !isFirst && [0x10, 0x11, 0x13].includes(content[5] ?? 0);
  return name.startsWith('AVI1') && content.length <= 64;
}

/** A frame header holds precision, height, width, and three bytes per component (T.81, B.2.2). */
const isFrameHeader = (content: Buffer): boolean =>
  content.length >= 9 && content.length === 6 + 3 * (content[5] ?? 0) && content.readUInt16BE(3) > 0;

/** A scan header holds a count, two bytes per component, and three bytes of spectral selection (T.81, B.2.3). */
const isScanHeader = (content: Buffer): boolean =>
  content.length >= 6 && content.length === 4 + 2 * (content[0] ?? 0);

/**
 * Walks a whole file: an image, then what cameras write after its end, which is more images (multi-picture
 * format, CIPA DC-007), padding of zeros, Samsung's trailer, or the video of a motion photo. Returns null for
 * anything else.
 */
export function walkJpegFile(bytes: Buffer): Jpeg[] | null {
  const images: Jpeg[] = [];
  let at = 0;
  do {
    const image = walkJpeg(bytes, at);
    if (image === null) return null;
    images.push(image);
    at = endOfPadding(bytes, image.end);
  } while (bytes[at] === 0xff && bytes[at + 1] === soi);
  if (at === bytes.length) return images;
  const isAnnounced = images.some(({ metadata }) =>
    metadata.some((content) => /MotionPhoto|MicroVideo/.test(content.toString('latin1'))),
  );
  const end = images.at(-1)?.end ?? 0;
  // The length of a video's first box begins with zeros, which look like padding.
  const video = bytes.indexOf('ftyp', end, 'latin1') - 4;
  if (isAnnounced && video >= end && video <= at && isMotionVideo(bytes.subarray(video))) return images;
  return endOfSamsungTrailer(bytes, end) === bytes.length ? images : null;
}

function endOfPadding(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes[at] === 0) at += 1;
  return at;
}
