import { isCoordinates, roundCoordinates, type Coordinates } from '#lib/domain/coordinates.ts';
import { limits } from '#lib/limits.ts';

/**
 * Where the device says it is; null when it cannot or may not say. Six seconds are allowed from the moment the permission
 * is given, however long the vendor thinks about the question: a position that was allowed is never dropped for that.
 * Where the browser does not tell when that moment was, its own, longer timeout decides.
 */
export function currentPosition(): Promise<Coordinates | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    let clock: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;
    const done = (position: Coordinates | null): void => {
      isDone = true;
      clearTimeout(clock);
      resolve(position);
    };
    followPermission((state) => {
      if (state === 'denied') done(null);
      else if (state === 'granted' && !isDone) clock ??= setTimeout(done, limits.geolocationTimeoutMs, null);
    });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lng: coords.longitude };
        done(isCoordinates(position) ? roundCoordinates(position) : null);
      },
      () => done(null),
      // Some browsers count this from the permission prompt, so it leaves time for that.
      { enableHighAccuracy: true, timeout: limits.geolocationUnknownGrantMs, maximumAge: 60_000 },
    );
  });
}

/** Tells of the permission, now and when it changes; never where the browser does not know the question. */
function followPermission(tell: (state: PermissionState) => void): void {
  // Absent in older browsers; some that have it refuse to tell of this permission.
  const asked = (navigator.permissions as Permissions | undefined)?.query({ name: 'geolocation' });
  asked?.then(
    (status) => {
      tell(status.state);
      status.addEventListener('change', () => tell(status.state));
    },
    () => undefined,
  );
}
