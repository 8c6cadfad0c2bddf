import { describe, expect, test } from 'vitest';
import { ApiError, codeOfStatus } from '#lib/api/errors.ts';
import { errorMessage, type ErrorPlace } from '#lib/messages/errorMessage.ts';

/** Returns the words at a place for a status, with or without words of the server. */
const said = (place: ErrorPlace, status: number, serverMessage: string | null): string =>
  errorMessage(place, new ApiError(codeOfStatus(status), { status, serverMessage }));

describe('A code that could not be sent or verified', () => {
  test.each([
    ['sendOtp', 'Failed to send OTP. Please try again.'],
    ['sendOtpOnPage', 'Unable to send OTP. Please try again.'],
    ['login', 'Please check your OTP and try again.'],
    ['loginOnPage', 'Unable to verify OTP. Please try again.'],
    ['createVendor', 'Please check your OTP and try again.'],
  ] as const)('shows the server’s words, or at %s: %s', (place, fallback) => {
    for (const status of [422, 418, 409]) {
      expect(said(place, status, 'Said by the server.')).toBe('Said by the server.');
      expect(said(place, status, null)).toBe(fallback);
    }
  });

  test.each([
    ['sendOtp', 400, 'Please enter a valid phone number.'],
    ['sendOtpOnPage', 429, 'Too many requests. Please wait a moment before trying again.'],
    ['login', 400, 'Please enter a valid 6-digit OTP.'],
    ['loginOnPage', 404, 'OTP has expired. Please request a new one.'],
    ['createVendor', 429, 'Too many attempts. Please wait a moment before trying again.'],
    ['createVendor', 503, 'Our service is temporarily unavailable. Please try again later.'],
  ] as const)('shows own words at %s for %i, whatever the server says', (place, status, words) => {
    expect(said(place, status, 'Said by the server.')).toBe(words);
  });
});

describe('A failed call', () => {
  const offline = 'Please check your internet connection and try again.';
  const unavailable = 'Our service is temporarily unavailable. Please try again later.';
  const anything = 'Something went wrong. Please try again.';
  const places = ['sendOtp', 'sendOtpOnPage', 'login', 'loginOnPage', 'application', 'createVendor'] as const;
  test.each([
    ['network', offline],
    ['timeout', offline],
    ['unavailable', unavailable],
    ['malformed', anything],
  ] as const)('(%s) shows the same words at every place', (code, words) => {
    for (const place of places) expect(errorMessage(place, new ApiError(code)), place).toBe(words);
  });

  test('shows own words for too many requests, whatever the server says', () => {
    expect(said('application', 429, 'Said by the server.')).toBe(
      'Too many requests. Please wait a moment before trying again.',
    );
  });
});
