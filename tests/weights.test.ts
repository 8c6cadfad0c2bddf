import { expect, test } from 'vitest';
import { growthOf, partsOfLoad } from './weights.ts';

test('the files of a load are named without their hashes', () => {
  const parts = [
    { name: '_astro/react.AbC-d_1f.js', bytes: 40 },
    { name: '_astro/later.AAAAAAAA.js', bytes: 5 },
    { name: 'inline script', bytes: 2 },
    { name: 'inline script', bytes: 3 },
  ];
  expect(partsOfLoad(parts)).toEqual({ '_astro/react.js': 40, '_astro/later.js': 5, 'inline script': 5 });
});

test('growth lists what grew most first, also new and removed parts', () => {
  const before = { head: 100, styles: 200, pictures: 30, gone: 7 };
  expect(growthOf({ head: 100, styles: 201, pictures: 50, added: 9 }, before)).toEqual([
    '+20 to 50 pictures',
    '+9 to 9 added',
    '+1 to 201 styles',
    '100 head',
    '-7 to 0 gone',
  ]);
});

test('without a recording the parts are listed as they are', () => {
  expect(growthOf({ head: 100 }, undefined)).toEqual(['100 head']);
});
