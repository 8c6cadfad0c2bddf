import type { Feature, GeoJSON } from 'geojson';
import { directionTo, distanceKm, type CompassPoint, type Coordinates } from '#lib/domain/coordinates.ts';

export interface NearbyPlace {
  name: string;
  km: number;
  direction: CompassPoint;
}

interface NamedPoint {
  name: string;
  at: Coordinates;
  /** A city or the seat of a district, which people know from afar. */
  wellKnown: boolean;
}

/** The named points of the style's `places` source. Another style may have none, or others. */
export function namedPoints(data: GeoJSON): NamedPoint[] {
  const features: Feature[] = data.type === 'FeatureCollection' ? data.features : [];
  return features.flatMap(({ geometry, properties }) => {
    const name: unknown = properties?.['n'];
    if (geometry.type !== 'Point' || typeof name !== 'string') return [];
    const [lng = Number.NaN, lat = Number.NaN] = geometry.coordinates;
    return Number.isFinite(lng) && Number.isFinite(lat)
      ? [{ name, at: { lat, lng }, wellKnown: properties?.['r'] <= 2 }]
      : [];
  });
}

/**
 * The known places nearest to a point, nearest first, a well-known one among them if there is any; what is
 * too far to say anything is left out.
 */
export function nearestPlaces(
  points: NamedPoint[],
  from: Coordinates,
  count = 3,
  withinKm = 60,
): NearbyPlace[] {
  const near = points
    .map((point) => ({ ...point, km: distanceKm(from, point.at) }))
    .filter(({ km }) => km <= withinKm)
    .toSorted((a, b) => a.km - b.km);
  const first = near.slice(0, count - 1);
  const rest = near.slice(count - 1);
  const last = first.some((point) => point.wellKnown)
    ? rest[0]
    : (rest.find((point) => point.wellKnown) ?? rest[0]);
  return [...first, ...(last ? [last] : [])].map(({ name, at, km }) => ({
    name,
    km,
    direction: directionTo(from, at),
  }));
}
