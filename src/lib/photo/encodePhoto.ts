import { fileKinds } from '#lib/domain/documents/documents.ts';
import { fitWithin, type Encoding, type PixelSize } from '#lib/domain/documents/photo.ts';
import { photoFault, undecodableFault, type PhotoFault } from '#lib/domain/documents/photoFile.ts';
import { measuredSidePx, photoNotes, type PhotoNote } from '#lib/domain/documents/photoNotes.ts';

/** A photo to encode. */
export interface EncodeRequest {
  photo: Blob;
  /** The subject of the photo. It decides which notes apply. */
  shows: 'paper' | 'photo';
  /**
   * Tried in this order until a result has at most `targetBytes`. If none has, the smallest result is used.
   */
  encodings: readonly Encoding[];
  targetBytes: number;
}

/** An upright JPEG without EXIF, or why there is none. */
export type EncodeResult =
  | { type: 'encoded'; jpeg: Blob; size: PixelSize; notes: PhotoNote[] }
  | { type: 'refused'; fault: PhotoFault };

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/**
 * Re-encodes a photo. Its EXIF orientation is applied, and all other metadata is lost: place, device and
 * time. The same photo gives the same bytes in the same browser.
 */
export async function encodePhoto(request: EncodeRequest): Promise<EncodeResult> {
  const bytes = new Uint8Array(await request.photo.arrayBuffer());
  const fault = photoFault(bytes);
  if (fault !== null) return { type: 'refused', fault };
  let bitmap: ImageBitmap;
  try {
    bitmap = await decode(request.photo);
  } catch {
    return { type: 'refused', fault: undecodableFault(bytes) };
  }
  try {
    const notes = photoNotes(pixelsOf(bitmap), bitmap, request.shows);
    const encoded = await firstThatFits(bitmap, request);
    return encoded === null ? { type: 'refused', fault: 'damaged' } : { type: 'encoded', ...encoded, notes };
  } finally {
    bitmap.close();
  }
}

async function decode(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' });
  } catch (error) {
    // A browser that always applies the orientation may not know this option.
    if (error instanceof TypeError) return createImageBitmap(photo);
    throw error;
  }
}

async function firstThatFits(
  bitmap: ImageBitmap,
  { encodings, targetBytes }: EncodeRequest,
): Promise<{ jpeg: Blob; size: PixelSize } | null> {
  let smallest: { jpeg: Blob; size: PixelSize } | null = null;
  let canvas: Canvas | null = null;
  for (const { longestSide, quality } of encodings) {
    const size = fitWithin(bitmap, longestSide);
    if (canvas?.width !== size.width || canvas.height !== size.height) canvas = draw(bitmap, size);
    const jpeg = canvas && (await toJpeg(canvas, quality));
    if (jpeg === null) continue;
    if (smallest === null || jpeg.size < smallest.jpeg.size) smallest = { jpeg, size };
    if (jpeg.size <= targetBytes) break;
  }
  return smallest;
}

function pixelsOf(bitmap: ImageBitmap): ImageData {
  const size = fitWithin(bitmap, measuredSidePx);
  const context = contextOf(draw(bitmap, size));
  return context.getImageData(0, 0, size.width, size.height);
}

/** Returns the picture at a size, on white. */
function draw(bitmap: ImageBitmap, size: PixelSize): Canvas {
  const canvas = canvasOf(size);
  const context = contextOf(canvas);
  // Transparent parts of a PNG would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  return canvas;
}

function canvasOf({ width, height }: PixelSize): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function contextOf(canvas: Canvas): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  // A worker has no `HTMLCanvasElement`, so `instanceof` is not possible.
  const context = (canvas as OffscreenCanvas).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no canvas for the photo');
  return context;
}

function toJpeg(canvas: Canvas, quality: number): Promise<Blob | null> {
  const type = fileKinds.jpeg.mimeType;
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
