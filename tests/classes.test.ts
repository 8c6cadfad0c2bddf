import { expect, test } from 'vitest';
import { classesInMarkup, classesInStyles } from './classes.ts';

test('reads selected classes with their escapes', () => {
  const css = '.btn:hover,.md\\:w-1\\/2{color:red}@media (width>=40rem){.a .\\32xl{margin:.5rem}}';
  expect([...classesInStyles([css])]).toEqual(expect.arrayContaining(['btn', 'md:w-1/2', 'a', '2xl']));
});

test('reads class literals anywhere in a className, except in comparisons', () => {
  const markup =
    "<p className=\"a b\"><i className={x === 'no' ? 'c' : cx('d', y && 'e')} title=\"no\" /></p>";
  expect(classesInMarkup(markup)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('reads whole names in a template and skips fragments', () => {
  expect(classesInMarkup("<p className={`a ${on ? 'b' : ''} c alert-${kind} d`} />")).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});
