import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './sources.ts';

const css = readFileSync(path.join(root, 'src/styles/theme.css'), 'utf8');

/** The schemes by name, each with its colours as `#rrggbb`. */
const schemes = [...css.matchAll(/@plugin "daisyui\/theme" \{([^}]*)\}/g)].map(([, body = '']) => ({
  name: /name: '(\w+)'/.exec(body)?.[1] ?? '',
  colours: new Map(
    [...body.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, key = '', hex = '']) => [key, hex]),
  ),
}));

/** Relative luminance (WCAG 2.2) of `#rrggbb`, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast (WCAG 2.2) of two colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

test('there is a light and a dark scheme', () => {
  expect(schemes.map(({ name }) => name)).toEqual(['paper', 'ink']);
});

describe.each(schemes)('$name', ({ colours }) => {
  const of = (name: string) => colours.get(name) ?? expect.fail(`${name} is no colour of the scheme`);

  test('a card is seen on the ground, and its edge on both', () => {
    expect(contrast(of('base-100'), of('base-200'))).toBeGreaterThanOrEqual(1.2);
    for (const ground of ['base-100', 'base-200'])
      expect(contrast(of('base-300'), of(ground))).toBeGreaterThanOrEqual(1.2);
  });

  test('text is read easily on card and ground (AAA)', () => {
    for (const ground of ['base-100', 'base-200'])
      expect(contrast(of('base-content'), of(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(['primary', 'accent', 'secondary', 'info', 'success', 'warning', 'error', 'neutral'])(
    'words are read on %s (AA)',
    (name) => expect(contrast(of(`${name}-content`), of(name))).toBeGreaterThanOrEqual(4.5),
  );

  test.each(['primary', 'pen', 'info', 'success', 'warning', 'error'])(
    'words in %s are read on a card (AA)',
    (name) => expect(contrast(of(name), of('base-100'))).toBeGreaterThanOrEqual(4.5),
  );
});
