import { expect, test } from 'vitest';
import { kycDetails } from '#islands/slip/kycDetails.ts';

const masked = (panNumber: string) => kycDetails({ panNumber }, ['panNumber'])[0]?.masked;

test.each([
  ['ABCPE1234F', '••••••234F'],
  ['ABCPE 1234 F', '••••••234F'],
  ['ABCP-E1234-F', '••••••234F'],
])('a PAN that came as %s is shown by its last four characters', (pan, shown) => {
  expect(masked(pan)).toBe(shown);
});

test.each(['XXXXXX234F', 'XXXX XX23 4F', '******234F', '••••••234F', '234F', ''])(
  'of %j nothing is left to hide',
  (pan) => {
    expect(masked(pan)).toBeNull();
  },
);
