import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from './sources.ts';

const longest = 80;

/** The first text of `test('…')`, `describe('…')` and of a table's `test.each([…])('…')`. */
const title = /(?:\b(?:test|describe)(?:\.\w+)?|[\])])\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;

test('no title of a test is longer than 80 characters', () => {
  const titles = filesIn(['tests', 'e2e'], /\.(?:test|e2e)\.tsx?$/).flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(title), ([, , text = '']) => ({ path, text })),
  );
  expect(titles.length).toBeGreaterThan(1000);
  const written = (text: string): string => text.replace(/ @desktop$/, '').replaceAll(/\$\{[^}]*\}/g, '…');
  expect(titles.filter(({ text }) => written(text).length > longest)).toEqual([]);
});
