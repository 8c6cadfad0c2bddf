import { describe, expect, test } from 'vitest';
import { fileSize } from '#lib/messages/files.ts';
import { daysMessage, timesMessage } from '#lib/messages/hours.ts';
import { ifscMessage } from '#lib/messages/ifsc.ts';
import { acceptedMessage, refusalMessage, refusalToast } from '#lib/messages/refusals.ts';
import { sendIn } from '#lib/messages/sendIn.ts';
import { stepHeading } from '#lib/messages/steps.ts';
import { wrongCategoryMessage } from '#lib/messages/wrongCategory.ts';
import { failureToast } from '#lib/messages/errorMessage.ts';

const accepted = ['pdf', 'jpg', 'jpeg', 'png'];

describe('The message for a refused file', () => {
  const wrongType = 'File type not allowed. Accepted: pdf, jpg, jpeg, png';
  test.each([
    ['too-large', 'File size must be ≤ 5MB'],
    ['wrong-type', wrongType],
    ['empty', `${wrongType}. This file is empty. Please choose another one or take the photo again.`],
    [
      'damaged',
      `${wrongType}. This photo is damaged or cut off. Please choose another one or take it again.`,
    ],
    ['unreadable', 'This file could not be read. Please choose it again.'],
    ['too-many-pages', 'A document can have up to 20 photographed pages.'],
  ] as const)('explains that it is %s', (problem, words) => {
    expect(refusalMessage(problem, accepted)).toBe(words);
  });

  test('has the specified title', () => {
    expect(refusalToast('too-large', accepted)).toEqual({
      title: 'Invalid file',
      description: 'File size must be ≤ 5MB',
    });
  });

  test('explains how to convert a HEIC photo', () => {
    expect(refusalMessage('heic', accepted)).toMatch(/^File type not allowed\..*HEIC.*Most Compatible/);
  });
});

test('names the accepted file types and the size limit', () => {
  expect(acceptedMessage(accepted)).toBe('PDF, JPG, JPEG or PNG, up to 5MB.');
});

test.each([
  [200, '1 KB'],
  [512, '1 KB'],
  [655_360, '640 KB'],
  [1_048_575, '1024 KB'],
  [1_048_576, '1.0 MB'],
  [2_516_582, '2.4 MB'],
])('shows %i bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

test.each([
  [1, 'You can try again in 1 second'],
  [30, 'You can try again in 30 seconds'],
  [90, 'You can try again in 90 seconds'],
  [91, 'You can try again in 2 minutes'],
  [121, 'You can try again in 3 minutes'],
])('shows a wait of %i seconds as “%s”', (seconds, words) => {
  expect(sendIn(seconds)).toBe(words);
});

test.each([
  ['vendor-info', 'pharmacy', 'Vendor information', 'Owner and location details'],
  ['kyc-documents', 'labs', 'KYC & business details', 'Legal and financial verification'],
  ['documents', 'pharmacy', 'Pharmacy documents', 'Upload proofs'],
  ['documents', 'supplements', 'Store documents', 'Upload proofs'],
  ['documents', 'labs', 'Lab documents', 'Upload proofs'],
  ['contract', 'supplements', 'Partner contract', 'Accept terms'],
] as const)(
  'the step %s of %s has the title “%s” and the subtitle “%s”',
  (step, category, title, subtitle) => {
    expect(stepHeading(step, category)).toEqual({ title, subtitle });
  },
);

test('names the application’s own category on the page of another category', () => {
  expect(wrongCategoryMessage('supplements')).toEqual({
    title: 'Wrong Registration Page',
    description: 'This application is for supplements. Redirecting...',
  });
});

test.each([
  [{ openTime: '09:00', closeTime: '22:00' }, '09:00 to 22:00'],
  [{ openTime: '00:00', closeTime: '23:59' }, 'Open 24 hours'],
  [{ openTime: '18:00', closeTime: '02:00' }, '18:00 to 02:00 (next day)'],
])('the hours %o read “%s”', (times, words) => {
  expect(timesMessage(times)).toBe(words);
});

test.each([
  [[], 'No open days'],
  [[0, 1, 2, 3, 4, 5, 6], 'Every day'],
  [[1, 2, 3, 4, 5, 6], 'Monday to Saturday'],
  [[5, 1, 3], 'Monday, Wednesday, Friday'],
  [[0, 6], 'Sunday, Saturday'],
])('the days %j read “%s”', (days, words) => {
  expect(daysMessage(days)).toBe(words);
});

test.each([
  [{ type: 'none' } as const, null],
  [{ type: 'bank', bank: 'A Bank' } as const, 'A Bank'],
  [{ type: 'branch', bank: 'A Bank', branch: 'Pune' } as const, 'A Bank, branch Pune'],
  [
    { type: 'branch-of-other', bank: 'A Bank', branch: 'Pune', lender: 'B Bank' } as const,
    'A Bank, through B Bank',
  ],
  [{ type: 'unknown' } as const, 'We don’t know this branch. Please check the IFSC on your cheque.'],
])('the IFSC note %o reads “%s”', (note, words) => {
  expect(ifscMessage(note)).toBe(words);
});

test.each([
  ['sendOtp', 'Failed'],
  ['login', 'Invalid code'],
  ['onboardingSendOtp', 'Failed to send OTP'],
  ['createVendor', 'Verification failed'],
  ['kyc', 'Failed to save KYC info'],
  ['documents', 'Failed to upload documents'],
  ['contract', 'Failed to submit contract'],
] as const)('a failed call of %s has the title “%s”', (place, title) => {
  const failure = { code: 'unavailable', serverMessage: null };
  expect(failureToast(place, 'application', failure)).toEqual({
    title,
    description: 'Our service is temporarily unavailable. Please try again later.',
  });
  expect(failureToast(place, 'createVendor', { ...failure, code: 'no-vendor-id' })).toEqual({
    title: 'Error',
    description: 'Vendor ID not found',
  });
});
