import { describe, expect, it } from 'vitest';
import { readNumber, readText, readTexts } from '#lib/domain/reply/parse.ts';

describe('a text of a reply', () => {
  it.each([
    null,
    undefined,
    '',
    ' ',
    'undefined',
    'null',
    'NULL',
    ' null ',
    'NaN',
    'N/A',
    'n/a',
    'Invalid Date',
    'a [object Object]',
    '-Infinity',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    {},
    ['x'],
  ])('is missing in %j', (value) => {
    expect(readText(value)).toBeNull();
  });

  it.each([
    [' Null ', 'Null'],
    ['Nulla', 'Nulla'],
    ['Block N/A', 'Block N/A'],
    [' a ', 'a'],
    [7, '7'],
    [0, '0'],
    ['0012', '0012'],
  ])('in %j is %j', (value, text) => {
    expect(readText(value)).toBe(text);
  });

  it('is left out of a list if it is missing', () => {
    expect(readTexts(['gst', '', null, 'undefined', {}, 5])).toEqual(['gst', '5']);
    expect(readTexts('gst')).toEqual([]);
  });
});

it.each([
  [0, 0],
  ['0', 0],
  [' 12.5 ', 12.5],
  ['', null],
  ['  ', null],
  ['12px', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['Infinity', null],
  [true, null],
  [null, null],
  [[], null],
])('contains the number in %j as %j', (value, number) => {
  expect(readNumber(value)).toBe(number);
});
