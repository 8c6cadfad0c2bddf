import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { countries, countryOf, defaultCountryCode, splitPhone } from '#lib/domain/session/countries.ts';
import {
  displayPhone,
  internationalPhone,
  localPhone,
  vendorPhonePattern,
} from '#lib/domain/session/phone.ts';

describe('the phone number in requests', () => {
  it.each([
    ['+91', '9876543210', '+919876543210'],
    ['+91', ' 98765 43210 ', '+919876543210'],
    ['+91', '98765-43210', '+919876543210'],
    ['+91', '+91 98765 43210', '+919876543210'],
    ['+91', '+91-9876543210', '+919876543210'],
    ['+91', '919876543210', '+919876543210'],
    ['+91', '09876543210', '+919876543210'],
    ['+91', '+91 098765 43210', '+919876543210'],
    ['+91', '0091 98765 43210', '+919876543210'],
    // Ten digits that start with 91 are a number without a dial code.
    ['+91', '9198765432', '+919198765432'],
    ['+91', '919198765432', '+919198765432'],
    // Eleven digits that do not start with 91 are a number with one digit too many.
    ['+91', '98765432101', '+9198765432101'],
    ['+91', '+91 0098765 43210', '+919876543210'],
    ['+1', '(415) 555-0132', '+14155550132'],
    ['+1', '+1 415 555 0132', '+14155550132'],
    ['+44', '07700 900123', '+447700900123'],
    ['+44', '0044 7700 900123', '+447700900123'],
    ['+971', '050 123 4567', '+971501234567'],
    ['+65', '8123 4567', '+6581234567'],
    // A typed dial code is kept.
    ['+91', ' +44 7700 900123', '+447700900123'],
  ])('%s and %j make %s', (dialCode, typed, sent) => {
    expect(internationalPhone(dialCode, typed)).toBe(sent);
  });

  it('does not change when it is normalised again', () => {
    const number = fc
      .tuple(fc.constantFrom(...'6789'), fc.stringMatching(/^\d{9}$/))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(number, fc.constantFrom('', '+91', '+91 ', '+91-', '0', '91', '0091'), (digits, prefix) => {
        const sent = internationalPhone('+91', prefix + digits);
        expect(sent).toBe(`+91${digits}`);
        expect(internationalPhone('+91', sent)).toBe(sent);
        expect(sent).toMatch(vendorPhonePattern);
        expect(localPhone(sent)).toBe(digits);
      }),
    );
  });
});

it.each([
  // Non-breaking spaces separate its groups.
  ['+919876543210', '+91\u00a098765\u00a043210'],
  ['+14155550132', '+14155550132'],
  ['9876543210', '9876543210'],
  ['+9198765432101', '+9198765432101'],
  ['tel:+919876543210', 'tel:+919876543210'],
  ['', ''],
])('shows %s as %s', (phone, shown) => {
  expect(displayPhone(phone)).toBe(shown);
});

it.each([
  ['+919876543210', '9876543210'],
  ['+91 9876543210', '9876543210'],
  ['+91-9876543210', '9876543210'],
  ['9876543210', '9876543210'],
  ['+14155550132', '+14155550132'],
  ['+44+919876543210', '+44+919876543210'],
])('keeps of %s the local number %s', (phone, local) => {
  expect(localPhone(phone)).toBe(local);
});

describe('an Indian mobile number', () => {
  it.each(['9876543210', '6000000000', '+919876543210', '+91 9876543210', '+91-9876543210'])(
    'may be %s',
    (phone) => expect(phone).toMatch(vendorPhonePattern),
  );

  it.each([
    ...['5876543210', '987654321', '98765432101', '19876543210', '919876543210'],
    ...['+91  9876543210', '+449876543210', 'x9876543210', '9876543210x', '98765-43210', ''],
  ])('is not %j', (phone) => expect(phone).not.toMatch(vendorPhonePattern));
});

describe('the country list', () => {
  it('contains exactly the sixteen specified countries, India first', () => {
    expect(countries.map(({ code, name, flag, dialCode }) => [code, name, flag, dialCode])).toEqual([
      ['IN', 'India', '🇮🇳', '+91'],
      ['US', 'United States', '🇺🇸', '+1'],
      ['GB', 'United Kingdom', '🇬🇧', '+44'],
      ['CA', 'Canada', '🇨🇦', '+1'],
      ['AU', 'Australia', '🇦🇺', '+61'],
      ['AE', 'United Arab Emirates', '🇦🇪', '+971'],
      ['SA', 'Saudi Arabia', '🇸🇦', '+966'],
      ['SG', 'Singapore', '🇸🇬', '+65'],
      ['MY', 'Malaysia', '🇲🇾', '+60'],
      ['TH', 'Thailand', '🇹🇭', '+66'],
      ['PH', 'Philippines', '🇵🇭', '+63'],
      ['ID', 'Indonesia', '🇮🇩', '+62'],
      ['BD', 'Bangladesh', '🇧🇩', '+880'],
      ['PK', 'Pakistan', '🇵🇰', '+92'],
      ['LK', 'Sri Lanka', '🇱🇰', '+94'],
      ['NP', 'Nepal', '🇳🇵', '+977'],
    ]);
  });

  it('has country codes as keys, because the US and Canada share +1', () => {
    expect(new Set(countries.map(({ code }) => code)).size).toBe(16);
    expect([countryOf('US').name, countryOf('CA').name]).toEqual(['United States', 'Canada']);
  });

  it.each([
    ['+919876543210', 'IN', '9876543210'],
    ['+91 98765 43210', 'IN', '98765 43210'],
    ['+14155550132', 'US', '4155550132'],
    ['+971501234567', 'AE', '501234567'],
    ['+9779812345678', 'NP', '9812345678'],
    ['+33123456789', 'IN', '+33123456789'],
    ['9876543210', 'IN', '9876543210'],
  ])('splits %s into %s and %s', (phone, code, number) => {
    const parts = splitPhone(phone);
    expect([parts.country.code, parts.number]).toEqual([code, number]);
  });

  it('falls back to India', () => {
    expect(defaultCountryCode).toBe('IN');
    expect(countryOf('XX').dialCode).toBe('+91');
    expect(countryOf('').dialCode).toBe('+91');
  });
});
