import { describe, expect, it } from 'vitest';
import {
  gstinCheckCharacter,
  gstinPattern,
  gstinWarnings,
  isGstStateCode,
  panOfGstin,
} from '#lib/domain/gst/gstin.ts';

/** GSTINs that large companies publish on their invoices and websites. */
const published = [
  ['27AAACR5055K1Z7', 'Reliance Industries, Maharashtra'],
  ['27AAACR4849R1ZL', 'Tata Consultancy Services, Maharashtra'],
  ['29AAACI4798L1ZU', 'Infosys, Karnataka'],
  ['29AAACI4798L2ZT', 'Infosys, Karnataka, second registration'],
  ['29AAACI4798L4ZR', 'Infosys, Karnataka, fourth registration'],
  ['27AAACI4798L2ZX', 'Infosys, Maharashtra'],
  ['29AAACW0387R1ZJ', 'Wipro, Karnataka'],
  ['27AAACH2702H1Z0', 'HDFC Bank, Maharashtra'],
  ['29AAACH2702H1ZW', 'HDFC Bank, Karnataka'],
  ['33AAACH2702H1Z7', 'HDFC Bank, Tamil Nadu'],
  ['27AAACS8577K2ZO', 'State Bank of India, Maharashtra'],
  ['29AACCF0683K1ZD', 'Flipkart, Karnataka'],
  ['29AAICA3918J1ZE', 'Amazon Seller Services, Karnataka'],
  ['27AAICA3918J1ZI', 'Amazon Seller Services, Maharashtra'],
  ['06AAICA3918J1ZM', 'Amazon Seller Services, Haryana'],
  ['07AAICA3918J1ZK', 'Amazon Seller Services, Delhi'],
  ['06AACCG0527D1Z8', 'Google India, Haryana'],
  ['29AAFCB7707D1ZQ', 'Bundl Technologies (Swiggy), Karnataka'],
  ['06AAACM0829Q1Z8', 'Maruti Suzuki, Haryana'],
  ['07AAACB2894G1ZP', 'Bharti Airtel, Delhi'],
  ['06AAACB2894G1ZR', 'Bharti Airtel, Haryana'],
  ['29AAACB2894G1ZJ', 'Bharti Airtel, Karnataka'],
  ['27AAACB2894G1ZN', 'Bharti Airtel, Maharashtra'],
  ['33AAACB2894G1ZU', 'Bharti Airtel, Tamil Nadu'],
  ['36AAACB2894G1ZO', 'Bharti Airtel, Telangana'],
  ['19AAACI5950L1Z7', 'ITC, West Bengal'],
  ['27AAACT2727Q1ZW', 'Tata Motors, Maharashtra'],
  ['20AAACT2803M2ZO', 'Tata Steel, Jharkhand'],
  ['27AAACM3025E1ZZ', 'Mahindra & Mahindra, Maharashtra'],
  ['27AADCB2923M1ZL', 'Bajaj Auto, Maharashtra'],
] as const;

/** Checks a GSTIN in another way: Luhn mod 36 over all fifteen characters, from the right. */
function passesLuhn36(gstin: string): boolean {
  const values = [...gstin].toReversed().map((character) => Number.parseInt(character, 36));
  const sum = values.reduce((total, value, fromRight) => {
    const digits = (fromRight % 2 === 1 ? value * 2 : value).toString(36).padStart(2, '0');
    return total + Number.parseInt(digits.charAt(0), 36) + Number.parseInt(digits.charAt(1), 36);
  }, 0);
  return sum % 36 === 0;
}

describe('GSTIN', () => {
  it.each(published)('agrees with %s of %s', (gstin) => {
    expect(gstin).toMatch(gstinPattern);
    expect(passesLuhn36(gstin)).toBe(true);
    expect(gstinCheckCharacter(gstin.slice(0, 14))).toBe(gstin.charAt(14));
    expect(gstinWarnings(gstin, gstin.slice(2, 12))).toEqual([]);
  });

  it('agrees with the independent check for every change of one leading digit', () => {
    const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    for (const [gstin] of published) {
      for (const last of characters) {
        for (const entity of characters) {
          const changed = `${gstin.slice(0, 12)}${entity}${gstin.charAt(13)}${last}`;
          expect(gstinCheckCharacter(changed.slice(0, 14)) === last).toBe(passesLuhn36(changed));
        }
      }
    }
  });

  it('detects any single mistyped character', () => {
    for (const [gstin] of published) {
      for (let at = 2; at < 14; at++) {
        const other = /\d/.test(gstin.charAt(at))
          ? gstin.charAt(at) === '1'
            ? '2'
            : '1'
          : gstin.charAt(at) === 'A'
            ? 'B'
            : 'A';
        const mistyped = gstin.slice(0, at) + other + gstin.slice(at + 1);
        expect(passesLuhn36(mistyped)).toBe(false);
        expect(gstinWarnings(mistyped)).toContain('gstin-check-character');
      }
    }
  });

  it('warns about the sample numbers that many websites print', () => {
    expect(gstinWarnings('22AAAAA0000A1Z5')).toEqual(['gstin-check-character']);
  });

  it('reports each warning once, in a fixed order', () => {
    expect(gstinWarnings('45AAACR5055K1Z0', 'AAACI4798L')).toEqual([
      'gstin-state',
      'gstin-pan-differs',
      'gstin-check-character',
    ]);
  });

  it('reports nothing for an incomplete GSTIN', () => {
    expect(gstinWarnings('')).toEqual([]);
    expect(gstinWarnings('27AAACR5055K1Z')).toEqual([]);
  });

  it('knows the state codes 01 to 38, 97 and 99', () => {
    const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
    const known = all.filter(isGstStateCode);
    expect(known).toEqual([...all.slice(1, 39), '97', '99']);
  });
});

it('is refused with extra characters before or after it', () => {
  expect(gstinPattern.test('27AAACR5055K1Z7')).toBe(true);
  expect(gstinPattern.test('127AAACR5055K1Z7')).toBe(false);
  expect(gstinPattern.test('27AAACR5055K1Z77')).toBe(false);
});

describe('The PAN in a GSTIN', () => {
  it('is read from a complete one, in any case and with spaces around it', () => {
    expect(panOfGstin('27AAACR5055K1Z7')).toBe('AAACR5055K');
    expect(panOfGstin(' 27aaacr5055k1z7 ')).toBe('AAACR5055K');
  });

  it('is unknown for an incomplete one', () => {
    expect(panOfGstin('27AAACR5055K1Z')).toBeNull();
  });
});
