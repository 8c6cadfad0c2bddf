import type { Feature, GeoJSON } from 'geojson';
import { distanceKm, type Coordinates } from '#lib/domain/info/coordinates.ts';

interface NamedPoint {
  name: string;
  at: Coordinates;
}

/**
 * Returns the named points of the style's `places` source. Another style may have none, or different ones.
 */
export function namedPoints(data: GeoJSON): NamedPoint[] {
  const features: Feature[] = data.type === 'FeatureCollection' ? data.features : [];
  return features.flatMap(({ geometry, properties }) => {
    const name: unknown = properties?.['n'];
    if (geometry.type !== 'Point' || typeof name !== 'string') return [];
    const [lng = Number.NaN, lat = Number.NaN] = geometry.coordinates;
    return Number.isFinite(lng) && Number.isFinite(lat) ? [{ name, at: { lat, lng } }] : [];
  });
}

/** Returns the name of the known place nearest to a point, or null when none is within `withinKm`. */
export function nearestPlace(points: readonly NamedPoint[], from: Coordinates, withinKm = 15): string | null {
  let nearest: string | null = null;
  let least = withinKm;
  for (const { name, at } of points) {
    const km = distanceKm(from, at);
    if (km > least) continue;
    least = km;
    nearest = name;
  }
  return nearest;
}
