import * as limits from '#lib/limits.ts';

/** Width and height in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** An encoding of a photo: its longest side in pixels and the JPEG quality, 0 to 1. */
export interface Encoding {
  longestSide: number;
  quality: number;
}

/** Scales a size down so that its longer side is at most `longestSide`. It never enlarges. */
export function fitWithin(size: PixelSize, longestSide: number): PixelSize {
  const share = Math.min(1, longestSide / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * share)),
    height: Math.max(1, Math.round(size.height * share)),
  };
}

/**
 * Encodings of a photo, best first. The first whose file is at most `limits.photoTargetBytes` is sent, or else the
 * smallest. At 2,048 px an A4 page has 175 dpi, where 8-point text is readable at a JPEG quality of 0.6 or more.
 */
export const photoEncodings: readonly Encoding[] = [
  { longestSide: limits.photoLongestSidePx, quality: 0.82 },
  { longestSide: limits.photoLongestSidePx, quality: 0.72 },
  { longestSide: limits.photoLongestSidePx, quality: 0.6 },
];

/**
 * Encodings for the pages of one PDF, best first. The first with which all pages fit the document limit is used.
 * Small print is hard to read in the last ones, but only documents of many pages need them.
 */
export const pageEncodings: readonly Encoding[] = [
  ...photoEncodings,
  { longestSide: 1600, quality: 0.6 },
  { longestSide: 1600, quality: 0.45 },
  { longestSide: 1200, quality: 0.45 },
];

/** Returns the name of a re-encoded photo, which is always a JPEG: `shop.front.png` becomes `shop.front.jpg`. */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.jpg`;
}
