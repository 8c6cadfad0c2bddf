import { fileKinds } from '#lib/domain/documents.ts';
import { scaledName, scalePlan, type PixelSize } from '#lib/domain/photo.ts';
import { limits } from '#lib/limits.ts';

/**
 * Scales a photo down until it is under the limit; null when it cannot be decoded or stays too large. It is turned as its
 * EXIF says before it is drawn, and drawing leaves all EXIF behind, the place it was taken at included.
 */
export async function scalePhoto(file: File): Promise<File | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  try {
    for (const size of scalePlan(bitmap)) {
      const blob = await encode(bitmap, size);
      if (blob !== null && blob.size <= limits.documentMaxBytes) {
        return new File([blob], scaledName(file.name), { type: blob.type });
      }
    }
    return null;
  } finally {
    bitmap.close();
  }
}

async function encode(bitmap: ImageBitmap, { width, height }: PixelSize): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // What was transparent in a PNG would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, fileKinds.jpeg.mimeType, limits.photoQuality));
}
