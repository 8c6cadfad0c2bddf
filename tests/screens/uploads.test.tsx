import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import * as limits from '#lib/limits.ts';
import { fileSize } from '#lib/messages/files.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import {
  announced,
  card,
  choose,
  drag,
  chooseIn,
  expectState,
  holdPhotos,
  largest,
  leaveFor,
  pdfFile,
  photoFile,
  sentFiles,
  tooLarge,
} from './documentFiles.ts';
import { answer, answerLate, callsTo, hold, holdTimers, progress } from './network.ts';
import { button, errorOf, expectSummary, field, openStep, showStep, toast } from './papers.tsx';
import { press } from './press.ts';
import { drawn, enter, openOnce } from './screen.tsx';
import { expectRecorded } from './recorded.ts';
import { wear } from './sheets.ts';

const upload = /\/documents$/;
const today = /^Uploaded on \d{1,2} [A-Z][a-z]+ \d{4}$/;
/** Returns a button of a card. A hidden suffix names the document. */
const action = (slot: string, name: string) =>
  card(slot).getByRole('button', { name: new RegExp(`^${name}\\b`) });
/** Returns the slot and the name of each file that was sent. */
const sent = (): [string, string][] => sentFiles().map(([slot, file]) => [slot, file.name]);

test('uploads a file for its own slot and shows its progress', async () => {
  const { id } = await openStep('documents');
  const release = hold(upload);
  await choose('gst', pdfFile('certificate.pdf', 250_000));
  await expectState('gst', 'uploading');
  await expect.element(card('gst').getByText('certificate.pdf')).toBeVisible();
  await expect.element(card('gst').getByText('244 KB')).toBeVisible();
  expect(announced('gst')).toEqual(['Uploading…']);
  const bar = card('gst').getByRole('progressbar', { name: 'Upload of GST', exact: true });
  await expect.element(bar).toHaveAttribute('value', '0');
  await expect.poll(sent).toHaveLength(1);
  progress(42, 100);
  await expect.element(bar).toHaveAttribute('value', '42');
  await expect.element(card('gst').getByText('42%')).toBeVisible();
  progress(100, 100);
  await expect.element(card('gst').getByText('Almost done…')).toHaveAttribute('role', 'status');
  await expect.element(card('gst').getByText(/Replace$/)).toBeVisible();
  release();
  await expectState('gst', 'uploaded');
  expect(announced('gst')).toEqual([expect.stringMatching(today)]);
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent()).toEqual([['gst', 'certificate.pdf']]);
  expect(callsTo(upload)[0]).toMatchObject({ method: 'POST', path: `/api/vendors/${id}/documents` });
  await expectState('pharmacyLicense', 'empty');
});

test('keeps a file that was chosen the moment its card appeared', async () => {
  const vendor = await commands.seed('kyc');
  enter(vendor);
  // On a slow phone, React pauses after each piece of work, so also before the effects of a screen.
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  onTestFinished(() => clock.mockRestore());
  new MutationObserver((_, observer) => {
    const input = document.querySelector('[name="gst"]');
    if (input === null) return;
    observer.disconnect();
    chooseIn(input, pdfFile('early.pdf'));
  }).observe(document, { childList: true, subtree: true });
  showStep(vendor, 'documents');
  await expectState('gst', 'uploaded');
  expect(sent()).toEqual([['gst', 'early.pdf']]);
});

test('links to an uploaded file with a long name, and to the file that replaces it', async () => {
  const { id } = await openStep('documents');
  await choose('gst', pdfFile(`${'certificate_of_registration_'.repeat(5)}.pdf`));
  const view = card('gst').getByRole('link', { name: /^View/ });
  await expect.element(view).toBeVisible();
  await expectState('gst', 'uploaded');
  const { scrollWidth, clientWidth } = card('gst').element();
  expect(scrollWidth, 'a name without spaces stays within its card').toBeLessThanOrEqual(clientWidth);
  const first = view.element().getAttribute('href');
  const release = hold(new RegExp(`/vendors/${id}$`));
  await choose('gst', pdfFile('second.pdf', 3000));
  await expect.element(card('gst').getByText('second.pdf')).toBeVisible();
  await expectState('gst', 'uploaded');
  await expect.element(view, { message: 'the link to the earlier file' }).not.toBeInTheDocument();
  release();
  await expect.poll(() => view.query()?.getAttribute('href') ?? first).not.toBe(first);
});

