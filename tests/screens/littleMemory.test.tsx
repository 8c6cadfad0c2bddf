import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { encodePhoto } from '#lib/photo/encodePhoto.ts';
import { filmed } from './camera.ts';
import { card, expectState, photoFile, sentFiles } from './documentFiles.ts';
import { button, openStep } from './papers.tsx';
import { press } from './press.ts';
import { drawn, openOnce } from './screen.tsx';
import { touch } from './touch.ts';

const frame = page.getByRole('dialog', { name: 'Camera frame', exact: true });
const shutter = button('Take photo', frame);
const light = button('Light', frame);
/** The styles show this button on touch screens only. */
const takePhoto = (slot: string): Locator =>
  card(slot).getByRole('button', { name: /^Take photo/, includeHidden: true });
const cameraOf = (within: Locator): HTMLInputElement =>
  within.css('input[capture]').element() as HTMLInputElement;

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

beforeAll(() => touch(true));
beforeEach(() => {
  [asked, torch, isStuck] = [[], false, false];
  applied.length = 0;
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
afterEach(() => {
  Reflect.deleteProperty(navigator, 'deviceMemory');
  Reflect.deleteProperty(document, 'wasDiscarded');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => touch(false));

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
  const opens = vi.spyOn(cameraOf(card('gst')), 'click').mockImplementation(() => undefined);
  await press(takePhoto('gst'));
  if (where === 'page') await expect.element(frame).toBeVisible();
  else await expect.element(frame).not.toBeInTheDocument();
  expect(opens).toHaveBeenCalledTimes(where === 'page' ? 0 : 1);
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
    size: { width: 640, height: 160 },
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

/** Takes a photo for a slot with the camera in the page. */
async function takeFor(slot: string): Promise<void> {
  await press(takePhoto(slot));
  await expect.element(shutter).toBeEnabled();
  await press(shutter);
  await expectState(slot, 'uploaded');
}

test('takes the picture on screen, and frees it before the next one', async () => {
  await openStep('documents');
  await takeFor('gst');
  expect(canvases.map(({ width, height }) => [width, height])).toEqual([[0, 0]]);
});

test('asks a camera for its own photo, at most 2,048 px wide', async () => {
  const taken = await photoFile('own.jpg', { width: 1600, height: 400 });
  await openStep('documents');
  for (const [slot, widest, width] of [
    ['gst', 4000, 2048],
    ['pharmacyLicense', 1600, 1600],
  ] as const) {
    const settings: (PhotoSettings | undefined)[] = [];
    photosOf((wanted) => Promise.resolve((settings.push(wanted), taken)), widest);
    await takeFor(slot);
    expect(settings, `a camera of ${widest} px`).toEqual([{ imageWidth: width }]);
    expect(canvases).toEqual([]);
  }
});

test('takes the picture on screen where the camera’s own photo fails or is smaller', async () => {
  await openStep('documents');
  for (const [slot, take, widest] of [
    ['gst', () => Promise.reject(new DOMException('', 'UnknownError')), 4000],
    ['pharmacyLicense', () => Promise.reject(new Error('not asked')), 640],
  ] as const) {
    photosOf(take, widest);
    await takeFor(slot);
  }
  expect(sentFiles().map(([slot]) => slot)).toEqual(['gst', 'pharmacyLicense']);
});

describe('an empty step', () => {
  openOnce(() => openStep('documents'));

  test('the camera app is the second way, also for a photo of a face', async () => {
    const otherWays = button(/^Other ways/, card('gst'));
    await press(otherWays);
    for (const slot of ['gst', 'ownerPhoto']) {
      const opens = vi.spyOn(cameraOf(card(slot)), 'click').mockImplementation(() => undefined);
      await card(slot)
        .getByRole('button', { name: /^Camera app/ })
        .click();
      expect(opens).toHaveBeenCalledOnce();
    }
    await expect.element(card('gst').getByRole('button', { name: /^Camera frame/ })).not.toBeInTheDocument();
    await press(takePhoto('ownerPhoto'));
    await expect.element(shutter).toBeEnabled();
    expect(asked).toEqual([{ video: expect.objectContaining({ facingMode: 'user' }) }]);
    await expect.element(frame.getByText(/all four corners/)).not.toBeInTheDocument();
    expect(frame.css('video + *').elements(), 'the outline of a paper').toEqual([]);
    await press(button('Close', frame));
    await press(otherWays);
  });

  test('a camera that gives no picture is reported', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
    await press(takePhoto('gst'));
    await expect.element(shutter).toBeEnabled();
    await press(shutter);
    await expect.element(frame.getByRole('alert')).toMatchTextContent(/^The camera did not open\./);
    await press(button('Close', frame));
  });

  test('turns the light on and off, where the camera has one', async () => {
    torch = true;
    await press(takePhoto('gst'));
    await expect.element(light).toHaveAttribute('aria-pressed', 'false');
    await light.click();
    await expect.element(light).toHaveAttribute('aria-pressed', 'true');
    await light.click();
    await expect.element(light).toHaveAttribute('aria-pressed', 'false');
    expect(applied).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }]);
    await press(button('Close', frame));
  });

  test('a light that does not turn on is not shown as on', async () => {
    [torch, isStuck] = [true, true];
    await press(takePhoto('gst'));
    await press(light);
    await drawn();
    await expect.element(light).toHaveAttribute('aria-pressed', 'false');
    await press(button('Close', frame));
  });

  test('a camera without a light has no button for it', async () => {
    await press(takePhoto('gst'));
    await expect.element(shutter).toBeEnabled();
    await expect.element(light).not.toBeInTheDocument();
    await press(button('Close', frame));
  });
});

test('photographs the pages of a paper in the page, one after the other', async () => {
  await openStep('documents');
  for (const name of [/^Other ways/, /^Several pages/]) await press(button(name, card('gst')));
  const pages = page.getByRole('dialog', { name: 'Pages of GST' });
  for (const count of [1, 2]) {
    await expect.element(pages).toBeVisible();
    await press(pages.getByRole('button', { name: 'Take photo', includeHidden: true }));
    await expect.element(shutter).toBeEnabled();
    await userEvent.dblClick(shutter);
    await expect.poll(() => pages.css('[data-page]').elements().length).toBe(count);
  }
  expect(cameraOf(pages).getAttribute('capture')).toBe('environment');
  const opens = vi.spyOn(cameraOf(pages), 'click').mockImplementation(() => undefined);
  await pages.getByRole('button', { name: 'Camera app' }).click();
  expect(opens).toHaveBeenCalledOnce();
});
