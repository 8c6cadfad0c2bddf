import { fileKinds } from '#lib/domain/documents.ts';
import { limits } from '#lib/limits.ts';

export interface PixelSize {
  width: number;
  height: number;
}

/** Only photos can be made smaller; a PDF over the limit stays what it is. */
export function isScalable(file: { type: string }): boolean {
  const type = file.type.toLowerCase();
  return type === fileKinds.jpeg.mimeType || type === fileKinds.png.mimeType;
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
 * Sizes to try for a photo over the limit, largest first: the first whose file fits is sent. A photo that is small
 * already is only encoded anew. Empty for a picture without pixels.
 */
export function scalePlan(size: PixelSize): PixelSize[] {
  if (!(size.width > 0 && size.height > 0)) return [];
  const sizes = limits.photoSidesPx.map((side) => fitWithin(size, side));
  return sizes.filter((each, index) => each.width !== sizes[index - 1]?.width || index === 0);
}

/** A scaled photo is a JPEG whatever it was, and its name says so: `shop.front.png` → `shop.front.jpg`. */
export function scaledName(name: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.jpg`;
}
