import type { Coordinates } from '#lib/domain/place.ts';
import { asRecord, readNumber } from '#lib/domain/reading.ts';

/** `location{latitude,longitude}` or `coords{lat,lng}`; null unless both are on the globe. */
export function readCoordinates(value: unknown): Coordinates | null {
  const place = asRecord(value);
  if (place === null) return null;
  const lat = readNumber(place.latitude ?? place.lat);
  const lng = readNumber(place.longitude ?? place.lng);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { lat, lng };
}
