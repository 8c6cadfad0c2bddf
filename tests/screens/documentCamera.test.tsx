import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { filmed } from './camera.ts';
import {
  card,
  choose,
  chooseIn,
  expectNoted,
  expectState,
  isTaking,
  photoFile,
  sentFiles,
} from './documentFiles.ts';
import { answerLate } from './network.ts';
import { button, openStep } from './papers.tsx';
import { press } from './press.ts';
import { openOnce } from './screen.tsx';
import { wear } from './sheets.ts';
import { touch } from './touch.ts';

const dialog = page.getByRole('dialog', { name: 'Camera frame', exact: true });
const shutter = button('Take photo', dialog);
const opener = (slot: string): Locator => card(slot).getByRole('button', { name: /^Camera frame/ });
/** Opens the viewfinder, which is one of the other ways. */
async function openFrame(by = press): Promise<void> {
  if (opener('gst').query() === null) await press(otherWays('gst'));
  await by(opener('gst'));
}
const otherWays = (slot: string): Locator => card(slot).getByRole('button', { name: /^Other ways/ });
/** The styles show this button on touch screens only. */
const takePhoto = (slot: string): Locator =>
  card(slot).getByRole('button', { name: /^Take photo/, includeHidden: true });
const cameraOf = (slot: string): HTMLInputElement =>
  card(slot).css('input[capture]').element() as HTMLInputElement;

