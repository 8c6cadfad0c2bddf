import { describe, expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { filesIn, textOf } from './sources.ts';

/** The example brand in a text: its name, its site, and the keys of what a browser stores. */
const example = /\bNuskha\b|नुस्ख़ा|\bnuskha(?:\.|['"`])/;

const linesWith = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

/** A line that is only a comment. */
const comment = /:\d+: (?:\/\*|\*|\/\/|<!--)/;

describe('A fork with another name', () => {
  test('changes src/site and no other source of the product', () => {
    const sources = filesIn(['src', 'sandbox', 'build', 'scripts'], /\.(?:ts|tsx|mjs|astro|css)$/);
    const others = sources.filter((file) => !file.startsWith('src/site/'));
    expect(others.length).toBeGreaterThan(500);
    expect(linesWith(others, example).filter((line) => !comment.test(line))).toEqual([]);
  });

  test('passes the unit tests, because they write no name and no stored key of the example', () => {
    const tests = filesIn(['tests'], /\.tsx?$/).filter(
      (file) => !file.startsWith('tests/screens/') && file !== 'tests/fork.test.ts',
    );
    // A test of the built site removes the drawn name from texts that it compares.
    const drawn = /^tests\/dist\.test\.ts:\d+: text\.replaceAll\('नुस्ख़ा'/;
    expect(linesWith(tests, example).filter((line) => !drawn.test(line))).toEqual([]);
  });

  test('may choose any prefix that is good for a key and for the name of a policy', () => {
    expect(brand.storagePrefix).toMatch(/^[a-zA-Z0-9-]+$/);
  });
});
