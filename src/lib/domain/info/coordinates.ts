import { asRecord, readNumber } from '#lib/domain/reply/parse.ts';
import * as limits from '#lib/limits.ts';

/** A point on the earth in degrees. Zero is a valid degree, so a missing point is `null`. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** West, south, east, north, in degrees. */
export type BoundingBox = readonly [minLon: number, minLat: number, maxLon: number, maxLat: number];

/** Whether both numbers are finite and in range. */
export function isCoordinates(value: Coordinates | null | undefined): value is Coordinates {
  return (
    value !== null &&
    value !== undefined &&
    Number.isFinite(value.lat) &&
    Number.isFinite(value.lng) &&
    Math.abs(value.lat) <= 90 &&
    Math.abs(value.lng) <= 180
  );
}

/** Formats a coordinate with six decimals and no negative zero. */
function formatCoordinate(degrees: number): string {
  const text = degrees.toFixed(limits.coordinateDecimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** Formats latitude and longitude for display. */
export function formatCoordinates({ lat, lng }: Coordinates): string {
  return `${formatCoordinate(lat)}, ${formatCoordinate(lng)}`;
}

/** Rounds a point to the decimals that are shown, and wraps its longitude into -180 to 180. */
export function roundCoordinates({ lat, lng }: Coordinates): Coordinates {
  // Wrap only if necessary: the arithmetic loses the last digit.
  const turned = Math.abs(lng) <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;
  return {
    lat: Number(formatCoordinate(Math.max(-90, Math.min(90, lat)))),
    lng: Number(formatCoordinate(turned)),
  };
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Reads `location{latitude,longitude}` or `coords{lat,lng}`; null unless both are in range. */
export function readCoordinates(value: unknown): Coordinates | null {
  const place = asRecord(value);
  if (place === null) return null;
  const lat = readNumber(place.latitude ?? place.lat);
  const lng = readNumber(place.longitude ?? place.lng);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { lat, lng };
}
