import { describe, expect, it } from 'vitest';
import { otpDigits, pastedOtp, secondsUntil } from '#lib/domain/session/otp.ts';
import { otpCode } from '#sandbox/otp.ts';
import { objections } from './helpers.ts';

describe('the one-time code', () => {
  it.each(['123456', '000000', ' 123456 '])('accepts %j', (code) => {
    expect(otpCode.safeParse(code).success).toBe(true);
  });
  it.each(['', '12345', '1234567', '12345a', '123 456', '١٢٣٤٥٦', null, 123456])('refuses %j', (code) => {
    expect(objections(otpCode, code)).toEqual({ '': 'Please enter a valid 6-digit OTP.' });
  });
  it.each([
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['Your code is 001234.', '001234'],
    ['12345678', '123456'],
    ['abc', ''],
    ['', ''],
  ])('reads the digits of %j as %j', (typed, digits) => {
    expect(otpDigits(typed)).toBe(digits);
  });
  it.each([
    ['Your code is 123456. It is valid for 10 minutes.\n\n@vendors.example #123456', '123456'],
    ['10 minutes are left. Code: 482913', '482913'],
    ['PIN 560001, code 482913\n@vendors.example #482913', '482913'],
    ['Call 18001234567. The code is ४८२९१३', '482913'],
    ['482 913', '482913'],
    ['Code 12 34 56', '123456'],
    ['1234567', '123456'],
    ['', ''],
  ])('finds the code in the pasted text %j: %j', (text, code) => {
    expect(pastedOtp(text)).toBe(code);
  });
});

describe('the resend countdown', () => {
  it.each([
    [30_000, 0, 30],
    [30_000, 1, 30],
    [30_000, 29_001, 1],
    [30_000, 30_000, 0],
    // The tab slept past the deadline.
    [30_000, 900_000, 0],
  ])('to the deadline %d from %d is %d s', (deadline, now, seconds) => {
    expect(secondsUntil(deadline, now)).toBe(seconds);
  });
});
