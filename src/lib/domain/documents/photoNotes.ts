import type { PixelSize } from '#lib/domain/documents/photo.ts';

/** A possible flaw of a decodable photo. It is a note for the vendor and never a refusal. */
export type PhotoNote = 'too-dark' | 'blurred' | 'too-small' | 'one-colour';

/** Pixels of a canvas: four bytes each (red, green, blue, alpha), row by row. */
export interface Pixels extends PixelSize {
  data: Uint8ClampedArray;
}

/** The measurements behind the notes. Brightness is 0 (black) to 255 (white). */
interface PhotoMeasures {
  /** The brightness that 5 % of the pixels exceed: paper, a face, a signboard. */
  highlight: number;
  /** Standard deviation of the brightness over the whole picture. */
  contrast: number;
  /** Share of 16-pixel blocks with visible detail, 0 to 1. */
  detail: number;
  /**
   * How abrupt the strongest edges are, at any contrast: the steepest change over two pixels divided by the change
   * over eight. 1 is a perfect edge; softer edges have less; null without edges.
   */
  sharpness: number | null;
}

/** The longer side of the measured picture, in pixels. The thresholds hold for this size. */
export const measuredSidePx = 1024;

/** A photo with a smaller longer side cannot show small print, or the person in front of a shop. */
const smallestSidePx = { paper: 1000, photo: 720 } as const;

// Measured on the scenes of tests/domain/photoScenes.ts: good ones are above, bad ones below.
const darkHighlight = 95;
const blurredSharpness = 0.5;
const plainDetail = 0.015;
const plainContrast = 22;

/**
 * Returns the notes on a photo before it is sent.
 * @param pixels the picture, at most `measuredSidePx` on its longer side
 * @param original the photo's own size, upright
 */
export function photoNotes(pixels: Pixels, original: PixelSize, shows: 'paper' | 'photo'): PhotoNote[] {
  const measures = measurePhoto(pixels);
  const notes: PhotoNote[] = [];
  if (Math.max(original.width, original.height) < smallestSidePx[shows]) notes.push('too-small');
  if (measures.highlight < darkHighlight) notes.push('too-dark');
  else if (measures.detail < plainDetail && measures.contrast < plainContrast) notes.push('one-colour');
  else if (measures.sharpness !== null && measures.sharpness < blurredSharpness) notes.push('blurred');
  return notes;
}

function measurePhoto(pixels: Pixels): PhotoMeasures {
  const grey = brightnessOf(pixels);
  const counts = histogram(grey);
  return {
    highlight: percentile(counts, 0.95),
    contrast: deviation(counts),
    detail: detailOf(grey, pixels),
    sharpness: sharpnessOf(grey, pixels),
  };
}

/** Returns the brightness of each pixel (ITU-R BT.601). */
function brightnessOf({ data, width, height }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let index = 0; index < grey.length; index += 1) {
    const at = index * 4;
    grey[index] = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) >> 8;
  }
  return grey;
}

function histogram(values: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** Returns the value that `share` of all values do not exceed. */
function percentile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let value = 0; value < counts.length; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= share * total) return value;
  }
  return 255;
}

function deviation(counts: Uint32Array): number {
  let total = 0;
  let sum = 0;
  let squares = 0;
  for (const [value, count] of counts.entries()) {
    total += count;
    sum += count * value;
    squares += count * value * value;
  }
  const mean = sum / total;
  return Math.sqrt(Math.max(0, squares / total - mean * mean));
}

const blockPx = 16;
/**
 * The darkest and the brightest part of a block differ by more than this if it shows detail. The noise of a camera on
 * a plain wall stays below.
 */
const blockContrast = 24;

/** Returns the share of blocks whose darkest and brightest parts differ. Averages of 2×2 pixels suppress noise. */
function detailOf(grey: Uint8Array, { width, height }: PixelSize): number {
  let blocks = 0;
  let detailed = 0;
  for (let top = 0; top + blockPx <= height; top += blockPx) {
    for (let left = 0; left + blockPx <= width; left += blockPx) {
      let darkest = 255;
      let brightest = 0;
      for (let y = top; y < top + blockPx; y += 2) {
        for (let x = left; x < left + blockPx; x += 2) {
          const at = y * width + x;
          const mean =
            ((grey[at] ?? 0) + (grey[at + 1] ?? 0) + (grey[at + width] ?? 0) + (grey[at + width + 1] ?? 0)) /
            4;
          if (mean < darkest) darkest = mean;
          if (mean > brightest) brightest = mean;
        }
      }
      blocks += 1;
      if (brightest - darkest > blockContrast) detailed += 1;
    }
  }
  return blocks === 0 ? 0 : detailed / blocks;
}

/** Edges are measured over this many pixels to either side. Their sharpness is the change over two pixels. */
const edgeReach = 4;
/** The share of pixels that count as the strongest edges: one in two hundred. */
const edgeShare = 0.005;
/** A change of brightness that a camera's noise does not reach over eight pixels. */
const edgeStrength = 24;
/** Returns the sharpness of the softer direction: a shaken hand blurs only the edges across its movement. */
function sharpnessOf(grey: Uint8Array, size: PixelSize): number | null {
  const across = edgeSharpness(grey, size, 1);
  const down = edgeSharpness(grey, size, size.width);
  return across === null || down === null ? (across ?? down) : Math.min(across, down);
}

/** Returns the sharpness of the edges in one direction. `offset` is the distance between neighbours in `grey`. */
function edgeSharpness(grey: Uint8Array, { width, height }: PixelSize, offset: number): number | null {
  const strengths = new Uint8Array(grey.length);
  for (let y = edgeReach; y < height - edgeReach; y += 1) {
    for (let x = edgeReach; x < width - edgeReach; x += 1) {
      const at = y * width + x;
      strengths[at] = Math.abs((grey[at + edgeReach * offset] ?? 0) - (grey[at - edgeReach * offset] ?? 0));
    }
  }
  const strongest = Math.max(edgeStrength, percentile(histogram(strengths), 1 - edgeShare));
  const ratios: number[] = [];
  for (let at = 0; at < strengths.length; at += 1) {
    const strength = strengths[at] ?? 0;
    if (strength < strongest) continue;
    let steepest = 0;
    for (let near = at - 3 * offset; near <= at + 3 * offset; near += offset) {
      steepest = Math.max(steepest, Math.abs((grey[near + offset] ?? 0) - (grey[near - offset] ?? 0)));
    }
    ratios.push(steepest / strength);
  }
  if (ratios.length === 0) return null;
  const sorted = ratios.toSorted((a, b) => a - b);
  return Math.min(1, sorted[sorted.length >> 1] ?? 0);
}
