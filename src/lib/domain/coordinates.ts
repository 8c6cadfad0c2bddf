import { asRecord, readNumber } from '#lib/domain/reading.ts';
import { limits } from '#lib/limits.ts';

/** A point on the earth in degrees. Zero is a place like any other, so absence is `null`, never 0. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** West, south, east, north, in degrees. */
export type BoundingBox = readonly [minLon: number, minLat: number, maxLon: number, maxLat: number];

/** Whether both numbers are finite and on the globe. */
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

/** One coordinate as it is shown: six decimals, no negative zero. */
function formatCoordinate(degrees: number): string {
  const text = degrees.toFixed(limits.coordinateDecimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** Latitude and longitude as they are shown together. */
export function formatCoordinates({ lat, lng }: Coordinates): string {
  return `${formatCoordinate(lat)}, ${formatCoordinate(lng)}`;
}

/** The point rounded to the decimals that are shown, its longitude brought back from a world further on. */
export function roundCoordinates({ lat, lng }: Coordinates): Coordinates {
  // Turned only when it has to be: the arithmetic costs a last digit.
  const turned = Math.abs(lng) <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;
  return {
    lat: Number(formatCoordinate(Math.max(-90, Math.min(90, lat)))),
    lng: Number(formatCoordinate(turned)),
  };
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** `location{latitude,longitude}` or `coords{lat,lng}`; null unless both are on the globe. */
export function readCoordinates(value: unknown): Coordinates | null {
  const place = asRecord(value);
  if (place === null) return null;
  const lat = readNumber(place.latitude ?? place.lat);
  const lng = readNumber(place.longitude ?? place.lng);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { lat, lng };
}
