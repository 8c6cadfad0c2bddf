import { photoFile } from './documentFiles.ts';

/** How often the camera shows a new picture, in milliseconds. With each frame, pictures took most of a test’s time. */
const pictureMs = 100;

/** Returns the stream of a camera that shows printed text. */
export async function filmed(): Promise<MediaStream> {
  const picture = await createImageBitmap(await photoFile());
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const stream = canvas.captureStream();
  const draw = (): void => {
    context.drawImage(picture, 0, 0);
    if (stream.active) setTimeout(draw, pictureMs);
  };
  draw();
  return stream;
}
