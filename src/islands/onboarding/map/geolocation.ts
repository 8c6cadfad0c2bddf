import { isCoordinates, roundCoordinates, type Coordinates } from '#lib/domain/place.ts';
import { limits } from '#lib/limits.ts';

/** Where the device says it is; `null` when it cannot or may not say within the time allowed. */
export function currentPosition(): Promise<Coordinates | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    // The device's own timeout starts only after the permission is given, so an unanswered question needs ours.
    const unanswered = setTimeout(() => resolve(null), limits.geolocationTimeoutMs);
    const done = (position: Coordinates | null): void => {
      clearTimeout(unanswered);
      resolve(position);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lng: coords.longitude };
        done(isCoordinates(position) ? roundCoordinates(position) : null);
      },
      () => done(null),
      { enableHighAccuracy: true, timeout: limits.geolocationTimeoutMs, maximumAge: 60_000 },
    );
  });
}
