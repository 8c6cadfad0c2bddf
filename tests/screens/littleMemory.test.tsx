import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { encodePhoto } from '#lib/photo/encodePhoto.ts';
import { filmed } from './camera.ts';
import { card, expectState, photoFile, sentFiles } from './documentFiles.ts';
import { button, openStep } from './papers.tsx';
import { drawn } from './screen.tsx';
import { touch } from './touch.ts';

const frame = page.getByRole('dialog', { name: 'Camera frame', exact: true });
const shutter = button('Take photo', frame);
const light = button('Light', frame);
/** The styles show this button on touch screens only. */
const takePhoto = (slot: string): Locator =>
  card(slot).getByRole('button', { name: /^Take photo/, includeHidden: true });
const press = (target: Locator): void => (target.element() as HTMLElement).click();

let asked: (MediaStreamConstraints | undefined)[] = [];
let torch = false;
/** Whether the light cannot be turned on. */
let isStuck = false;
const applied: (MediaTrackConstraints | undefined)[] = [];
let canvases: HTMLCanvasElement[] = [];

/** Opens a camera, which may have a light. */
async function open(constraints?: MediaStreamConstraints): Promise<MediaStream> {
  asked.push(constraints);
  const stream = await filmed();
  for (const track of stream.getVideoTracks()) {
    track.getCapabilities = () => ({ torch }) as MediaTrackCapabilities;
    track.applyConstraints = (wanted) =>
      isStuck
        ? Promise.reject(new DOMException('', 'OverconstrainedError'))
        : Promise.resolve(void applied.push(wanted));
  }
  canvases = [];
  return stream;
}

/** Sets the memory that the browser tells (GB), and whether it closed this tab for it. */
function device({
  memory,
  isDiscarded = false,
}: {
  memory: number | undefined;
  isDiscarded?: boolean;
}): void {
  Object.defineProperty(navigator, 'deviceMemory', { configurable: true, value: memory });
  Object.defineProperty(document, 'wasDiscarded', { configurable: true, value: isDiscarded });
}

/** Replaces the browser's own photos. */
function photosOf(takePhotoOf: (settings?: PhotoSettings) => Promise<Blob>, widest: number): void {
  class FakeCapture {
    getPhotoCapabilities = () => Promise.resolve({ imageWidth: { min: 320, max: widest, step: 1 } });
    takePhoto = takePhotoOf;
  }
  vi.stubGlobal('ImageCapture', FakeCapture);
}

beforeEach(async () => {
  [asked, torch, isStuck] = [[], false, false];
  applied.length = 0;
  await touch(true);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open);
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const made = create(name);
    if (made instanceof HTMLCanvasElement) canvases.push(made);
    return made;
  });
  vi.stubGlobal('ImageCapture', undefined);
  Reflect.deleteProperty(globalThis, 'ImageCapture');
  device({ memory: 2 });
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'deviceMemory');
  Reflect.deleteProperty(document, 'wasDiscarded');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await touch(false);
});

test.each([
  [{ memory: 1 }, 'page'],
  [{ memory: 4 }, 'page'],
  [{ memory: 8 }, 'app'],
  [{ memory: undefined }, 'app'],
  [{ memory: 8, isDiscarded: true }, 'page'],
  [{ memory: undefined, isDiscarded: true }, 'page'],
] as const)('on a device with %o, Take photo opens the camera in the %s', async (told, where) => {
  device(told);
  await openStep('documents');
  await expect.element(takePhoto('gst')).toBeInTheDocument();
  const camera = card('gst').css('input[capture]').element() as HTMLInputElement;
  let opened = 0;
  camera.click = () => (opened += 1);
  press(takePhoto('gst'));
  if (where === 'page') await expect.element(frame).toBeVisible();
  else await expect.element(frame).not.toBeInTheDocument();
  expect(opened).toBe(where === 'page' ? 0 : 1);
});

test('a photo that no quality makes small enough is sent as the smallest', async () => {
  const photo = await photoFile();
  const sizeAt = async (...qualities: number[]): Promise<number> => {
    const encodings = qualities.map((quality) => ({ longestSide: 640, quality }));
    const result = await encodePhoto({ photo, shows: 'paper', encodings, targetBytes: 0 });
    return result.type === 'encoded' ? result.jpeg.size : 0;
  };
  const [large, small] = [await sizeAt(0.9), await sizeAt(0.3)];
  expect(small).toBeLessThan(large);
  expect(await sizeAt(0.9, 0.3)).toBe(small);
});

const oneSize = { shows: 'paper', targetBytes: 0 } as const;
const encodings = [0.9, 0.3].map((quality) => ({ longestSide: 640, quality }));

test('a browser that cannot be told to turn a photo still reads it', async () => {
  const decode = createImageBitmap;
  vi.stubGlobal('createImageBitmap', (photo: Blob, options?: ImageBitmapOptions) =>
    options === undefined ? decode(photo) : Promise.reject(new TypeError('imageOrientation')),
  );
  expect(await encodePhoto({ ...oneSize, photo: await photoFile(), encodings })).toMatchObject({
    type: 'encoded',
    size: { width: 640, height: 480 },
  });
});

test('frees the pixels of a photo once it is encoded', async () => {
  const close = vi.spyOn(ImageBitmap.prototype, 'close');
  await encodePhoto({ ...oneSize, photo: await photoFile(), encodings });
  expect(close).toHaveBeenCalledOnce();
});

