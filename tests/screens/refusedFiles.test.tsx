import { describe, expect, test } from 'vitest';
import {
  card,
  choose,
  drag,
  expectState,
  largest,
  pdfFile,
  photoFile,
  sentFiles,
  tooLarge,
} from './documentFiles.ts';
import { hold } from './network.ts';
import { button, errorOf, field, openStep, toast } from './papers.tsx';
import { press } from './press.ts';
import { expectRecorded } from './recorded.ts';
import { openOnce } from './screen.tsx';

const heic = new File(
  [Uint8Array.from([0, 0, 0, 24, 102, 116, 121, 112, 104, 101, 105, 99, 0, 0, 0, 0, 104, 101, 105, 99])],
  'front.jpg',
  { type: 'image/jpeg' },
);
const upload = /\/documents$/;
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
