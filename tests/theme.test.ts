import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mark } from '#lib/brand.ts';
import { mapStyles } from '../build/pictures/mapStyle.ts';
import { themeColour } from '../src/components/themeColours.ts';
import { GET as favicon } from '../src/pages/favicon.svg.ts';
import { root } from './sources.ts';

const css = readFileSync(path.join(root, 'src/site/theme.css'), 'utf8');

/** The schemes by name, with their colours as `#rrggbb`. */
const schemes = [...css.matchAll(/@plugin "daisyui\/theme" \{([^}]*)\}/g)].map(([, body = '']) => ({
  body,
  name: /name: '(\w+)'/.exec(body)?.[1] ?? '',
  colours: new Map(
    [...body.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, key = '', hex = '']) => [key, hex]),
  ),
}));

/** Returns the relative luminance (WCAG 2.2) of `#rrggbb`, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast (WCAG 2.2) of two colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

test('there is a light scheme, and a dark one for visitors who prefer it', () => {
  expect(schemes.map(({ name }) => name)).toEqual(['paper', 'ink']);
  const [light = '', dark = ''] = schemes.map(({ body }) => body);
  expect(light).toMatch(/^ {2}default: true;$/m);
  expect(light).toMatch(/^ {2}color-scheme: light;$/m);
  expect(dark).toMatch(/^ {2}prefersdark: true;$/m);
  expect(dark).toMatch(/^ {2}color-scheme: dark;$/m);
  const missing = [...(schemes[0]?.colours.keys() ?? [])].filter((key) => !schemes[1]?.colours.has(key));
  expect(missing, 'the dark scheme lacks').toEqual([]);
});

test('markup outside the style sheet reads the colours of both schemes', () => {
  const [light, dark] = themeColour('base-200');
  expect([light, dark]).toEqual(schemes.map(({ colours }) => colours.get('base-200')));
  expect(() => themeColour('nothing')).toThrow('has no colour nothing');
});

test('the icon of the tab is the logo in the main colour', async () => {
  const icon = await favicon().text();
  expect(icon).toContain(`fill="${schemes[0]?.colours.get('primary')}" d="${mark.shape}"`);
  expect(icon).toContain(`d="${mark.line}"`);
});

describe.each(schemes)('$name', ({ colours }) => {
  const of = (name: string) => colours.get(name) ?? expect.fail(`${name} is no colour of the scheme`);

  test('a card stands out from the ground, and its edge from both', () => {
    expect(contrast(of('base-100'), of('base-200'))).toBeGreaterThanOrEqual(1.2);
    for (const ground of ['base-100', 'base-200'])
      expect(contrast(of('base-300'), of(ground))).toBeGreaterThanOrEqual(1.2);
  });

  test('text has AAA contrast on card and ground', () => {
    for (const ground of ['base-100', 'base-200'])
      expect(contrast(of('base-content'), of(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(['primary', 'accent', 'secondary', 'info', 'success', 'warning', 'error', 'neutral'])(
    'text on %s has AA contrast',
    (name) => expect(contrast(of(`${name}-content`), of(name))).toBeGreaterThanOrEqual(4.5),
  );

  test.each(['primary', 'pen', 'info', 'success', 'warning', 'error'])(
    '%s text on a card has AA contrast',
    (name) => expect(contrast(of(name), of('base-100'))).toBeGreaterThanOrEqual(4.5),
  );

  test.each(['primary', 'pen', 'info', 'success', 'warning', 'error'])(
    '%s text on the ground has AA contrast',
    (name) => expect(contrast(of(name), of('base-200'))).toBeGreaterThanOrEqual(4.5),
  );

  test('a focus ring has 3:1 contrast on card and ground, by its line or its edge', () => {
    for (const ground of ['base-100', 'base-200']) {
      const best = Math.max(contrast(of('accent'), of(ground)), contrast(of('base-content'), of(ground)));
      expect(best).toBeGreaterThanOrEqual(3);
    }
  });
});

test.each(mapStyles(css).map(({ file, text }) => [file, text]))(
  'the names of places on %s have AA contrast with their edge and with the land',
  (_, text) => {
    const { layers } = JSON.parse(text) as { layers: { id: string; paint: Record<string, string> }[] };
    const land = layers.find(({ id }) => id === 'land')?.paint['fill-color'] ?? '';
    const names = layers.filter(({ id }) => id.startsWith('place-name'));
    expect(names).toHaveLength(3);
    for (const { paint } of names)
      for (const ground of [paint['text-halo-color'] ?? '', land])
        expect(contrast(paint['text-color'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
  },
);
