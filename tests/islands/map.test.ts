import { describe, expect, test } from 'vitest';
import { withoutBorders } from '#islands/onboarding/map/borders.ts';
import { isCostlyConnection } from '#islands/onboarding/map/connection.ts';
import { creditParts } from '#islands/onboarding/map/credits.ts';
import { gridLines, gridStep } from '#islands/onboarding/map/grid.ts';
import { namedPoints, nearestPlace } from '#islands/onboarding/map/nearest.ts';
import { mapStyles } from '../../build/pictures/mapStyle.ts';
import { textOf } from '../sources.ts';

describe('the map waits to be asked for', () => {
  test.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '4g', saveData: false }, false],
    [{}, false],
    [undefined, false],
  ])('on %j: %j', (connection, waits) => {
    expect(isCostlyConnection(connection)).toBe(waits);
  });
});

describe('the grid', () => {
  test('keeps its lines far enough apart and few at every zoom', () => {
    for (let zoom = 2; zoom <= 19; zoom += 0.5) {
      const degreesAcross = (1300 * 360) / (512 * 2 ** zoom);
      const half = Math.min(80, degreesAcross / 2);
      const { features } = gridLines([77 - half, 20 - half / 3, 77 + half, 20 + half / 3], zoom);
      expect(features.length).toBeGreaterThan(4);
      expect(features.length).toBeLessThan(90);
      expect(gridStep(zoom)).toBeGreaterThan(0);
    }
  });

  test('stands still while the map is moved', () => {
    const longitudes = (west: number): number[] =>
      gridLines([west, 28, west + 0.02, 28.01], 15).features.map(
        ({ geometry }) => geometry.coordinates[0]?.[0] ?? 0,
      );
    const shared = longitudes(77).filter((lng) => lng > 77 && lng < 77.02);
    expect(longitudes(77.001)).toEqual(expect.arrayContaining(shared.filter((lng) => lng > 77.001)));
  });
});

describe('the nearest known places', () => {
  const point = (n: unknown, coordinates: number[]) => ({
    type: 'Feature' as const,
    properties: { n },
    geometry: { type: 'Point' as const, coordinates },
  });
  const points = namedPoints({
    type: 'FeatureCollection',
    features: [
      point('Far', [80, 20]),
      point('Near', [77.01, 28]),
      point('Here', [77, 28]),
      point(4, [77, 28]),
    ],
  });

  test('name a point by the nearest of them', () => {
    expect(nearestPlace(points, { lat: 28, lng: 77.002 })).toBe('Here');
    expect(nearestPlace(points, { lat: 28, lng: 77.009 })).toBe('Near');
  });

  test('do not name a point that is far from all of them', () => {
    expect(nearestPlace(points, { lat: 24, lng: 77 })).toBeNull();
    expect(nearestPlace([], { lat: 28, lng: 77 })).toBeNull();
  });
});

test('the map shows no words of the library, only those of the word files', () => {
  const view = textOf('src/islands/onboarding/map/mapView.ts');
  const library = textOf('node_modules/maplibre-gl/src/ui/default_locale.ts');
  const keys = [...library.matchAll(/'(\w+)\.(\w+)':/g)].map(([, part = '', word = '']) => ({ part, word }));
  expect(keys.length).toBeGreaterThan(20);
  const isUsed = ({ part }: { part: string }): boolean =>
    new RegExp(`\\b${part}\\b(?!\\.)`).test(view) || ['Map', 'CooperativeGesturesHandler'].includes(part);
  const left = keys
    .filter(isUsed)
    .filter(({ part, word }) => !view.includes(`'${part}.${word}': drawnMapWords.`));
  // Units are the same in all languages. The pin names itself, and north stays up.
  const aside = /^(?:ScaleControl\.|Marker\.Title$|NavigationControl\.ResetBearing$)/;
  expect(left.map(({ part, word }) => `${part}.${word}`).filter((key) => !aside.test(key))).toEqual([]);
});

test('political borders are taken out of a style, and nothing else', () => {
  const roads = { id: 'roads', type: 'line', source: 'a', 'source-layer': 'transportation' } as const;
  const ground = { id: 'ground', type: 'background' } as const;
  const borders = { id: 'borders', type: 'line', source: 'a', 'source-layer': 'boundary' } as const;
  const style = { version: 8 as const, sources: {}, layers: [ground, borders, roads] };
  expect(withoutBorders(style)).toEqual({ ...style, layers: [ground, roads] });
});

test('the bundled styles follow the colours of the theme, and the base of the site', () => {
  const theme = textOf('src/site/theme.css');
  const plain = (text: string): string => text.replace(/#[\da-f]{6}/g, '#');
  for (const [index, { file, text }] of mapStyles(theme).entries()) {
    const [ground] = [...theme.matchAll(/--color-base-200: (#[\da-f]{6})/g)].slice(index);
    expect(text).toContain(`"paint":{"fill-color":"${ground?.[1]}"}`);
    // The file for development may have the colours of another brand.
    expect(plain(textOf(`public/${file}`)), file).toBe(plain(text));
  }
  for (const { text } of mapStyles(theme, '/partners'))
    expect(text.match(/"data":"[^"]+"/g)).toEqual([
      '"data":"/partners/map/land.geojson"',
      '"data":"/partners/map/places.geojson"',
    ]);
});

describe('the credits of the map', () => {
  test('are the texts and the links of an attribution', () => {
    const html =
      '<a href="https://www.openmaptiles.org/?a=1&amp;b=2" target="_blank">&copy; OpenMapTiles</a> Data from ' +
      "<a class='x' href='https://www.openstreetmap.org/copyright'><b>OpenStreetMap</b> &#169;</a><br>&co";
    expect(creditParts(html)).toEqual([
      { text: '© OpenMapTiles', href: 'https://www.openmaptiles.org/?a=1&b=2' },
      { text: ' Data from ', href: null },
      { text: 'OpenStreetMap ©', href: 'https://www.openstreetmap.org/copyright' },
      { text: '&co', href: null },
    ]);
    expect(creditParts('Streets')).toEqual([{ text: 'Streets', href: null }]);
  });

  test('link to the web alone', () => {
    expect(creditParts('<a href="java&#115;cript:go()">A</a>')).toEqual([{ text: 'A', href: null }]);
  });
});
