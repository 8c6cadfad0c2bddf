import type { FeatureCollection, LineString } from 'geojson';
import type { BoundingBox } from '#lib/domain/info/coordinates.ts';

/** The approximate distance between lines on screen. */
const spacingPx = 88;
const tilePx = 512;

/**
 * Returns the degrees between lines at a zoom: 1, 2 or 5 times a power of ten, at most 30. The round steps
 * keep the lines in place while panning.
 */
export function gridStep(zoom: number): number {
  const wanted = (spacingPx * 360) / (tilePx * 2 ** zoom);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= wanted) ?? 10;
  return Math.min(30, factor * power);
}

/**
 * Returns the meridians and parallels over a box, with the size of the box added on every side for panning.
 */
export function gridLines(
  [west, south, east, north]: BoundingBox,
  zoom: number,
): FeatureCollection<LineString> {
  const step = gridStep(zoom);
  const [width, height] = [east - west, north - south];
  const [left, right] = [Math.max(-180, west - width), Math.min(180, east + width)];
  const [bottom, top] = [Math.max(-85, south - height), Math.min(85, north + height)];
  const line = (
    from: [number, number],
    to: [number, number],
  ): FeatureCollection<LineString>['features'][0] => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates: [from, to] },
  });
  const features = [];
  // Count in whole steps, because repeated addition of fractions would drift.
  for (let i = Math.ceil(left / step); i * step <= right; i++)
    features.push(line([i * step, bottom], [i * step, top]));
  for (let i = Math.ceil(bottom / step); i * step <= top; i++)
    features.push(line([left, i * step], [right, i * step]));
  return { type: 'FeatureCollection', features };
}