test('uploads two files side by side, each for its own slot', async () => {
  await openStep('documents');
  const release = hold(upload);
  await choose('pharmacyLicense', pdfFile('licence.pdf'));
  await choose('gst', pdfFile('certificate.pdf'));
  await expect.element(card('pharmacyLicense').getByText('licence.pdf')).toBeVisible();
  await expect.element(card('gst').getByText('certificate.pdf')).toBeVisible();
  release();
  await expectState('pharmacyLicense', 'uploaded');
  await expectState('gst', 'uploaded');
  expect(sent()).toEqual([
    ['pharmacyLicense', 'licence.pdf'],
    ['gst', 'certificate.pdf'],
  ]);
});

test('prepares and previews a photo and shows its size', async () => {
  await openStep('documents');
  const encode = holdPhotos();
  const photo = await photoFile('front.png', { width: 2400, height: 300 });
  // Drawn flat colours make a tiny PNG. Some phones append a video to a photo.
  const file = new File([photo, new Uint8Array(3 * 1024 * 1024)], photo.name, { type: photo.type });
  await choose('entranceWithOwner', file);
  await expectState('entranceWithOwner', 'preparing');
  expect(announced('entranceWithOwner')).toEqual(['Preparing the photo…']);
  const bar = card('entranceWithOwner').getByRole('progressbar', {
    name: 'Upload of Entrance photo with owner',
  });
  await expect.element(bar).not.toHaveAttribute('value');
  expect(card('entranceWithOwner').element().querySelector('img')).toBeNull();
  encode();
  await expectState('entranceWithOwner', 'uploaded');
  const [[, small] = []] = sentFiles();
  const sizes = `${fileSize(small?.size ?? 0)}, made smaller from ${fileSize(file.size)}`;
  await expect.element(card('entranceWithOwner').getByText(sizes, { exact: true })).toBeVisible();
  expect(card('entranceWithOwner').element().querySelector('img')?.src).toMatch(/^blob:/);
  expect(sent()).toEqual([['entranceWithOwner', 'front.jpg']]);
});

test('prepares two photos on the page when their worker fails', async () => {
  await openStep('documents');
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function fail(this: Worker) {
    // The first photo still waits when the worker fails at the second.
    if (post.mock.calls.length > 1) this.dispatchEvent(new Event('error'));
  });
  await choose('entranceWithOwner', await photoFile('front.jpg'));
  await expect.poll(() => post.mock.calls.length).toBe(1);
  await choose('gst', await photoFile('certificate.jpg'));
  await expectState('gst', 'uploaded');
  await expectState('entranceWithOwner', 'uploaded');
  post.mockRestore();
});

