import type { Feature, GeoJSON } from 'geojson';
import { distanceKm, type Coordinates } from '#lib/domain/coordinates.ts';

interface NamedPoint {
  name: string;
  at: Coordinates;
}

/** The named points of the style's `places` source. Another style may have none, or others. */
export function namedPoints(data: GeoJSON): NamedPoint[] {
  const features: Feature[] = data.type === 'FeatureCollection' ? data.features : [];
  return features.flatMap(({ geometry, properties }) => {
    const name: unknown = properties?.['n'];
    if (geometry.type !== 'Point' || typeof name !== 'string') return [];
    const [lng = Number.NaN, lat = Number.NaN] = geometry.coordinates;
    return Number.isFinite(lng) && Number.isFinite(lat) ? [{ name, at: { lat, lng } }] : [];
  });
}

/** The name of the known place nearest to a point; null where the nearest is too far to say anything. */
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
