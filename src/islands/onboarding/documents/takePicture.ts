import { fileKinds } from '#lib/domain/documents/documents.ts';
import * as limits from '#lib/limits.ts';

/** Light and picture of a camera track, where the browser has them. TypeScript's DOM types lack the light. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean };

/** Whether the camera has a light that the page can turn on. */
export function hasLight(track: MediaStreamTrack): boolean {
  // Some engines do not tell what a camera can do.
  const read = track.getCapabilities as (() => WithTorch) | undefined;
  return read?.call(track).torch === true;
}

export async function setLight(track: MediaStreamTrack, isOn: boolean): Promise<void> {
  await track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
}

/**
 * Takes a photo: by the camera itself where the browser can ask it, otherwise the picture on screen. Null when there
 * is none.
 */
export async function takePicture(video: HTMLVideoElement, track: MediaStreamTrack): Promise<Blob | null> {
  return (await fromCamera(track)) ?? fromScreen(video);
}

/** Returns the camera's own photo, no larger than photos are sent. It needs no canvas, and so less memory. */
async function fromCamera(track: MediaStreamTrack): Promise<Blob | null> {
  if (!('ImageCapture' in globalThis)) return null;
  try {
    const capture = new ImageCapture(track);
    const { imageWidth } = await capture.getPhotoCapabilities();
    const most = imageWidth?.max;
    if (most === undefined || most < video720) return null;
    return await capture.takePhoto({ imageWidth: Math.min(limits.photoLongestSidePx, most) });
  } catch {
    return null;
  }
}

/** A camera whose photos are narrower than this gives a better picture as a video. */
const video720 = 1280;

async function fromScreen(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { mimeType } = fileKinds.jpeg;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mimeType, 0.95));
  // The browser frees the picture at once, before the next page.
  canvas.width = 0;
  canvas.height = 0;
  return blob;
}