/** Every camera stream that was opened. */
let opened: MediaStream[] = [];
let asked: (MediaStreamConstraints | undefined)[] = [];
const running = (): boolean[] =>
  opened.map((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live'));

async function open(constraints?: MediaStreamConstraints): Promise<MediaStream> {
  asked.push(constraints);
  const stream = await filmed();
  opened.push(stream);
  return stream;
}

beforeAll(() => touch(true));
beforeEach(() => {
  [opened, asked] = [[], []];
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => touch(false));

describe('two photos on a phone', () => {
  openOnce(async () => {
    await openStep('documents');
    for (const slot of ['gst', 'ownerPhoto']) {
      await choose(slot, await photoFile());
      await expectState(slot, 'uploaded');
    }
  });

  test.each([
    ['gst', ['Take photo', 'Choose file', 'Several pages']],
    ['ownerPhoto', ['Take photo', 'Choose file']],
  ])('Replace unfolds the ways to replace %s on a phone', async (slot, ways) => {
    wear('onboarding');
    const shown = (): string[] =>
      ['Take photo', 'Choose file', 'Several pages'].filter((name) =>
        card(slot)
          .getByText(new RegExp(name))
          .elements()
          .some((each) => each.checkVisibility()),
      );
    const replace = card(slot).getByRole('button', { name: /^Replace/ });
    await expect.element(replace).toHaveAttribute('aria-expanded', 'false');
    // A photo of a paper may be the first of several pages.
    expect(shown()).toEqual(slot === 'gst' ? ['Several pages'] : []);
    await replace.click();
    await expect.element(replace).toHaveAttribute('aria-expanded', 'true');
    expect(shown()).toEqual(ways);
    const opens = vi.spyOn(cameraOf(slot), 'click').mockImplementation(() => undefined);
    await takePhoto(slot).click();
    expect(opens).toHaveBeenCalledOnce();
    await choose(slot, await photoFile('newer.jpg'));
    await expect.element(replace).toHaveAttribute('aria-expanded', 'false');
  });

  test('on a phone, Replace shares a line with the file and says why another was refused', async () => {
    wear('onboarding');
    const parts = [card('gst').getByText(/\.jpg$/), card('gst').getByRole('button', { name: /^Replace/ })];
    const [name, replace] = parts.map((part) => part.element().getBoundingClientRect());
    expect(replace?.top).toBeLessThan(name?.bottom ?? 0);
    expect(name?.top).toBeLessThan(replace?.bottom ?? 0);
    await choose('gst', new File(['x'], 'gst.txt', { type: 'text/plain' }));
    await expect
      .element(card('gst').getByRole('button', { name: /^Replace/ }))
      .toHaveAccessibleDescription(expect.stringContaining('File type not allowed.'));
  });
});

test('takes a photo of a paper in the viewfinder for the slot that opened it', async () => {
  wear('onboarding');
  await openStep('documents');
  await openFrame((target) => target.click());
  await expect
    .element(dialog.getByText('Fill the frame with the paper, all four corners inside.'))
    .toBeVisible();
  await expect.element(shutter).toBeEnabled();
  const edge = (): number => shutter.element().getBoundingClientRect().bottom;
  await expect
    .poll(edge, { message: 'the shutter is in sight on a small phone' })
    .toBeLessThanOrEqual(innerHeight);
  expect(asked).toEqual([{ video: expect.objectContaining({ facingMode: 'environment' }) }]);
  expect(dialog.css('video + *').elements(), 'the outline of the paper').toHaveLength(1);
  expect(running()).toEqual([true]);
  // An iPhone would show the picture over the whole screen, without the frame and the shutter.
  await expect.element(dialog.css('video')).toHaveAttribute('playsinline');
  await shutter.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expectState('gst', 'uploaded');
  await expect.element(card('gst').getByText('photo.jpg')).toBeVisible();
  await expectState('pharmacyLicense', 'empty');
  expect(sentFiles().map(([slot]) => slot)).toEqual(['gst']);
  expect(running()).toEqual([false]);
});

describe('an empty step on a phone', () => {
  openOnce(() => openStep('documents'));

  test('enables the shutter when the camera shows a picture', async () => {
    let start = (): void => undefined;
    vi.mocked(navigator.mediaDevices.getUserMedia).mockImplementation(
      () => new Promise((resolve) => (start = () => void open().then(resolve))),
    );
    await openFrame();
    await expect.element(shutter).toBeDisabled();
    start();
    await expect.element(shutter).toBeEnabled();
    await press(button('Close', dialog));
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Close', () => button('Close', dialog).click()],
  ])('%s closes the viewfinder, returns the focus and turns the camera off', async (_name, close) => {
    await openFrame((target) => target.click());
    await expect.element(shutter).toBeEnabled();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener('gst')).toHaveFocus();
    expect(running()).toEqual([false]);
    expect(sentFiles()).toEqual([]);
  });

  test('turns a camera off that opens after the viewfinder was closed', async () => {
    let start = (): void => undefined;
    vi.mocked(navigator.mediaDevices.getUserMedia).mockImplementation(
      () => new Promise((resolve) => (start = () => void open().then(resolve))),
    );
    await openFrame();
    await expect.element(shutter).toBeVisible();
    await press(button('Close', dialog));
    start();
    await expect.poll(running).toEqual([false]);
  });

  test('turns the camera off when the vendor leaves the page', async () => {
    await openFrame();
    await expect.element(shutter).toBeEnabled();
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(running()).toEqual([false]);
    await press(button('Close', dialog));
  });

  test('reports a blocked camera, and the next attempt works', async () => {
    vi.mocked(navigator.mediaDevices.getUserMedia).mockRejectedValueOnce(
      new DOMException('', 'NotAllowedError'),
    );
    await openFrame();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(
        'The camera did not open. Close this and use Take photo or Choose file, or allow the camera in your browser settings.',
      );
    await expect.element(shutter).not.toBeInTheDocument();
    await press(button('Close', dialog));
    await openFrame();
    await expect.element(shutter).toBeEnabled();
    await press(button('Close', dialog));
  });

  test('only papers have a viewfinder', async () => {
    await press(otherWays('pharmacyLicense'));
    await expect.element(opener('pharmacyLicense')).toBeVisible();
    await expect.element(otherWays('ownerPhoto')).not.toBeInTheDocument();
    await expect.element(opener('ownerPhoto')).not.toBeInTheDocument();
    await expect.element(opener('entranceWithOwner')).not.toBeInTheDocument();
    await press(otherWays('pharmacyLicense'));
  });

  test('a camera or list of files that is closed without a choice is not waited for', async () => {
    await expect.element(takePhoto('gst')).toBeInTheDocument();
    const inputs = card('gst').css('input[type="file"]').elements();
    expect(inputs).toHaveLength(2);
    expectNoted('gst', inputs);
    await openFrame();
    expect(isTaking('gst')).toBe(true);
    await press(button('Close', dialog));
    expect(isTaking('gst')).toBe(false);
  });

  test('Take again opens the camera for a doubtful photo', async () => {
    chooseIn(cameraOf('ownerPhoto'), await photoFile('small.jpg', { width: 320, height: 240 }));
    await expectState('ownerPhoto', 'noted');
    await expect.element(takePhoto('ownerPhoto')).not.toBeInTheDocument();
    const opens = vi.spyOn(cameraOf('ownerPhoto'), 'click').mockImplementation(() => undefined);
    await card('ownerPhoto')
      .getByRole('button', { name: /^Take again/ })
      .click();
    expect(opens).toHaveBeenCalledOnce();
    await press(button(/^Remove/, card('ownerPhoto')));
    await expectState('ownerPhoto', 'empty');
  });

  test('a paper offers Take photo first, and the other three ways behind a button', async () => {
    const ways = [/^Choose file/, /^Several pages/, /^Camera frame/] as const;
    const isShown = (): boolean[] =>
      ways.map((name) => card('pharmacyLicense').getByText(name).query()?.checkVisibility() ?? false);
    await expect.element(otherWays('pharmacyLicense')).toHaveAttribute('aria-expanded', 'false');
    expect(isShown()).toEqual([false, false, false]);
    await otherWays('pharmacyLicense').click();
    await expect.element(otherWays('pharmacyLicense')).toHaveAttribute('aria-expanded', 'true');
    expect(isShown()).toEqual([true, true, true]);
    await otherWays('pharmacyLicense').click();
    expect(isShown()).toEqual([false, false, false]);
  });

  test('the accent is on the next document while a file is on its way', async () => {
    answerLate(/\/documents$/, 'no network');
    await choose('pharmacyLicense', await photoFile());
    await expectState('pharmacyLicense', 'uploading');
    await expect.element(takePhoto('gst')).toHaveClass('btn-accent');
    expect(page.css('.btn-accent').elements()).toHaveLength(1);
    for (const name of [/^Cancel/, /^Remove/]) await press(button(name, card('pharmacyLicense')));
    await expectState('pharmacyLicense', 'empty');
  });
});

test('a refused Next focuses the visible Take photo of the first missing paper', async () => {
  wear('onboarding');
  await openStep('documents');
  await press(button('Next'));
  await expect.element(takePhoto('pharmacyLicense')).toHaveFocus();
  const error = document.getElementById('pharmacyLicense-error')?.textContent ?? '-';
  await expect
    .element(takePhoto('pharmacyLicense'))
    .toHaveAccessibleDescription(expect.stringContaining(error));
});

test('Take photo takes a photo for its slot, and the accent moves to the next one', async () => {
  await openStep('documents');
  const accents = (): string[] =>
    page
      .css('.btn-accent')
      .elements()
      .map((each) => each.closest('[data-slot]')?.getAttribute('data-slot') ?? each.textContent);
  const order = ['pharmacyLicense', 'gst', 'ownerPhoto', 'entranceWithOwner', 'Next'];
  await expect.poll(accents).toEqual(order.slice(0, 1));
  for (const [index, slot] of order.slice(0, -1).entries()) {
    const opens = vi.spyOn(cameraOf(slot), 'click').mockImplementation(() => undefined);
    await press(takePhoto(slot));
    expect(opens, slot).toHaveBeenCalledOnce();
    chooseIn(cameraOf(slot), await photoFile(`${slot}.jpg`));
    await expectState(slot, 'uploaded');
    await expect.poll(accents).toEqual([order[index + 1]]);
  }
  expect(sentFiles().map(([slot, { name }]) => [slot, name])).toEqual(
    order.slice(0, -1).map((slot) => [slot, `${slot}.jpg`]),
  );
});

test('offers no viewfinder without a touch screen', async () => {
  await touch(false);
  onTestFinished(async () => void (await touch(true)));
  await openStep('documents');
  await expect.element(card('gst').getByRole('button', { name: /^Several pages/ })).toBeVisible();
  await expect.element(opener('gst')).not.toBeInTheDocument();
});
