import { limits } from '#lib/limits.ts';

/** Width and height in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** One way to encode a photo: its longest side in pixels and the JPEG quality, 0 to 1. */
export interface Encoding {
  longestSide: number;
  quality: number;
}

/** The largest size of the same shape whose longer side is at most `longestSide`; never larger than it was. */
export function fitWithin(size: PixelSize, longestSide: number): PixelSize {
  const share = Math.min(1, longestSide / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * share)),
    height: Math.max(1, Math.round(size.height * share)),
  };
}

/**
 * Encodings to try for a photo, best first. The first whose file is at most `limits.photoTargetBytes` is sent; if none is,
 * the smallest. At 2,048 px an A4 page has 175 dpi, where 8-point text is read at a JPEG quality of 0.6 and above.
 */
export const photoEncodings: readonly Encoding[] = [
  { longestSide: limits.photoLongestSidePx, quality: 0.82 },
  { longestSide: limits.photoLongestSidePx, quality: 0.72 },
  { longestSide: limits.photoLongestSidePx, quality: 0.6 },
];

/**
 * Encodings to try for the pages of one PDF, best first: the first with which all pages together fit the document limit is
 * used. The last ones are hard to read in small print, but only a document of many pages comes to them.
 */
export const pageEncodings: readonly Encoding[] = [
  ...photoEncodings,
  { longestSide: 1600, quality: 0.6 },
  { longestSide: 1600, quality: 0.45 },
  { longestSide: 1200, quality: 0.45 },
];

/** A re-encoded photo is a JPEG whatever it was, and its name says so: `shop.front.png` becomes `shop.front.jpg`. */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.jpg`;
}