test('a quality that the browser cannot encode is passed over', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  const toBlob = HTMLCanvasElement.prototype.toBlob;
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation(toBlob)
    .mockImplementationOnce((take) => take(null));
  const photo = await photoFile();
  expect(await encodePhoto({ ...oneSize, photo, encodings })).toMatchObject({ type: 'encoded' });
});

test('the camera app is the second way, also for a photo of a face', async () => {
  await openStep('documents');
  await card('gst')
    .getByRole('button', { name: /^Other ways/ })
    .click();
  for (const slot of ['gst', 'ownerPhoto']) {
    const camera = card(slot).css('input[capture]').element() as HTMLInputElement;
    let opened = 0;
    camera.click = () => (opened += 1);
    await card(slot)
      .getByRole('button', { name: /^Camera app/ })
      .click();
    expect(opened).toBe(1);
  }
  await expect.element(card('gst').getByRole('button', { name: /^Camera frame/ })).not.toBeInTheDocument();
  press(takePhoto('ownerPhoto'));
  await expect.element(shutter).toBeEnabled();
  expect(asked).toEqual([{ video: expect.objectContaining({ facingMode: 'user' }) }]);
  await expect.element(frame.getByText(/all four corners/)).not.toBeInTheDocument();
  expect(frame.css('video + *').elements(), 'the outline of a paper').toEqual([]);
});

test('takes the picture on screen, and frees it before the next one', async () => {
  await openStep('documents');
  press(takePhoto('gst'));
  await expect.element(shutter).toBeEnabled();
  await shutter.click();
  await expectState('gst', 'uploaded');
  expect(canvases.map(({ width, height }) => [width, height])).toEqual([[0, 0]]);
});

test.each([
  ['a large camera', 4000, 2048],
  ['a camera of 1600 px', 1600, 1600],
])('asks %s for its own photo, at most 2,048 px wide', async (_what, widest, width) => {
  const settings: (PhotoSettings | undefined)[] = [];
  const taken = await photoFile('own.jpg', { width: 1600, height: 1200 });
  photosOf((wanted) => Promise.resolve((settings.push(wanted), taken)), widest);
  await openStep('documents');
  press(takePhoto('gst'));
  await expect.element(shutter).toBeEnabled();
  await shutter.click();
  await expectState('gst', 'uploaded');
  expect(settings).toEqual([{ imageWidth: width }]);
  expect(canvases).toEqual([]);
});

test.each([
  ['fails', () => Promise.reject(new DOMException('', 'UnknownError')), 4000],
  ['is smaller than its video', () => Promise.reject(new Error('not asked')), 640],
] as const)('takes the picture on screen where the camera’s own photo %s', async (_what, take, widest) => {
  photosOf(take, widest);
  await openStep('documents');
  press(takePhoto('gst'));
  await expect.element(shutter).toBeEnabled();
  await shutter.click();
  await expectState('gst', 'uploaded');
  expect(sentFiles().map(([slot]) => slot)).toEqual(['gst']);
});

test('a camera that gives no picture is reported', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
  await openStep('documents');
  press(takePhoto('gst'));
  await expect.element(shutter).toBeEnabled();
  await shutter.click();
  await expect.element(frame.getByRole('alert')).toMatchTextContent(/^The camera did not open\./);
});

test('turns the light on and off, where the camera has one', async () => {
  torch = true;
  await openStep('documents');
  press(takePhoto('gst'));
  await expect.element(light).toHaveAttribute('aria-pressed', 'false');
  await light.click();
  await expect.element(light).toHaveAttribute('aria-pressed', 'true');
  await light.click();
  await expect.element(light).toHaveAttribute('aria-pressed', 'false');
  expect(applied).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }]);
});

test('a light that does not turn on is not shown as on', async () => {
  [torch, isStuck] = [true, true];
  await openStep('documents');
  press(takePhoto('gst'));
  await light.click();
  await drawn();
  await expect.element(light).toHaveAttribute('aria-pressed', 'false');
});

test('a camera without a light has no button for it', async () => {
  await openStep('documents');
  press(takePhoto('gst'));
  await expect.element(shutter).toBeEnabled();
  await expect.element(light).not.toBeInTheDocument();
});

test('photographs the pages of a paper in the page, one after the other', async () => {
  await openStep('documents');
  await card('gst')
    .getByRole('button', { name: /^Other ways/ })
    .click();
  await card('gst')
    .getByRole('button', { name: /^Several pages/ })
    .click();
  const pages = page.getByRole('dialog', { name: 'Pages of GST' });
  for (const count of [1, 2]) {
    await expect.element(pages).toBeVisible();
    press(pages.getByRole('button', { name: 'Take photo', includeHidden: true }));
    await expect.element(shutter).toBeEnabled();
    await userEvent.dblClick(shutter);
    await expect.poll(() => pages.css('[data-page]').elements().length).toBe(count);
  }
  const camera = pages.css('input[capture]').element() as HTMLInputElement;
  expect(camera.getAttribute('capture')).toBe('environment');
  let opened = 0;
  camera.click = () => (opened += 1);
  await pages.getByRole('button', { name: 'Camera app' }).click();
  expect(opened).toBe(1);
});