test('the keyboard stays in a card whose focused button goes', async () => {
  await openStep('documents');
  const pressKey = async (name: string): Promise<void> => {
    await expect.element(action('gst', name)).toBeVisible();
    (action('gst', name).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  const release = hold(upload);
  await choose('gst', pdfFile());
  await pressKey('Cancel');
  await pressKey('Remove');
  await expectState('gst', 'empty');
  await expect.element(card('gst')).toHaveFocus();
  await choose('gst', pdfFile());
  await pressKey('Cancel');
  await pressKey('Retry');
  await expect.element(action('gst', 'Cancel')).toHaveFocus();
  release();
  await expectState('gst', 'uploaded');
  await expect.element(card('gst')).toHaveFocus();
  // A card that changes elsewhere takes nothing.
  (button('Back').element() as HTMLElement).focus();
  await choose('gst', pdfFile());
  await expectState('gst', 'uploaded');
  await expect.element(button('Back')).toHaveFocus();
});

test('cancels, repeats and removes an upload', async () => {
  await openStep('documents');
  const release = hold(upload, 1);
  await choose('gst', pdfFile());
  await action('gst', 'Cancel').click();
  await expectState('gst', 'stopped');
  expect(announced('gst')).toEqual(['Not uploaded yet']);
  release();
  await expect.element(button('Next')).toBeEnabled();
  await expectState('gst', 'stopped');
  await action('gst', 'Retry').click();
  await expectState('gst', 'uploaded');
  await expect.element(action('gst', 'Retry')).not.toBeInTheDocument();
  await expect.element(action('gst', 'Remove')).not.toBeInTheDocument();

  answer(upload, 'no network');
  await choose('ownerPhoto', await photoFile());
  await expectState('ownerPhoto', 'failed');
  await action('ownerPhoto', 'Remove').click();
  await expectState('ownerPhoto', 'empty');
  await expect.element(errorOf('ownerPhoto')).toHaveTextContent('');
  await expectState('gst', 'uploaded');
});

test('shows at each slot why its upload failed, and retries it once', async () => {
  await openStep('documents');
  for (const [slot, reply, words] of [
    ['gst', 'no network', 'Please check your internet connection and try again.'],
    ['pharmacyLicense', { status: 503 }, 'Our service is temporarily unavailable. Please try again later.'],
    ['ownerPhoto', { status: 422, body: { message: 'This file is signed.' } }, 'This file is signed.'],
  ] as const) {
    answer(upload, reply);
    await choose(slot, slot === 'ownerPhoto' ? await photoFile() : pdfFile());
    await expectState(slot, 'failed');
    await expect.element(toast(words)).toMatchTextContent('Failed to upload documents');
    expect(announced(slot)).toEqual(['Not uploaded']);
    await expect.element(field(slot)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(slot)).toHaveAccessibleDescription(expect.stringContaining(words));
    if (slot === 'gst') {
      await expect.element(action(slot, 'Retry')).toHaveAccessibleName(/^Retry\s*: GST$/);
      await expectRecorded('documents', 'not uploaded', { boxes: true });
    }
    await userEvent.dblClick(action(slot, 'Retry'));
    await expectState(slot, 'uploaded');
    await expect.element(field(slot)).not.toHaveAttribute('aria-invalid');
    expect(sent().filter(([of]) => of === slot)).toHaveLength(2);
  }
});

test('ignores the late result of a replaced file', async () => {
  await openStep('documents');
  const late = answerLate(upload, 'no network');
  await choose('gst', pdfFile('first.pdf'));
  await expect.poll(sent).toHaveLength(1);
  await choose('gst', pdfFile('second.pdf'));
  await expectState('gst', 'uploaded');
  late();
  await expect.element(card('gst').getByText('second.pdf')).toBeVisible();
  await expectState('gst', 'uploaded');
  expect(page.css('[data-toast]').elements()).toEqual([]);
});

test('a doubtful photo waits with a reason until the vendor uses it anyway', async () => {
  wear('onboarding');
  await openStep('documents');
  await choose('ownerPhoto', await photoFile('small.jpg', { width: 320, height: 240 }));
  await expectState('ownerPhoto', 'noted');
  await expect
    .poll(() => announced('ownerPhoto'))
    .toEqual(['This photo is small. The print on it may not be readable.', 'Not sent yet']);
  expect(sent()).toEqual([]);
  const picture = card('ownerPhoto').element().querySelector('img');
  await expect.poll(() => picture?.naturalWidth, { message: 'the vendor sees the photo' }).toBe(320);
  expect(picture?.clientWidth, 'large enough to judge').toBeGreaterThan(100);
  await expect.element(button('Next')).toBeEnabled();
  await press(button('Next'));
  const names = ['Pharmacy licence', 'GST', 'Owner photo', 'Entrance photo with owner'];
  await expectSummary('Please check 4 things', names, 'pharmacyLicense');
  await expect
    .element(field('ownerPhoto'))
    .toHaveAccessibleDescription(expect.stringContaining('Please take the photo again or use it anyway'));
  const release = hold(upload);
  await userEvent.dblClick(action('ownerPhoto', 'Use it anyway'));
  await expectState('ownerPhoto', 'uploading');
  release();
  await expectState('ownerPhoto', 'uploaded');
  expect(sent()).toEqual([['ownerPhoto', 'small.jpg']]);
});

test('a doubtful photo in place of a sent one keeps the vendor on the step', async () => {
  // No toast leaves by its time.
  holdTimers(limits.toastMs);
  const vendor = await commands.seed('documents');
  enter(vendor);
  showStep(vendor, 'documents');
  await expectState('ownerPhoto', 'uploaded');
  await choose('ownerPhoto', await photoFile('small.jpg', { width: 320, height: 240 }));
  await expectState('ownerPhoto', 'noted');
  await press(button('Next'));
  await expect
    .element(toast('Required Documents'))
    .toMatchTextContent('Please take the photo again or use it anyway');
  await expectSummary('Please check 1 thing', ['Owner photo'], 'ownerPhoto');
  expect(sent()).toEqual([]);
  await press(action('ownerPhoto', 'Use it anyway'));
  await expectState('ownerPhoto', 'uploaded');
  await expect.element(toast('Required Documents')).not.toBeInTheDocument();
});

test('takes the first of two photos and says so', async () => {
  await openStep('documents');
  for (const slot of ['ownerPhoto', 'entranceWithOwner']) {
    $toasts.set([]);
    await choose(slot, await photoFile('first.jpg'), await photoFile('second.jpg'));
    await expect.element(toast('Only one file for each document. We took the first one.')).toBeVisible();
    await expectState(slot, 'uploaded');
    expect(sent().at(-1)).toEqual([slot, 'first.jpg']);
  }
  expect(sent()).toHaveLength(2);
});

test('uploads a file that was dropped on a card', async () => {
  await openStep('documents');
  const file = pdfFile('dropped.pdf');
  const zone = card('gst');
  await expect.element(zone).toBeVisible();
  expect(drag(zone.element(), 'dragover', file)).toBe(true);
  await expect.element(zone).toHaveClass(/border-primary/);
  expect(zone.element().querySelector('label')?.classList).toContain('bg-secondary');
  leaveFor(zone.element(), zone.element().firstElementChild);
  await drawn();
  await expect
    .element(zone, { message: 'the file is over a part of the card' })
    .toHaveClass(/border-primary/);
  drag(zone.element(), 'dragleave', file);
  await expect.element(zone).not.toHaveClass(/border-primary/);
  drag(zone.element(), 'dragover', file);
  await expect.element(zone).toHaveClass(/border-primary/);
  drag(zone.element(), 'drop', file);
  await expect.element(zone).not.toHaveClass(/border-primary/);
  await expectState('gst', 'uploaded');
  expect(sent()).toEqual([['gst', 'dropped.pdf']]);
  // A card takes files alone.
  const text = new DataTransfer();
  text.setData('text/plain', 'words');
  zone
    .element()
    .dispatchEvent(new DragEvent('dragover', { dataTransfer: text, bubbles: true, cancelable: true }));
  await drawn();
  await expect.element(zone).not.toHaveClass(/border-primary/);
  // A file dropped beside a card does not replace the page.
  for (const type of ['dragover', 'drop'] as const) expect(drag(document.body, type, file)).toBe(true);
});

const heic = new File(
  [Uint8Array.from([0, 0, 0, 24, 102, 116, 121, 112, 104, 101, 105, 99, 0, 0, 0, 0, 104, 101, 105, 99])],
  'front.jpg',
  { type: 'image/jpeg' },
);
const ofPhoto = 'File type not allowed. Accepted: jpg, jpeg, png';
const ofPaper = 'File type not allowed. Accepted: pdf, jpg, jpeg, png';
const way = {
  empty: 'This file is empty. Please choose another one or take the photo again.',
  heic: 'This browser cannot open HEIC photos.',
  damaged: 'This photo is damaged or cut off. Please choose another one or take it again.',
};

describe('an empty step', () => {
  openOnce(() => openStep('documents'));

  /** Takes a file back whose upload is held. */
  async function clear(slot: string): Promise<void> {
    for (const name of [/^Cancel/, /^Remove/]) await press(button(name, card(slot)));
    await expectState(slot, 'empty');
  }

  test.each([
    ['a PDF over 5MB', 'gst', () => pdfFile('gst.pdf', tooLarge), 'File size must be ≤ 5MB'],
    ['a file of another type', 'gst', () => new File(['x'], 'gst.txt', { type: 'text/plain' }), ofPaper],
    ['a PDF by its name only', 'gst', () => new File(['x'], 'gst.pdf', { type: 'text/plain' }), ofPaper],
    ['a PDF by its type only', 'gst', () => new File(['x'], 'gst.pdf', { type: 'application/pdf' }), ofPaper],
    ['a PDF for a photo', 'ownerPhoto', () => pdfFile(), ofPhoto],
    [
      'an empty PDF',
      'gst',
      () => new File([], 'gst.pdf', { type: 'application/pdf' }),
      `${ofPaper}. ${way.empty}`,
    ],
    [
      'an empty photo',
      'ownerPhoto',
      () => new File([], 'a.jpg', { type: 'image/jpeg' }),
      `${ofPhoto}. ${way.empty}`,
    ],
    [
      'a PDF with the name of a photo',
      'ownerPhoto',
      () => new File(['%PDF-1.7'], 'a.jpg', { type: 'image/jpeg' }),
      ofPhoto,
    ],
    ['a HEIC photo with another extension', 'ownerPhoto', () => heic, `${ofPhoto}. ${way.heic}`],
    [
      'a truncated photo',
      'ownerPhoto',
      async () => {
        const whole = await photoFile();
        return new File([whole.slice(0, whole.size * 0.7)], 'a.jpg', { type: 'image/jpeg' });
      },
      `${ofPhoto}. ${way.damaged}`,
    ],
  ])('refuses %s', async (_what, slot, file, words) => {
    await choose(slot, await file());
    await expect.element(errorOf(slot)).toMatchTextContent(words);
    await expect.element(toast('Invalid file')).toMatchTextContent(words);
    await expect.element(toast('Invalid file')).toHaveAttribute('role', 'alert');
    await expect.element(field(slot)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(slot)).toHaveAccessibleDescription(expect.stringContaining(words));
    await expectState(slot, 'empty');
    expect(sentFiles()).toEqual([]);
    // The next file gets a new check.
    hold(upload);
    await choose(slot, await photoFile());
    await expectState(slot, 'uploading');
    await expect.element(errorOf(slot)).toHaveTextContent('');
    await clear(slot);
  });

  test('accepts a PDF of exactly 5MB', async () => {
    hold(upload);
    await choose('gst', pdfFile('gst.pdf', largest));
    await expectState('gst', 'uploading');
    await expect.element(card('gst').getByText('5.0 MB')).toBeVisible();
    await clear('gst');
  });

  test('says that a photo is too dark, and can retake and remove it', async () => {
    await choose('entranceWithOwner', await photoFile('night.jpg', { colour: '#050505' }));
    const words = 'This photo looks too dark. Turn on the light or go near a window.';
    await expect.element(card('entranceWithOwner').getByText(words)).toBeVisible();
    const picker = field('entranceWithOwner').element() as HTMLInputElement;
    const opens = vi.spyOn(picker, 'click').mockImplementation(() => undefined);
    await action('entranceWithOwner', 'Take again').click();
    expect(opens).toHaveBeenCalledOnce();
    opens.mockRestore();
    await action('entranceWithOwner', 'Remove').click();
    await expectState('entranceWithOwner', 'empty');
  });

  test('Enter opens the file dialog of the drop zone', async () => {
    const picker = field('pharmacyLicense').element() as HTMLInputElement;
    picker.focus();
    const opens = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    picker.addEventListener('click', opens);
    await userEvent.keyboard('{Enter}');
    picker.removeEventListener('click', opens);
    expect(opens).toHaveBeenCalledOnce();
    const zone = page.css('label[for="pharmacyLicense"]').element();
    expect(getComputedStyle(zone).outlineStyle).toBe('solid');
  });
});

test('a refused file unfolds the optional document that it was dropped on', async () => {
  await openStep('documents');
  await expect.element(card('cheque')).toBeVisible();
  drag(card('cheque').element(), 'drop', new File(['x'], 'cheque.txt', { type: 'text/plain' }));
  await expect.element(errorOf('cheque')).toHaveTextContent(ofPaper);
  await expect.element(errorOf('cheque')).toBeVisible();
});

test('a refused file says why, even after Next asked for its document', async () => {
  await openStep('documents');
  await press(button('Next'));
  await expect.element(errorOf('gst')).toHaveTextContent('Please upload this document');
  await choose('gst', new File(['x'], 'gst.txt', { type: 'text/plain' }));
  await expect.element(errorOf('gst')).toHaveTextContent(ofPaper);
  await choose('gst', await photoFile());
  await expectState('gst', 'uploaded');
  await expect.element(errorOf('gst')).toHaveTextContent('');
});

test('a refused file keeps the earlier one', async () => {
  await openStep('documents');
  await choose('gst', pdfFile('good.pdf'));
  await expectState('gst', 'uploaded');
  await choose('gst', new File(['x'], 'gst.txt', { type: 'text/plain' }));
  await expect.element(errorOf('gst')).toHaveTextContent(ofPaper);
  await expectState('gst', 'uploaded');
  await expect.element(card('gst').getByText('good.pdf')).toBeVisible();
  await expectRecorded('documents', 'refused');
});

test('keeps an upload across steps, and asks before the page closes meanwhile', async () => {
  await openStep('documents');
  const release = hold(upload);
  await choose('gst', pdfFile('kept.pdf'));
  await expectState('gst', 'uploading');
  const leaving = new Event('beforeunload', { cancelable: true });
  expect(dispatchEvent(leaving), 'the page closes without asking').toBe(false);
  await press(button('Back'));
  await expect.element(field('panNumber')).toBeVisible();
  await press(button('Next'));
  await expectState('gst', 'uploading');
  release();
  await expectState('gst', 'uploaded');
  await expect.element(card('gst').getByText('kept.pdf')).toBeVisible();
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  expect(sent()).toHaveLength(1);
});
