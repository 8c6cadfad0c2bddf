import { describe, expect, test } from 'vitest';
import { isCostlyConnection } from '#islands/onboarding/map/connection.ts';
import { gridLines, gridStep } from '#islands/onboarding/map/grid.ts';
import { namedPoints, nearestPlaces } from '#islands/onboarding/map/nearest.ts';
import { distanceWords } from '#lib/copy/map.ts';

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

  test('are told nearest first, and what is far away is not', () => {
    expect(nearestPlaces(points, { lat: 28, lng: 77 })).toMatchObject([
      { name: 'Here', km: 0 },
      { name: 'Near', direction: 'e' },
    ]);
  });

  test('have a town people know among them, even when villages are nearer', () => {
    const village = (name: string, lat: number) => ({ name, at: { lat, lng: 77 }, wellKnown: false });
    const town = { name: 'Town', at: { lat: 28.4, lng: 77 }, wellKnown: true };
    const around = [village('A', 28.01), village('B', 28.02), village('C', 28.03), town];
    expect(nearestPlaces(around, { lat: 28, lng: 77 }).map(({ name }) => name)).toEqual(['A', 'B', 'Town']);
  });

  test('are said in words of distance', () => {
    expect(distanceWords(0, 'n')).toBe('here');
    expect(distanceWords(0.64, 'se')).toBe('600 m SE');
    expect(distanceWords(0.96, 'n')).toBe('1.0 km N');
    expect(distanceWords(12.4, 'w')).toBe('12 km W');
  });
});
